import type { TableInfo } from "../../protocol";
import { askWhatIf } from "../api";
import { heldTokens, keep } from "../keys";
import { whyNot } from "../reasons";
import { router } from "../router.svelte";
import { treeKey } from "../tree/keys";
import { rootOf } from "../tree/lines";
import { shellWords } from "../words";

/** Goes to a private copy of a table as it was after so many moves, to be played on for a seat and kept in the own tree; says why it cannot, else nothing. */
export async function beginWhatIf(table: TableInfo, moves: number, seat: number): Promise<string> {
  try {
    const made = await askWhatIf(table.id, { moves, seat, token: heldTokens(table.id)[0] ?? "", tree: treeKey(rootOf(table)) });
    keep(made);
    router.go(`/t/${made.table.id}`);
    return "";
  } catch (error) {
    return whyNot(error, shellWords);
  }
}
