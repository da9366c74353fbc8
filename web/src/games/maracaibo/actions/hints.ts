import type { MoveInfo } from "../../../protocol";
import { capital, cardWords, effectsWords, giftWords } from "../boards/words";
import type { Desk } from "../desk.svelte";

/** A move below a heading that says what is being done: what leaves the rest as the moment asks for it, a space by what it brings. */
export function rowText(desk: Desk, move: MoveInfo): string {
  const { words, pieces } = desk;
  const [verb = "", what = ""] = move.notation.split(" ");
  if (verb === "done") return words.text("board-done", { step: desk.view.step });
  const bonus = verb === "explore" ? (pieces.track.get(what)?.effect ?? []) : [];
  return bonus.length > 0 ? capital(effectsWords(words, bonus)) : words.move(move);
}

/** What a move is about, in a line below its words: what the thing does that it names. */
export function hintOf(desk: Desk, move: MoveInfo): string {
  const { words, pieces } = desk;
  const [verb = "", what = ""] = move.notation.split(" ");
  switch (verb) {
    case "keep":
    case "take":
    case "sell":
      return capital(words.card(what, "text"));
    case "pick":
    case "build": {
      const card = desk.card(what);
      return card ? cardWords(words, card) : "";
    }
    case "figurehead": {
      const gift = pieces.figureheads.get(what);
      return gift ? giftWords(words, gift).join(" ") : "";
    }
    case "market": {
      const side = desk.view.market_sides[Number(what) - 1] === "back" ? "back" : "front";
      return capital(effectsWords(words, pieces.markets.get(what)?.[side] ?? []));
    }
    case "sell-ruby":
      return capital(effectsWords(words, pieces.rubies[Number(what) - 1] ?? []));
    case "explore":
      return words.text("board-steps", { steps: move.preview["steps"] ?? 1 });
    default:
      return "";
  }
}
