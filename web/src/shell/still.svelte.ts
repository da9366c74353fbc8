import type { EventInfo, MoveInfo, TableInfo, TitleInfo, Update } from "../protocol";
import type { BoardParts } from "./board";
import { Playback } from "./playback.svelte";
import type { Tabletop } from "./tabletop";
import { Words } from "./words";

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

  /** What could be chosen is shown, so that marks find it. */
  get busy(): boolean {
    return false;
  }

  play(_: string): void {
    // it can only be looked at
  }
}
