import type { TableInfo } from "../protocol";

export type Standing = "here" | "elsewhere" | "away";

const SECOND = 1000;
/** How often a time that somebody has been away is told anew. */
const EVERY_MS = 5 * SECOND;

/** Who is at the table that is shown. The server says since when somebody is away; the time passes here. */
export class Presence {
  #table = $state.raw<TableInfo | null>(null);
  #elsewhere = $state.raw<readonly number[]>([]);
  #toldAt = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  take(table: TableInfo): void {
    this.#table = table;
    this.#toldAt = Date.now();
    this.#look();
    clearInterval(this.#timer);
    if (table.seats.some(({ away }) => away > 0)) this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  /** Seats whose people have the page open, and look at something else. */
  lookElsewhere(seats: readonly number[]): void {
    this.#elsewhere = seats;
  }

  leave(): void {
    clearInterval(this.#timer);
    this.#table = null;
    this.#elsewhere = [];
  }

  /** Null where no person is to be waited for: a bot's seat, a free one. */
  of(seat: number): Standing | null {
    const who = this.#table?.seats[seat];
    if (!who || who.kind === "bot" || !who.taken) return null;
    return who.online ? (this.#elsewhere.includes(seat) ? "elsewhere" : "here") : "away";
  }

  /** Seconds. */
  away(seat: number): number {
    const away = this.#table?.seats[seat]?.away ?? 0;
    return away > 0 ? away + Math.max(0, this.#now - this.#toldAt) / SECOND : 0;
  }

  #look(): void {
    this.#now = Date.now();
  }
}

export const presence = new Presence();
