import { SvelteMap } from "svelte/reactivity";
import type { EventInfo, MomentInfo, ReplyInfo, StudiedInfo, View } from "../../protocol";
import { covers } from "../../games/registry";
import { getStudied } from "../api";
import type { BoardParts } from "../board";
import { isHeading, linesOf } from "../told";
import type { Words } from "../words";

/** Of what came by luck so much is told. */
const MOST_LINES = 3;

/** Such as whose turn begins. */
const saysOnlyWho = ({ facts }: EventInfo): boolean => Object.keys(facts).every((fact) => fact === "seat");

/** What is named within it gets the marks of a quotation within one. */
export const quotable = (text: string): string => text.replaceAll("“", "‘").replaceAll("”", "’").replaceAll(/«\s?/g, "“").replaceAll(/\s?»/g, "”");

/** What is said of the moves of a studied game. */
export class Saying {
  readonly #views = new SvelteMap<number, View>();
  #board: BoardParts | undefined = $state.raw();

  constructor(
    readonly words: Words,
    readonly names: readonly string[],
  ) {}

  /** What the title itself knows of its moves and events. Where it calls moves by what lies there: fetches what lay there at these moves. */
  async fetch(title: string, table: string, numbers: readonly number[]): Promise<void> {
    this.#board = await covers[title]?.board();
    if (!this.#board?.sayMove) return;
    for (const number of numbers) if (!this.#views.has(number)) this.#views.set(number, (await getStudied(table, number)).view);
  }

  /** A move that could be made after so many others. */
  move(number: number, move: ReplyInfo): string {
    const view = this.#views.get(number);
    const whole = { ...move, preview: {} };
    return view && this.#board?.sayMove ? this.#board.sayMove(this.words, view, whole) : this.words.move(whole);
  }

  /** Who chose what. */
  choice({ number, seat, move }: StudiedInfo): string {
    return this.words.text("study-moment-choice", { name: this.names[seat] ?? "", move: this.move(number, move) });
  }

  /** What came of it by luck, line by line as the log tells it; who chose what where that says nothing. */
  luck({ events }: MomentInfo, { seat, number, move }: StudiedInfo): string[] {
    const lines = linesOf(events, this.#board?.isQuiet ?? (() => false), this.#board?.steps ?? []).filter(({ event }) => this.words.has(`event-${event.name}`));
    const [headings, below] = [lines.filter(({ event }) => isHeading(event)), lines.filter(({ event }) => !isHeading(event))];
    // who goes first may be all that luck has brought, and the name of the round says it
    const told = (headings.length > 0 && below.every(({ event }) => saysOnlyWho(event)) ? headings : below).slice(0, MOST_LINES);
    return told.length > 0 ? told.map(({ event }) => this.words.event(event)) : [this.words.text("study-moment-luck", { name: this.names[seat] ?? "", move: this.move(number, move) })];
  }
}
