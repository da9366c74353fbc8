import { createContext } from "svelte";
import type { EventInfo, MoveInfo, OutcomeInfo, ReasonInfo, TreasureFight, TreasurePlayer, TreasureStop, TreasureView } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import { settings } from "../../../shell/settings.svelte";
import type { Words } from "../../../shell/words";
import { label, World } from "../chart/world";
import { readPieces, type Pieces } from "../pieces";

/** A move that was asked for and refused, and the thing on the table that was touched. */
export interface Refused {
  reason: ReasonInfo;
  beside: HTMLElement | null;
}

/** How long a refusal stays on the table. */
const REFUSAL_MS = 6000;

/** The captain's desk: what lies before this player, what may be done with it, and what is being looked at. */
export class Desk {
  readonly #board: () => BoardProps<TreasureView>;
  #hovered = $state("");
  #chosen = $state("");
  #target = $state("");
  /** Steps that are still to be made on the way to a chosen stop. */
  #steps: string[] = [];
  #refused = $state.raw<Refused | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly pieces: Pieces = $derived.by(() => readPieces(this.#board().title));
  readonly #legal = $derived.by(() => new Map(this.#board().moves.map((move) => [move.notation, move])));
  /** The board as one word: it is the same all game long, and so is what is drawn of it. */
  readonly #laid = $derived.by(() => JSON.stringify([this.view.rows, this.view.tiles, this.view.drift]));
  readonly world: World = $derived.by(() => {
    const [rows, tiles, drift] = JSON.parse(this.#laid) as [string[], string[], Record<string, string>];
    return new World({ rows, tiles, drift }, this.pieces.towns);
  });
  readonly stops: ReadonlyMap<string, TreasureStop> = $derived.by(() => new Map(this.isMoving ? this.view.reach.map((stop) => [stop.cell, stop]) : []));
  readonly costs: ReadonlyMap<string, number> = $derived.by(() => new Map([...this.stops].map(([cell, { points }]) => [cell, points])));

  constructor(board: () => BoardProps<TreasureView>) {
    this.#board = board;
  }

  get view(): TreasureView {
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
  get own(): TreasurePlayer {
    return this.player(this.side);
  }
  get isMyDecision(): boolean {
    return this.seated && this.moves.length > 0;
  }
  get isMoving(): boolean {
    return this.isMyDecision && this.view.step === "movement";
  }
  get isOver(): boolean {
    return this.view.step === "over";
  }
  get isSolo(): boolean {
    return this.view.players.length === 1;
  }

  player(seat: number): TreasurePlayer {
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
  legal(notation: string): MoveInfo | undefined {
    return this.#legal.get(notation);
  }
  /** All legal moves of a verb. */
  every(verb: string): MoveInfo[] {
    return this.moves.filter((move) => move.notation === verb || move.notation.startsWith(`${verb} `));
  }
  /** What the cards of a player add in fights of a kind. */
  bonus(player: TreasurePlayer, kind: string): number {
    return this.pieces.equipment.reduce((sum, { code, symbol, bonus }) => sum + (symbol === kind && player.cards.includes(code) ? bonus : 0), 0);
  }

  // --- cells that are looked at

  /** Where the crew is that has to move, or the own one. */
  get here(): string {
    return (this.isOver ? this.own : this.player(this.isMyDecision ? this.side : this.view.active)).crew;
  }
  /** The cell that the pointer is over, or else the chosen one. */
  get looked(): string {
    return this.#hovered || this.#chosen;
  }
  get chosen(): string {
    return this.#chosen;
  }
  /** The stop that the panel speaks of: of the chosen cell, or of the one under the pointer. */
  get stop(): TreasureStop | null {
    const stop = this.stops.get(this.#chosen) ?? this.stops.get(this.#hovered);
    return stop && stop.cell !== this.here ? stop : null;
  }
  /** What leads to the cell under the pointer, or to the chosen one. */
  get way(): TreasureStop | null {
    const stop = this.stops.get(this.#hovered) ?? this.stops.get(this.#chosen);
    return stop && stop.moves.length > 0 ? stop : null;
  }
  hover(cell: string): void {
    queueMicrotask(() => (this.#hovered = cell));
  }
  choose(cell: string): void {
    this.#chosen = cell;
    this.#hovered = "";
  }
  /** A cell of the chart is touched: the first time it is chosen, the second time the crew goes there. */
  touch(cell: string, beside: HTMLElement | null = null): void {
    if (!this.isMoving) return;
    const stop = this.stops.get(cell);
    if (!stop) {
      this.choose("");
      this.#askWhy(cell, beside);
    } else if (cell === this.here) this.choose("");
    else if (this.#chosen === cell || settings.oneClick) this.go(stop);
    else this.choose(cell);
  }
  /** Goes all the way, and stops there. */
  go(stop: TreasureStop): void {
    if (this.busy) return;
    this.choose("");
    this.#steps = [...stop.moves, "stop"];
    this.goOn();
  }
  /** The next step of a way, as soon as the last one is made; whatever comes in between ends it. */
  goOn(): void {
    if (this.#steps.length === 0 || this.busy) return;
    const [step = ""] = this.#steps;
    if (!this.isMoving || !this.legal(step)) this.#steps = [];
    else {
      this.#steps = this.#steps.slice(1);
      this.#board().play(step);
    }
  }
  get isUnderWay(): boolean {
    return this.#steps.length > 0;
  }

  /** Why there is no way to a cell: the reason against the step towards it. */
  #askWhy(cell: string, beside: HTMLElement | null): void {
    const { row, column } = this.world.between(this.here, cell);
    const way = (row < 0 ? "N" : row > 0 ? "S" : "") + (column > 0 ? "E" : column < 0 ? "W" : "");
    if (way && !this.legal(`go ${way}`)) void this.#ask(`go ${way}`, beside);
  }

  // --- fights

  get fights(): readonly TreasureFight[] {
    return this.view.step === "movement" ? [] : this.view.fights;
  }
  /** The fight that is looked at: the one chosen, or the first. */
  get fight(): TreasureFight | null {
    return this.fights.find(({ target }) => target === this.#target) ?? this.fights[0] ?? null;
  }
  aim(target: string): void {
    this.#target = target;
  }
  /** Whom a fight is with, as it is said. */
  targetName(target: string): string {
    const [kind = "", number = "0"] = target.split("-");
    const seat = Number(number) - 1;
    if (kind === "crew" || kind === "ship") return this.words.text(`board-target-${kind}`, { seat: this.name(seat) });
    return this.words.text(`board-target-${kind}`, { pirate: Number(number) });
  }
  cellOf(target: string): string {
    const [kind = "", number = "0"] = target.split("-");
    const at = Number(number) - 1;
    if (kind === "crew") return this.view.players[at]?.crew ?? "";
    if (kind === "ship") return this.view.players[at]?.ship ?? "";
    return (kind === "pirate" ? this.view.pirates[at]?.cell : this.view.galleon.cell) ?? "";
  }
  label(cell: string | null): string {
    return cell ? label(cell) : "";
  }

  // --- moves

  get refused(): Refused | null {
    return this.#refused;
  }
  /** Makes a move; where it is not allowed, says why beside the thing that was touched. */
  do(notation: string, beside: HTMLElement | null = null): void {
    this.hush();
    if (this.busy || !this.seated) return;
    this.#steps = [];
    if (this.legal(notation)) {
      this.choose("");
      this.#board().play(notation);
    } else void this.#ask(notation, beside);
  }
  undo(): void {
    if (this.busy || !this.mayUndo) return;
    this.hush();
    this.#steps = [];
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
