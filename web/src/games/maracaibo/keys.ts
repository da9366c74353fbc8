import type { Desk } from "./desk.svelte";

/** Moves that are made by one key wherever they are offered. */
const PLAIN: Record<string, readonly string[]> = {
  d: ["done"],
  r: ["reroll"],
  s: ["stop"],
  enter: ["jordan"],
};

/** The move that a key stands for at this moment; empty when it means nothing. */
export function moveForKey(desk: Desk, key: string): string {
  if (!desk.isMyDecision) return "";
  const plain = PLAIN[key]?.find((notation) => desk.legal(notation));
  if (plain) return plain;
  if (key === "enter") return desk.chosen?.notation ?? "";
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  return number > 0 && desk.view.step !== "sail" ? (numbered(desk)[number - 1] ?? "") : "";
}

/** What the numbers on the rows of the action panel stand for. */
function numbered(desk: Desk): string[] {
  if (desk.view.step === "raid") return desk.own.raid_actions.map((code) => `spend ${code}`).filter((notation) => desk.legal(notation));
  return desk.moves.map((move) => move.notation).filter((notation) => notation !== "done" && notation !== "reroll");
}

/** The next place to look at when sailing, to the right or to the left. */
export function placeBeside(desk: Desk, step: 1 | -1): string {
  const sails = desk.every("sail");
  const at = sails.findIndex((move) => move === desk.chosen);
  return sails.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % sails.length)?.notation ?? "";
}
