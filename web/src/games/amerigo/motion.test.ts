import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion } from "./motion";

// happy-dom lays nothing out and animates nothing: places are written on the things, and what would move is noted down.
const moved: { look: string; at: number }[] = [];
let finished = 0;
let stage: HTMLElement;

function put(name: string, tag = "div", attribute = "data-at"): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  element.getBoundingClientRect = () => new DOMRect(100, 100, 20, 20);
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
    moved.push({ look: this.getAttribute("class") ?? this.getAttribute("data-die") ?? "", at: Number(timing.delay) });
    const animation = { onfinish: null as (() => void) | null, oncancel: null, cancel: () => undefined, finish: () => (finished++, animation.onfinish?.()) };
    return animation as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => {
  stage.remove();
  vi.unstubAllGlobals();
});

const thrown = [{ name: "cubes-thrown", facts: { seat: 0, color: "blue", thrown: 3, cubes: ["blue", "red"] } }];

describe("motion", () => {
  it("lets thrown cubes fall into the tower, then others tumble out one by one", () => {
    put("funnel");
    put("mouth");
    for (const color of ["blue", "red"]) put(color, "div", "data-die");
    const motion = new Motion(() => stage);
    motion.remember();
    motion.show(thrown);
    const falling = moved.filter(({ look }) => look.includes("flying-cube cube-blue"));
    const out = moved.filter(({ look }) => look === "blue" || look === "red");
    expect(falling).toHaveLength(3);
    expect(out.map(({ look }) => look)).toEqual(["blue", "red"]);
    expect(out[0]!.at).toBeGreaterThan(falling[2]!.at);
    expect(out[1]!.at).toBeGreaterThan(out[0]!.at);
  });

  it("is over at once when somebody clicks, and leaves nothing behind", () => {
    put("funnel");
    put("mouth");
    const motion = new Motion(() => stage);
    motion.show(thrown);
    expect(stage.querySelectorAll(".flying")).toHaveLength(3);
    motion.finish();
    expect(finished).toBe(3);
    expect(stage.querySelectorAll(".flying")).toHaveLength(0);
  });

  it("shows nothing to those who asked for calm, and nothing that cannot be found", () => {
    const motion = new Motion(() => stage);
    motion.show(thrown);
    expect(moved).toEqual([]);
    put("funnel");
    put("mouth");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    motion.show(thrown);
    expect(moved).toEqual([]);
  });

  it("sends gold to its owner", () => {
    put("hub");
    put("gold:1");
    new Motion(() => stage).show([{ name: "gold-gained", facts: { seat: 1, gold: 2, source: "cubes", points: 0 } }]);
    expect(moved.filter(({ look }) => look.includes("flying-coin"))).toHaveLength(2);
  });
});
