import type { Attachment } from "svelte/attachments";

/** The smallest that is still legible. */
const LEAST = 0.7;
/** Letters do not shrink quite as much as the line does. */
const SPARE = 0.97;

/** What is in a line that is too short for it is drawn smaller, never cut off. */
export const fitted: Attachment<HTMLElement> = (line) => {
  // else each letter is rounded to whole pixels, and a line drawn smaller is not shorter by as much
  line.style.textRendering = "geometricPrecision";
  const fit = (): void => {
    line.style.removeProperty("zoom");
    const room = line.clientWidth;
    if (room > 0 && line.scrollWidth > room) line.style.setProperty("zoom", `${Math.max(LEAST, (SPARE * room) / line.scrollWidth)}`);
  };
  fit();
  // letters may still be on their way, and be wider than those that stand in for them
  void document.fonts?.ready.then(fit);
  if (typeof ResizeObserver !== "function") return;
  const watch = new ResizeObserver(fit);
  if (line.parentElement) watch.observe(line.parentElement);
  return () => watch.disconnect();
};
