import type { ClockInfo, TableInfo } from "../protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Little is left: of a live clock, and by day. */
const LOW = { live: MINUTE, day: HOUR };

export type ClockState = "waits" | "runs" | "low" | "still" | "anchored" | "out";

/** The clocks of the table that is shown. The server says what is left and since when it counts; the seconds pass here. */
export class Clocks {
  #info = $state.raw<ClockInfo | null>(null);
  #table = $state.raw<TableInfo | null>(null);
  /** The server's time, as often as somebody could see a difference. */
  #now = $state(0);
  /** How far the server's time is ahead of this machine's. */
  #ahead = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly kind = $derived(this.#table?.pace === "day" ? "day" : "live");
  readonly increment = $derived(this.#table?.clock?.increment ?? 0);
  readonly runs = $derived(this.#info?.runs ?? -1);
  /** The seat whose time is up, so that others decide. */
  readonly out = $derived(this.#info?.out ?? -1);
  /** Since when everybody rests, by this machine's time; 0: they do not. */
  readonly anchored = $derived.by(() => (this.#info?.anchored && this.#table?.status === "playing" ? this.#info.anchored - this.#ahead : 0));
  readonly nights = $derived(this.#info?.nights ?? []);

  setTime(now: number): void {
    if (now > 0) this.#ahead = now - Date.now();
  }

  takeTable(table: TableInfo): void {
    this.#table = table;
  }

  take(info: ClockInfo | null): void {
    this.#info = info;
    this.#look();
    clearInterval(this.#timer);
    if (info && info.runs >= 0 && !info.anchored) this.#timer = setInterval(() => this.#look(), this.kind === "live" ? SECOND / 4 : 10 * SECOND);
  }

  leave(): void {
    this.take(null);
    this.#table = null;
  }

  /** Whether somebody's time is counted there at all. */
  has(seat: number): boolean {
    const who = this.#table?.seats[seat];
    return this.#info !== null && who !== undefined && who.kind !== "bot" && !who.stand_in && this.#table?.status === "playing";
  }

  /** Milliseconds. */
  left(seat: number): number {
    const info = this.#info;
    if (!info) return 0;
    const left = info.left[seat] ?? 0;
    const passed = seat === info.runs && !this.#isStill && !info.anchored ? Math.max(0, this.#now - info.since) : 0;
    return Math.max(0, left - passed);
  }

  state(seat: number): ClockState {
    if (seat === this.out) return "out";
    if (this.anchored) return "anchored";
    if (seat !== this.runs) return "waits";
    if (this.#isStill) return "still";
    return this.left(seat) < LOW[this.kind] ? "low" : "runs";
  }

  /** Until when a clock stands still because it is night there; 0 where it does not. */
  get stillUntil(): number {
    return this.#isStill ? (this.#info?.still_until ?? 0) - this.#ahead : 0;
  }

  get #isStill(): boolean {
    return (this.#info?.still_until ?? 0) > this.#now;
  }

  #look(): void {
    this.#now = Date.now() + this.#ahead;
  }
}

export const clocks = new Clocks();

const two = (number: number): string => String(number).padStart(2, "0");

/** `4:18`, `1:04:18`. A clock says 0:00 only when nothing is left. */
export function spell(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The largest unit in which there are two of it or more, and how many. */
export function roughly(milliseconds: number): { unit: "days" | "hours" | "minutes"; count: number } {
  if (milliseconds >= 48 * HOUR) return { unit: "days", count: Math.floor(milliseconds / (24 * HOUR)) };
  if (milliseconds >= 2 * HOUR) return { unit: "hours", count: Math.ceil(milliseconds / HOUR) };
  return { unit: "minutes", count: Math.ceil(milliseconds / MINUTE) };
}
