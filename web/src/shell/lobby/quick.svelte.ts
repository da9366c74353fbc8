import type { NewTable } from "../../protocol";
import { openTable } from "../api";
import { keep } from "../keys";
import { router } from "../router.svelte";
import { fewest, isCampaign, most, presetFor, shelf, type Shelved } from "./shelf";

const place = "flibuste.quick";
/** Bots that somebody who has chosen nothing plays against. */
const usualBots = 2;

interface Kept {
  title: string;
  mode: string;
  seats: number;
  bot: string;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What *Play at once* means: a game against bots, the same as the last time unless somebody wants another. */
export class QuickGame {
  #kept = $state.raw<Partial<Kept>>(read());

  /** A campaign is nothing for in between. */
  readonly choices = $derived(shelf().filter((one) => !isCampaign(one)));
  readonly game = $derived(this.choices.find(({ title, mode }) => title.id === this.#kept.title && mode.id === this.#kept.mode) ?? this.choices[0]);
  readonly seats = $derived.by(() => this.game && Math.min(Math.max(this.#kept.seats ?? usualBots + 1, fewest(this.game)), most(this.game))) as number;
  readonly bot = $derived.by(() => {
    const levels = this.game?.title.bots ?? [];
    return levels.find((level) => level === this.#kept.bot) ?? levels[Math.floor(levels.length / 2)] ?? "";
  });

  /** How many may play. */
  readonly counts = $derived.by(() => {
    const { game } = this;
    return game ? Array.from({ length: most(game) - fewest(game) + 1 }, (_, i) => fewest(game) + i) : [];
  });

  choose(game: Shelved): void {
    this.#keep({ title: game.title.id, mode: game.mode.id });
  }

  chooseSeats(seats: number): void {
    this.#keep({ seats });
  }

  chooseBot(bot: string): void {
    this.#keep({ bot });
  }

  /** Opens the table and goes there; Refused or Unreachable where it cannot be opened. */
  async begin(): Promise<void> {
    if (!this.game) return;
    const made = await openTable(await this.#wish(this.game));
    keep(made);
    router.go(`/t/${made.table.id}`);
  }

  async #wish(game: Shelved): Promise<NewTable> {
    const { Draft } = await import("./draft.svelte");
    const draft = new Draft(game.title);
    const preset = presetFor(game, this.seats);
    if (preset) draft.choosePreset(preset);
    while (draft.seats.length < this.seats) draft.addSeat();
    while (draft.seats.length > this.seats) draft.removeSeat(draft.seats.length - 1);
    for (const seat of draft.seats) seat.bot = this.bot;
    draft.listed = false;
    return draft.wish;
  }

  #keep(chosen: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...chosen };
    try {
      localStorage.setItem(place, JSON.stringify(this.#kept));
    } catch {
      // private browsing: it then lasts as long as the page
    }
  }
}
