import type { Desk } from "./desk.svelte";

/** Moves that are made by one key wherever they are offered. */
const PLAIN: Record<string, readonly string[]> = {
  s: ["stop"],
  d: ["drift", "done"],
  e: ["end"],
  enter: ["spin", "throw", "answer"],
};

/** The move that a key stands for at this moment; empty when it means nothing. */
export function moveForKey(desk: Desk, key: string): string {
  if (!desk.isMyDecision) return "";
  const plain = PLAIN[key]?.find((notation) => desk.legal(notation));
  if (plain) return plain;
  if (key === "b") return desk.every("bribe")[0]?.notation ?? "";
  if (key === "enter") return desk.fight ? (desk.legal(`fight ${desk.fight.target}`)?.notation ?? desk.legal(`fire ${desk.fight.target}`)?.notation ?? "") : "";
  return "";
}
