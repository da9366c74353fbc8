import { boardPropsOf, tableOf, updateOf, wonBySeat0 } from "../../../../tests/seated";
import type { MoveInfo, TitleInfo, TreasureView } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import file from "./moments.json";

// Moments of real games of Anne, Bart, Carla and Dirk, written by tests/browser/treasure_map_moments.py. For tests of the board.

interface Moment {
  seats: number;
  view: TreasureView;
  moves: MoveInfo[];
}

const found = file.moments as unknown as Record<string, Moment>;
export const moments: readonly string[] = Object.keys(found);

export function momentOf(name: string): Moment {
  const moment = found[name];
  if (!moment) throw new Error(`There is no moment ${name}.`);
  return moment;
}

export const title: TitleInfo = {
  id: "treasure_map",
  name: "Treasure Map",
  seats: [1, 4],
  options: file.options as unknown as TitleInfo["options"],
  presets: [],
  modes: [],
  catalogue: file.catalogue as unknown as TitleInfo["catalogue"],
  bots: ["greedy"],
  lesson: 0, puzzles: 0,
};

const NAMES = ["Anne", "Bart", "Carla", "Dirk"];

export type More = Partial<BoardProps<TreasureView>>;

/** The board as the player to move sees it, or as `me` does. */
export function boardProps(name: string, more: More = {}): BoardProps<TreasureView> {
  const { seats, view, moves } = momentOf(name);
  const me = more.me ?? Math.max(0, view.seat_to_move);
  const scores = view.players.map(() => 0);
  const outcome = view.step === "over" ? wonBySeat0("turn_limit", seats) : null;
  const update = updateOf(view, me === view.seat_to_move ? moves : [], scores, { outcome });
  const table = tableOf(title, NAMES.slice(0, seats), { private: true });
  return { ...boardPropsOf(title, table, update, view, me), ...more };
}
