import type { Args, Words } from "../../../shell/words";
import type { Card, Effect, EndScore, Gift, Quest, SeaBoard, Standing } from "../pieces";
import { standingSigns, type Income } from "./signs";

const dashed = (name: string): string => name.replaceAll("_", "-");

/** One sign in words: `explore 4`. */
function effectWords(words: Words, { op, amount, type = "", most = 0, same = false }: Effect): string {
  return words.text(`effect-${op}`, { amount, type, most, same: same ? "yes" : "no" });
}

/** The signs of one place. */
export const effectsWords = (words: Words, effects: readonly Effect[]): string => words.list(effects.map((effect) => effectWords(words, effect)));

/** Several things that are said one after the other, each with its full stop. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part)
    .map((part) => capital(part.endsWith(".") ? part : `${part}.`))
    .join(" ");

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** So many of what can be counted: `3 Crew cards`. */
export const unitsWords = (words: Words, unit: string, count: number): string => words.missing(`${unit}:${count}`);

/** Each thing that works for good. */
function standingWords(words: Words, standing: Standing): string[] {
  return standingSigns(standing).map(({ what }) => {
    const thing = standing[what];
    const args: Args = typeof thing === "object" ? { cost: thing.cost, gain: effectsWords(words, thing.gain) } : { amount: Number(thing) };
    return words.text(`permanent-${dashed(what)}`, args);
  });
}

export function incomeWords(words: Words, { doubloons, vp }: Income, perQuest = 0): string {
  return words.list([
    ...(doubloons > 0 ? [words.text("income-doubloons", { amount: doubloons })] : []),
    ...(vp > 0 ? [words.text("income-vp", { amount: vp })] : []),
    ...(perQuest > 0 ? [words.text("boards-per-quest", { amount: perQuest })] : []),
  ]);
}

export const endWords = (words: Words, { each, type, points }: EndScore): string => words.text("effect-at-end", { each, type, points });

/** When it works: at once, for good, at the end of a round, at the end of the game. */
export type When = "once" | "good" | "income" | "end";
/** What a scroll stands before. */
const scroll = (words: Words, when: When, what: string): string => words.text("scroll-says", { when: words.text(`scroll-${when}`), what });

/** What a development, a figurehead or an upgrade gives, a sentence for each scroll. */
export function giftWords(words: Words, { once, permanent, income }: Gift): string[] {
  const perQuest = permanent.doubloons_per_quest ?? 0;
  return [
    ...(once.length > 0 ? [scroll(words, "once", effectsWords(words, once))] : []),
    ...standingWords(words, permanent).map((what) => scroll(words, "good", what)),
    ...(income.doubloons + income.vp + perQuest > 0 ? [scroll(words, "income", incomeWords(words, income, perQuest))] : []),
  ];
}

/** What a card of the sea does, without its cost and its points. */
export function cardWords(words: Words, card: Card): string {
  if (card.scores) return scroll(words, "end", effectWords(words, card.scores));
  if (card.look === "location") {
    const what = card.actions.map((group) => effectsWords(words, group)).join(words.text("scroll-or"));
    return words.text("scroll-one-of", { number: card.actions.length, what });
  }
  const gift = giftWords(words, { once: card.immediate, permanent: card.permanent, income: card.income });
  return [...gift, ...card.endgame.map((score) => scroll(words, "end", endWords(words, score)))].join(" ");
}

/** What stopping at the Gulf or at Maracaibo brings. */
export function harborWords(words: Words, board: SeaBoard, place: "gulf" | "maracaibo"): string {
  const one = board.gulf.map((group) => effectsWords(words, group)).join(words.text("scroll-or"));
  return words.text(`board-${place}-help`, { first: effectsWords(words, place === "gulf" ? board.gulfFirst : board.maracaibo), one });
}

/** A quest by what it is about, without numbers: `Buried gold`. */
export const questName = (words: Words, { asks }: Quest): string => asks.map((unit) => words.text(`boards-unit-${dashed(unit)}`)).join(" + ");
