import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion } from "./motion";

// happy-dom lays nothing out and animates nothing: places are written on the things, and what would move is noted down.
const moved: string[] = [];
let stage: HTMLElement;

function put(name: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("data-at", name);
  element.getBoundingClientRect = () => new DOMRect(100, 100, 20, 20);
  stage.append(element);
  return element;
}

beforeEach(() => {
  moved.length = 0;
  stage = document.createElement("main");
  document.body.append(stage);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element) {
    moved.push(this.getAttribute("class") ?? this.getAttribute("data-at") ?? "");
    const animation = { onfinish: null as (() => void) | null, oncancel: null, cancel: () => undefined, finish: () => animation.onfinish?.() };
    return animation as unknown as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => {
  stage.remove();
  vi.unstubAllGlobals();
});

describe("motion", () => {
  it("pays an income in coins", () => {
    put("points:1");
    put("gold:1");
    const motion = new Motion(() => stage);
    motion.remember();
    motion.show([{ name: "income", facts: { seat: 1, gold: 3 } }]);
    expect(moved.filter((look) => look.includes("flying-coin"))).toHaveLength(3);
    motion.finish();
    expect(stage.querySelector(".flying")).toBeNull();
  });

  it("lets a point swell that is taken, and what is lost go down where it was", () => {
    put("point:3,4");
    const troop = put("troop:0:3,4");
    const motion = new Motion(() => stage);
    motion.remember();
    troop.remove();
    motion.show([
      { name: "unit-lost", facts: { seat: 0, unit: "crew", cell: "3,4" } },
      { name: "point-taken", facts: { seat: 1, cell: "3,4", what: "temple" } },
    ]);
    expect(moved).toEqual(["flying flying-loss", "point:3,4"]);
  });

  it("leaves out what cannot be found", () => {
    const motion = new Motion(() => stage);
    motion.remember();
    motion.show([{ name: "zone-completed", facts: { seat: 0, zone: "Z3" } }]);
    expect(moved).toEqual([]);
  });
});
