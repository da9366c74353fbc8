import type { MoveInfo, TableInfo, TitleInfo, Update, View } from "../src/protocol";
import type { BoardProps } from "../src/shell/board";
import { tableNowhere } from "../src/shell/nowhere";
import { Words } from "../src/shell/words";

// What a board needs around the view that a test is about.

export const tableOf = (title: TitleInfo, names: readonly string[], more: Partial<TableInfo> = {}): TableInfo => {
  const nowhere = tableNowhere(title.id, names, 0, {});
  return { ...nowhere, id: "t", seats: nowhere.seats.map((seat) => ({ ...seat, kind: "here" })), ...more };
};

export const updateOf = (view: View, moves: MoveInfo[], scores: number[], more: Partial<Update> = {}): Update => ({
  type: "update",
  moves_made: 1,
  undone: false,
  events_from: 0,
  events: [],
  eye: -1,
  view,
  seat_to_move: view.seat_to_move,
  moves,
  may_undo: -1,
  scores,
  score_sheet: [],
  race: [],
  outcome: null,
  clocks: null,
  ...more,
});

const read = new Map<string, Words>();
/** The words for who sits there; reading the files takes a while. */
function wordsFor(title: TitleInfo, names: readonly string[], me: number): Words {
  const key = `${title.id} ${names.join()} ${me}`;
  const words = read.get(key) ?? new Words(title, () => ({ names: [...names], ownSeats: me >= 0 ? [me] : [] }));
  read.set(key, words);
  return words;
}

/** All that the board needs; tests replace what they are about. */
export const boardPropsOf = <V extends View>(title: TitleInfo, table: TableInfo, update: Update, view: V, me: number): BoardProps<V> => ({
  title,
  table,
  update,
  view,
  events: [],
  me,
  moves: update.moves,
  busy: false,
  mayUndo: false,
  words: wordsFor(title, table.seats.map(({ name }) => name), me),
  play: () => undefined,
  undo: () => undefined,
  why: () => Promise.resolve(null),
});

/** The outcome of a game that ended so, won by the first seat. */
export const wonBySeat0 = (ending: string, seats: number): Update["outcome"] => ({
  ending,
  ranks: Array.from({ length: seats }, (_, seat) => seat + 1),
  winners: [0],
  utility: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1 : 0)),
  team_won: null,
  team_rank: "",
  next_chapter: 0,
});
