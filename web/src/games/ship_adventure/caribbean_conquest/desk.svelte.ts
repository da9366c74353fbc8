import { createContext, tick, untrack } from "svelte";
import type { ConquestFight, ConquestGoal, ConquestPoint, ConquestSide, ConquestUnits, ConquestView, MoveInfo } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import { CaptainsDesk } from "../../../shell/desk.svelte";
import type { IconName } from "../../../shell/kit/icons";
import type { Box } from "../../../shell/lens/lens.svelte";
import { settings } from "../../../shell/settings.svelte";
import { cellAt, label, World } from "../chart/world";
import { EQUIPMENT_ICONS, readPieces, type Pieces } from "../pieces";
import { Duels } from "./duels.svelte";

/** Verbs whose moves name a cell, by the step at which a cell is asked for. */
const CELL_VERBS: Readonly<Record<string, string>> = { deploy: "at", recruit: "at", groups: "from", battles: "storm", gunnery: "guns" };
/** Steps at which touching a cell cannot be taken back: it is looked at first. */
const RASH = ["march", "battles", "aim"];
/** What lies around a place: so many cells away, as the crow flies. */
const AROUND = 6;
/** One step in each direction. */
const STEPS: Readonly<Record<string, { row: number; column: number }>> = {
  N: { row: -1, column: 0 },
  E: { row: 0, column: 1 },
  S: { row: 1, column: 0 },
  W: { row: 0, column: -1 },
  NE: { row: -1, column: 1 },
  SE: { row: 1, column: 1 },
  SW: { row: 1, column: -1 },
  NW: { row: -1, column: -1 },
};

export class Desk extends CaptainsDesk<ConquestView, Pieces> {
  /** The cell that the pointer is over, and the one that was chosen to be looked at until it is done or put back. */
  #over = $state("");
  #cell = $state("");
  #zone = $state(0);
  /** Moves of a march that are still to be made, one after the other. */
  #march = $state.raw<readonly string[]>([]);
  /** Where somebody wants to look on the chart, and what of it is seen, in cells; null for all. */
  wanted = $state("");
  seen = $state.raw<Box | null>(null);
  /** What stands on the chart where a cell was touched, for words beside it. */
  spot = $state<HTMLElement>();
  readonly duels = new Duels();

  readonly #points = $derived.by(() => new Map(this.view.points.map((point) => [point.cell, point])));
  readonly #goals = $derived.by(() => new Map(this.view.reach.map((goal) => [goal.cell, goal])));
  readonly #tiles = $derived.by(() => this.view.tiles.join());
  /** The board; it stays the same as long as the same tiles lie there. */
  readonly world: World = $derived.by(() => {
    void this.#tiles;
    return new World(
      untrack(() => this.view),
      this.pieces.towns,
    );
  });

  constructor(board: () => BoardProps<ConquestView>) {
    super(board, readPieces);
  }

  override get busy(): boolean {
    return super.busy || this.#march.length > 0;
  }
  override get mayUndo(): boolean {
    return super.mayUndo && this.#march.length === 0;
  }
  color(seat: number): string {
    return this.player(seat).color;
  }
  cardIcon(code: string): IconName {
    return EQUIPMENT_ICONS[code] ?? "swap-bag";
  }

  // --- cells, and what is on them

  /** As the frame of the chart counts. */
  cellName(cell: string): string {
    return label(cell);
  }
  point(cell: string): ConquestPoint | undefined {
    return this.#points.get(cell);
  }
  /** T temple, K skull, C town, and the rest of the terrain. */
  signAt(cell: string): string {
    return this.world.sign(cellAt(cell));
  }
  /** The sign of a zone; nothing for towns, which are in none. */
  zoneIcon(number: number): IconName | undefined {
    return this.pieces.zones[number - 1];
  }
  zoneName(number: number): string {
    return number > 0 ? this.words.card(`Z${number}`) : "";
  }
  unitsOf(seat: number): ConquestUnits[] {
    return this.view.units.filter((units) => units.seat === seat);
  }

  // --- as it is said

  say(cell: string): string {
    const point = this.point(cell);
    const kind = this.signAt(cell);
    const goal = this.goalAt(cell);
    const holder = point && point.controller >= 0 ? this.name(point.controller) : this.words.text("board-nobody");
    const parts = [
      point ? this.words.text("board-point-says", { kind, zone: this.zoneName(point.zone) || "none", seat: holder }) : this.words.text("board-cell-kind", { kind }),
      ...this.view.units.filter((units) => units.cell === cell).map((units) => this.words.text("board-units-of", { seat: this.name(units.seat), units: this.unitsSaid(units) })),
      goal ? this.words.text("board-steps", { steps: goal.cost }) : "",
      goal?.fight ? this.words.text("board-win", { percent: goal.fight.hold }) : "",
    ];
    return `${this.cellName(cell)}: ${parts.filter((part) => part).join(", ")}`;
  }
  /** What a cell is to somebody who begins there: "port, 3 free places within 6 cells". */
  placeSaid(cell: string): string {
    const free = this.view.points.filter((point) => point.controller < 0 && this.world.apart(cell, point.cell) <= AROUND).length;
    return this.words.text("board-place-says", { kind: this.signAt(cell), places: free, cells: AROUND });
  }
  /** "1 ship, 2 crews". */
  unitsSaid({ ships, crews }: { ships: number; crews: number }): string {
    const parts = [ships > 0 ? this.words.text("board-ships", { ships }) : "", crews > 0 ? this.words.text("board-crews", { crews }) : ""];
    return parts.filter((part) => part).join(", ");
  }
  /** The same with the point that fights along. */
  forcesSaid(side: ConquestSide): string {
    return [this.unitsSaid(side), side.point ? this.words.text("board-and-point") : ""].filter((part) => part).join(", ");
  }
  /** How a fight promises to end, for who began it. */
  oddsSaid({ kind, attacker, hold }: ConquestFight): string {
    const you = this.seated && attacker.seat === this.side ? "yes" : "no";
    return this.words.text(kind === "close" ? "board-odds-hold" : "board-odds-hit", { you, seat: this.name(attacker.seat), percent: hold });
  }
  /** What a group would do on a cell. */
  goalTitle({ cell, fight, seizes }: ConquestGoal): string {
    const what = fight ? "storm" : seizes ? "seize" : "go";
    return this.words.text(`board-goal-${what}`, { kind: this.point(cell) ? this.signAt(cell) : "none" });
  }

  // --- what is being looked at

  /** The cell that the pointer is over, or else the chosen one. */
  get cell(): string {
    return this.#over || this.#cell;
  }
  get chosenCell(): string {
    return this.#cell;
  }
  /** Later, but in order: a button that is taken away loses the focus in the middle of drawing. */
  lookAt(cell: string): void {
    queueMicrotask(() => (this.#over = cell));
  }
  chooseCell(cell: string): void {
    this.#cell = cell;
    this.#over = "";
  }
  /** The zone whose points are lit; 0 for none. */
  get zone(): number {
    return this.#zone;
  }
  lightZone(number: number): void {
    this.#zone = number;
  }
  /** Where this player's group on the march could stop. */
  goalAt(cell: string): ConquestGoal | undefined {
    return this.isMyDecision ? this.#goals.get(cell) : undefined;
  }
  get goal(): ConquestGoal | undefined {
    return this.goalAt(this.#over) ?? this.goalAt(this.#cell);
  }
  /** The one that was chosen: a button is about it, and about nothing that the pointer passes on its way there. */
  get chosenGoal(): ConquestGoal | undefined {
    return this.goalAt(this.#cell);
  }
  /** The fight that was chosen, else the first of those to choose from. */
  get fight(): ConquestFight | undefined {
    return this.view.fights.find(({ cell }) => cell === this.#cell) ?? this.view.fights[0];
  }
  /** The cells of a way, with where it begins. */
  cellsOf({ path }: ConquestGoal): string[] {
    const cells = [String(this.view.at_hand["cell"])];
    for (const notation of path) {
      const here = cells.at(-1) ?? "";
      const step = STEPS[notation.replace("go ", "")];
      cells.push(step ? this.world.beside(here, step) : (this.view.drift[here] ?? here));
    }
    return cells;
  }

  // --- what is done with cells

  /** The cell that a move is about. */
  cellOf({ notation }: MoveInfo): string {
    const [verb = "", what = ""] = notation.split(" ");
    if (verb === CELL_VERBS[this.view.step]) return what;
    const step = verb === "aim" ? STEPS[what] : undefined;
    return step ? this.world.beside(String(this.view.at_hand["cell"]), step) : "";
  }
  moveAt(cell: string): MoveInfo | undefined {
    return this.moves.find((move) => this.cellOf(move) === cell);
  }
  /** Cells that can be touched now. */
  get targets(): string[] {
    if (!this.isMyDecision) return [];
    return this.view.step === "march" ? [...this.#goals.keys()] : this.moves.map((move) => this.cellOf(move)).filter((cell) => cell);
  }

  /** A cell is touched: what cannot be taken back is looked at first, and done by a second touch. */
  touchCell(cell: string): void {
    if (this.busy || !this.isMyDecision) return;
    this.hush();
    const goal = this.goalAt(cell);
    const notation = this.moveAt(cell)?.notation;
    if ((goal || notation) && RASH.includes(this.view.step) && !settings.oneClick && this.#cell !== cell) this.chooseCell(cell);
    else if (goal) this.go(goal);
    else if (notation) this.play(notation);
    else {
      this.chooseCell(cell);
      const verb = CELL_VERBS[this.view.step];
      if (verb) void tick().then(() => this.do(`${verb} ${cell}`, this.spot ?? null));
    }
  }

  /** Takes the group on the march to a cell, step by step, and stops it there. */
  go({ path }: ConquestGoal): void {
    if (this.busy) return;
    this.#march = [...path, "stop"];
    this.chooseCell("");
    this.goOn();
  }
  /** The next step of a march; it ends where a group can only stop, which the rules do by themselves. Not before the last one is answered. */
  goOn(): void {
    const [next, ...rest] = this.#march;
    if (next === undefined || super.busy) return;
    this.#march = [];
    if (!this.legal(next)) return;
    this.play(next);
    this.#march = rest;
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
