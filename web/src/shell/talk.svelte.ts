import type { ChatLine, Say, TableInfo } from "../protocol";
import { settings } from "./settings.svelte";

/** What can be said with one touch, and its sign. */
export const REACTIONS = { bravo: "laurels", ouch: "ship-wreck", cheers: "beer-stein", patience: "hourglass", coffee: "coffee-cup", thanks: "shaking-hands" } as const;
export type Reaction = keyof typeof REACTIONS;
const isReaction = (said: string): said is Reaction => said in REACTIONS;

/** For how long a reaction shows at its seat. */
const SHOWN_MS = 3000;
const MUTED = "flibuste.muted";
const READ = "flibuste.read";
/** Tables of which is kept how much was read. */
const MOST_TABLES = 50;

/** A line that is read, or several of somebody who is muted here. */
export type Entry = { line: ChatLine } | { hidden: ChatLine[]; seat: number };

function kept<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // private browsing: it then lasts as long as the page
  }
}

/** What people at the table that is shown say to each other. Who is muted, and what is not heard at all, is known to this browser alone. */
export class Talk {
  /** Somebody reads it, or would if the page were looked at. */
  isOpen = $state(false);
  /** What is being written. */
  draft = $state("");
  /** The field has the focus, wherever the talk is shown. */
  isWriting = $state(false);
  /** How many places beside a log show it. */
  panels = $state(0);

  #table = $state.raw<TableInfo | null>(null);
  #ownSeats = $state.raw<readonly number[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);
  /** Of these, how many were read. */
  #read = $state(0);
  #muted = $state.raw<readonly string[]>(kept<string[]>(MUTED, []));
  /** Hidden lines that somebody wanted to see all the same. */
  #unhidden = $state.raw<readonly ChatLine[]>([]);
  #reactions = $state.raw<Readonly<Record<number, Reaction>>>({});
  #fading = new Map<number, ReturnType<typeof setTimeout>>();
  #send: (message: Omit<Say, "id">) => boolean = () => false;

  /** Where several people play, and not all of them at this screen. */
  readonly isOffered = $derived.by(() => {
    const people = (this.#table?.seats ?? []).flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
    return people.length > 1 && people.some((seat) => !this.#ownSeats.includes(seat));
  });
  /** The table was made without it. */
  readonly isOff = $derived(this.#table?.chat === false);
  readonly maySay = $derived(!this.isOff && this.#ownSeats.length > 0);
  /** What is to be read, in order; nobody's lines are gone, only out of sight. */
  readonly entries = $derived.by(() => this.#entries());
  readonly unread = $derived.by(() => this.#lines.slice(this.#read).filter((line) => this.#isNews(line)).length);
  /** Who could be muted. */
  readonly others = $derived.by(() => (this.#table?.seats ?? []).flatMap(({ kind, taken }, seat) => (kind === "bot" || !taken || this.#ownSeats.includes(seat) ? [] : [seat])));

  sit(send: (message: Omit<Say, "id">) => boolean): void {
    this.#send = send;
  }

  take(table: TableInfo): void {
    this.#table = table;
  }

  /** The seats of this screen. */
  hold(seats: readonly number[]): void {
    this.#ownSeats = seats;
  }

  hear(lines: ChatLine[], whole: boolean): void {
    this.#lines = whole ? lines : [...this.#lines, ...lines];
    if (whole) this.#read = lines.filter(({ at }) => at <= (kept<Record<string, number>>(READ, {})[this.#table?.id ?? ""] ?? 0)).length;
    else for (const line of lines) this.#show(line);
    if (this.isOpen) this.read();
  }

  say(seat: number, text: string): boolean {
    return text.trim() !== "" && this.#send({ type: "say", seat, text: text.trim(), reaction: "" });
  }

  react(seat: number, reaction: Reaction): void {
    this.#send({ type: "say", seat, text: "", reaction });
  }

  open(): void {
    this.isOpen = true;
    this.read();
  }

  close(): void {
    this.isOpen = this.isWriting = false;
  }

  read(): void {
    this.#read = this.#lines.length;
    const [id, last] = [this.#table?.id, this.#lines.at(-1)];
    if (!id || !last) return;
    const { [id]: _, ...others } = kept<Record<string, number>>(READ, {});
    keep(READ, Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABLES), [id, last.at]]));
  }

  /** What somebody's seat shows just now. */
  reaction(seat: number): Reaction | null {
    return this.#reactions[seat] ?? null;
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(this.#who(seat));
  }

  mute(seat: number, muted: boolean): void {
    const who = this.#who(seat);
    this.#muted = [...this.#muted.filter((other) => other !== who), ...(muted ? [who] : [])];
    this.#unhidden = [];
    keep(MUTED, this.#muted);
  }

  unhide(lines: readonly ChatLine[]): void {
    this.#unhidden = [...this.#unhidden, ...lines];
  }

  leave(): void {
    this.close();
    for (const timer of this.#fading.values()) clearTimeout(timer);
    this.#fading.clear();
    this.#reactions = {};
    this.#lines = this.#unhidden = this.#ownSeats = [];
    this.#table = null;
    this.draft = "";
    this.#read = 0;
  }

  /** Somebody who keeps their name is muted everywhere, another one at this table. */
  #who(seat: number): string {
    return this.#table?.seats[seat]?.person || `${this.#table?.id ?? ""}/${seat}`;
  }

  #isHeard({ text }: ChatLine): boolean {
    return settings.hearing === "all" || (settings.hearing === "reactions" && !text);
  }

  #isNews(line: ChatLine): boolean {
    return this.#isHeard(line) && !this.#ownSeats.includes(line.seat) && !this.isMuted(line.seat);
  }

  #entries(): Entry[] {
    const entries: Entry[] = [];
    for (const line of this.#lines.filter((one) => this.#isHeard(one))) {
      const last = entries.at(-1);
      if (!this.isMuted(line.seat) || this.#unhidden.includes(line)) entries.push({ line });
      else if (last && "hidden" in last && last.seat === line.seat) last.hidden.push(line);
      else entries.push({ hidden: [line], seat: line.seat });
    }
    return entries;
  }

  #show(line: ChatLine): void {
    const { seat, reaction } = line;
    if (!isReaction(reaction) || !this.#isHeard(line) || this.isMuted(seat)) return;
    clearTimeout(this.#fading.get(seat));
    this.#reactions = { ...this.#reactions, [seat]: reaction };
    this.#fading.set(
      seat,
      setTimeout(() => {
        const { [seat]: _, ...others } = this.#reactions;
        this.#reactions = others;
      }, SHOWN_MS),
    );
  }
}

export const talk = new Talk();
