import type { ReasonOfBest } from "../protocol";
import { Refused } from "./api";
import { sayPreview } from "./previews";
import type { Words } from "./words";

/** Why what was asked of the server was not done. */
export const whyNot = (error: unknown, words: Words): string => (error instanceof Refused ? words.reason(error.reason) : words.text("server-unreachable"));

/** Why a move is good, as hints and studies say it. */
export function sayWhy(words: Words, names: readonly string[], { reason, facts, brings, reply }: ReasonOfBest): string {
  const sure = sayPreview(words, brings);
  const nothing = reason === "brings" && !sure;
  return words.text(`hint-${nothing ? (facts["percent"] ? "ahead" : "steady") : reason}`, {
    ...facts,
    name: names[facts["seat"] ?? -1] ?? "",
    brings: sure,
    move: reply ? words.move({ ...reply, preview: {} }) : "",
  });
}
