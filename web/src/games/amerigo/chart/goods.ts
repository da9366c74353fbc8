import type { AmerigoMap } from "../../../protocol";
import { GOODS, type Good } from "../pieces";
import { cellAt, cellName } from "./grid";

/** As the map writes goods: cotton, sugar, coconut, coffee, tobacco. */
const SIGNS = "csnft";

/** What is printed on a cell; nothing where no good is. */
export function goodOn(map: Pick<AmerigoMap, "rows">, cell: string): Good | null {
  const { column, row } = cellAt(cell);
  const sign = map.rows[row]?.[column] ?? "";
  return (sign && GOODS[SIGNS.indexOf(sign)]) || null;
}

/** All goods of a map on which nothing was built yet. */
export function allGoods(map: Pick<AmerigoMap, "rows">): Record<string, Good> {
  const cells = map.rows.flatMap((line, row) => [...line].map((_, column) => cellName({ column, row })));
  return Object.fromEntries(cells.flatMap((cell) => (goodOn(map, cell) ? [[cell, goodOn(map, cell)!]] : [])));
}
