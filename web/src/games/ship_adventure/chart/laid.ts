import type { TitleInfo } from "../../../protocol";
import type { Cell } from "../../../shell/chart/geometry";
import { readPieces } from "../pieces";
import { World } from "./world";

/** A printed tile on a place of the board, counted in tiles, and how often it is turned clockwise. */
export interface LaidTile {
  tile: string;
  at: Cell;
  turns?: number;
}

const ACROSS = 6;
const SEA = ["..", ".."];

const turned = ([above = "", below = ""]: readonly string[]): string[] => [`${below[0]}${above[0]}`, `${below[1]}${above[1]}`];

/** A board of one box with a few of the printed tiles on it, and calm sea around them: for pictures of how it is played. */
export function laidWorld(title: Pick<TitleInfo, "catalogue">, laid: readonly LaidTile[]): World {
  const printed = new Map(title.catalogue.filter(({ kind }) => kind === "tile").map((tile) => [tile.code, (tile as unknown as { rows: string[] }).rows]));
  const rows = Array.from({ length: 2 * ACROSS }, () => Array.from({ length: 2 * ACROSS }, () => "."));
  const tiles = Array.from({ length: ACROSS * ACROSS }, () => "");
  for (const { tile, at, turns = 0 } of laid) {
    let cells = printed.get(tile) ?? SEA;
    for (let turn = 0; turn < turns; turn++) cells = turned(cells);
    cells.forEach((row, down) => [...row].forEach((sign, right) => (rows[2 * at.row + down]![2 * at.column + right] = sign)));
    tiles[at.row * ACROSS + at.column] = `${tile}/${turns}`;
  }
  return new World({ rows: rows.map((row) => row.join("")), tiles, drift: {} }, readPieces(title).towns);
}
