import { settings } from "./settings.svelte";

/** Numbers as they stand beside words, with the minus of typesetters. */

const MINUS = "−";

/** A chance from 0 to 1, in hundredths. */
export const percentOf = (chance: number): number => Math.round(100 * chance);

/** A change, which always has its sign; none at all has none. */
export const signed = (n: number): string => (n < 0 ? `${MINUS}${-n}` : n > 0 ? `+${n}` : "0");

/** With one digit after the comma, as the language writes it. */
export const decimal = (n: number): string => n.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", MINUS);
