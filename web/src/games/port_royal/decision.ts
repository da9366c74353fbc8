import type { MoveInfo } from "../../protocol";
import type { IconName } from "../../shell/kit/icons";
import type { Desk } from "./desk.svelte";

/** A question that must be answered before the game goes on: ways to say yes, and the way to say no. */
export interface Decision {
  step: string;
  icon: IconName;
  yes: MoveInfo[];
  no: MoveInfo | undefined;
}

/** For each step the verb of yes, the verb of no, and a sign. */
const QUESTIONS: Record<string, [yes: string, no: string, icon: IconName]> = {
  store: ["store", "sell", "cargo-crate"],
  gift: ["gift", "", "present"],
  waive: ["waive", "collect", "coins-pile"],
  nest: ["nest", "discard", "pirate-flag"],
  claim_now: ["claim", "forgo", "wax-seal"],
  bank: ["bank", "leave", "hourglass"],
};

export function decisionOf(desk: Desk): Decision | null {
  const question = QUESTIONS[desk.view.step];
  if (!question || !desk.isMyDecision) return null;
  const [yes, no, icon] = question;
  return {
    step: desk.view.step,
    icon,
    yes: desk.moves.filter((move) => move.notation.split(" ")[0] === yes),
    no: no ? desk.legal(no) : undefined,
  };
}

/** One way to say yes: Y. Several: their numbers. */
export const yesKey = (decision: Decision, at: number): string => (decision.yes.length === 1 && decision.no ? "Y" : String(at + 1));

/** The move that a key stands for in this question. */
export function answer(decision: Decision, key: string): MoveInfo | undefined {
  if (key === "n") return decision.no;
  return decision.yes.find((_, at) => yesKey(decision, at).toLowerCase() === key);
}
