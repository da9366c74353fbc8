import type { MoveInfo } from "../../../protocol";
import { capital, cardWords, effectsWords, giftWords } from "../boards/words";
import type { Desk } from "../desk.svelte";
import type { Effect } from "../pieces";
import { laneOf } from "../track/way";

/** What the engine calls an effect that can be chosen. */
function choiceOf({ op, type = "" }: Effect): string {
  if (op === "pick") return `pick-${type}`;
  if (type === "any") return op;
  return op === "treasure" ? type : op === "cube" ? "its-cube" : op;
}

/** The signs that choosing one of them, `do explore`, carries out, that one first: of the location, of the Gulf, or those still open. */
export function chosenSigns(desk: Desk, what: string): Effect[] {
  const { view, pieces } = desk;
  const location = desk.card(String(view.at_hand["card"] ?? ""));
  const open = view.open_effects.map((effect) => [effect as unknown as Effect]);
  const groups = location?.actions ?? (view.step === "gulf" ? pieces.board.gulf : open);
  const group = groups.find((signs) => signs.some((effect) => choiceOf(effect) === what)) ?? [];
  return group.toSorted((a, b) => Number(choiceOf(b) === what) - Number(choiceOf(a) === what));
}

/** What the space where a treasure is buried brings: `bury gold 2`, or `bury gold poseidon-2`. */
export function burialBonus({ pieces }: Desk, { notation }: MoveInfo): Effect[] {
  const [, type = "", space = ""] = notation.split(" ");
  const [on = "", number = ""] = space.split("-");
  return (on === "poseidon" ? pieces.burials.get(on)?.[Number(number) - 1] : pieces.burials.get(type)?.[Number(on) - 1]) ?? [];
}

/** A move below a heading that says what is being done: what leaves the rest as the moment asks for it, a space by what it brings. */
export function rowText(desk: Desk, move: MoveInfo): string {
  const { words, pieces } = desk;
  const [verb = "", what = ""] = move.notation.split(" ");
  if (verb === "done") return words.text("board-done", { step: desk.view.step });
  if (verb === "upgrade") return capital(words.card(String(move.facts["space"] ?? what)));
  const bonus = verb === "explore" ? (pieces.track.get(what)?.effect ?? []) : verb === "do" ? chosenSigns(desk, what) : [];
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
      if (desk.view.step === "residence") return ""; // its card lies above
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
    case "bury": {
      const bonus = burialBonus(desk, move);
      return words.text("boards-burial", { full: "no", what: bonus.length > 0 ? effectsWords(words, bonus) : words.text("boards-no-bonus") });
    }
    case "explore":
      return words.text("board-steps-on", { steps: move.preview["steps"] ?? 1, lane: laneOf(what) });
    default:
      return "";
  }
}
