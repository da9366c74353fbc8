import type { Desk } from "./desk.svelte";

/** Moves that are made by one key wherever they are offered. */
const PLAIN: Record<string, readonly string[]> = {
  d: ["done"],
  s: ["stop"],
  a: ["answer"],
  enter: ["throw", "spin"],
};

/** What a key stands for at this moment: a move, a cell to touch, a row of the panel. False when it means nothing. */
export function press(desk: Desk, key: string): boolean {
  if (!desk.isMyDecision) return false;
  const plain = PLAIN[key]?.find((notation) => desk.legal(notation));
  if (plain) desk.do(plain);
  else if (key === "enter") return enter(desk);
  else if (/^[1-9]$/.test(key)) return row(Number(key));
  else return false;
  return true;
}

/** Does what is looked at. */
function enter(desk: Desk): boolean {
  const { step } = desk.view;
  const goal = desk.chosenGoal ?? desk.goal;
  if (step === "march" && goal) desk.go(goal);
  else if (step === "battles" && desk.fight) desk.do(`storm ${desk.fight.cell}`);
  else if (step === "aim") desk.do((desk.moveAt(desk.chosenCell) ?? desk.moves[0])?.notation ?? "");
  else return false;
  return true;
}

/** The numbers on the rows of the panel. */
function row(number: number): boolean {
  const rows = [...(document.querySelectorAll<HTMLElement>('[data-tour="duel"] [aria-keyshortcuts], [data-tour~="actions"] [aria-keyshortcuts]'))];
  const found = rows.find((one) => one.getAttribute("aria-keyshortcuts") === `${number}`);
  found?.click();
  return found !== undefined;
}
