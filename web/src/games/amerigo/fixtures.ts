import { boardPropsOf, tableOf, updateOf, wonBySeat0 } from "../../../tests/seated";
import type { AmerigoView, MoveInfo, TitleInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import file from "./moments.json";

// Moments of a real game of Anne and Bart, written by tests/browser/moments.py. For tests of the board.

interface Moment {
  view: AmerigoView;
  moves: MoveInfo[];
}

const found = file.moments as unknown as Record<string, { view: Omit<AmerigoView, "map">; moves: MoveInfo[] }>;
export const moments: readonly string[] = Object.keys(found);

export function momentOf(name: string): Moment {
  const moment = found[name];
  if (!moment) throw new Error(`There is no moment ${name}.`);
  return { view: { ...moment.view, map: file.map as unknown as AmerigoView["map"] }, moves: moment.moves };
}

export const title: TitleInfo = {
  id: "amerigo",
  name: "Amerigo",
  seats: [2, 4],
  options: [{ id: "tok17_permanent", kind: "switch", default: false, rule: "AM-TOK-31", goes_with: {}, choices: [], least: 0, most: 0 }],
  presets: [],
  modes: [],
  catalogue: file.catalogue as unknown as TitleInfo["catalogue"],
  bots: ["greedy"],
  lesson: 0, puzzles: 0,
};

export const table = tableOf(title, ["Anne", "Bart"]);

export type More = Partial<BoardProps<AmerigoView>>;

/** The board as the player to move sees it, or as `me` does. */
export function boardProps(name: string, more: More = {}): BoardProps<AmerigoView> {
  const { view, moves } = momentOf(name);
  const me = more.me ?? Math.max(0, view.seat_to_move);
  const scores = view.players.map((player) => player.score);
  const outcome = view.step === "over" ? wonBySeat0("five_rounds", view.players.length) : null;
  const update = updateOf(view, me === view.seat_to_move ? moves : [], scores, { outcome });
  return { ...boardPropsOf(title, table, update, view, me), ...more };
}
