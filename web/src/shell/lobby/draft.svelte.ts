import type { NewTable, OptionInfo, SeatWish, TitleInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import { shellWords as words } from "../words";

export type SeatKind = "me" | "here" | "link" | "open" | "bot";
export type OptionValue = boolean | number | string;

export const seatKinds: SeatKind[] = ["me", "here", "link", "open", "bot"];

/** `table-name-1` and so on. */
const suggestions = 10;

/** What bots are called, by the seat they take. */
const botNames = ["Amaru", "Bao", "Clara", "Dirk", "Esme"];

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
  readonly #suggestion = 1 + Math.floor(Math.random() * suggestions);

  readonly fewest = $derived(Math.min(...this.title.seats));
  readonly most = $derived(Math.max(...this.title.seats));
  /** An option with one choice is no choice. */
  readonly openOptions = $derived(this.title.options.filter((option) => option.kind === "switch" || option.kind === "number" || option.choices.length > 1));

  constructor(title: TitleInfo) {
    this.choose(title);
  }

  choose(title: TitleInfo): void {
    this.title = title;
    this.options = Object.fromEntries(title.options.map((option) => [option.id, option.default]));
    this.seats = [this.#seat("me"), this.#seat("bot"), this.#seat("open")].slice(0, Math.max(...title.seats));
    while (this.seats.length < Math.min(...title.seats)) this.addSeat();
  }

  get suggestedName(): string {
    return words.text(`table-name-${this.#suggestion}`);
  }

  addSeat(): void {
    if (this.seats.length < this.most) this.seats.push(this.#seat("bot"));
  }

  removeSeat(place: number): void {
    if (this.seats.length > this.fewest) this.seats.splice(place, 1);
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

  get wish(): NewTable {
    return this.#wish(this.seats);
  }

  /** The same table with bots on every other seat. */
  get botsOnly(): NewTable {
    const seats = this.seats.map((seat, place) => (place === 0 ? this.#seat("me") : seat.kind === "bot" ? seat : this.#seat("bot")));
    return this.#wish(seats);
  }

  #wish(seats: SeatDraft[]): NewTable {
    return {
      title: this.title.id,
      seats: seats.map((seat, place) => this.#seatWish(seat, place)),
      options: { ...this.options },
      name: this.name.trim() || this.suggestedName,
      listed: this.listed,
    };
  }

  #seatWish(seat: SeatDraft, place: number): SeatWish {
    if (seat.kind === "me") return { kind: "here", name: settings.name.trim() || words.text("nobody-name") };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, name: botNames[place] ?? "" };
    return { kind: seat.kind, name: seat.kind === "open" ? "" : seat.name.trim() };
  }

  #seat(kind: SeatKind): SeatDraft {
    return { kind, name: "", bot: this.title.bots.at(-1) ?? "" };
  }
}
