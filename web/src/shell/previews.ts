import { signed } from "./figures";
import type { Words } from "./words";

/** What a move is sure to bring, in words; empty where there is nothing to say. */
export const sayPreview = (words: Words, preview: Readonly<Record<string, number>>): string =>
  Object.entries(preview)
    .map(([what, n]) => [`preview-${what.replaceAll("_", "-")}`, n] as const)
    .filter(([id, n]) => n !== 0 && words.has(id))
    .map(([id, n]) => words.text(id, { n: Math.abs(n), amount: signed(n) }))
    .join(", ");
