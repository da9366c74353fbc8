import type { StudiedInfo } from "../../protocol";
import type { Words } from "../words";

/** Who chose what. */
export const sayMove = (words: Words, names: readonly string[], { seat, move }: StudiedInfo): string =>
  words.text("study-moment-choice", { name: names[seat] ?? "", move: words.move({ ...move, preview: {} }) });

/** What came of it by luck, as the log tells it; who chose what where that says nothing. */
export const sayLuck = (words: Words, names: readonly string[], studied: StudiedInfo): string =>
  studied.event && words.has(`event-${studied.event.name}`)
    ? words.event(studied.event)
    : words.text("study-moment-luck", { name: names[studied.seat] ?? "", move: words.move({ ...studied.move, preview: {} }) });
