import { createContext } from "svelte";
import type { AmerigoPlayer, AmerigoView, EventInfo, MoveInfo, OutcomeInfo, ReasonInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import type { Words } from "../../shell/words";
import type { ChartChoice } from "./chart";
import { readPieces, type Color, type Pieces, type Token } from "./pieces";

/** A move that was asked for and refused, and the thing on the table that was touched. */
export interface Refused {
  reason: ReasonInfo;
  beside: HTMLElement | null;
}

/** How long a refusal stays on the table. */
const REFUSAL_MS = 6000;

/** The captain's desk: what lies before this player, what may be done with it, and what was just refused. */
export class Desk {
  readonly #board: () => BoardProps<AmerigoView>;
  #hint = $state<Color | null>(null);
  #refused = $state.raw<Refused | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly pieces: Pieces = $derived.by(() => readPieces(this.#board().title));
  readonly #legal = $derived.by(() => new Map(this.#board().moves.map((move) => [move.notation, move])));

  /** `choice`: what is being looked at on the chart. */
  constructor(
    board: () => BoardProps<AmerigoView>,
    readonly choice: ChartChoice,
  ) {
    this.#board = board;
  }

  get view(): AmerigoView {
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
  /** The seat whose sheet lies on this side of the table. */
  get side(): number {
    return Math.max(0, this.#board().me);
  }
  get own(): AmerigoPlayer {
    return this.player(this.side);
  }
  get isMyDecision(): boolean {
    return this.seated && this.moves.length > 0;
  }
  get isOver(): boolean {
    return this.view.step === "over";
  }

  player(seat: number): AmerigoPlayer {
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
  level(seat: number): string {
    return this.words.level(this.#board().table.seats[seat]?.bot ?? "");
  }
  /** The place of a seat in the order of the next phase, from 1. */
  place(seat: number): number {
    return this.view.order.indexOf(seat) + 1;
  }
  legal(notation: string): MoveInfo | undefined {
    return this.#legal.get(notation);
  }
  /** All legal moves of a verb. */
  every(verb: string): MoveInfo[] {
    return this.moves.filter((move) => move.notation === verb || move.notation.startsWith(`${verb} `));
  }

  /** The action that is being looked at: the wheel lights it, and the chart what it would be about. */
  get hint(): Color | null {
    return this.#hint;
  }
  set hint(color: Color | null) {
    this.#hint = color;
    this.choice.hint = color === "blue" || color === "green" ? color : null;
  }

  /** A token as this table plays it: one for a single use may be one that stays. */
  token(code: string): Token | undefined {
    const token = this.pieces.tokens.get(code);
    const stays = token?.use === "once" && !this.view.once.includes(code);
    return token && stays ? { ...token, use: "permanent" } : token;
  }
  /** A cell as it is called, a space of the frame in words. */
  placeName(place: string): string {
    if (!place) return this.words.text("board-off-map");
    return place.startsWith("frame-") ? this.words.text("place-frame", { number: Number(place.slice("frame-".length)) }) : place;
  }

  get refused(): Refused | null {
    return this.#refused;
  }

  /** Makes a move; where it is not allowed, says why beside the thing that was touched. */
  do(notation: string, beside: HTMLElement | null = null): void {
    this.hush();
    if (this.busy || !this.seated) return;
    if (this.legal(notation)) this.#board().play(notation);
    else void this.#ask(notation, beside);
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
