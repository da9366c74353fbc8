import type { Attachment } from "svelte/attachments";

/** Tells how many things in a line that wraps, and shows its first line only, are not seen: what is hidden must have a sign. */
export function outOfSight(tell: (hidden: number) => void): Attachment<HTMLElement> {
  return (line) => {
    const count = (): void => {
      const things = [...line.children].filter((one) => one instanceof HTMLElement);
      const top = things[0]?.offsetTop ?? 0;
      tell(things.filter((one) => one.offsetTop > top).length);
    };
    count();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(count);
    watch.observe(line);
    return () => watch.disconnect();
  };
}
