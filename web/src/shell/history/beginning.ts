import { askWhatIf, Refused } from "../api";
import { heldTokens, keep } from "../keys";
import { router } from "../router.svelte";
import { shellWords } from "../words";

/** Goes to a private copy of a table as it was after so many moves, to be played on for a seat; says why it cannot, else nothing. */
export async function beginWhatIf(table: string, moves: number, seat: number): Promise<string> {
  try {
    const made = await askWhatIf(table, { moves, seat, token: heldTokens(table)[0] ?? "" });
    keep(made);
    router.go(`/t/${made.table.id}`);
    return "";
  } catch (error) {
    return error instanceof Refused ? error.message : shellWords.text("server-unreachable");
  }
}
