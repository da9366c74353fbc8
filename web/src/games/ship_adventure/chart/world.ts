import type { Cell } from "../../../shell/chart/geometry";

export { onChart as label } from "../../../shell/words";

/** The board as the server shows it: cells by their signs, tiles in reading order, where each wave leads. */
export interface Laid {
  rows: readonly string[];
  tiles: readonly string[];
  drift: Readonly<Record<string, string>>;
}

/** A town with its port; in the colour that is printed on its tile. */
export interface Town {
  city: string;
  port: string;
  color: string;
}

/** Four waves that turn around the corner they share. */
export interface Whirlpool {
  /** Its north-west cell. */
  at: Cell;
  clockwise: boolean;
}

const LAND = "JCT";
const TILE = 2;

/** "5,9": the sixth row, the tenth column. */
export function cellAt(name: string): Cell {
  const [row = 0, column = 0] = name.split(",").map(Number);
  return { row, column };
}

export const cellName = ({ row, column }: Cell): string => `${row},${column}`;

/** A world without an edge: what leaves it on one side comes back on the other. */
export class World {
  readonly side: number;
  readonly towns: Town[] = [];
  readonly whirlpools: Whirlpool[] = [];
  readonly #rows: readonly string[];

  /** `colors`: of the towns on tiles, by the code of the tile. */
  constructor({ rows, tiles, drift }: Laid, colors: ReadonlyMap<string, string>) {
    this.#rows = rows;
    this.side = rows.length;
    const across = this.side / TILE;
    tiles.forEach((laid, place) => {
      const [code = ""] = laid.split("/");
      const at = { row: Math.floor(place / across) * TILE, column: (place % across) * TILE };
      const color = colors.get(code);
      if (color !== undefined) this.towns.push({ city: this.#find(at, "C"), port: this.#find(at, "P"), color });
      if (this.sign(at) === "w") this.whirlpools.push({ at, clockwise: drift[cellName(at)] === cellName({ ...at, column: at.column + 1 }) });
    });
  }

  /** The cell on the board that a cell beyond its edge is. */
  wrapped({ row, column }: Cell): Cell {
    const { side } = this;
    return { row: (row + side) % side, column: (column + side) % side };
  }

  sign(cell: Cell): string {
    const { row, column } = this.wrapped(cell);
    return this.#rows[row]?.[column] ?? "";
  }

  isLand(cell: Cell): boolean {
    return LAND.includes(this.sign(cell));
  }

  /** Whether a cell lies in the northern half, so that something large over the southern one leaves it to be seen. */
  isNorthern(cell: string): boolean {
    return 2 * cellAt(cell).row < this.side;
  }

  townAt(cell: string): Town | undefined {
    return this.towns.find(({ city, port }) => city === cell || port === cell);
  }

  /** All cells of the board, and so many rows and columns of what comes again beyond its edges. */
  *cells(beyond = 0): Generator<Cell> {
    for (let row = -beyond; row < this.side + beyond; row++) for (let column = -beyond; column < this.side + beyond; column++) yield { row, column };
  }

  /** From one cell to another by the shorter way round, in rows and columns. */
  between(from: string, to: string): Cell {
    const [a, b] = [cellAt(from), cellAt(to)];
    return { row: this.#shorter(b.row - a.row), column: this.#shorter(b.column - a.column) };
  }

  /** How many steps a crow would take. */
  apart(from: string, to: string): number {
    const { row, column } = this.between(from, to);
    return Math.max(Math.abs(row), Math.abs(column));
  }

  /** The cell a step away. */
  beside(name: string, step: Cell): string {
    const { row, column } = cellAt(name);
    return cellName(this.wrapped({ row: row + step.row, column: column + step.column }));
  }

  #shorter(apart: number): number {
    const once = ((apart % this.side) + this.side) % this.side;
    return once > this.side / 2 ? once - this.side : once;
  }

  #find({ row, column }: Cell, sign: string): string {
    const cells = [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: row + down, column: column + right })));
    return cellName(cells.find((cell) => this.sign(cell) === sign) ?? { row, column });
  }
}
