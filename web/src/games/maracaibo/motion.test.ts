import { describe, expect, it, vi } from "vitest";
import { Stage } from "../../../tests/stage";
import type { EventInfo } from "../../protocol";
import { Motion } from "./motion";

const stage = new Stage();
const cubes: EventInfo = { name: "cubes-added", facts: { type: "pearl", cubes: 2, island: 5 } };

describe("motion", () => {
  it("lets a ship glide from where it was, and not one that has not moved", () => {
    const ship = stage.put("ship:1", { left: 10 });
    stage.put("ship:0", { left: 50 });
    const motion = new Motion(() => stage.main);
    motion.remember();
    ship.getBoundingClientRect = () => new DOMRect(300, 100, 20, 20);
    motion.show([
      { name: "sailed", facts: { seat: 1, place: "c3.1" } },
      { name: "sailed", facts: { seat: 0, place: "c3.1" } },
    ]);
    expect(stage.moved.map(({ look }) => look)).toEqual(["ship:1"]);
  });

  it("lets Jordan's ship glide too", () => {
    const ship = stage.put("ship:-1", { left: 10 });
    const motion = new Motion(() => stage.main);
    motion.remember();
    ship.getBoundingClientRect = () => new DOMRect(300, 100, 20, 20);
    motion.show([{ name: "sailed", facts: { rival: "jordan", place: "c3.1" } }]);
    expect(stage.moved.map(({ look }) => look)).toEqual(["ship:-1"]);
  });

  it("throws the dice one after the other", () => {
    for (const type of ["gold", "emerald", "pearl"]) stage.put(type, { attribute: "data-die" });
    new Motion(() => stage.main).show([{ name: "dice-thrown", facts: { seat: 0, dice: [1, 2, 3] } }]);
    expect(stage.moved.map(({ look }) => look)).toEqual(["gold", "emerald", "pearl"]);
    expect(stage.moved[2]!.at).toBeGreaterThan(stage.moved[0]!.at);
  });

  it("drops cubes onto their island", () => {
    stage.put("island:pearl");
    new Motion(() => stage.main).show([cubes]);
    expect(stage.moved.filter(({ look }) => look.includes("flying-cube t-pearl"))).toHaveLength(2);
  });

  it("sends a doubloon from one player to another", () => {
    stage.put("doubloons:0");
    stage.put("doubloons:1");
    new Motion(() => stage.main).show([{ name: "paid", facts: { seat: 0, to: 1 } }]);
    expect(stage.moved.filter(({ look }) => look.includes("flying-coin"))).toHaveLength(1);
  });

  it("sends a figurehead from the market to who took it, Jordan too", () => {
    const head = stage.put("figurehead:whale");
    stage.put("score:jordan");
    const motion = new Motion(() => stage.main);
    motion.remember();
    head.remove();
    motion.show([{ name: "figurehead-taken", facts: { rival: "jordan", figurehead: "whale", price: 0 } }]);
    expect(stage.moved.filter(({ look }) => look.includes("flying-figurehead"))).toHaveLength(1);
  });

  it("brings a quest from the market or the deck to who may read it", () => {
    stage.put("quest-deck");
    stage.put("quest:Q01");
    const motion = new Motion(() => stage.main);
    motion.remember();
    const flown = (): number => stage.moved.filter(({ look }) => look.includes("flying-card")).length;
    motion.show([{ name: "quest-drawn", facts: { seat: 1 } }]);
    expect(flown()).toBe(0);
    motion.show([{ name: "quest-drawn", facts: { seat: 0, quest: "Q01" } }]);
    motion.show([{ name: "quest-taken", facts: { seat: 0, quest: "Q01" } }]);
    expect(flown()).toBe(2);
  });

  it("is over at once when somebody clicks, and leaves nothing behind", () => {
    stage.put("island:pearl");
    const motion = new Motion(() => stage.main);
    motion.show([cubes]);
    expect(stage.main.querySelectorAll(".flying")).toHaveLength(2);
    motion.finish();
    expect(stage.finished).toBe(2);
    expect(stage.main.querySelectorAll(".flying")).toHaveLength(0);
  });

  it("shows nothing to those who asked for calm, and nothing that cannot be found", () => {
    const motion = new Motion(() => stage.main);
    motion.show([cubes]);
    expect(stage.moved).toEqual([]);
    stage.put("island:pearl");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    motion.show([cubes]);
    expect(stage.moved).toEqual([]);
  });
});
