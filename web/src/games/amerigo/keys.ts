import type { Desk } from "./desk.svelte";
import { COLORS } from "./pieces";

/** Moves that are made by one key wherever they are offered. */
const PLAIN: Record<string, readonly string[]> = {
  g: ["gold"],
  c: ["cubes"],
  p: ["pass", "end", "decline"],
  y: ["post"],
  n: ["no-post"],
  enter: ["throw", "pirates"],
};

/** The move that a key stands for at this moment; empty when it means nothing. */
export function moveForKey(desk: Desk, key: string): string {
  if (!desk.isMyDecision) return "";
  const plain = PLAIN[key]?.find((notation) => desk.legal(notation));
  if (plain) return plain;
  if (key === "s") return staying(desk);
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  return number > 0 ? numbered(desk, number) : "";
}

/** 1 to 7 are the colours in the order of the phases; elsewhere a number counts what is offered: ships, steps, tokens. */
function numbered(desk: Desk, number: number): string {
  const color = COLORS[number - 1];
  switch (desk.view.step) {
    case "turn":
      return color ? `act ${color}` : "";
    case "ship":
      return `ship ${number}`;
    case "track":
      return `steps ${number}`;
    case "token":
      return desk.every("take")[number - 1]?.notation ?? "";
    default:
      return "";
  }
}

/** A ship that stays where it is. */
function staying(desk: Desk): string {
  const place = desk.own.ships[(desk.view.action?.ship ?? 0) - 1];
  const notation = place ? `sail ${place}` : "";
  return desk.legal(notation) ? notation : "";
}
