import { SvelteMap } from "svelte/reactivity";
import type { ReplyInfo, StudiedInfo, View } from "../../protocol";
import { covers } from "../../games/registry";
import { getStudied } from "../api";
import type { BoardParts } from "../board";
import type { Words } from "../words";

/** What is said of the moves of a studied game. */
export class Saying {
  readonly #views = new SvelteMap<number, View>();
  #sayMove: BoardParts["sayMove"];

  constructor(
    readonly words: Words,
    readonly names: readonly string[],
  ) {}

  /** Where a title calls moves by what lies there: fetches what lay there at these moves. */
  async fetch(title: string, table: string, numbers: readonly number[]): Promise<void> {
    this.#sayMove = (await covers[title]?.board())?.sayMove;
    if (!this.#sayMove) return;
    for (const number of numbers) if (!this.#views.has(number)) this.#views.set(number, (await getStudied(table, number)).view);
  }

  /** A move that could be made after so many others. */
  move(number: number, move: ReplyInfo): string {
    const view = this.#views.get(number);
    const whole = { ...move, preview: {} };
    return view && this.#sayMove ? this.#sayMove(this.words, view, whole) : this.words.move(whole);
  }

  /** Who chose what. */
  choice({ number, seat, move }: StudiedInfo): string {
    return this.words.text("study-moment-choice", { name: this.names[seat] ?? "", move: this.move(number, move) });
  }

  /** What came of it by luck, as the log tells it; who chose what where that says nothing. */
  luck(studied: StudiedInfo): string {
    const { event, seat, number, move } = studied;
    return event && this.words.has(`event-${event.name}`)
      ? this.words.event(event)
      : this.words.text("study-moment-luck", { name: this.names[seat] ?? "", move: this.move(number, move) });
  }
}
