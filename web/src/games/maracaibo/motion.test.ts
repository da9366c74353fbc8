import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../../protocol";
import { Motion } from "./motion";

// happy-dom lays nothing out and animates nothing: places are written on the things, and what would move is noted down.
const moved: { look: string; at: number }[] = [];
let finished = 0;
let stage: HTMLElement;

function put(name: string, left = 100, attribute = "data-at"): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute(attribute, name);
  element.getBoundingClientRect = () => new DOMRect(left, 100, 20, 20);
  stage.append(element);
  return element;
}

beforeEach(() => {
  moved.length = 0;
  finished = 0;
  stage = document.createElement("main");
  document.body.append(stage);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, _frames: unknown, timing: KeyframeAnimationOptions) {
    moved.push({ look: this.getAttribute("class") ?? this.getAttribute("data-at") ?? this.getAttribute("data-die") ?? "", at: Number(timing.delay) });
    const animation = { onfinish: null as (() => void) | null, oncancel: null, cancel: () => undefined, finish: () => (finished++, animation.onfinish?.()) };
    return animation as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => {
  stage.remove();
  vi.unstubAllGlobals();
});

const cubes: EventInfo = { name: "cubes-added", facts: { type: "pearl", cubes: 2, island: 5 } };

describe("motion", () => {
  it("lets a ship glide from where it was, and not one that has not moved", () => {
    const ship = put("ship:1", 10);
    put("ship:0", 50);
    const motion = new Motion(() => stage);
    motion.remember();
    ship.getBoundingClientRect = () => new DOMRect(300, 100, 20, 20);
    motion.show([
      { name: "sailed", facts: { seat: 1, place: "c3.1" } },
      { name: "sailed", facts: { seat: 0, place: "c3.1" } },
    ]);
    expect(moved.map(({ look }) => look)).toEqual(["ship:1"]);
  });

  it("lets Jordan's ship glide too", () => {
    const ship = put("ship:-1", 10);
    const motion = new Motion(() => stage);
    motion.remember();
    ship.getBoundingClientRect = () => new DOMRect(300, 100, 20, 20);
    motion.show([{ name: "sailed", facts: { rival: "jordan", place: "c3.1" } }]);
    expect(moved.map(({ look }) => look)).toEqual(["ship:-1"]);
  });

  it("throws the dice one after the other", () => {
    for (const type of ["gold", "emerald", "pearl"]) put(type, 100, "data-die");
    new Motion(() => stage).show([{ name: "dice-thrown", facts: { seat: 0, dice: [1, 2, 3] } }]);
    expect(moved.map(({ look }) => look)).toEqual(["gold", "emerald", "pearl"]);
    expect(moved[2]!.at).toBeGreaterThan(moved[0]!.at);
  });

  it("drops cubes onto their island", () => {
    put("island:pearl");
    new Motion(() => stage).show([cubes]);
    expect(moved.filter(({ look }) => look.includes("flying-cube t-pearl"))).toHaveLength(2);
  });

  it("sends a doubloon from one player to another", () => {
    put("doubloons:0");
    put("doubloons:1");
    new Motion(() => stage).show([{ name: "paid", facts: { seat: 0, to: 1 } }]);
    expect(moved.filter(({ look }) => look.includes("flying-coin"))).toHaveLength(1);
  });

  it("sends a figurehead from the market to who took it, Jordan too", () => {
    const head = put("figurehead:whale");
    put("score:jordan");
    const motion = new Motion(() => stage);
    motion.remember();
    head.remove();
    motion.show([{ name: "figurehead-taken", facts: { rival: "jordan", figurehead: "whale", price: 0 } }]);
    expect(moved.filter(({ look }) => look.includes("flying-figurehead"))).toHaveLength(1);
  });

  it("is over at once when somebody clicks, and leaves nothing behind", () => {
    put("island:pearl");
    const motion = new Motion(() => stage);
    motion.show([cubes]);
    expect(stage.querySelectorAll(".flying")).toHaveLength(2);
    motion.finish();
    expect(finished).toBe(2);
    expect(stage.querySelectorAll(".flying")).toHaveLength(0);
  });

  it("shows nothing to those who asked for calm, and nothing that cannot be found", () => {
    const motion = new Motion(() => stage);
    motion.show([cubes]);
    expect(moved).toEqual([]);
    put("island:pearl");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    motion.show([cubes]);
    expect(moved).toEqual([]);
  });
});
