import type { EventInfo } from "../../protocol";
import { settings, type Pace } from "../../shell/settings.svelte";
import { spotlight } from "../../shell/spotlight.svelte";

/** How long each thing that Jordan does is looked at; at an instant pace the log is enough. */
const PAUSES: Record<Pace, number> = { slow: 1600, normal: 900, fast: 350, instant: 0, step: Infinity };

const isJordans = ({ facts }: EventInfo): boolean => facts["rival"] !== undefined;

/** Jordan's turn, card by card: what he did is told one thing after the other, and lit on the table. */
export class Show {
  #events = $state.raw<EventInfo[]>([]);
  #told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new moment has come: what led to it is shown if Jordan had a part in it. */
  begin(events: readonly EventInfo[]): void {
    this.end();
    const first = events.findIndex(isJordans);
    if (first < 0 || settings.pace === "instant" || events.some(({ name }) => name === "final-scoring")) return;
    const last = events.findLastIndex(isJordans);
    this.#events = events.slice(first, last + 1);
    this.next();
  }

  get isOn(): boolean {
    return this.#events.length > 0;
  }
  /** Everything has been told. */
  get isTold(): boolean {
    return this.#told >= this.#events.length;
  }
  get told(): readonly EventInfo[] {
    return this.#events.slice(0, this.#told);
  }
  /** The card that was turned last. */
  get card(): string {
    const turned = this.told.findLast(({ name }) => name === "jordan-card");
    return String(turned?.facts["card"] ?? "").replace("jordan-", "");
  }

  next(): void {
    clearTimeout(this.#timer);
    if (this.isTold) return;
    this.#told++;
    spotlight.event = this.#events[this.#told - 1] ?? null;
    const pause = PAUSES[settings.pace];
    if (!this.isTold && Number.isFinite(pause)) this.#timer = setTimeout(() => this.next(), pause);
  }
  /** All of it at once; then away with it. */
  goOn(): void {
    if (this.isTold) this.end();
    else {
      clearTimeout(this.#timer);
      this.#told = this.#events.length;
    }
  }
  end(): void {
    clearTimeout(this.#timer);
    if (this.isOn) spotlight.event = null;
    this.#events = [];
    this.#told = 0;
  }
}
