import type { MoveInfo, ReasonOfBest } from "../protocol";
import { Refused } from "./api";
import { decimal } from "./figures";
import { sayPreview } from "./previews";
import type { Words } from "./words";

/** Why what was asked of the server was not done. */
export const whyNot = (error: unknown, words: Words): string => (error instanceof Refused ? words.reason(error.reason) : words.text("server-unreachable"));

/** What a title's looking ahead expects: points, or how far away the goal is, which counts below zero; nothing is nearer than there. */
export const sayWorth = (words: Words, text: "hint-points" | "study-worth", points: number): string => words.text(text, { points: decimal(points), away: decimal(Math.max(0, -points)) });

/** Why a move is good, as hints and studies say it; `called`: how the title calls the move that would follow. */
export function sayWhy(words: Words, names: readonly string[], { reason, facts, brings, reply }: ReasonOfBest, called = (move: MoveInfo): string => words.move(move)): string {
  const sure = sayPreview(words, brings);
  const nothing = reason === "brings" && !sure;
  return words.text(`hint-${nothing ? (facts["percent"] ? "ahead" : "steady") : reason}`, {
    ...facts,
    name: names[facts["seat"] ?? -1] ?? "",
    brings: sure.charAt(0).toLocaleUpperCase() + sure.slice(1),
    move: reply ? called({ ...reply, preview: {} }) : "",
  });
}
