import type { EventInfo, Update } from "../protocol";
import type { Pace } from "./settings.svelte";
import { stirring } from "./stirring";

const pause: Record<Pace, number> = { slow: 1400, normal: 700, fast: 250, instant: 0, step: Infinity };

/** Shows updates one after the other, at a pace that people can follow, and none before the last has come to rest. */
export class Playback {
  /** The update on the screen. */
  shown = $state.raw<Update | null>(null);
  /** What led to it from the one before; empty when nothing is to be animated. */
  events = $state.raw<EventInfo[]>([]);
  /** Everything that happened up to the shown update. */
  log = $state.raw<EventInfo[]>([]);
  /** How many updates wait to be shown. */
  behind = $state(0);
  /** What was shown since this screen last chose, that moment first: it can be looked at again. */
  since = $state.raw<readonly Update[]>([]);
  /** Events up to where this screen last chose; one that comes back may know it from before. */
  chosenAt = $state(Infinity);

  readonly #pace: () => Pace;
  #queue: Update[] = [];
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forgetWaiting: (() => void) | undefined;

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  get newest(): Update | null {
    return (this.behind > 0 ? this.#queue.at(-1) : null) ?? this.shown;
  }

  /** Everything that happened up to the newest update. */
  get told(): readonly EventInfo[] {
    const waiting = this.behind > 0 ? this.#queue : [];
    return waiting.reduce((log, update) => [...log.slice(0, update.events_from), ...update.events], this.log);
  }

  /** Number of events received, shown or not: what the server need not say again. */
  get eventsSeen(): number {
    const newest = this.newest;
    return newest ? newest.events_from + newest.events.length : 0;
  }

  arrive(update: Update, own: boolean): void {
    const isRepeat = this.behind === 0 && this.shown?.moves_made === update.moves_made;
    if (!this.shown || update.undone || isRepeat) {
      this.#queue = [];
      this.#show(update, []);
      this.since = [update];
      this.chosenAt = Math.min(this.chosenAt, this.log.length);
    } else if (own) {
      this.catchUp();
      this.#show(update, update.events);
      this.since = [update];
      this.chosenAt = this.log.length;
    } else {
      this.since = [...this.since, update];
      this.#queue.push(update);
      this.#count();
      this.#schedule();
    }
  }

  /** The next update, for those who go step by step. */
  next(): void {
    const update = this.#queue.shift();
    if (update) this.#show(update, update.events);
    this.#schedule();
  }

  /** Straight to the newest update, without showing the way. */
  catchUp(): void {
    const queue = this.#queue;
    this.#queue = [];
    for (const update of queue) this.#show(update, []);
  }

  /** Everything since this screen last chose, once more. */
  showAgain(): void {
    const [first, ...others] = this.since;
    if (!first || this.behind > 0) return;
    this.#show(first, []);
    this.#queue = others;
    this.#count();
    this.#schedule();
  }

  /** The pace was changed: what waits is scheduled anew. */
  paceChanged(): void {
    this.#schedule();
  }

  stop(): void {
    this.#waitNoMore();
  }

  #show(update: Update, animate: EventInfo[]): void {
    this.shown = update;
    this.events = animate;
    this.log = [...this.log.slice(0, update.events_from), ...update.events];
    this.#shownAt = Date.now();
    this.#count();
  }

  #schedule(): void {
    this.#waitNoMore();
    if (this.#queue.length === 0) return;
    const wait = this.#shownAt + pause[this.#pace()] - Date.now();
    if (wait <= 0) this.#forgetWaiting = stirring.afterwards(() => this.next());
    else if (Number.isFinite(wait)) this.#timer = setTimeout(() => this.#schedule(), wait);
  }

  #waitNoMore(): void {
    clearTimeout(this.#timer);
    this.#forgetWaiting?.();
  }

  #count(): void {
    this.behind = this.#queue.length;
  }
}
