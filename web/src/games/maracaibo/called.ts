import type { MaracaiboView, MoveInfo } from "../../protocol";
import type { Words } from "../../shell/words";

/** A place of the sea as it is said in a sentence: its card's name, or what lies there face down, and then where. */
export function placeName(words: Words, view: MaracaiboView, name: string): string {
  const place = view.places.find((one) => one.name === name);
  if (!place) return words.text(`place-${name}`);
  if (place.card) return words.card(place.card);
  const row = view.places.filter(({ column, top }) => column === place.column && top <= place.top).length;
  return words.text("board-hidden-at", { what: words.text(`board-hidden-${place.hidden || "filler"}`), column: place.column, row });
}

/** A move as the table calls it: places by what lies there. */
export function sayMove(words: Words, view: MaracaiboView, move: MoveInfo): string {
  const [verb, place = ""] = move.notation.split(" ");
  return verb === "sail" ? words.text("board-sail", { place: placeName(words, view, place) }) : words.move(move);
}
