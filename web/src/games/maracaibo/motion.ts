import type { EventInfo } from "../../protocol";

/**
 * What just happened, shown: ships glide, dice tumble, cubes drop onto islands or fly to a hideout, coins to their owner, explorers hop. The
 * table is already drawn as it is now. Whatever cannot be found is left out, a click ends everything, and nothing moves for those who asked for calm.
 */

const GLIDE = 480;
const TUMBLE = 420;
const FLY = 380;
/** Between two coins. */
const GAP = 50;
/** Longer batches are played faster. */
const LONGEST = 2000;
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
    const seat = typeof facts["seat"] === "number" ? facts["seat"] : -1;
    const type = String(facts["type"] ?? "");
    const who = seat < 0 ? "jordan" : `${seat}`;
    switch (name) {
      case "sailed":
        return this.#slid(`ship:${seat}`, now, GLIDE);
      case "explored":
      case "explorer-returned":
        return this.#slid(`explorer:${seat}`, now, GLIDE);
      case "dice-thrown":
        return this.#tumbled(now);
      case "cubes-added":
        return this.#dropped(`island:${type}`, type, Number(facts["cubes"] ?? 1), now);
      case "treasure-taken":
        return this.#flight(this.#after(`island:${type}`), this.#after(`hoard:${seat}:${type}`), now, `flying-cube t-${type}`);
      case "doubloons-gained":
      case "income":
        return this.#coins(this.#after("deck"), this.#after(`doubloons:${seat}`), Number(facts["doubloons"] ?? 0), now);
      case "paid":
        return this.#coins(this.#after(`doubloons:${seat}`), this.#after(`doubloons:${Number(facts["to"])}`), 1, now);
      case "development-bought":
        return this.#flight(this.#after(`place:${String(facts["place"] ?? "")}`), this.#after(`cards:${seat}`) ?? this.#after(`score:${who}`), now, "flying-card");
      case "card-laid":
      case "card-turned-up":
        return this.#turnedOver(this.#find(`place:${String(facts["place"] ?? "")}`), now);
      case "points-gained":
        return this.#risen(`score:${who}`, now);
      case "upgraded":
        return this.#risen(`upgrade:${seat}:${String(facts["space"]).replace("ship-", "")}`, now);
      case "treasure-buried":
        return this.#risen(`hoard:${seat}:${type}`, now);
      case "figurehead-taken":
        return this.#flight(this.#before.get(`figurehead:${String(facts["figurehead"])}`), this.#after(`score:${who}`), now, "flying-figurehead");
      default:
        return [];
    }
  }

  #tumbled(at: number): Act[] {
    return [...this.#all("[data-die]")].map((die, number) => ({
      element: die,
      frames: [
        { opacity: 0, transform: "translateY(-60px) rotate(-320deg)" },
        { opacity: 1, transform: "translateY(8px) rotate(-60deg)", offset: 0.55 },
        { transform: "translateY(-10px) rotate(-15deg)", offset: 0.78 },
        { opacity: 1, transform: "none" },
      ],
      at: at + number * 70,
      duration: TUMBLE,
    }));
  }

  /** Cubes fall onto an island from above. */
  #dropped(name: string, type: string, cubes: number, at: number): Act[] {
    const island = this.#after(name);
    if (!island) return [];
    return Array.from({ length: Math.min(cubes, MOST_COINS) }, (_, number) => {
      const ghost = this.#ghost(`flying-cube t-${type}`, island.left + island.width / 2 - 9, island.top - 20);
      const frames = [
        { opacity: 0, transform: "none" },
        { opacity: 1, transform: "translateY(12px)", offset: 0.25 },
        { opacity: 1, transform: `translateY(${island.height * 0.5}px)`, offset: 0.9 },
        { opacity: 0, transform: `translateY(${island.height * 0.5}px)` },
      ];
      return { element: ghost, ghost, frames, at: at + number * GAP, duration: FLY, easing: "ease-in" };
    });
  }

  #coins(from: DOMRect | undefined, to: DOMRect | undefined, number: number, now: number): Act[] {
    if (!from || !to || number <= 0) return [];
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

  #turnedOver(element: Element | null, at: number): Act[] {
    if (!element) return [];
    return [{ element, frames: [{ transform: "rotateY(90deg)" }, { transform: "none" }], at, duration: FLY }];
  }

  /** A pawn comes from where it was. */
  #slid(name: string, at: number, duration: number): Act[] {
    const element = this.#find(name);
    const from = this.#before.get(name);
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
