import type { TableInfo } from "../../protocol";
import { getTable, getTables, Refused } from "../api";
import { forget, heldSeats, myTables } from "../keys";
import { titles } from "../titles.svelte";

const mostOfMine = 12;

export const isMyTurn = (table: TableInfo): boolean => table.status === "playing" && heldSeats(table.id).includes(table.seat_to_move) && !table.seats[table.seat_to_move]?.stand_in;

/** A bot plays on for who has left. */
export const haveLeft = (table: TableInfo): boolean =>
  table.status === "playing" && heldSeats(table.id).length > 0 && heldSeats(table.id).every((seat) => table.seats[seat]?.stand_in);

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;

/** Of a campaign only its newest game. */
function onePerCampaign(tables: TableInfo[]): TableInfo[] {
  const isNewest = (table: TableInfo): boolean => !tables.some((other) => other.campaign === table.campaign && other.created > table.created);
  return tables.filter((table) => !table.campaign || isNewest(table));
}

/** What is going on in the house. */
export class Lobby {
  state = $state<"loading" | "ready" | "unreachable">("loading");
  mine = $state.raw<TableInfo[]>([]);
  readonly open = $derived.by(() => this.#others.filter((table) => table.status === "waiting" && freeSeats(table) > 0));
  readonly sailing = $derived.by(() => this.#others.filter((table) => table.status === "playing"));
  /** Tables that only a newer version of the server can open. */
  readonly newer = $derived.by(() => this.#listed.filter((table) => table.status === "newer" && !this.#isMine(table)));

  #listed = $state.raw<TableInfo[]>([]);
  readonly #others = $derived(this.#listed.filter((table) => !this.#isMine(table) && titles.find(table.title)));

  async refresh(): Promise<void> {
    try {
      const [listed, mine] = await Promise.all([getTables(), this.#getMine(), titles.load()]);
      this.#listed = listed;
      this.mine = mine;
      this.state = "ready";
    } catch {
      this.state = "unreachable";
    }
  }

  forget(table: string): void {
    forget(table);
    this.mine = this.mine.filter((mine) => mine.id !== table);
  }

  #isMine(table: TableInfo): boolean {
    return this.mine.some((mine) => mine.id === table.id);
  }

  async #getMine(): Promise<TableInfo[]> {
    const found = await Promise.all(myTables().slice(-mostOfMine).map((id) => this.#getOrForget(id)));
    const urgency = (table: TableInfo): number => (isMyTurn(table) ? 0 : ["playing", "waiting", "newer", "over", "closed"].indexOf(table.status) + 1);
    return onePerCampaign(found.filter((table) => table !== null)).sort((a, b) => urgency(a) - urgency(b) || b.created - a.created);
  }

  async #getOrForget(id: string): Promise<TableInfo | null> {
    try {
      return await getTable(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 404) forget(id);
      return null;
    }
  }
}
