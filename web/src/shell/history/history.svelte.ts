import type { EventInfo, Past, Then, Update } from "../../protocol";
import type { Playback } from "../playback.svelte";
import { settings, type Pace } from "../settings.svelte";
import { stirring } from "../stirring";
import { movesOfRounds, stretchesOf, type Stretch } from "./turns";

/** What can be asked about the past; null where no answer comes. */
export interface Archive {
  past(since: number): Promise<Past | null>;
  look(moves: number, eye: number): Promise<Then | null>;
  /** With whose eyes this screen looks back. */
  eye(): number;
}

/** How the board came to the moment it shows: by a step that can be watched, by one back, or at once. */
export type Way = "on" | "back" | "jump";

const PAUSE: Record<Pace, number> = { slow: 1400, normal: 700, fast: 250, instant: 250, step: 700 };
/** Moments that are kept to be looked at again. */
const MOST_KEPT = 300;

/** Looking back at a game, while it goes on or after its end. */
export class History {
  /** After how many moves the table is looked at; null: now. */
  at = $state<number | null>(null);
  /** What the board shows instead of now; null until the first moment has come. */
  shown = $state.raw<Update | null>(null);
  /** What led there, where it is one step on. */
  events = $state.raw<EventInfo[]>([]);
  way = $state<Way>("jump");
  isPlaying = $state(false);
  /** In whose turn each move was made. */
  turns = $state.raw<readonly number[]>([]);
  /** How many events there were before the first move, and after each. */
  told = $state.raw<readonly number[]>([]);

  readonly #archive: Archive;
  readonly #playback: Playback;
  readonly #kept = new Map<number, Update>();
  #eye = -1;
  #isAsking = false;
  #isReading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forgetWaiting: (() => void) | undefined;

  readonly isOpen = $derived.by(() => this.at !== null);
  /** How far the game has come: it may go on while somebody looks back. */
  readonly last = $derived.by(() => this.#playback.newest?.moves_made ?? 0);
  /** The moment on the board is not yet the one that was asked for. */
  readonly isFetching = $derived.by(() => this.at !== null && this.shown?.moves_made !== this.at);
  readonly #log = $derived.by(() => this.#playback.told);
  readonly rounds = $derived.by(() => movesOfRounds(this.#log, this.told));
  readonly stretches = $derived.by((): Stretch[] => stretchesOf(this.turns, this.rounds));

  constructor(playback: Playback, archive: Archive) {
    this.#playback = playback;
    this.#archive = archive;
  }

  /** The move that told an event, by its place in the log; null where that is not known. */
  moveOf(event: number): number | null {
    const move = this.told.findIndex((told) => told > event);
    return move < 0 ? null : move;
  }

  /** The stretch of one turn that a move belongs to. */
  stretchOf(move: number): Stretch | undefined {
    return this.stretches.findLast(({ from }) => from < Math.max(1, move));
  }

  /** What a move told. */
  eventsOf(move: number): EventInfo[] {
    return move > 0 ? this.#log.slice(this.told[move - 1], this.told[move]) : [];
  }

  /** Learns of the turns of the game, as far as they are not known. */
  async read(): Promise<void> {
    if (this.#isReading || (this.told.length > 0 && this.turns.length >= this.last)) return;
    this.#isReading = true;
    const past = await this.#archive.past(this.turns.length);
    this.#isReading = false;
    if (!past) return;
    this.turns = [...this.turns.slice(0, past.since), ...past.turns];
    this.told = [...this.told.slice(0, past.since), ...past.told];
  }

  /** To the moment after so many moves; `eye`: as that seat, or a spectator, saw it. */
  go(move: number, eye = this.isOpen ? this.#eye : this.#archive.eye()): void {
    this.pause();
    if (eye !== this.#eye) this.#kept.clear();
    this.#eye = eye;
    this.#goTo(move);
  }

  /** To the move that told an event. */
  async goToEvent(event: number): Promise<void> {
    await this.read();
    const move = this.moveOf(event);
    if (move !== null) this.go(move);
  }

  step(by: number): void {
    this.go((this.at ?? this.last) + by);
  }

  /** To where this turn or the one before began, or where the next begins; likewise with rounds. */
  stepTurn(way: -1 | 1): void {
    this.#stepTo(this.stretches.map(({ from }) => from), way);
  }
  stepRound(way: -1 | 1): void {
    this.#stepTo(this.rounds.map(({ move }) => move), way);
  }
  #stepTo(places: number[], way: -1 | 1): void {
    const at = this.at ?? this.last;
    this.go((way < 0 ? places.findLast((place) => place < at) : places.find((place) => place > at)) ?? (way < 0 ? 0 : this.last));
  }

  play(): void {
    if (this.at === null || this.at >= this.last) return;
    this.isPlaying = true;
    this.#schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    this.#forgetWaiting?.();
  }

  /** Back to now. */
  close(): void {
    this.pause();
    this.at = null;
    this.shown = null;
    this.events = [];
    this.#playback.catchUp();
  }

  /** The game has gone on, or a move was taken back, or the line to the server is new. */
  arrived(update: Update): void {
    if (update.undone) {
      this.#kept.clear();
      this.turns = this.told = [];
    }
    if (this.at === null) return;
    if (this.at > update.moves_made) this.#goTo(update.moves_made);
    void this.read();
    void this.#fetch();
  }

  #goTo(move: number): void {
    const at = Math.max(0, Math.min(move, this.last));
    this.way = this.at === null || Math.abs(at - this.at) !== 1 ? "jump" : at > this.at ? "on" : "back";
    this.at = at;
    void this.read();
    void this.#fetch();
  }

  /** One moment at a time is asked for: who moves quickly through the game is shown where they stop. */
  async #fetch(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.at !== null && this.isFetching) {
      const { at } = this;
      const update = this.#known(at) ?? (await this.#ask(at));
      if (!update) break;
      if (this.at === at) this.#show(update);
    }
    this.#isAsking = false;
  }

  /** The newest moment is here already, with how the game ended. */
  #known(move: number): Update | undefined {
    const { newest } = this.#playback;
    if (newest?.moves_made === move && this.#eye === this.#archive.eye()) return { ...newest, moves: [], may_undo: -1 };
    return this.#kept.get(move);
  }

  async #ask(move: number): Promise<Update | null> {
    const then = await this.#archive.look(move, this.#eye);
    if (!then) return null;
    const { view, seat_to_move, scores, eye } = then;
    const nothing = { undone: false, events_from: 0, events: [], moves: [], may_undo: -1, score_sheet: [], race: [], outcome: null, clocks: null };
    const update: Update = { type: "update", moves_made: move, ...nothing, eye, view, seat_to_move, scores };
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(move, update);
    return update;
  }

  #show(update: Update): void {
    const isNext = this.way === "on" && this.shown?.moves_made === update.moves_made - 1;
    this.events = isNext ? this.eventsOf(update.moves_made) : [];
    this.shown = update;
    if (this.isPlaying) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#forgetWaiting = stirring.afterwards(() => this.#playOn());
    }, PAUSE[settings.pace]);
  }

  #playOn(): void {
    if (this.at === null || !this.isPlaying) return;
    this.#goTo(this.at + 1);
    if (this.at >= this.last) this.pause();
  }
}
