import type { Attachment } from "svelte/attachments";
import type { ChartChoice } from "./choice.svelte";

/** While this is pointed at, touched or has the focus, the chart shows where its tile (`village I3`) would fit. */
export function looksAt(choice: ChartChoice, tile: string): Attachment<HTMLElement> {
  return (element) => {
    const look = (): void => void (choice.lookedAt = tile);
    // a moment later: a tile that is taken away loses the focus in the middle of drawing, when nothing may change
    const leave = (): void => queueMicrotask(() => choice.lookedAt === tile && (choice.lookedAt = ""));
    const shows = ["pointerenter", "focusin"] as const;
    const hides = ["pointerleave", "focusout"] as const;
    for (const event of shows) element.addEventListener(event, look);
    for (const event of hides) element.addEventListener(event, leave);
    return () => {
      leave();
      for (const event of shows) element.removeEventListener(event, look);
      for (const event of hides) element.removeEventListener(event, leave);
    };
  };
}
