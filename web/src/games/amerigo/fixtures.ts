import type { AmerigoView, EventInfo, MoveInfo, TableInfo, TitleInfo, Update } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { Words } from "../../shell/words";
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
  catalogue: file.catalogue as unknown as TitleInfo["catalogue"],
  bots: ["greedy"],
  lesson: 0,
};

export const table: TableInfo = {
  id: "t",
  title: "amerigo",
  name: "",
  options: {},
  seats: ["Anne", "Bart"].map((name) => ({ kind: "here", name, bot: "", taken: true, online: true })),
  status: "playing",
  seat_to_move: 0,
  moves: 0,
  created: 0,
  commitment: "",
  listed: false,
  private: false,
  rivals: [],
  campaign: "",
  chapter: 0,
};

const read = new Map<number, Words>();
/** The words for who sits there; reading the files takes a while. */
function wordsFor(me: number): Words {
  const words = read.get(me) ?? new Words(title, () => ({ names: ["Anne", "Bart"], ownSeats: me >= 0 ? [me] : [] }));
  read.set(me, words);
  return words;
}

export type More = Partial<BoardProps<AmerigoView>>;

/** The board as the player to move sees it, or as `me` does. */
export function boardProps(name: string, more: More = {}): BoardProps<AmerigoView> {
  const { view, moves } = momentOf(name);
  const me = more.me ?? Math.max(0, view.seat_to_move);
  const mine = me === view.seat_to_move ? moves : [];
  const events: EventInfo[] = [];
  const isOver = view.step === "over";
  const update: Update = {
    type: "update",
    moves_made: 1,
    undone: false,
    events_from: 0,
    events,
    eye: -1,
    view,
    seat_to_move: view.seat_to_move,
    moves: mine,
    may_undo: -1,
    scores: view.players.map((player) => player.score),
    score_sheet: [],
    race: [],
    outcome: isOver ? { ending: "five_rounds", ranks: [1, 2], winners: [0], utility: [1, 0], team_won: null, team_rank: "", next_chapter: 0 } : null,
  };
  return {
    title,
    table,
    update,
    view,
    events,
    me,
    moves: mine,
    busy: false,
    mayUndo: false,
    words: wordsFor(me),
    play: () => undefined,
    undo: () => undefined,
    why: () => Promise.resolve(null),
    ...more,
  };
}
