import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { Motion } from "./motion";

/** Stands in for the browser's animations, which the test page has not got. */
class Played {
  onfinish: (() => void) | null = null;
  oncancel: (() => void) | null = null;
  finish(): void {
    this.onfinish?.();
  }
  cancel(): void {
    this.oncancel?.();
  }
}

let stage: HTMLElement;
let calm = false;
const animate = vi.fn(() => new Played());
const paint = vi.fn((code: string | null, into: HTMLElement) => {
  into.textContent = code ?? "back";
  return () => undefined;
});
const motion = new Motion(
  () => stage,
  paint,
  () => "yellow",
);
const happened = (name: string, facts: EventInfo["facts"] = {}): EventInfo => ({ name, facts });
const show = (...events: EventInfo[]): void => motion.show(events);

function lay(at: string, left = 0, width = 100): void {
  const thing = document.createElement("div");
  thing.dataset["at"] = at;
  thing.getBoundingClientRect = () => new DOMRect(left, 0, width, width * 1.42);
  stage.append(thing);
}
const take = (at: string): void => stage.querySelector(`[data-at="${CSS.escape(at)}"]`)?.remove();

beforeEach(() => {
  stage = document.createElement("main");
  document.body.append(stage);
  calm = false;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
  for (const at of ["draw", "discard", "coins:0", "coins:1", "influence:0"]) lay(at);
});
afterEach(() => {
  motion.finish();
  stage.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("motion", () => {
  it("lets a marker hop from its house to the mission", () => {
    lay("house:0", 500);
    lay("slot:mission-3:0", 100);
    show(happened("mission-accomplished", { seat: 0, mission: "mission-3", first: true }));
    const [frames] = animate.mock.calls[0] as unknown as [Keyframe[]];
    expect(frames.map(({ transform }) => transform)).toEqual(["translate(400px, 0px)", "translate(200px, -90px) scale(1.7)", "none"]);
  });

  it("turns a revealed card over on its way from the draw pile", () => {
    motion.remember();
    lay("harbor:sailor:3/1#1", 300);
    show(happened("card-revealed", { seat: 0, card: "sailor:3/1" }));
    expect(animate).toHaveBeenCalledTimes(2);
    expect(paint).toHaveBeenCalledWith(null, expect.anything());
  });

  it("lets no card fly larger than the one it becomes", () => {
    const widths = (): string[] => [...stage.querySelectorAll<HTMLElement>(".flying")].map((card) => card.style.getPropertyValue("--cw"));
    motion.remember();
    lay("harbor:sailor:3/1#1", 300, 60);
    show(happened("card-revealed", { seat: 0, card: "sailor:3/1" }));
    expect(widths()).toEqual(["60px"]);
    motion.finish();
    lay("sea", 0, 900);
    show(happened("tax-levied", { card: "tax:1" }));
    expect(widths()).toEqual(["100px"]);
  });

  it("shows a traded ship leave and its coins arrive, and leaves nothing behind", () => {
    lay("harbor:flute:1/2#1", 300);
    motion.remember();
    take("harbor:flute:1/2#1");
    const before = stage.childElementCount;
    show(
      happened("ship-traded", { seat: 1, card: "flute:1/2", coins: 2 }),
      happened("coins-gained", { seat: 1, coins: 2, source: "ship" }),
      happened("fee-paid", { seat: 1, to: 0, coins: 1 }),
    );
    expect(paint).toHaveBeenCalledWith("flute:1/2", expect.anything());
    expect(stage.querySelectorAll(".coin")).toHaveLength(3);
    motion.finish();
    expect(stage.childElementCount).toBe(before);
  });

  it("turns a gambler's four cards over together", () => {
    motion.remember();
    const thrown = ["sailor:3/1", "pirate:5/1", "jester:5/1", "priest:4/1"];
    for (const code of thrown) lay(`harbor:${code}#1`, 300);
    show(happened("gambler-used", { seat: 0, cards: 4 }), ...thrown.map((card) => happened("card-revealed", { seat: 0, card })));
    const starts = animate.mock.calls.map((call) => Number((call as unknown as [unknown, KeyframeAnimationOptions])[1].delay));
    expect(animate).toHaveBeenCalledTimes(8);
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(500);
  });

  it("takes a team's first card from the time deck, and presses a marker on a contract", () => {
    for (const at of ["time", "victory", "markers:0", "contract:contract:jinx", "slot:contract:jinx:0"]) lay(at, 500);
    motion.remember();
    show(
      happened("time-card", { seat: 0, left: 9 }),
      happened("card-banked", { seat: 0, left: 8, banked: 1 }),
      happened("contract-completed", { seat: 0, contract: "contract:jinx", coins: 1, influence: 0, slot: 0 }),
    );
    expect(animate).toHaveBeenCalledTimes(3);
    motion.finish();
  });

  it("shows a ship go under a merchant once", () => {
    lay("pending", 200);
    lay("own:u-merchant-red:6/2#1", 40);
    motion.remember();
    take("pending");
    show(
      happened("ship-stored", { seat: 0, card: "frigate:3/2", merchant: "u-merchant-red:6/2" }),
      happened("ship-traded", { seat: 0, card: "frigate:3/2", coins: 2 }),
    );
    expect(paint).toHaveBeenCalledTimes(1);
  });

  it("moves nothing for those who asked for calm", () => {
    calm = true;
    motion.remember();
    lay("harbor:sailor:3/1#1", 300);
    show(happened("card-revealed", { seat: 0, card: "sailor:3/1" }));
    expect(animate).not.toHaveBeenCalled();
  });

  it("leaves out what it cannot find", () => {
    stage.replaceChildren();
    motion.remember();
    const names = [
      "card-revealed",
      "expedition-opened",
      "tax-levied",
      "tax-paid",
      "coins-gained",
      "fee-paid",
      "ship-repelled",
      "busted",
      "ship-traded",
    ];
    const more = ["character-hired", "expedition-completed", "harbor-cleared", "deck-shuffled", "something-new"];
    const sets = [
      "gambler-used",
      "time-card",
      "card-banked",
      "ship-stored",
      "ship-nested",
      "nest-emptied",
      "coin-given",
      "ransom-paid",
      "contract-progress",
      "contract-completed",
    ];
    show(...[...names, ...more, ...sets].map((name) => happened(name, { seat: 3, card: "kraken:9/9", cards: ["kraken:9/9"], coins: 2 })));
    expect(animate).not.toHaveBeenCalled();
  });
});
