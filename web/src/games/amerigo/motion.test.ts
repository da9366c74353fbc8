import { describe, expect, it, vi } from "vitest";
import { Stage } from "../../../tests/stage";
import { Motion } from "./motion";

const stage = new Stage();
const thrown = [{ name: "cubes-thrown", facts: { seat: 0, color: "blue", thrown: 3, cubes: ["blue", "red"] } }];

describe("motion", () => {
  it("lets thrown cubes fall into the tower, then others tumble out one by one", () => {
    stage.put("funnel");
    stage.put("mouth");
    for (const color of ["blue", "red"]) stage.put(color, { attribute: "data-die" });
    const motion = new Motion(() => stage.main);
    motion.remember();
    motion.show(thrown);
    const falling = stage.moved.filter(({ look }) => look.includes("flying-cube cube-blue"));
    const out = stage.moved.filter(({ look }) => look === "blue" || look === "red");
    expect(falling).toHaveLength(3);
    expect(out.map(({ look }) => look)).toEqual(["blue", "red"]);
    expect(out[0]!.at).toBeGreaterThan(falling[2]!.at);
    expect(out[1]!.at).toBeGreaterThan(out[0]!.at);
  });

  it("is over at once when somebody clicks, and leaves nothing behind", () => {
    stage.put("funnel");
    stage.put("mouth");
    const motion = new Motion(() => stage.main);
    motion.show(thrown);
    expect(stage.main.querySelectorAll(".flying")).toHaveLength(3);
    motion.finish();
    expect(stage.finished).toBe(3);
    expect(stage.main.querySelectorAll(".flying")).toHaveLength(0);
  });

  it("shows nothing to those who asked for calm, and nothing that cannot be found", () => {
    const motion = new Motion(() => stage.main);
    motion.show(thrown);
    expect(stage.moved).toEqual([]);
    stage.put("funnel");
    stage.put("mouth");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    motion.show(thrown);
    expect(stage.moved).toEqual([]);
  });

  it("sends gold to its owner", () => {
    stage.put("hub");
    stage.put("gold:1");
    new Motion(() => stage.main).show([{ name: "gold-gained", facts: { seat: 1, gold: 2, source: "cubes", points: 0 } }]);
    expect(stage.moved.filter(({ look }) => look.includes("flying-coin"))).toHaveLength(2);
  });
});
