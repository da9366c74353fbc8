import type { EventInfo, MoveInfo, TableInfo, TitleInfo, Update } from "../protocol";
import type { BoardParts } from "./board";
import { Playback } from "./playback.svelte";
import type { Tabletop } from "./tabletop";
import { Words } from "./words";

/** What a board is told about a table that stands nowhere: who sits there, the reader among them. */
export function tableNowhere(title: string, options: TableInfo["options"], names: readonly string[], seat: number): TableInfo {
  const seats = names.map((name, one) => ({ kind: one === seat ? "here" : "bot", name, bot: "", taken: true, online: true, screens: 1, promise: "", away: 0, stand_in: "", resigned: false, person: "" }));
  return {
    id: "",
    title,
    name: "",
    options,
    seats,
    status: "playing",
    seat_to_move: seat,
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
    pace: "",
    what_if: null,
  };
}

/** One moment of a game by itself: a board shows it, and nothing goes on. */
export class Still implements Tabletop {
  readonly playback = new Playback(() => "instant");
  readonly words: Words;
  readonly names: readonly string[];
  readonly ownSeats: readonly number[];
  readonly refusal = null;
  readonly steps: readonly string[];
  readonly moves: MoveInfo[];
  readonly isQuiet: (event: EventInfo) => boolean;

  constructor(
    readonly title: TitleInfo,
    readonly table: TableInfo,
    readonly update: Update,
    /** Whose choice it is. */
    readonly seat: number,
    board: BoardParts,
  ) {
    this.names = table.seats.map((one) => one.name);
    this.ownSeats = [seat];
    this.words = new Words(title, () => ({ names: this.names, ownSeats: this.ownSeats, options: table.options }));
    this.moves = update.moves;
    this.steps = board.steps ?? [];
    this.isQuiet = board.isQuiet ?? (() => false);
    this.playback.arrive(update, false);
  }

  get busy(): boolean {
    return true;
  }

  play(_: string): void {
    // it can only be looked at
  }
}
