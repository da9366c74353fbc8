import type { EventInfo } from "../protocol";
import { stirring } from "./stirring";

const EASE = "cubic-bezier(.2,.8,.2,1)";
/** Of coins that fly together. */
const MOST_COINS = 6;

/** Where things lie, by their `data-at`. */
export type Places = ReadonlyMap<string, DOMRect>;

export interface Act {
  element: Element;
  frames: Keyframe[];
  at: number;
  duration: number;
  easing?: string;
  /** Clears away what was there for this act alone. */
  over?: () => void;
}

/** True when nothing should move: somebody asked for calm, or nobody looks. */
export const isCalm = (): boolean =>
  document.hidden || typeof Element.prototype.animate !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** From the middle of one place to the middle of another. */
export const between = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.left + to.width / 2 - from.left - from.width / 2,
  y: to.top + to.height / 2 - from.top - from.height / 2,
});

/**
 * What just happened, shown. The board is already drawn as it is now: things move to where they are from where they were, and pictures of
 * things fly over it. Whatever cannot be found is left out, a click ends everything, and nothing moves for those who asked for calm.
 */
export abstract class TableMotion {
  readonly #stage: () => HTMLElement | undefined;
  readonly #longest: number;
  readonly #running = new Set<Animation>();
  protected before: Places = new Map();

  /** `longest`: what would take more milliseconds is played faster. */
  constructor(stage: () => HTMLElement | undefined, longest: number) {
    this.#stage = stage;
    this.#longest = longest;
  }

  /** To be called while the board still shows the old moment. */
  remember(): void {
    this.finish();
    this.before = this.places();
  }

  /** To be called when the board shows the new moment. */
  show(events: readonly EventInfo[]): void {
    if (events.length === 0 || !this.#stage() || isCalm()) return;
    const acts = this.acts(events);
    const pace = Math.min(1, this.#longest / Math.max(1, ...acts.map((act) => act.at + act.duration)));
    for (const act of acts) this.#play(act, pace);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  /** What shows these events. */
  protected abstract acts(events: readonly EventInfo[]): Act[];

  // --- what lies where

  protected find(name: string): HTMLElement | null {
    return this.all(`[data-at="${CSS.escape(name)}"]`).find((element) => element.getBoundingClientRect().width > 0) ?? null;
  }

  /** Where something is in the new moment. */
  protected after(name: string): DOMRect | undefined {
    return this.find(name)?.getBoundingClientRect();
  }

  protected all(selector: string): HTMLElement[] {
    return [...(this.#stage()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  protected places(): Places {
    const places = new Map<string, DOMRect>();
    for (const element of this.all("[data-at]")) {
      const place = element.getBoundingClientRect();
      const name = element.dataset["at"];
      if (name && place.width > 0 && !places.has(name)) places.set(name, place);
    }
    return places;
  }

  /** Something that is there for one act, over the board. */
  protected ghost(look: string, left: number, top: number): HTMLElement {
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.className = `flying ${look}`;
    Object.assign(ghost.style, { position: "fixed", zIndex: "9", pointerEvents: "none", left: `${left}px`, top: `${top}px` });
    this.#stage()?.append(ghost);
    return ghost;
  }

  #play(act: Act, pace: number): void {
    const animation = act.element.animate(act.frames, { duration: act.duration * pace, delay: act.at * pace, easing: act.easing ?? EASE, fill: "both" });
    this.#running.add(animation);
    stirring.begin(animation);
    const over = (): void => {
      if (!this.#running.delete(animation)) return;
      stirring.end(animation);
      animation.cancel();
      act.over?.();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }
}

/** An animation outside of a board's motion, for which the next step waits all the same. */
export function stir(animation: Animation): Animation {
  stirring.begin(animation);
  animation.onfinish = animation.oncancel = () => stirring.end(animation);
  return animation;
}

/** How fast a board moves, in milliseconds. */
export interface Tempo {
  /** Something flies from one place to another. */
  fly: number;
  /** Between two of several. */
  gap: number;
  longest: number;
}

/** Shows one event after the other, the next a little before the last is over. */
export abstract class EventMotion extends TableMotion {
  readonly #tempo: Tempo;

  constructor(stage: () => HTMLElement | undefined, tempo: Tempo) {
    super(stage, tempo.longest);
    this.#tempo = tempo;
  }

  /** What shows one event, beginning now. */
  protected abstract actsFor(event: EventInfo, now: number): Act[];

  protected override acts(events: readonly EventInfo[]): Act[] {
    const acts: Act[] = [];
    let now = 0;
    for (const event of events) {
      const added = this.actsFor(event, now);
      acts.push(...added);
      now = Math.max(now, ...added.map((act) => act.at + act.duration * 0.6));
    }
    return acts;
  }

  protected coins(from: DOMRect | undefined, to: DOMRect | undefined, number: number, now: number): Act[] {
    if (!from || !to || number <= 0) return [];
    return Array.from({ length: Math.min(number, MOST_COINS) }, (_, coin) => this.flight(from, to, now + coin * this.#tempo.gap, "flying-coin coin")).flat();
  }

  /** A picture of something flies; `look`: its classes. */
  protected flight(from: DOMRect | undefined, to: DOMRect | undefined, at: number, look: string): Act[] {
    if (!from || !to) return [];
    const ghost = this.ghost(look, from.left + from.width / 2 - 10, from.top + from.height / 2 - 10);
    const { x, y } = between(from, to);
    const frames = [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "scale(1.1)", offset: 0.15 },
      { opacity: 1, transform: `translate(${x}px, ${y}px)`, offset: 0.9 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.7)` },
    ];
    return [{ element: ghost, frames, at, duration: this.#tempo.fly, over: () => ghost.remove() }];
  }

  /** A card or tile shows its other side. */
  protected turnedOver(element: Element | null | undefined, at: number): Act[] {
    if (!element) return [];
    return [{ element, frames: [{ transform: "rotateY(90deg)" }, { transform: "none" }], at, duration: this.#tempo.fly }];
  }

  /** A thing comes from where it was. */
  protected slid(name: string, at: number, duration = this.#tempo.fly): Act[] {
    const element = this.find(name);
    const from = this.before.get(name);
    const to = element?.getBoundingClientRect();
    if (!element || !from || !to || (from.left === to.left && from.top === to.top)) return [];
    const zoom = element.currentCSSZoom ?? 1;
    const frames = [{ transform: `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px)` }, { transform: "none" }];
    const acts: Act[] = [{ element, frames, at, duration, easing: "ease-in-out" }];
    // over everything that it passes: where it stands has places beside it that would cover it
    const place = element.parentElement?.closest("[data-at]");
    return place ? [...acts, { element: place, frames: [{ zIndex: 7 }, { zIndex: 7 }], at, duration }] : acts;
  }

  /** A score swells when it grows, and so does what has just been used. */
  protected risen(name: string, at: number): Act[] {
    const element = this.find(name);
    if (!element) return [];
    return [{ element, frames: [{ transform: "none" }, { transform: "scale(1.35)", offset: 0.4 }, { transform: "none" }], at, duration: this.#tempo.fly }];
  }
}
