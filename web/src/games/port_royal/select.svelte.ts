import { createContext } from "svelte";
import type { EventInfo, MoveInfo, OutcomeInfo, PortRoyalView, ReasonInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { settings } from "../../shell/settings.svelte";
import type { Words } from "../../shell/words";
import { readPieces, type Contract, type Piece, type Pieces } from "./pieces";

/** A move that was asked for and refused, and the thing on the table that was touched. */
export interface Refused {
  reason: ReasonInfo;
  beside: HTMLElement | null;
  card: string;
}

/** How long a refusal stays on the table. */
const REFUSAL_MS = 6000;

/** The captain's desk: what lies before this player, what is being looked at, and what was just refused. */
export class Desk {
  readonly #board: () => BoardProps<PortRoyalView>;
  #chosen = $state("");
  #refused = $state<Refused | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly pieces: Pieces = $derived.by(() => readPieces(this.#board().title));
  readonly #legal = $derived.by(() => new Map(this.#board().moves.map((move) => [move.notation, move])));

  constructor(board: () => BoardProps<PortRoyalView>) {
    this.#board = board;
  }

  get view(): PortRoyalView {
    return this.#board().view;
  }
  get words(): Words {
    return this.#board().words;
  }
  /** How the game ended; null while it goes on. */
  get outcome(): OutcomeInfo | null {
    return this.#board().update.outcome;
  }
  get busy(): boolean {
    return this.#board().busy;
  }
  get events(): EventInfo[] {
    return this.#board().events;
  }
  get moves(): MoveInfo[] {
    return this.#board().moves;
  }
  /** Somebody sits here and may touch things; a spectator only looks. */
  get seated(): boolean {
    return this.#board().me >= 0;
  }
  /** The seat whose things lie at the bottom of the screen. */
  get side(): number {
    return Math.max(0, this.#board().me);
  }
  /** The seat for whom prices are shown: one's own; for a spectator whoever must choose. */
  get buyer(): number {
    return this.seated ? this.side : Math.max(0, this.view.seat_to_move);
  }
  /** What the table was set up with: always, on_request or never. */
  get showsOdds(): string {
    return String(this.#board().table.options["bust_odds"] ?? "always");
  }
  /** True when this box is in the game. */
  hasSet(set: string): boolean {
    return this.view.sets.includes(set);
  }
  /** Sets Sail and the base game in one deck: only some of its cards are in it. */
  get isMixed(): boolean {
    return this.hasSet("base") && this.hasSet("sets_sail");
  }
  get hasExpeditions(): boolean {
    return this.hasSet("base");
  }
  /** Where contracts hang: few captains leave room beside the harbour, otherwise they are a row above it. */
  get contractsAt(): "none" | "row" | "column" {
    if (this.view.contracts.length === 0) return "none";
    return this.view.players.length <= 2 ? "column" : "row";
  }
  get mayUndo(): boolean {
    return this.#board().mayUndo;
  }
  get isMyDecision(): boolean {
    return this.seated && this.moves.length > 0;
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
  piece(code: string): Piece | undefined {
    return this.pieces.get(code);
  }
  contract(code: string): Contract | undefined {
    const found = this.piece(code);
    return found?.kind === "contract" ? found : undefined;
  }
  legal(notation: string): MoveInfo | undefined {
    return this.#legal.get(notation);
  }

  /** The move being previewed. A preview dies with the moment it belongs to. */
  get chosen(): MoveInfo | null {
    return this.#legal.get(this.#chosen) ?? null;
  }
  isChosen(notation: string): boolean {
    return this.chosen?.notation === notation;
  }
  get refused(): Refused | null {
    return this.#refused;
  }

  /** A click on something: first a preview, then the move; or the reason why not. */
  async touch(notation: string, beside: HTMLElement | null = null): Promise<void> {
    if (!this.seated || this.busy) return;
    this.hush();
    const move = this.legal(notation);
    if (move) {
      if (settings.oneClick || this.isChosen(notation)) this.play(notation);
      else this.#chosen = notation;
      return;
    }
    this.#chosen = "";
    const question = ++this.#questions;
    const reason = await this.#board().why(notation);
    if (!reason || question !== this.#questions) return;
    this.#refused = { reason, beside, card: notation.split(" ")[1] ?? "" };
    this.#fading = setTimeout(() => this.hush(), REFUSAL_MS);
  }

  /** Makes a move that needs no second look; asks why when it is not allowed. */
  do(notation: string, beside: HTMLElement | null = null): void {
    if (this.legal(notation)) this.play(notation);
    else void this.touch(notation, beside);
  }

  play(notation: string): void {
    if (this.busy || !this.legal(notation)) return;
    this.clear();
    this.#board().play(notation);
  }

  confirm(): void {
    if (this.chosen) this.play(this.chosen.notation);
  }

  undo(): void {
    if (this.busy || !this.mayUndo) return;
    this.clear();
    this.#board().undo();
  }

  /** Takes the bubble away. */
  hush(): void {
    clearTimeout(this.#fading);
    this.#questions++;
    this.#refused = null;
  }

  clear(): void {
    this.#chosen = "";
    this.hush();
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
