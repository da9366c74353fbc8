import type { EventInfo } from "../../protocol";
import { between, TableMotion, type Act, type Places } from "../../shell/motion";
import { isNation } from "./art/hues";

const MOVE = 320;
const COIN = 420;
/** Cards that a gambler turns over at once come this far apart. */
const THROW_GAP = 70;
const MOST_COINS = 6;
/** So high a marker hops. */
const HOP = 90;
const LONGEST = 2600;

/** Draws the face of a card (null: its back) into an element; returns how to take it away. */
export type Painter = (code: string | null, into: HTMLElement) => () => void;

/** Cards slide from pile to harbour to owner, coins fly. */
export class Motion extends TableMotion {
  readonly #paint: Painter;
  readonly #nationOf: (code: string) => string;

  constructor(stage: () => HTMLElement | undefined, paint: Painter, nationOf: (code: string) => string) {
    super(stage, LONGEST);
    this.#paint = paint;
    this.#nationOf = nationOf;
  }

  protected override acts(events: readonly EventInfo[]): Act[] {
    return new Scene(this.before, this.places(), (name) => this.find(name), this.#nationOf).plan(events).map((cue) => this.#actOf(cue));
  }

  #actOf({ at, duration, frames, easing, ...what }: Cue): Act {
    const timed = { at, duration, frames, ...(easing && { easing }) };
    if (what.kind === "real") return { ...timed, element: what.element };
    const ghost = this.ghost(what.kind === "coin" ? "coin" : "", what.from.left, what.from.top);
    let erase = (): void => undefined;
    if (what.kind === "card") {
      ghost.style.setProperty("--cw", `${what.from.width}px`);
      erase = this.#paint(what.code, ghost);
    } else if (what.kind === "flash") {
      Object.assign(ghost.style, {
        width: `${what.from.width}px`,
        height: `${what.from.height}px`,
        borderRadius: "14px",
        boxShadow: "inset 0 0 0 6px var(--wax), inset 0 0 90px 10px var(--wax)",
      });
    }
    const over = (): void => {
      erase();
      ghost.remove();
    };
    return { ...timed, element: ghost, over };
  }
}

interface Timed {
  at: number;
  duration: number;
  frames: Keyframe[];
  easing?: string;
}
type Cue = Timed &
  ({ kind: "real"; element: Element } | { kind: "card"; from: DOMRect; code: string | null } | { kind: "coin" | "flash"; from: DOMRect });

/** The middle of a place, and no larger than what a card becomes there or later. */
function within(place: DOMRect, card: DOMRect): DOMRect {
  const [width, height] = [Math.min(place.width, card.width), Math.min(place.height, card.height)];
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}

/** Turns events into cues, one after the other. */
class Scene {
  readonly #old: Map<string, DOMRect>;
  readonly #new: Places;
  readonly #find: (name: string) => HTMLElement | null;
  readonly #nationOf: (code: string) => string;
  readonly #cues: Cue[] = [];
  #now = 0;
  /** Where the ship lay that is being traded: its coins come from there. */
  #traded: DOMRect | undefined;
  #deck: "draw" | "time" = "draw";
  /** Cards of a gambler's throw still to come. */
  #thrown = 0;
  #afterThrow = false;
  /** The ship that is being traded was kept. */
  #kept = false;

  constructor(before: Places, after: Places, find: (name: string) => HTMLElement | null, nationOf: (code: string) => string) {
    this.#old = new Map(before);
    this.#new = after;
    this.#find = find;
    this.#nationOf = nationOf;
  }

  plan(events: readonly EventInfo[]): Cue[] {
    for (const event of events) this.#perform(event);
    this.#closeRanks();
    return this.#cues;
  }

  #perform({ name, facts }: EventInfo): void {
    const card = typeof facts["card"] === "string" ? facts["card"] : "";
    const cards = Array.isArray(facts["cards"]) ? facts["cards"].map(String) : [];
    const seat = Number(facts["seat"] ?? -1);
    const coins = Number(facts["coins"] ?? 0);
    switch (name) {
      case "card-revealed":
        return this.#reveal(card);
      case "expedition-opened":
        return this.#turnOver(this.#arrived("expedition", card));
      case "tax-levied":
        return this.#tax(card);
      case "tax-paid":
        return this.#coins(this.#old.get(`coins:${seat}`), this.#new.get("discard"), coins);
      case "coins-gained":
        return this.#coins(this.#traded ?? this.#new.get("draw"), this.#new.get(`coins:${seat}`), coins);
      case "fee-paid":
        return this.#coins(this.#old.get(`coins:${seat}`), this.#new.get(`coins:${Number(facts["to"])}`), coins);
      case "ship-repelled":
        return this.#repel(card);
      case "busted":
        return this.#bust(card);
      case "ship-traded":
        return this.#trade(card);
      case "character-hired":
        return this.#hire(card, seat);
      case "expedition-completed":
        return this.#explore(card, cards, seat);
      case "harbor-cleared":
        return this.#clear(cards);
      case "deck-shuffled":
        return this.#shuffle();
      case "gambler-used":
        this.#thrown = Number(facts["cards"] ?? 0);
        return;
      case "time-card":
        this.#deck = "time";
        return;
      case "card-banked":
        return this.#send(null, this.#new.get("time"), this.#new.get("victory"));
      case "ship-stored":
        this.#kept = true;
        return this.#send(card, this.#old.get("pending") ?? this.#leaving("harbor", card), this.#ownOrArea(String(facts["merchant"] ?? ""), seat));
      case "ship-nested":
        return this.#send(card, this.#old.get("pending") ?? this.#new.get(`berth:${this.#nationOf(card)}`), this.#new.get(`nest:${seat}`));
      case "nest-emptied":
        for (const ship of cards) this.#send(ship, this.#new.get(`nest:${seat}`), this.#new.get("discard"));
        return;
      case "coin-given":
        return this.#coins(this.#new.get("draw"), this.#new.get(`coins:${Number(facts["to"])}`), coins);
      case "ransom-paid":
        return this.#coins(this.#old.get(`coins:${seat}`), this.#new.get("discard"), coins);
      case "contract-progress":
        return this.#seal(String(facts["contract"]), seat, undefined);
      case "contract-completed":
        return this.#seal(String(facts["contract"]), seat, Number(facts["slot"]));
      case "mission-accomplished":
        return this.#hop(String(facts["mission"]), seat);
    }
  }

  #reveal(code: string): void {
    const lying = this.#arrived("harbor", code);
    if (lying) return this.#turnOver(lying);
    const nation = this.#nationOf(code);
    if (this.#find("pending")) return this.#turnOver("pending");
    // a ship that sinks everything never comes to lie anywhere: it is shown on its way in
    if (isNation(nation)) this.#flyIn(code, this.#new.get(`berth:${nation}`));
  }

  /** Where the next card comes from; a team's first of a turn from the time deck. */
  #from(): DOMRect | undefined {
    const deck = this.#new.get(this.#deck);
    this.#deck = "draw";
    return deck ?? this.#new.get("draw");
  }

  /** After a reveal; a gambler's four slide out together. */
  #passReveal(time: number): void {
    this.#pass(this.#thrown > 0 ? THROW_GAP : time);
    this.#afterThrow = this.#thrown > 0;
    this.#thrown = Math.max(0, this.#thrown - 1);
  }

  /** One card goes from here to there. */
  #send(code: string | null, from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (!from || !to) return;
    const path = between(from, to);
    const scale = Math.min(1, Math.max(0.1, Math.min(to.width / from.width, to.height / from.height)));
    this.#add({
      kind: "card",
      code,
      from,
      duration: MOVE * 1.3,
      frames: [{ transform: "none" }, { transform: `translate(${path.x}px, ${path.y}px) scale(${scale})`, opacity: 0.6 }],
    });
    this.#pass(MOVE * 0.8);
  }

  #ownOrArea(code: string, seat: number): DOMRect | undefined {
    const own = copies("own", code).find((name) => this.#new.has(name));
    return (own ? this.#new.get(own) : undefined) ?? this.#new.get(`area:${seat}`) ?? this.#new.get(`influence:${seat}`);
  }

  /** A marker leaves its house and hops to the mission. */
  #hop(mission: string, seat: number): void {
    const element = this.#find(`slot:${mission}:${seat}`);
    const from = this.#new.get(`house:${seat}`);
    if (!element || !from) return;
    const { x, y } = between(element.getBoundingClientRect(), from);
    const over = { transform: `translate(${x / 2}px, ${y / 2 - HOP}px) scale(1.7)`, offset: 0.5 };
    this.#add({ kind: "real", element, duration: MOVE * 2, easing: "ease-in-out", frames: [{ transform: `translate(${x}px, ${y}px)` }, over, { transform: "none" }] });
    this.#pass(MOVE * 1.6);
  }

  /** A marker is pressed on a contract, and the contract swells. */
  #seal(contract: string, seat: number, slot: number | undefined): void {
    const element = this.#find(`contract:${contract}`);
    const marker = slot === undefined ? null : this.#find(`slot:${contract}:${slot}`);
    const to = marker?.getBoundingClientRect();
    const from = this.#new.get(`markers:${seat}`);
    if (marker && to && to.width > 0 && from) {
      const path = between(to, from);
      this.#add({
        kind: "real",
        element: marker,
        duration: MOVE * 1.6,
        frames: [{ transform: `translate(${path.x}px, ${path.y}px) scale(1.6)` }, { transform: "scale(1.9)", offset: 0.8 }, { transform: "none" }],
      });
    }
    if (element)
      this.#add(
        { kind: "real", element, duration: MOVE, frames: [{ scale: "1" }, { scale: "1.06", offset: 0.4 }, { scale: "1" }] },
        marker ? MOVE * 1.3 : 0,
      );
    this.#pass(MOVE * 1.6);
  }

  #turnOver(name: string | undefined): void {
    const to = name ? this.#new.get(name) : undefined;
    const element = name ? this.#find(name) : null;
    const deck = this.#from();
    if (!to || !element || !deck) return;
    const path = between(deck, to);
    this.#add({
      kind: "card",
      code: null,
      from: within(deck, to),
      duration: MOVE / 2,
      easing: "ease-in",
      frames: [{ transform: "none" }, { transform: `translate(${path.x / 2}px, ${path.y / 2}px) scaleX(0)` }],
    });
    this.#add(
      {
        kind: "real",
        element,
        duration: MOVE * 0.75,
        frames: [{ transform: `translate(${-path.x / 2}px, ${-path.y / 2}px) scaleX(0)` }, { transform: "none" }],
      },
      MOVE / 2,
    );
    this.#passReveal(MOVE);
  }

  #flyIn(code: string, to: DOMRect | undefined): void {
    const deck = this.#from();
    if (!deck || !to) return;
    const path = between(to, deck);
    this.#add({
      kind: "card",
      code,
      from: to,
      duration: MOVE * 2.2,
      frames: [
        { transform: `translate(${path.x}px, ${path.y}px) scaleX(0.1)` },
        { transform: "rotate(4deg)", offset: 0.45 },
        { transform: "rotate(4deg)", offset: 1 },
      ],
    });
    this.#passReveal(MOVE * 2);
  }

  #tax(code: string): void {
    const deck = this.#from();
    const sea = this.#new.get("sea");
    const pile = this.#new.get("discard");
    if (!deck || !sea || !pile) return;
    const middle = within(sea, pile);
    const from = between(middle, deck);
    const to = between(middle, pile);
    this.#add({
      kind: "card",
      code,
      from: middle,
      duration: MOVE * 4,
      frames: [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0, offset: 0 },
        { transform: "none", opacity: 1, offset: 0.25 },
        { transform: "none", opacity: 1, offset: 0.78 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.6)`, opacity: 0.2, offset: 1 },
      ],
    });
    this.#passReveal(MOVE * 3);
  }

  #repel(code: string): void {
    const from = this.#old.get("pending") ?? this.#new.get(`berth:${this.#nationOf(code)}`);
    const pile = this.#new.get("discard");
    if (!from || !pile) return;
    const path = between(from, pile);
    const shake = [0, -7, 7, -7, 7, 0].map((x, at) => ({ transform: `translateX(${x}px)`, offset: at * 0.09 }));
    this.#add({
      kind: "card",
      code,
      from,
      duration: MOVE * 1.9,
      frames: [
        ...shake,
        { transform: `translate(${path.x}px, ${path.y}px) rotate(-9deg) scale(${pile.width / from.width})`, opacity: 0.3, offset: 1 },
      ],
    });
    this.#pass(MOVE * 1.6);
  }

  #bust(code: string): void {
    if (this.#afterThrow) this.#pass(MOVE * 1.5);
    this.#afterThrow = false;
    const sea = this.#new.get("sea");
    if (sea)
      this.#add({
        kind: "flash",
        from: sea,
        duration: MOVE * 2,
        easing: "ease-out",
        frames: [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }],
      });
    const lost: [string | null, DOMRect][] = [];
    for (const [name, place] of this.#old) {
      if (name.startsWith("harbor:")) lost.push([codeOf(name), place]);
    }
    const berth = this.#old.get("pending") ?? this.#new.get(`berth:${this.#nationOf(code)}`);
    if (berth) lost.push([code, berth]);
    lost.forEach(([card, place], at) => this.#sink(card, place, at * 40, true));
    for (const name of [...this.#old.keys()]) if (name.startsWith("harbor:")) this.#old.delete(name);
    this.#pass(MOVE + lost.length * 40);
  }

  #sink(code: string | null, from: DOMRect, delay: number, tilts: boolean): void {
    const pile = this.#new.get("discard");
    if (!pile) return;
    const path = between(from, pile);
    const tilt: Keyframe[] = tilts ? [{ transform: "rotate(3deg)", offset: 0.25 }] : [];
    this.#add(
      {
        kind: "card",
        code,
        from,
        duration: MOVE * 1.4,
        easing: "ease-in",
        frames: [
          { transform: "none", opacity: 1 },
          ...tilt,
          { transform: `translate(${path.x}px, ${path.y}px) rotate(${tilts ? 12 : 0}deg) scale(${pile.width / from.width})`, opacity: 0.15 },
        ],
      },
      delay,
    );
  }

  #trade(code: string): void {
    const from = this.#leaving("harbor", code) ?? this.#old.get("pending");
    if (!from) return;
    this.#traded = from;
    // it went under a merchant, or what becomes of it is not decided yet
    if (this.#kept || this.#new.has("pending")) return;
    this.#sink(code, from, 0, false);
    this.#pass(MOVE / 2);
  }

  #hire(code: string, seat: number): void {
    const from = this.#leaving("harbor", code);
    const own = this.#arrived("own", code);
    this.#settle(code, from, own, seat);
  }

  #explore(code: string, crew: string[], seat: number): void {
    for (const person of crew) {
      const from = this.#leaving("own", person);
      if (from) this.#sink(person, from, 0, false);
    }
    this.#settle(code, this.#leaving("expedition", code), this.#arrived("own", code), seat);
  }

  /** A card goes to its new owner, and the shield there swells. */
  #settle(code: string, from: DOMRect | undefined, own: string | undefined, seat: number): void {
    const to = (own ? this.#new.get(own) : undefined) ?? this.#new.get(`area:${seat}`) ?? this.#new.get(`influence:${seat}`);
    if (!from || !to) return;
    const path = between(from, to);
    const element = own ? this.#find(own) : null;
    if (element) this.#add({ kind: "real", element, duration: MOVE * 1.1, frames: [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }] });
    this.#add({
      kind: "card",
      code,
      from,
      duration: MOVE * 1.1,
      frames: [
        { transform: "none", opacity: 1 },
        {
          transform: `translate(${path.x}px, ${path.y}px) scale(${Math.min(1, to.width / from.width, to.height / from.height)})`,
          opacity: own ? 1 : 0.2,
        },
      ],
    });
    const shield = this.#find(`influence:${seat}`);
    if (shield)
      this.#add(
        { kind: "real", element: shield, duration: MOVE, frames: [{ scale: "1" }, { scale: "1.25", offset: 0.4 }, { scale: "1" }] },
        MOVE * 0.9,
      );
    this.#pass(MOVE);
  }

  #clear(cards: string[]): void {
    cards.forEach((code, at) => {
      const from = this.#leaving("harbor", code);
      if (from) this.#sink(code, from, at * 40, false);
    });
    this.#pass(MOVE);
  }

  #shuffle(): void {
    const pile = this.#new.get("discard");
    const deck = this.#new.get("draw");
    if (!pile || !deck) return;
    const path = between(pile, deck);
    for (const delay of [0, 70, 140])
      this.#add(
        {
          kind: "card",
          code: null,
          from: pile,
          duration: MOVE,
          frames: [{ transform: "none" }, { transform: `translate(${path.x}px, ${path.y}px)` }],
        },
        delay,
      );
    this.#pass(MOVE);
  }

  #coins(from: DOMRect | undefined, to: DOMRect | undefined, number: number): void {
    if (!from || !to || number <= 0) return;
    const start = new DOMRect(from.left + from.width / 2 - 14, from.top + from.height / 2 - 14, 28, 28);
    const path = between(start, to);
    const rise = Math.min(120, 30 + Math.hypot(path.x, path.y) / 5);
    for (let coin = 0; coin < Math.min(number, MOST_COINS); coin++) {
      this.#add(
        {
          kind: "coin",
          from: start,
          duration: COIN,
          easing: "ease-in-out",
          frames: [
            { transform: "scale(0.6)", opacity: 0 },
            { transform: `translate(${path.x * 0.5}px, ${path.y * 0.5 - rise}px) scale(1.1)`, opacity: 1, offset: 0.5 },
            { transform: `translate(${path.x}px, ${path.y}px)`, opacity: 0.7 },
          ],
        },
        coin * 60,
      );
    }
    this.#pass(MOVE / 2);
  }

  /** Who stays on the quay moves up. */
  #closeRanks(): void {
    for (const [name, place] of this.#new) {
      const before = this.#old.get(name);
      const element = this.#find(name);
      if (!before || !element || !/^(harbor|own|expedition):/.test(name)) continue;
      const path = between(place, before);
      if (Math.abs(path.x) + Math.abs(path.y) < 2) continue;
      this.#cues.push({ kind: "real", element, at: 0, duration: MOVE, frames: [{ translate: `${path.x}px ${path.y}px` }, { translate: "0 0" }] });
    }
  }

  /** The place in this row where a card of this kind lies now and did not before. */
  #arrived(row: string, code: string): string | undefined {
    return copies(row, code).find((name) => this.#new.has(name) && !this.#old.has(name));
  }

  /** Where a card of this kind lay that is gone now; each is found once. */
  #leaving(row: string, code: string): DOMRect | undefined {
    const name = copies(row, code)
      .reverse()
      .find((one) => this.#old.has(one) && !this.#new.has(one));
    const place = name ? this.#old.get(name) : undefined;
    if (name) this.#old.delete(name);
    return place;
  }

  #add(cue: Cue extends infer One ? (One extends Cue ? Omit<One, "at"> : never) : never, delay = 0): void {
    this.#cues.push({ ...cue, at: this.#now + delay });
  }

  #pass(time: number): void {
    this.#now += time;
  }
}

/** More copies of one kind than this never lie together. */
const copies = (row: string, code: string): string[] => Array.from({ length: 10 }, (_, copy) => `${row}:${code}#${copy + 1}`);

const codeOf = (name: string): string => name.slice(name.indexOf(":") + 1, name.lastIndexOf("#"));
