import { createContext } from "svelte";
import type { TreasureFight, TreasurePlayer, TreasureStop, TreasureView } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import { CaptainsDesk } from "../../../shell/desk.svelte";
import { explained } from "../../../shell/explained.svelte";
import { settings } from "../../../shell/settings.svelte";
import { label, World } from "../chart/world";
import { readPieces, type Pieces } from "../pieces";

export class Desk extends CaptainsDesk<TreasureView, Pieces> {
  #hoveredCell = $state("");
  #picked = $state("");
  #target = $state("");
  /** Steps that are still to be made on the way to a stop. */
  #steps: string[] = [];

  /** The board as one word: it is the same all game long, and so is what is drawn of it. */
  readonly #laid = $derived.by(() => JSON.stringify([this.view.rows, this.view.tiles, this.view.drift]));
  readonly world: World = $derived.by(() => {
    const [rows, tiles, drift] = JSON.parse(this.#laid) as [string[], string[], Record<string, string>];
    return new World({ rows, tiles, drift }, this.pieces.towns);
  });
  readonly stops: ReadonlyMap<string, TreasureStop> = $derived.by(() => new Map(this.isMoving ? this.view.reach.map((stop) => [stop.cell, stop]) : []));
  readonly costs: ReadonlyMap<string, number> = $derived.by(() => new Map([...this.stops].map(([cell, { points }]) => [cell, points])));

  constructor(board: () => BoardProps<TreasureView>) {
    super(board, readPieces);
  }

  get isMoving(): boolean {
    return this.isMyDecision && this.view.step === "movement";
  }
  get isSolo(): boolean {
    return this.view.players.length === 1;
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
  /** The cell that the pointer is over, or else the picked one. */
  get lookedCell(): string {
    return this.#hoveredCell || this.#picked;
  }
  get picked(): string {
    return this.#picked;
  }
  /** The stop that the panel speaks of; what the pointer is over is told on the chart, so that no button moves away under it. */
  get stop(): TreasureStop | null {
    return this.stops.get(this.#picked) ?? null;
  }
  /** What leads to the cell under the pointer, or to the picked one. */
  get way(): TreasureStop | null {
    const stop = this.stops.get(this.#hoveredCell) ?? this.stops.get(this.#picked);
    return stop && stop.moves.length > 0 ? stop : null;
  }
  /** Later, but in order: a button that is taken away loses the pointer in the middle of drawing. */
  hoverCell(cell: string): void {
    queueMicrotask(() => (this.#hoveredCell = cell));
  }
  pick(cell: string): void {
    if (cell) explained.forget();
    this.#picked = cell;
    this.#hoveredCell = "";
  }
  /** A cell of the chart is touched: the first time it is picked, the second time the crew goes there. */
  touchCell(cell: string, beside: HTMLElement | null): void {
    if (!this.isMoving || this.busy) return;
    const stop = this.stops.get(cell);
    if (cell === this.here) this.clear();
    else if (!stop) this.#askWhy(cell, beside);
    else if (this.#picked === cell || settings.oneClick) this.go(stop);
    else {
      this.hush();
      this.pick(cell);
    }
  }
  /** Goes all the way, and stops there. */
  go(stop: TreasureStop): void {
    if (this.busy) return;
    this.clear();
    this.#steps = [...stop.moves, "stop"];
    this.goOn();
  }
  /** The next step of a way, as soon as the last one is made; whatever comes in between ends it. */
  goOn(): void {
    if (this.#steps.length === 0 || this.busy) return;
    const [step = "", ...rest] = this.#steps;
    const isOpen = this.isMoving && this.legal(step) !== undefined;
    this.#steps = isOpen ? rest : [];
    if (isOpen) this.board().play(step);
  }
  override clear(): void {
    super.clear();
    explained.forget();
    this.pick("");
    this.#steps = [];
  }

  /** Why there is no way to a cell: what stands against the step towards it. */
  #askWhy(cell: string, beside: HTMLElement | null): void {
    const { row, column } = this.world.between(this.here, cell);
    const way = (row < 0 ? "N" : row > 0 ? "S" : "") + (column > 0 ? "E" : column < 0 ? "W" : "");
    if (!this.legal(`go ${way}`)) this.do(`go ${way}`, beside);
    else {
      this.clear();
      const text = this.words.text("board-out-of-reach", { points: Number(this.view.at_hand["points"] ?? 0) });
      if (beside) explained.now = { title: "", text, beside };
    }
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
}

export const [deskHere, putDeskHere] = createContext<Desk>();
