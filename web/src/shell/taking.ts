import { joinTable } from "./api";
import { hold, keepNonce, newNonce } from "./keys";
import { sha256 } from "./sha256";

/** Takes a free seat, with a share in the luck of the table. */
export async function takeSeat(table: string, name: string): Promise<void> {
  const nonce = newNonce();
  const key = await joinTable(table, name, sha256(nonce));
  hold(table, [key.token]);
  keepNonce(table, nonce);
}
