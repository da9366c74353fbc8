import type { LobbyNews, TableInfo, WatchLobby } from "../../protocol";
import { getTable, getTables, Refused } from "../api";
import { Connection, tableAddress } from "../connection";
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

  #line: Connection | null = null;
  /** Counts what was asked and told: an answer that was overtaken is not shown. */
  #answers = 0;

  /** From now on the server tells what is new. */
  watch(): void {
    const hello = (): WatchLobby => ({ type: "lobby", mine: myTables().slice(-mostOfMine) });
    this.#line = new Connection(tableAddress(""), {
      hello,
      message: (message) => {
        if (message.type === "lobby") void this.#tell(message);
      },
      state: (state) => {
        // as often as the line is tried again: something between here and the server may not let sockets through
        if (state === "lost") void this.#ask();
      },
    });
  }

  leave(): void {
    this.#line?.close();
  }

  /** Does not wait for the server to tell: somebody wants to know now. */
  async refresh(): Promise<void> {
    this.#line?.retryNow();
    await this.#ask();
  }

  async #ask(): Promise<void> {
    const asked = ++this.#answers;
    try {
      const [listed, mine] = await Promise.all([getTables(), this.#getMine(), titles.load()]);
      if (asked === this.#answers) this.#show(listed, mine);
    } catch {
      if (asked === this.#answers) this.state = "unreachable";
    }
  }

  async #tell({ listed, mine, gone }: LobbyNews): Promise<void> {
    this.#answers++;
    for (const table of gone) forget(table);
    try {
      await titles.load();
      this.#show(listed, mine);
    } catch {
      this.state = "unreachable";
    }
  }

  #show(listed: TableInfo[], mine: TableInfo[]): void {
    const urgency = (table: TableInfo): number => (isMyTurn(table) ? 0 : ["playing", "waiting", "newer", "over", "closed"].indexOf(table.status) + 1);
    this.#listed = listed;
    this.mine = onePerCampaign(mine).sort((a, b) => urgency(a) - urgency(b) || b.created - a.created);
    this.state = "ready";
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
    return found.filter((table) => table !== null);
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
