import type { ClockTerms, NewTable, OptionInfo, PresetInfo, SeatWish, TitleInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import { shellWords as words } from "../words";

export type SeatKind = "me" | "here" | "link" | "open" | "bot";
export type OptionValue = boolean | number | string;

export const seatKinds: SeatKind[] = ["me", "here", "link", "open", "bot"];

/** `table-name-1` and so on. */
const suggestions = 10;

/** What bots are called, by the seat they take. */
const botNames = ["Amaru", "Bao", "Clara", "Dirk", "Esme"];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const live = (minutes: number, increment: number): Timing => ({ kind: "live", seconds: minutes * MINUTE, increment });
const byDay = (hours: number): Timing => ({ kind: "day", seconds: hours * HOUR, increment: 0 });
type Timing = Omit<ClockTerms, "out">;
/** Clocks as players name them: `clock-<name>`. */
export const clocks: Record<string, Timing> = {
  brisk: live(10, 10),
  usual: live(20, 15),
  long: live(40, 30),
  half: byDay(12),
  day: byDay(24),
  three: byDay(72),
};
/** What becomes of who has no time left. */
export const whenOut = ["bot", "more", "claim"];

/** Minutes that somebody may be away before others may let a bot play for them. */
export const patiences = [1, 10, 60, 24 * 60];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** A table on the drawing board. */
export class Draft {
  title = $state.raw<TitleInfo>() as TitleInfo;
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, OptionValue>>({});
  name = $state("");
  listed = $state(true);
  rated = $state(false);
  /** One of the clocks; empty: everybody has all the time they want. */
  clock = $state("");
  out = $state("bot");
  /** Whether people may talk to each other there. */
  talk = $state(true);
  /** Seconds; 0: as the server has it. */
  patience = $state(0);
  readonly #suggestion = 1 + Math.floor(Math.random() * suggestions);

  /** The ready-made game that these options and seats are; none for a mix of one's own. */
  readonly preset = $derived.by(() => this.title.presets.find((preset) => this.#matches(preset)));
  readonly #range = $derived(this.preset?.seats ?? this.title.seats);
  readonly fewest = $derived(Math.min(...this.#range));
  readonly most = $derived(Math.max(...this.#range));
  /** An option with one choice is no choice. */
  readonly openOptions = $derived(this.title.options.filter((option) => option.kind === "switch" || option.kind === "number" || option.choices.length > 1));

  /** `guest`: for whom a seat is kept, to which a link leads; empty: nobody in particular. */
  constructor(
    title: TitleInfo,
    readonly guest = "",
  ) {
    this.listed = guest === "";
    this.choose(title);
  }

  choose(title: TitleInfo): void {
    this.title = title;
    this.options = Object.fromEntries(title.options.map((option) => [option.id, option.default]));
    const others: SeatKind[] = this.guest ? ["link"] : ["bot", "bot"];
    this.seats = [this.#seat("me"), ...others.map((kind) => this.#seat(kind))].slice(0, Math.max(...title.seats));
    while (this.seats.length < Math.min(...title.seats)) this.addSeat();
    // the first of the ready-made games is the usual one, even where it is not made of the options' defaults
    if (title.presets[0]) this.choosePreset(title.presets[0]);
  }

  /** A ready-made game: its boxes and variants, and as many seats as it is for. Other options stay as they are. */
  choosePreset(preset: PresetInfo): void {
    for (const id of this.#presetOptions) {
      const usual = this.title.options.find((option) => option.id === id)?.default;
      const value = preset.options[id] ?? usual;
      if (value !== undefined) this.options[id] = value;
    }
    for (const option of this.title.options) if (!this.#fits(option)) this.options[option.id] = option.default;
    const most = Math.max(...preset.seats);
    const fewest = Math.min(...preset.seats);
    // whoever opens the table stays
    while (this.seats.length > most) this.seats.splice(this.seats.findLastIndex((seat) => seat.kind !== "me"), 1);
    while (this.seats.length < fewest) this.seats.push(this.#seat("bot"));
    this.#forgetLostSeats();
  }

  /** Options that tell ready-made games apart. */
  get #presetOptions(): Set<string> {
    return new Set(this.title.presets.flatMap((preset) => Object.keys(preset.options)));
  }

  #matches(preset: PresetInfo): boolean {
    const [fewest, most] = [Math.min(...preset.seats), Math.max(...preset.seats)];
    if (this.seats.length < fewest || this.seats.length > most) return false;
    return this.title.options.every(
      (option) => !this.#presetOptions.has(option.id) || this.options[option.id] === (preset.options[option.id] ?? option.default),
    );
  }

  /** Some options mean something only beside others. */
  #fits(option: OptionInfo): boolean {
    return Object.entries(option.goes_with).every(([id, values]) => values.some((value) => this.options[id] === value));
  }

  /** Another number than now for what luck would choose. */
  draw(option: OptionInfo): void {
    const taken = [option.default, this.options[option.id]];
    const free = option.most - option.least + 1 - new Set(taken).size;
    if (free < 1) return;
    let number: number;
    do number = option.least + Math.floor(Math.random() * (option.most - option.least + 1));
    while (taken.includes(number));
    this.options[option.id] = number;
  }

  leaveToLuck(option: OptionInfo): void {
    this.options[option.id] = option.default;
  }

  get suggestedName(): string {
    return words.text(`table-name-${this.#suggestion}`);
  }

  addSeat(): void {
    if (this.seats.length < this.most) this.seats.push(this.#seat("bot"));
  }

  removeSeat(place: number): void {
    if (this.seats.length > this.fewest) this.seats.splice(place, 1);
    this.#forgetLostSeats();
  }

  #forgetLostSeats(): void {
    for (const option of this.title.options) {
      if (!this.choices(option).includes(String(this.options[option.id])) && option.kind === "seat") this.options[option.id] = option.default;
    }
  }

  setKind(place: number, kind: SeatKind): void {
    // one person is in one place only
    if (kind === "me") for (const seat of this.seats) if (seat.kind === "me") seat.kind = "here";
    const seat = this.seats[place];
    if (seat) seat.kind = kind;
  }

  /** What may be chosen with this many seats. */
  choices(option: OptionInfo): string[] {
    return option.kind === "seat" ? option.choices.slice(0, this.seats.length + 1) : option.choices;
  }

  /** Nobody has to come first. */
  get beginsAtOnce(): boolean {
    return this.seats.every((seat) => seat.kind !== "link" && seat.kind !== "open");
  }

  /** Several people come together, and not all at one screen. */
  get hasCompany(): boolean {
    return this.seats.some((seat) => seat.kind === "link" || seat.kind === "open");
  }

  /** A rated game is between people who keep their names, each on a screen of their own, and bots. */
  get everybodyCanBeKnown(): boolean {
    return this.seats.some((seat) => seat.kind === "me") && this.seats.every((seat) => seat.kind !== "here");
  }

  get wish(): NewTable {
    return this.#wish(this.seats);
  }

  /** The same table with bots on every other seat. */
  get botsOnly(): NewTable {
    const seats = this.seats.map((seat, place) => (place === 0 ? this.#seat("me") : seat.kind === "bot" ? seat : this.#seat("bot")));
    return this.#wish(seats);
  }

  /** As few people as the chosen game needs: the newcomer, and the gentlest bots. */
  get firstGame(): NewTable {
    const seats = Math.min(...(this.preset?.seats ?? this.title.seats));
    const gentle = { ...this.#seat("bot"), bot: this.title.bots[0] ?? "" };
    return { ...this.#wish([this.#seat("me"), ...Array.from({ length: Math.max(1, seats - 1) }, () => gentle)]), listed: false };
  }

  #wish(seats: SeatDraft[]): NewTable {
    return {
      title: this.title.id,
      seats: seats.map((seat, place) => this.#seatWish(seat, place)),
      options: { ...this.options },
      name: this.name.trim() || this.suggestedName,
      listed: this.listed,
      rated: this.rated,
      clock: this.#clock,
      chat: this.talk,
      patience: this.patience,
    };
  }

  get #clock(): ClockTerms | null {
    const timing = clocks[this.clock];
    return timing ? { ...timing, out: this.out } : null;
  }

  #seatWish(seat: SeatDraft, place: number): SeatWish {
    if (seat.kind === "me") return { kind: "here", name: settings.name.trim() || words.text("nobody-name") };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, name: botNames[place] ?? "" };
    return { kind: seat.kind, name: seat.kind === "open" ? "" : seat.name.trim() };
  }

  /** A bot is of the middle level until somebody wants a gentler or a stronger one. */
  #seat(kind: SeatKind): SeatDraft {
    return { kind, name: "", bot: this.title.bots[Math.floor(this.title.bots.length / 2)] ?? "" };
  }
}
