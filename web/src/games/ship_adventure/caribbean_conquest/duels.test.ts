import { describe, expect, it } from "vitest";
import type { ConquestView, EventInfo } from "../../../protocol";
import { Duels } from "./duels.svelte";
import { momentOf } from "./fixtures";

const { view } = momentOf("battle");
const fight = view.fights.find(({ cell }) => cell === view.at_hand["cell"])!;
const [attacker, defender] = [fight.attacker.seat, fight.defender.seat];
const third = [0, 1, 2].find((seat) => seat !== attacker && seat !== defender)!;
const calm: ConquestView = { ...momentOf("groups").view, fights: [], seat_to_move: attacker };
const thrown: EventInfo = { name: "combat-dice", facts: { seat: attacker, to: defender, cell: fight.cell, kind: "close", dice: [6, 2], total: 7, against: 2 } };

function fought(me: number): Duels {
  const duels = new Duels();
  duels.hear(view, [], me, 1);
  duels.hear(calm, [thrown], me, 2);
  return duels;
}

describe("a fight", () => {
  it("is seen by all while it goes on, with its throws", () => {
    const duels = new Duels();
    duels.hear(view, [], third, 1);
    expect(duels.shown).toMatchObject({ fight, over: false, rounds: [] });
    duels.hear(view, [thrown], third, 2);
    duels.hear(view, [{ ...thrown, facts: { ...thrown.facts, dice: [3, 4] } }], third, 3);
    expect(duels.shown?.rounds.map(({ dice }) => dice)).toEqual([
      [6, 2],
      [3, 4],
    ]);
  });

  it("that is over is shown to both sides and to spectators", () => {
    expect([attacker, defender, third, -1].map((me) => fought(me).shown?.over ?? false)).toEqual([true, true, false, true]);
  });

  it("that is over stays for who was attacked until it is put away", () => {
    const [mine, theirs] = [fought(attacker), fought(defender)];
    mine.hear(calm, [], attacker, 3);
    theirs.hear(calm, [], defender, 3);
    expect([mine.shown, theirs.shown?.over]).toEqual([null, true]);
    theirs.close();
    expect(theirs.shown).toBeNull();
  });

  it("that is over lies in nobody's way who goes on to play", () => {
    const duels = fought(defender);
    const own: ConquestView = { ...calm, seat_to_move: defender };
    duels.hear(own, [], defender, 3);
    duels.hear(own, [], defender, 3);
    expect(duels.shown?.over).toBe(true);
    duels.hear(own, [], defender, 4);
    expect(duels.shown).toBeNull();
  });

  it("that ended a turn stays for who attacked while the others play", () => {
    const duels = new Duels();
    const theirs: ConquestView = { ...calm, seat_to_move: defender };
    duels.hear(view, [], attacker, 1);
    duels.hear(theirs, [thrown], attacker, 2);
    duels.hear(theirs, [], attacker, 3);
    duels.hear(calm, [], attacker, 4);
    expect(duels.shown?.over).toBe(true);
    duels.hear(calm, [], attacker, 5);
    expect(duels.shown).toBeNull();
  });
});
