import type { ConquestView, EventInfo, MoveInfo, TableInfo, TitleInfo, Update } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import { Words } from "../../../shell/words";
import file from "./moments.json";

// Moments of real games of Anne, Bart, Carla and Dirk, written by tests/browser/caribbean_conquest_moments.py. For tests of the board.

interface Moment {
  seats: number;
  view: ConquestView;
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
  id: "caribbean_conquest",
  name: "Caribbean Conquest",
  seats: [2, 4],
  options: file.options as unknown as TitleInfo["options"],
  presets: [],
  modes: [],
  catalogue: file.catalogue as unknown as TitleInfo["catalogue"],
  bots: ["greedy"],
  lesson: 0, puzzles: 0,
};

const NAMES = ["Anne", "Bart", "Carla", "Dirk"];

const tableOf = (seats: number): TableInfo => ({
  id: "t",
  title: "caribbean_conquest",
  name: "",
  options: {},
  seats: NAMES.slice(0, seats).map((name) => ({ kind: "here", name, bot: "", taken: true, online: true, screens: 1, promise: "", away: 0, stand_in: "", resigned: false, person: "" })),
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
  seeded: false,
  hints: 0,
  opener: -1,
  allied: false,
  duel: false,
  patience: 180,
  rated: false,
  took_back: false,
  chat: true,
  clock: null,
  pace: "", what_if: null, set_up: false,
});

const read = new Map<number, Words>();
/** The words for who sits there; reading the files takes a while. */
function wordsFor(me: number): Words {
  const words = read.get(me) ?? new Words(title, () => ({ names: NAMES, ownSeats: me >= 0 ? [me] : [] }));
  read.set(me, words);
  return words;
}

export type More = Partial<BoardProps<ConquestView>> & { made?: number };

/** The board as the player to move sees it, or as `me` does. */
export function boardProps(name: string, { made = 1, ...more }: More = {}): BoardProps<ConquestView> {
  const { seats, view, moves } = momentOf(name);
  const me = more.me ?? Math.max(0, view.seat_to_move);
  const mine = me === view.seat_to_move ? moves : [];
  const events: EventInfo[] = [];
  const ranks = view.players.map((_, seat) => seat + 1);
  const update: Update = {
    type: "update",
    clocks: null,
    moves_made: made,
    undone: false,
    events_from: 0,
    events,
    eye: -1,
    view: more.view ?? view,
    seat_to_move: view.seat_to_move,
    moves: mine,
    may_undo: -1,
    scores: view.players.map((player) => player.count),
    score_sheet: [],
    race: [],
    outcome: view.step === "over" ? { ending: "majority", ranks, winners: [0], utility: [1, 0], team_won: null, team_rank: "", next_chapter: 0 } : null,
  };
  return {
    title,
    table: tableOf(seats),
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
