import type { EventInfo } from "../../protocol";

/**
 * What just happened, shown: cubes fall into the tower and tumble onto the wheel, gold flies to its owner, tokens to a sheet. The table is
 * already drawn as it is now. Whatever cannot be found is left out, a click ends everything, and nothing moves for those who asked for calm.
 */

const FALL = 260;
const TUMBLE = 380;
const FLY = 400;
/** Between two cubes. */
const GAP = 40;
/** Longer batches are played faster. */
const LONGEST = 1600;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOST_COINS = 6;

type Places = Map<string, DOMRect>;

interface Act {
  element: Element;
  frames: Keyframe[];
  at: number;
  duration: number;
  easing?: string;
  /** What is to be taken away when it is over. */
  ghost?: Element;
}

export class Motion {
  readonly #stage: () => HTMLElement | undefined;
  readonly #running = new Set<Animation>();
  #before: Places = new Map();

  constructor(stage: () => HTMLElement | undefined) {
    this.#stage = stage;
  }

  /** To be called while the table still shows the old moment. */
  remember(): void {
    this.finish();
    this.#before = this.#places();
  }

  /** To be called when the table shows the new moment. */
  show(events: readonly EventInfo[]): void {
    if (events.length === 0 || !this.#stage() || document.hidden) return;
    if (typeof Element.prototype.animate !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const acts: Act[] = [];
    let now = 0;
    for (const event of events) {
      const added = this.#actsFor(event, now);
      acts.push(...added);
      now = Math.max(now, ...added.map((act) => act.at + act.duration * 0.6));
    }
    const pace = Math.min(1, LONGEST / Math.max(1, ...acts.map((act) => act.at + act.duration)));
    for (const act of acts) this.#play(act, pace);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  #actsFor({ name, facts }: EventInfo, now: number): Act[] {
    const seat = Number(facts["seat"] ?? -1);
    switch (name) {
      case "cubes-thrown":
        return this.#throwing(String(facts["color"]), Number(facts["thrown"]), now);
      case "gold-gained":
        return this.#coins(this.#after("hub"), this.#after(`gold:${seat}`), Number(facts["gold"]), now);
      case "gold-spent":
        return this.#coins(this.#after(`gold:${seat}`), this.#after("hub"), Number(facts["gold"]), now);
      case "token-taken":
        return this.#flight(this.#before.get(`token:${String(facts["token"])}`), this.#after(`token:${String(facts["token"])}`) ?? this.#after(`score:${seat}`), now, "flying-token");
      case "production-bought": {
        const good = String(facts["production"]).split(":")[0] ?? "";
        return this.#flight(this.#before.get(`market:${String(facts["production"])}`), this.#after(`good:${seat}:${good}`), now, `flying-good good-${good}`);
      }
      case "pirate-revealed":
        return this.#turnedOver([...this.#all('[data-at^="pirate:"]')].at(-1), now);
      case "disk-advanced":
      case "disk-leapt":
        return this.#slid(`disk:${seat}`, now);
      default:
        return "points" in facts && Number(facts["points"]) > 0 && seat >= 0 ? this.#risen(`score:${seat}`, now) : [];
    }
  }

  /** Cubes fall into the funnel one after the other; what comes out tumbles from the mouth of the tower to the middle of the wheel. */
  #throwing(color: string, thrown: number, now: number): Act[] {
    const funnel = this.#after("funnel");
    const mouth = this.#after("mouth");
    if (!funnel || !mouth) return [];
    const acts: Act[] = [];
    for (let cube = 0; cube < thrown; cube++) {
      const ghost = this.#ghost(`flying-cube cube-${color}`, funnel.left + funnel.width / 2 - 7, funnel.top - 46);
      const frames = [
        { opacity: 0, transform: "none" },
        { opacity: 1, transform: "translateY(10px) rotate(40deg)", offset: 0.3 },
        { opacity: 1, transform: "translateY(46px) rotate(170deg)", offset: 0.9 },
        { opacity: 0, transform: "translateY(56px) rotate(200deg)" },
      ];
      acts.push({ element: ghost, ghost, frames, at: now + cube * GAP, duration: FALL, easing: "ease-in" });
    }
    const out = now + FALL + thrown * GAP * 0.5;
    [...this.#all("[data-die]")].forEach((die, number) => {
      const box = die.getBoundingClientRect();
      const scale = box.width > 0 ? this.#scaleOf(die) : 1;
      const x = (mouth.left + mouth.width / 2 - box.left - box.width / 2) / scale;
      const y = (mouth.bottom - box.bottom) / scale;
      const frames = [
        { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(-300deg)` },
        { opacity: 1, transform: `translate(${x * 0.8}px, ${y * 0.7}px) rotate(-240deg)`, offset: 0.15 },
        { opacity: 1, transform: `translate(${x * 0.25}px, ${y * 0.25 - 14}px) rotate(-90deg)`, offset: 0.6 },
        { opacity: 1, transform: "none" },
      ];
      acts.push({ element: die, frames, at: out + number * GAP, duration: TUMBLE });
    });
    return acts;
  }

  #coins(from: DOMRect | undefined, to: DOMRect | undefined, number: number, now: number): Act[] {
    if (!from || !to) return [];
    return Array.from({ length: Math.min(number, MOST_COINS) }, (_, coin) => this.#flight(from, to, now + coin * GAP, "flying-coin coin")).flat();
  }

  #flight(from: DOMRect | undefined, to: DOMRect | undefined, at: number, look: string): Act[] {
    if (!from || !to) return [];
    const ghost = this.#ghost(look, from.left + from.width / 2 - 10, from.top + from.height / 2 - 10);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const frames = [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "scale(1.1)", offset: 0.15 },
      { opacity: 1, transform: `translate(${x}px, ${y}px)`, offset: 0.9 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.7)` },
    ];
    return [{ element: ghost, ghost, frames, at, duration: FLY }];
  }

  #turnedOver(element: Element | undefined, at: number): Act[] {
    if (!element) return [];
    return [{ element, frames: [{ transform: "rotateY(180deg)" }, { transform: "none" }], at, duration: FLY }];
  }

  /** A disk comes from where it was. */
  #slid(name: string, at: number): Act[] {
    const element = this.#find(name);
    const from = this.#before.get(name);
    const to = element?.getBoundingClientRect();
    if (!element || !from || !to) return [];
    return [{ element, frames: [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: "none" }], at, duration: FLY }];
  }

  /** A score swells when it grows. */
  #risen(name: string, at: number): Act[] {
    const element = this.#find(name);
    if (!element) return [];
    return [{ element, frames: [{ transform: "none" }, { transform: "scale(1.35)", offset: 0.4 }, { transform: "none" }], at, duration: FLY }];
  }

  #play(act: Act, pace: number): void {
    const animation = act.element.animate(act.frames, { duration: act.duration * pace, delay: act.at * pace, easing: act.easing ?? EASE, fill: "backwards" });
    this.#running.add(animation);
    const over = (): void => {
      if (!this.#running.delete(animation)) return;
      animation.cancel();
      act.ghost?.remove();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }

  #ghost(look: string, left: number, top: number): HTMLElement {
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.className = `flying ${look}`;
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
    this.#stage()?.append(ghost);
    return ghost;
  }

  /** Pixels of the screen for one of the drawing. */
  #scaleOf(element: Element): number {
    const drawing = element.closest("svg");
    const box = drawing?.getBoundingClientRect();
    const units = drawing?.viewBox.baseVal.width ?? 0;
    return box && units > 0 ? Math.min(box.width, box.height) / units : 1;
  }

  #find(name: string): HTMLElement | null {
    return [...this.#all(`[data-at="${CSS.escape(name)}"]`)].find((element) => element.getBoundingClientRect().width > 0) ?? null;
  }

  #after(name: string): DOMRect | undefined {
    return this.#find(name)?.getBoundingClientRect();
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.#stage()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #places(): Places {
    const places: Places = new Map();
    for (const element of this.#all("[data-at]")) {
      const place = element.getBoundingClientRect();
      const name = element.dataset["at"];
      if (name && place.width > 0 && !places.has(name)) places.set(name, place);
    }
    return places;
  }
}
