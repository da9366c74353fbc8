import type { TitleInfo, View } from "../protocol";
import type { BoardParts, MadeUpHere, Piece } from "./board";

const isInvented = (piece: Piece): boolean => piece["mark"] === "invented";

/** What is made up at a table, kind by kind, with how much of each kind it is; empty: all is known. */
export function madeUpAt(title: Pick<TitleInfo, "catalogue">, board: Pick<BoardParts, "madeUp">, view: View): MadeUpHere[] {
  return (board.madeUp ?? []).flatMap(({ kind, isMadeUp = isInvented, isInPlay = () => true }) => {
    const all = title.catalogue.filter((piece) => piece["kind"] === kind && isInPlay(view, piece));
    const made = all.filter(isMadeUp);
    return made.length > 0 ? [{ kind, made: made.length, all: all.length, codes: made.length < all.length ? made.map((piece) => String(piece["code"])) : [] }] : [];
  });
}
