import { untrack } from "svelte";
import type { LobbyNews, OutcomeInfo, TableInfo, WatchLobby } from "../../protocol";
import { getLobby } from "../api";
import { Connection, tableAddress } from "../connection";
import { forget, heldSeats, myTables, ownMark } from "../keys";
import { titles } from "../titles.svelte";

const mostOfMine = 12;

export const isMyTurn = (table: TableInfo): boolean => table.status === "playing" && heldSeats(table).includes(table.seat_to_move) && !table.seats[table.seat_to_move]?.stand_in;

/** A bot plays on for who has left. */
export const haveLeft = (table: TableInfo): boolean =>
  table.status === "playing" && heldSeats(table).length > 0 && heldSeats(table).every((seat) => table.seats[seat]?.stand_in);

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "open" && !seat.taken).length;

/** Of a campaign only its newest game. */
function onePerCampaign(tables: TableInfo[]): TableInfo[] {
  const isNewest = (table: TableInfo): boolean => !tables.some((other) => other.campaign === table.campaign && other.created > table.created);
  return tables.filter((table) => !table.campaign || isNewest(table));
}

/** How many tables come at a time. */
const page = 20;

/** How many that are played are shown beside the open ones. */
const atAGlance = 2;

/** Milliseconds after which somebody who types has said what they look for. */
const said = 250;

/** What is going on in the house. The server tells as much of it as is looked for and shown. */
export class Lobby {
  state = $state<"loading" | "ready" | "unreachable">("loading");
  mine = $state.raw<TableInfo[]>([]);
  /** How those of mine ended that are over. */
  outcomes = $state.raw<Record<string, OutcomeInfo>>({});
  open = $state.raw<TableInfo[]>([]);
  /** How many open tables are what is looked for. */
  openFound = $state(0);
  /** How many there are in all. */
  openCount = $state(0);
  sailing = $state.raw<TableInfo[]>([]);
  sailingCount = $state(0);
  /** Tables that only a newer version of the server can open. */
  newer = $state.raw<TableInfo[]>([]);
  /** How many people are here now. */
  aboard = $state(0);

  // --- what is looked for among the open tables
  text = $state("");
  title = $state("");
  pace = $state<"" | "live" | "day">("");
  rated = $state(false);
  #shown = $state(page);
  #sailingShown = $state(atAGlance);
  readonly isSearching = $derived(this.text.trim() !== "" || this.title !== "" || this.pace !== "" || this.rated);
  /** How many more there are to show. */
  readonly more = $derived(this.openFound - this.open.length);

  #line: Connection | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked and told: an answer that was overtaken is not shown. */
  #answers = 0;

  /** From now on the server tells what is new. */
  watch(): void {
    untrack(() => titles.load()).catch(() => undefined); // meanwhile
    this.#line = new Connection(tableAddress(""), {
      hello: () => this.#wish,
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
    clearTimeout(this.#later);
    this.#line?.close();
  }

  /** Does not wait for the server to tell: somebody wants to know now. */
  async refresh(): Promise<void> {
    this.#line?.retryNow();
    await this.#ask();
  }

  /** Something else is looked for. */
  look(): void {
    this.#shown = page;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#lookAgain(), said);
  }

  loosen(): void {
    this.text = this.title = this.pace = "";
    this.rated = false;
    this.#shown = page;
    this.#lookAgain();
  }

  showMore(): void {
    this.#shown += page;
    this.#lookAgain();
  }

  /** Somebody wants to see what is played, and then more of it. */
  showSailing(): void {
    this.#sailingShown += page;
    this.#lookAgain();
  }

  #lookAgain(): void {
    if (!this.#line?.send(this.#wish)) void this.#ask();
  }

  get #wish(): WatchLobby {
    const { title, pace, rated } = this;
    return { type: "lobby", mark: ownMark(), mine: myTables().slice(-mostOfMine), text: this.text.trim(), title, pace, rated, open: this.#shown, sailing: this.#sailingShown };
  }

  async #ask(): Promise<void> {
    const asked = ++this.#answers;
    try {
      const news = await getLobby(this.#wish);
      if (asked === this.#answers) await this.#tell(news);
    } catch {
      if (asked === this.#answers) this.state = "unreachable";
    }
  }

  async #tell(news: LobbyNews): Promise<void> {
    this.#answers++;
    for (const table of news.gone) forget(table);
    try {
      await titles.load();
      this.#show(news);
    } catch {
      this.state = "unreachable";
    }
  }

  #show(news: LobbyNews): void {
    const urgency = (table: TableInfo): number => (isMyTurn(table) ? 0 : ["playing", "waiting", "newer", "over", "closed"].indexOf(table.status) + 1);
    const isKnown = (table: TableInfo): boolean => titles.find(table.title) !== undefined;
    this.open = news.open.filter(isKnown);
    this.openFound = news.open_found;
    this.openCount = news.open_count;
    this.sailing = news.sailing.filter(isKnown);
    this.sailingCount = news.sailing_count;
    this.newer = news.newer;
    this.aboard = news.aboard;
    this.outcomes = news.outcomes;
    this.mine = onePerCampaign(news.mine).sort((a, b) => urgency(a) - urgency(b) || b.created - a.created);
    this.state = "ready";
  }

  forget(table: string): void {
    forget(table);
    this.mine = this.mine.filter((mine) => mine.id !== table);
  }
}
