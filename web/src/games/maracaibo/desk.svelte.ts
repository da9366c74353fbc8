import { createContext } from "svelte";
import type { EventInfo, MaracaiboPlace, MaracaiboPlayer, MaracaiboView, MoveInfo, OutcomeInfo, ReasonInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { settings } from "../../shell/settings.svelte";
import type { Words } from "../../shell/words";
import { readPieces, type Card, type Pieces } from "./pieces";

/** A move that was asked for and refused, and the thing on the table that was touched. */
export interface Refused {
  reason: ReasonInfo;
  beside: HTMLElement | null;
}

/** How long a refusal stays on the table. */
const REFUSAL_MS = 6000;
/** Verbs whose moves name the card of a place. */
const ON_CARDS = ["place", "pick", "build"];

/** The captain's desk: what lies before this player, what may be done with it, and what is being looked at. */
export class Desk {
  readonly #board: () => BoardProps<MaracaiboView>;
  #hovered = $state("");
  #chosen = $state("");
  #refused = $state.raw<Refused | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly pieces: Pieces = $derived.by(() => readPieces(this.#board().title));
  readonly #legal = $derived.by(() => new Map(this.#board().moves.map((move) => [move.notation, move])));

  constructor(board: () => BoardProps<MaracaiboView>) {
    this.#board = board;
  }

  get view(): MaracaiboView {
    return this.#board().view;
  }
  get words(): Words {
    return this.#board().words;
  }
  get moves(): MoveInfo[] {
    return this.#board().moves;
  }
  get events(): EventInfo[] {
    return this.#board().events;
  }
  /** How the game ended; null while it goes on. */
  get outcome(): OutcomeInfo | null {
    return this.#board().update.outcome;
  }
  get busy(): boolean {
    return this.#board().busy;
  }
  get mayUndo(): boolean {
    return this.#board().mayUndo;
  }
  /** Somebody sits here and may touch things; a spectator only looks. */
  get seated(): boolean {
    return this.#board().me >= 0;
  }
  /** The seat whose things lie on this side of the table. */
  get side(): number {
    return Math.max(0, this.#board().me);
  }
  get own(): MaracaiboPlayer {
    return this.player(this.side);
  }
  get isMyDecision(): boolean {
    return this.seated && this.moves.length > 0;
  }
  get isOver(): boolean {
    return this.view.step === "over";
  }

  player(seat: number): MaracaiboPlayer {
    const player = this.view.players[seat];
    if (!player) throw new Error(`Nobody sits at ${seat}.`);
    return player;
  }
  name(seat: number): string {
    return this.#board().table.seats[seat]?.name ?? "";
  }
  isBot(seat: number): boolean {
    return this.#board().table.seats[seat]?.kind === "bot";
  }
  get rivalName(): string {
    return this.words.text("rival-jordan");
  }
  legal(notation: string): MoveInfo | undefined {
    return this.#legal.get(notation);
  }
  /** All legal moves of a verb. */
  every(verb: string): MoveInfo[] {
    return this.moves.filter((move) => move.notation === verb || move.notation.startsWith(`${verb} `));
  }
  card(code: string | null): Card | null {
    return (code !== null && this.pieces.cards.get(code)) || null;
  }

  // --- places of the sea

  place(name: string): MaracaiboPlace | undefined {
    return this.view.places.find((place) => place.name === name);
  }
  /** As it is said: its card's name, or what lies there face down. */
  placeName(name: string): string {
    const place = this.place(name);
    if (!place) return this.words.text(`board-place-${name}`);
    return place.card ? this.words.card(place.card) : this.words.text(`board-hidden-${place.hidden || "filler"}`);
  }
  /** The move that touching a place makes now. */
  moveAt(name: string): MoveInfo | undefined {
    const card = this.place(name)?.card;
    return this.legal(`sail ${name}`) ?? (card ? ON_CARDS.map((verb) => this.legal(`${verb} ${card}`)).find((move) => move) : undefined);
  }
  /** The place that a move is about. */
  placeOf(move: MoveInfo): string {
    const [verb = "", what = ""] = move.notation.split(" ");
    if (verb === "sail") return what;
    return ON_CARDS.includes(verb) ? (this.view.places.find((place) => place.card === what)?.name ?? "") : "";
  }

  // --- what is being looked at, and what was chosen to be looked at until it is done or put back

  /** The move that the pointer is over, or else the chosen one. */
  get looked(): MoveInfo | null {
    return this.legal(this.#hovered) ?? this.chosen;
  }
  get chosen(): MoveInfo | null {
    return this.legal(this.#chosen) ?? null;
  }
  /** Later, but in order: a button that is taken away loses the focus in the middle of drawing. */
  hover(notation: string): void {
    queueMicrotask(() => (this.#hovered = notation));
  }
  choose(notation: string): void {
    this.#chosen = notation;
    this.#hovered = "";
  }
  /** A thing on the table is touched: the first time it is chosen, the second time its move is made. */
  touch(notation: string, beside: HTMLElement | null = null): void {
    if (!this.legal(notation) || settings.oneClick || this.#chosen === notation) this.do(notation, beside);
    else this.choose(notation);
  }

  get refused(): Refused | null {
    return this.#refused;
  }

  /** Makes a move; where it is not allowed, says why beside the thing that was touched. */
  do(notation: string, beside: HTMLElement | null = null): void {
    this.hush();
    if (this.busy || !this.seated) return;
    if (this.legal(notation)) {
      this.choose("");
      this.#board().play(notation);
    } else void this.#ask(notation, beside);
  }

  undo(): void {
    if (this.busy || !this.mayUndo) return;
    this.hush();
    this.#board().undo();
  }

  /** Takes the bubble away. */
  hush(): void {
    clearTimeout(this.#fading);
    this.#questions++;
    this.#refused = null;
  }

  async #ask(notation: string, beside: HTMLElement | null): Promise<void> {
    const question = ++this.#questions;
    const reason = await this.#board().why(notation);
    if (!reason || question !== this.#questions) return;
    this.#refused = { reason, beside };
    this.#fading = setTimeout(() => this.hush(), REFUSAL_MS);
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
