import type { EventInfo, HintInfo, MoveInfo, PositionAsk, PositionInfo, TableInfo, TitleInfo, Update } from "../../protocol";
import { askAdvice, setUpPosition } from "../api";
import { tableNowhere } from "../nowhere";
import { Playback } from "../playback.svelte";
import { whyNot } from "../reasons";
import { router } from "../router.svelte";
import type { Tabletop } from "../tabletop";
import { shellWords, Words } from "../words";
import type { Hand } from "./hand";

/** A position that somebody sets up. The server checks each change; what it refuses changes nothing here. */
export class Bench implements Tabletop, Hand {
  readonly playback = new Playback(() => "instant");
  readonly words: Words;
  readonly ownSeats: readonly number[] = [];
  readonly moves: MoveInfo[] = [];
  readonly refusal = null;
  info = $state.raw<PositionInfo>() as PositionInfo;
  busy = $state(false);
  problem = $state("");
  /** Of the map, that was touched last; empty: none. */
  cell = $state("");
  hints = $state.raw<HintInfo[]>([]);
  /** What the hints name. */
  advised = $state.raw<MoveInfo[]>([]);
  /** Texts of what it was before each change. */
  #before = $state.raw<string[]>([]);
  #last = Promise.resolve();

  readonly names = $derived.by(() => Array.from({ length: this.info.seats }, (_, seat) => shellWords.text("position-seat", { seat: seat + 1 })));
  readonly seat = $derived.by(() => Math.max(0, this.info.seat_to_move));
  readonly table = $derived.by((): TableInfo => tableNowhere(this.info.title, this.names, this.seat, this.info.options, this.info.rivals));
  readonly update = $derived.by((): Update => {
    const { eye, view, seat_to_move, scores } = this.info;
    return { type: "update", moves_made: 0, undone: false, events_from: 0, events: [], moves: [], may_undo: -1, score_sheet: [], race: [], outcome: null, clocks: null, eye, view, seat_to_move, scores };
  });

  constructor(
    readonly title: TitleInfo,
    info: PositionInfo,
    readonly isQuiet: (event: EventInfo) => boolean = () => false,
    readonly steps: readonly string[] = [],
  ) {
    this.info = info;
    this.words = new Words(title, () => ({ names: this.names, ownSeats: this.ownSeats, options: this.info.options }));
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  play(): void {
    // nobody plays here
  }

  chooseCell(cell: string): void {
    this.cell = cell;
  }

  /** One change to what lies there, or another position in its place. */
  change(by: PositionAsk): Promise<void> {
    return this.#trying(() => this.#change(by));
  }

  /** A number becomes larger or smaller, from what it is by then. */
  step(place: string, by: 1 | -1): Promise<void> {
    return this.#trying(() => this.#change({ number: { place, value: (this.info.places.find(({ id }) => id === place)?.value ?? 0) + by } }));
  }

  async #change(by: PositionAsk): Promise<void> {
    const { text } = this.info;
    const info = await setUpPosition({ text: by.title || by.text ? "" : text, ...by });
    if (info.title !== this.title.id) return router.go(`/position/${info.title}#${info.text}`); // another board
    this.#show(info);
    this.#before = [...this.#before, text];
  }

  undo(): Promise<void> {
    return this.#trying(async () => {
      this.#show(await setUpPosition({ text: this.#before.at(-1) ?? "" }));
      this.#before = this.#before.slice(0, -1);
    });
  }

  ask(): Promise<void> {
    return this.#trying(async () => {
      const { hints, moves } = await askAdvice(this.info.text);
      this.hints = hints;
      this.advised = moves;
    });
  }

  #show(info: PositionInfo): void {
    this.info = info;
    this.hints = [];
  }

  /** One after the other: who clicks quickly waits, and nothing is lost. */
  #trying(act: () => Promise<void>): Promise<void> {
    return (this.#last = this.#last.then(() => this.#try(act)));
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = whyNot(error, shellWords);
    }
    this.busy = false;
  }
}
