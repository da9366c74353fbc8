import type { EventInfo, LessonInfo, MoveInfo, StopInfo, TableInfo, TitleInfo, Update } from "../../protocol";
import { Playback } from "../playback.svelte";
import { settings } from "../settings.svelte";
import { tableNowhere } from "../still.svelte";
import type { Tabletop } from "../tabletop";
import { shellWords, Words } from "../words";

/** A recorded game that stops to explain, and at some stops waits for the learner's own move. */
export class Lesson implements Tabletop {
  readonly playback = new Playback(() => settings.pace);
  readonly words: Words;
  readonly names: string[];
  readonly ownSeats: readonly number[];
  readonly table: TableInfo;
  readonly busy = false;
  readonly refusal = null;
  /** Which stop, counted from 0. */
  number = $state(0);
  /** What was tried is not what this stop waits for. */
  nudge = $state<"" | "move" | "read" | "done">("");

  readonly stop = $derived.by((): StopInfo => this.#stopAt(this.number));
  readonly update = $derived.by((): Update => this.playback.shown ?? this.#updateAfter(0));
  /** All that leads to this stop has been shown. */
  readonly isThere = $derived.by(() => this.playback.behind === 0);
  readonly moves = $derived.by((): MoveInfo[] => (this.isThere && this.update.seat_to_move === this.info.seat ? this.update.moves : []));
  /** The move that this stop waits for. */
  readonly marked = $derived.by(() => this.moves.find((move) => move.notation === this.stop.move));

  constructor(
    readonly title: TitleInfo,
    readonly info: LessonInfo,
    readonly isQuiet: (event: EventInfo) => boolean,
    number: number,
    readonly steps: readonly string[] = [],
  ) {
    this.ownSeats = [info.seat];
    this.names = info.names.map((name) => name || settings.name.trim() || shellWords.text("nobody-name"));
    this.words = new Words(title, () => ({ names: this.names, ownSeats: this.ownSeats, options: info.options }));
    this.table = tableNowhere(info.title, info.options, this.names, info.seat);
    this.number = Math.max(0, Math.min(number, this.length - 1));
    this.#jump();
  }

  get length(): number {
    return this.info.stops.length;
  }
  get isFirst(): boolean {
    return this.number === 0;
  }
  get isLast(): boolean {
    return this.number === this.length - 1;
  }

  /** The learner moves on the board. */
  play(notation: string): void {
    if (!this.isThere) return;
    if (this.stop.move && notation === this.stop.move) this.#forward();
    else this.#remind();
  }

  /** Something was touched that is no move now: here too the lesson says what is. */
  why(): Promise<null> {
    if (this.isThere) this.#remind();
    return Promise.resolve(null);
  }

  next(): void {
    if (!this.isThere) this.#hurry();
    else if (this.stop.move) this.#remind();
    else if (!this.isLast) this.#forward();
  }

  /** Makes the learner's move. */
  showMe(): void {
    if (this.isThere && this.stop.move) this.#forward();
  }

  back(): void {
    if (!this.isFirst) this.goTo(this.number - 1);
  }

  goTo(number: number): void {
    this.number = number;
    this.#jump();
  }

  leave(): void {
    this.playback.stop();
  }

  #remind(): void {
    this.nudge = this.stop.move ? "move" : this.isLast ? "done" : "read";
  }

  #hurry(): void {
    if (settings.pace === "step") this.playback.next();
    else this.playback.catchUp();
  }

  #forward(): void {
    const { after, move } = this.stop;
    this.nudge = "";
    this.number += 1;
    for (let made = after + 1; made <= this.stop.after; made++) {
      // the learner's own move is seen at once, the moves of others at the usual pace
      this.playback.arrive(this.#updateAfter(made), made === after + 1 && move !== "");
    }
  }

  /** Straight to a stop, with the log of everything before it. */
  #jump(): void {
    this.nudge = "";
    const { after } = this.stop;
    const events = this.info.updates.slice(0, after + 1).flatMap((update) => update.events);
    this.playback.arrive({ ...this.#updateAfter(after), undone: true, events_from: 0, events }, false);
  }

  #stopAt(number: number): StopInfo {
    const stop = this.info.stops[number];
    if (!stop) throw new Error(`The lesson has no stop ${number}`);
    return stop;
  }

  #updateAfter(moves: number): Update {
    const update = this.info.updates[moves];
    if (!update) throw new Error(`The lesson has no move ${moves}`);
    return update;
  }
}
