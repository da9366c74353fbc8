import type { EventInfo, MoveInfo, OutcomeInfo, ReasonInfo, TitleInfo, View } from "../protocol";
import type { BoardProps } from "./board";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

/** A move that was asked for and refused, and the thing on the board that was touched. */
export interface Refused {
  reason: ReasonInfo;
  beside: HTMLElement | null;
}

/** How long a refusal stays on the board. */
const REFUSAL_MS = 6000;

/**
 * The captain's desk: what lies before this player, what may be done with it, what is being looked at, and what was just refused. A title's
 * own desk adds what only its board has.
 */
export class CaptainsDesk<V extends View, Pieces> {
  protected readonly board: () => BoardProps<V>;
  readonly #read: (title: TitleInfo) => Pieces;
  #hovered = $state("");
  #chosen = $state("");
  #refused = $state.raw<Refused | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly pieces: Pieces = $derived.by(() => this.#read(this.board().title));
  readonly #legal = $derived.by(() => new Map(this.board().moves.map((move) => [move.notation, move])));

  /** `read`: makes a title's pieces of its catalogue. */
  constructor(board: () => BoardProps<V>, read: (title: TitleInfo) => Pieces) {
    this.board = board;
    this.#read = read;
  }

  get view(): V {
    return this.board().view;
  }
  get words(): Words {
    return this.board().words;
  }
  get moves(): MoveInfo[] {
    return this.board().moves;
  }
  get events(): EventInfo[] {
    return this.board().events;
  }
  /** How the game ended; null while it goes on. */
  get outcome(): OutcomeInfo | null {
    return this.board().update.outcome;
  }
  get isOver(): boolean {
    return this.view.step === "over";
  }
  get busy(): boolean {
    return this.board().busy;
  }
  get mayUndo(): boolean {
    return this.board().mayUndo;
  }

  // --- who sits where

  /** Somebody sits here and may touch things; a spectator only looks. */
  get seated(): boolean {
    return this.board().me >= 0;
  }
  /** Whose things lie where one's own would, as a spectator is told; nothing for who sits here. */
  get watched(): string {
    return this.seated ? "" : this.words.text("watched-things", { name: this.name(this.side) });
  }
  /** The seat whose things lie on this side of the board. */
  get side(): number {
    return Math.max(0, this.board().me);
  }
  get own(): V["players"][number] {
    return this.player(this.side);
  }
  get isMyDecision(): boolean {
    return this.seated && this.moves.length > 0;
  }
  player(seat: number): V["players"][number] {
    const player = this.view.players[seat];
    if (!player) throw new Error(`Nobody sits at ${seat}.`);
    return player;
  }
  name(seat: number): string {
    return this.board().table.seats[seat]?.name ?? "";
  }
  isBot(seat: number): boolean {
    return this.board().table.seats[seat]?.kind === "bot";
  }
  level(seat: number): string {
    return this.words.level(this.board().table.seats[seat]?.bot ?? "");
  }

  // --- what may be done

  legal(notation: string): MoveInfo | undefined {
    return this.#legal.get(notation);
  }
  /** All legal moves of a verb. */
  every(verb: string): MoveInfo[] {
    return this.moves.filter((move) => move.notation === verb || move.notation.startsWith(`${verb} `));
  }

  // --- what is being looked at, and what was chosen to be looked at until it is done or put back

  /** The move that the pointer is over, or else the chosen one. */
  get looked(): MoveInfo | null {
    return this.legal(this.#hovered) ?? this.chosen;
  }
  /** A choice dies with the moment it belongs to. */
  get chosen(): MoveInfo | null {
    return this.legal(this.#chosen) ?? null;
  }
  isChosen(notation: string): boolean {
    return this.chosen?.notation === notation;
  }
  /** Later, but in order: a button that is taken away loses the focus in the middle of drawing. */
  hover(notation: string): void {
    queueMicrotask(() => (this.#hovered = notation));
  }
  choose(notation: string): void {
    this.#chosen = notation;
    this.#hovered = "";
  }

  // --- what is done

  /** A thing on the board is touched: the first time its move is chosen, the second time it is made; or one hears why not. */
  touch(notation: string, beside: HTMLElement | null = null): void {
    if (!this.legal(notation) || settings.oneClick || this.isChosen(notation)) return this.do(notation, beside);
    if (this.busy) return;
    this.hush();
    this.choose(notation);
  }

  /** Makes a move that needs no second look; where it is not allowed, says why beside the thing that was touched. */
  do(notation: string, beside: HTMLElement | null = null): void {
    if (this.legal(notation)) this.play(notation);
    else void this.#ask(notation, beside);
  }

  /** Makes a move if it is allowed. */
  play(notation: string): void {
    if (this.busy || !this.legal(notation)) return;
    this.clear();
    this.board().play(notation);
  }

  confirm(): void {
    if (this.chosen) this.play(this.chosen.notation);
  }

  undo(): void {
    if (this.busy || !this.mayUndo) return;
    this.clear();
    this.board().undo();
  }

  // --- why not

  get refused(): Refused | null {
    return this.#refused;
  }

  async #ask(notation: string, beside: HTMLElement | null): Promise<void> {
    if (this.busy || !this.seated) return;
    this.clear();
    const question = this.#questions;
    const reason = await this.board().why(notation);
    if (!reason || question !== this.#questions) return;
    this.#refused = { reason, beside };
    this.#fading = setTimeout(() => this.hush(), REFUSAL_MS);
  }

  /** Takes the bubble away. */
  hush(): void {
    clearTimeout(this.#fading);
    this.#questions++;
    this.#refused = null;
  }

  /** Takes away the bubble and what was chosen. */
  clear(): void {
    this.choose("");
    this.hush();
  }
}
