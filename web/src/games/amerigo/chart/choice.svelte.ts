import type { AmerigoIsland, AmerigoView, MoveInfo, ReasonInfo } from "../../../protocol";
import type { BoardProps } from "../../../shell/board";
import { settings } from "../../../shell/settings.svelte";
import { cellAt, cellName, type Cell } from "./grid";
import { cellsUnder, readShapes, type Shapes, type Way } from "./shapes";

/** A legal place for the tile in hand, for one way of turning it. */
export interface Place {
  move: MoveInfo;
  corner: string;
  turns: number;
  cells: string[];
}

/** The tile in hand over the chart. */
export interface Ghost {
  tile: "village" | "neutral";
  shape: string;
  turns: number;
  /** The north-west corner of its box, and all cells under it. */
  corner: string;
  cells: string[];
  /** What building it there is; null where it may not lie. */
  move: MoveInfo | null;
  /** It stays there until it is built, moved or taken up again; otherwise it follows the pointer. */
  placed: boolean;
}

/** Something on the chart that may not be done, and where. */
export interface NotThere {
  reason: ReasonInfo;
  cells: string[];
}

/** A point of the chart in cells: whole numbers are corners of cells. */
export interface Spot {
  column: number;
  row: number;
}

export type Arrow = "up" | "right" | "down" | "left";

/** How far, in cells, a tile jumps to a place where it may lie. */
const SNAP = 1.1;
const REFUSAL_MS = 6000;

type OnBoard = Pick<BoardProps<AmerigoView>, "title" | "table" | "view" | "me" | "moves" | "busy" | "play" | "why">;

/**
 * What a player looks at on the chart before choosing: the tile in hand while one is laid (`ghost`), the destination while a ship
 * sails (`destination`). Chart and action panel share one: `new ChartChoice(() => props)` with the board's own properties.
 *
 * A panel reads `ghost`, `destination`, `preview` and `refused`, and drives with `turn`, `put` and `cancel`; the rest is for the chart.
 */
export class ChartChoice {
  /** The action whose row is looked at in the action panel: the chart then lights what it would be about. */
  hint = $state<"blue" | "green" | null>(null);

  /** The tile that is looked at outside of the chart, like `village I3`: the chart then shows where it would fit. */
  lookedAt = $state("");

  readonly #board: () => OnBoard;
  #turns = $state(0);
  /** The middle of the tile in hand. */
  #spot = $state.raw<Spot | null>(null);
  #placed = $state(false);
  #hovered = $state("");
  #chosen = $state("");
  #refused = $state.raw<NotThere | null>(null);
  #questions = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly shapes: Shapes = $derived.by(() => readShapes(this.#board().title));

  // --- sailing
  /** Every place to which the ship may sail, by its name: cells and frame spaces. */
  readonly targets: ReadonlyMap<string, MoveInfo> = $derived.by(() => this.#by("sail", ({ facts }) => String(facts["place"])));
  /** Where the ship would sail: what was chosen; before that, what the pointer is at. */
  readonly destination: MoveInfo | null = $derived.by(() => this.targets.get(this.#chosen) ?? this.targets.get(this.#hovered) ?? null);
  /** The own ships that can be chosen, from 1. */
  readonly ships: ReadonlyMap<number, MoveInfo> = $derived.by(() => this.#by("ship", ({ facts }) => Number(facts["ship"])));

  // --- laying a tile
  /** Every legal place of the tile in hand, turned in any way. */
  readonly everyPlace: readonly Place[] = $derived.by(() => this.#every("lay").map((move) => this.#place(move)));
  /** The ways of turning the tile in which it fits somewhere. */
  readonly ways: readonly Way[] = $derived.by(() => this.#waysThatFit());
  /** The way in which the tile is held now. */
  readonly way: Way | null = $derived.by(() => this.ways.find((way) => way.turns === this.#turns) ?? this.ways[0] ?? null);
  /** The legal places for that way. */
  readonly places: readonly Place[] = $derived.by(() => this.everyPlace.filter((place) => place.turns === this.way?.turns));
  readonly ghost: Ghost | null = $derived.by(() => this.#ghost());

  constructor(board: () => OnBoard) {
    this.#board = board;
  }

  // --- what a panel shows ---------------------------------------------------------------------------------------------

  /** The move that `put` would make now. */
  get move(): MoveInfo | null {
    return this.ghost?.move ?? this.destination;
  }
  /** What that move would bring: `total`, `points`, `completion`, `posts`, `others`, `goods`, `lost`; or `ap` and `spends`. */
  get preview(): Record<string, number> | null {
    return this.move?.preview ?? null;
  }
  get canTurn(): boolean {
    return this.ways.length > 1;
  }
  get canPut(): boolean {
    return this.move !== null && !this.#board().busy;
  }
  /** True when there is something that `cancel` would take back. */
  get canCancel(): boolean {
    return this.#placed || this.#chosen !== "";
  }
  /** The island that the move is about; null at sea. */
  get island(): AmerigoIsland | null {
    return this.islandAt(this.ghost?.cells[0] ?? "");
  }
  get refused(): NotThere | null {
    return this.#refused;
  }
  get isLaying(): boolean {
    return this.everyPlace.length > 0;
  }
  get isSailing(): boolean {
    return this.targets.size > 0;
  }
  /** The name of the chosen destination; empty when none is. */
  get chosen(): string {
    return this.targets.has(this.#chosen) ? this.#chosen : "";
  }
  get view(): AmerigoView {
    return this.#board().view;
  }
  islandAt(cell: string): AmerigoIsland | null {
    return this.view.islands.find((island) => island.cells.includes(cell)) ?? null;
  }
  nameOf(seat: number): string {
    return this.#board().table.seats[seat]?.name ?? "";
  }

  // --- what a panel does ----------------------------------------------------------------------------------------------

  /** Turns the tile to the next way in which it fits somewhere; it stays as near as it can. */
  turn(by = 1): void {
    const { ways, way } = this;
    if (!way || ways.length < 2) return;
    const before = this.#middle();
    const next = ways[(ways.indexOf(way) + by + ways.length) % ways.length];
    this.#turns = next?.turns ?? 0;
    this.#hush();
    if (before) this.#spot = before;
    if (this.#placed) this.#settle();
  }

  /** Makes the move that stands there: builds the tile, or sails. */
  put(): void {
    if (!this.move || this.#board().busy) return;
    this.#play(this.move);
  }

  /** Takes the tile up again, forgets the destination. */
  cancel(): void {
    this.#placed = false;
    this.#chosen = "";
    this.#hush();
  }

  // --- what the chart does --------------------------------------------------------------------------------------------

  /** The pointer is at a point, over a cell or frame space. A tile that was put somewhere stays there. */
  hover(spot: Spot, place: string): void {
    this.#hovered = place;
    if (!this.#placed) this.#spot = spot;
  }

  /** The pointer has left the chart. */
  leave(): void {
    this.#hovered = "";
    if (!this.#placed) this.#spot = null;
  }

  /**
   * A click or a tap: first it is shown what the move would bring, then the same again makes it; or at once for those who prefer that.
   * Fingers are never taken at their first word: a drag may have been meant.
   */
  async touch(spot: Spot, place: string, byFinger = false): Promise<void> {
    if (this.#board().busy) return;
    this.#hush();
    const isSure = settings.oneClick && !byFinger;
    if (this.isLaying) await this.#touchLand(spot, isSure);
    else if (this.targets.size > 0) await this.#touchSea(place, isSure);
    else if (this.ships.size > 0 && place) await this.#askSea(place);
  }

  chooseShip(ship: number): void {
    const move = this.ships.get(ship);
    if (move && !this.#board().busy) this.#play(move);
  }

  /** Goes to the next legal place in a direction. */
  go(arrow: Arrow): void {
    this.#hush();
    if (this.isLaying) this.#goOnLand(arrow);
    else if (this.isSailing) this.#goAtSea(arrow);
  }

  /** A new moment: what was looked at belongs to the old one. */
  clear(): void {
    this.cancel();
    this.#spot = null;
    this.#hovered = "";
  }

  // --- inside ---------------------------------------------------------------------------------------------------------

  #every(verb: string): MoveInfo[] {
    return this.#board().moves.filter((move) => move.notation.startsWith(`${verb} `));
  }

  #by<K>(verb: string, key: (move: MoveInfo) => K): Map<K, MoveInfo> {
    return new Map(this.#every(verb).map((move) => [key(move), move]));
  }

  #place(move: MoveInfo): Place {
    const corner = String(move.facts["cell"]);
    const turns = Number(move.facts["turns"]);
    const way = this.shapes.get(String(move.facts["shape"]))?.find((one) => one.turns === turns);
    return { move, corner, turns, cells: way ? cellsUnder(way, corner) : [corner] };
  }

  #waysThatFit(): Way[] {
    const fitting = new Set(this.everyPlace.map((place) => place.turns));
    const shape = String(this.everyPlace[0]?.move.facts["shape"] ?? "");
    return (this.shapes.get(shape) ?? []).filter((way) => fitting.has(way.turns));
  }

  #ghost(): Ghost | null {
    const { way } = this;
    const spot = this.#spot;
    if (!way || !spot) return null;
    const shape = String(this.everyPlace[0]?.move.facts["shape"]);
    const tile = this.view.action?.tile.startsWith("neutral") ? "neutral" : "village";
    const place = nearest(this.places, way, spot);
    const corner = place?.corner ?? this.#cornerFor(way, spot);
    const cells = place?.cells ?? cellsUnder(way, corner);
    return { tile, shape, turns: way.turns, corner, cells, move: place?.move ?? null, placed: this.#placed };
  }

  /** Where a tile lies that is not drawn to a legal place: with its middle at the pointer, on the map. */
  #cornerFor(way: Way, { column, row }: Spot): string {
    const { width, height } = this.view.map;
    const within = (at: number, most: number): number => Math.max(0, Math.min(Math.round(at), most));
    return cellName({ column: within(column - way.columns / 2, width - way.columns), row: within(row - way.rows / 2, height - way.rows) });
  }

  #middle(): Spot | null {
    const { ghost, way } = this;
    return ghost && way ? middle(way, cellAt(ghost.corner)) : this.#spot;
  }

  /** A tile that lies nowhere after a turn goes to the nearest place where it may. */
  #settle(): void {
    const { way } = this;
    const spot = this.#spot;
    if (!way || !spot || this.ghost?.move) return;
    const place = closest(this.places, way, spot);
    if (place) this.#spot = middle(way, cellAt(place.corner));
  }

  async #touchLand(spot: Spot, isSure: boolean): Promise<void> {
    const before = this.ghost;
    const isSame = this.#placed && before !== null && before.cells.includes(cellName(floor(spot)));
    if (before?.move && (isSame || (isSure && !this.#placed))) {
      this.#play(before.move);
      return;
    }
    this.#placed = false;
    this.#spot = spot;
    const { ghost } = this;
    if (!ghost) return;
    if (!ghost.move) {
      await this.#ask(`lay ${ghost.shape}/${ghost.turns} ${ghost.corner}`, ghost.cells);
      return;
    }
    this.#spot = this.#middle();
    this.#placed = true;
  }

  async #touchSea(place: string, isSure: boolean): Promise<void> {
    const move = this.targets.get(place);
    if (!move) {
      this.#chosen = "";
      if (place) await this.#askSea(place);
    } else if (isSure || this.#chosen === place) {
      this.#play(move);
    } else {
      this.#chosen = place;
    }
  }

  /** Why the ship does not go there; of a post place, why no post is put. */
  async #askSea(place: string): Promise<void> {
    await this.#ask(Object.values(this.view.map.anchors).includes(place) ? "post" : `sail ${place}`, [place]);
  }

  #goOnLand(arrow: Arrow): void {
    const { way } = this;
    if (!way) return;
    const from = this.#middle();
    const here = this.ghost?.corner;
    const others = this.places.filter((place) => place.corner !== here).map((place) => ({ thing: place, at: middle(way, cellAt(place.corner)) }));
    const found = from ? ahead(others, from, arrow) : this.places[0];
    if (!found) return;
    this.#spot = middle(way, cellAt(found.corner));
    this.#placed = true;
  }

  #goAtSea(arrow: Arrow): void {
    const spots = [...this.targets.keys()].map((place) => ({ thing: place, at: this.#spotOf(place) }));
    const from = this.chosen ? this.#spotOf(this.chosen) : null;
    const start = this.#shipSpot();
    const others = spots.filter(({ thing }) => thing !== this.chosen);
    const found = from || start ? ahead(others, (from ?? start)!, arrow) : others[0]?.thing;
    this.#hovered = "";
    if (found) this.#chosen = found;
  }

  /** Where the sailing ship lies. */
  #shipSpot(): Spot | null {
    const place = this.view.players[this.#board().me]?.ships[(this.view.action?.ship ?? 0) - 1];
    return place ? this.#spotOf(place) : null;
  }

  /** A frame space lies just outside the middle of what it borders. */
  #spotOf(place: string): Spot {
    if (!place.startsWith("frame-")) return centre(cellAt(place));
    const cells = (this.view.map.frame[Number(place.slice(6))] ?? []).map(cellAt);
    const { width, height } = this.view.map;
    const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
    const column = mean(cells.map((cell) => cell.column)) + 0.5;
    const row = mean(cells.map((cell) => cell.row)) + 0.5;
    const out = (at: number, most: number): number => (at <= 1 ? -0.5 : at >= most - 1 ? most + 0.5 : at);
    return { column: out(column, width), row: out(row, height) };
  }

  #play(move: MoveInfo): void {
    this.clear();
    this.#board().play(move.notation);
  }

  async #ask(notation: string, cells: string[]): Promise<void> {
    if (this.#board().me < 0) return;
    const question = ++this.#questions;
    const reason = await this.#board().why(notation);
    if (!reason || question !== this.#questions) return;
    this.#refused = { reason, cells };
    this.#fading = setTimeout(() => this.#hush(), REFUSAL_MS);
  }

  #hush(): void {
    clearTimeout(this.#fading);
    this.#questions++;
    this.#refused = null;
  }
}

const floor = ({ column, row }: Spot): Cell => ({ column: Math.floor(column), row: Math.floor(row) });
const centre = ({ column, row }: Cell): Spot => ({ column: column + 0.5, row: row + 0.5 });
const middle = (way: Way, corner: Cell): Spot => ({ column: corner.column + way.columns / 2, row: corner.row + way.rows / 2 });
const distance = (a: Spot, b: Spot): number => Math.hypot(a.column - b.column, a.row - b.row);

function closest(places: readonly Place[], way: Way, spot: Spot): Place | null {
  const away = (place: Place): number => distance(middle(way, cellAt(place.corner)), spot);
  return places.reduce<Place | null>((best, place) => (best && away(best) <= away(place) ? best : place), null);
}

/** The legal place that a tile jumps to: one that lies under the pointer, or very near. */
function nearest(places: readonly Place[], way: Way, spot: Spot): Place | null {
  const under = cellName(floor(spot));
  return closest(
    places.filter((place) => place.cells.includes(under) || distance(middle(way, cellAt(place.corner)), spot) <= SNAP),
    way,
    spot,
  );
}

/** What comes next in a direction: straight ahead counts, aside counts double. */
function ahead<T>(things: readonly { thing: T; at: Spot }[], from: Spot, arrow: Arrow): T | null {
  const [right, down] = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }[arrow] as [number, number];
  let best: T | null = null;
  let least = Infinity;
  for (const { thing, at } of things) {
    const forward = (at.column - from.column) * right + (at.row - from.row) * down;
    const aside = Math.abs((at.column - from.column) * down) + Math.abs((at.row - from.row) * right);
    const cost = forward + 2 * aside;
    if (forward > 0.1 && cost < least) {
      least = cost;
      best = thing;
    }
  }
  return best;
}
