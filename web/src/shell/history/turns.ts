import type { EventInfo } from "../../protocol";
import { isHeading, seatOf } from "../told";

/** Where a round begins: after how many moves. */
export interface Round {
  move: number;
  round: number;
}

/** Moves of one turn: those after `from`, up to `to`. */
export interface Stretch {
  seat: number;
  /** 0 where the game names no rounds. */
  round: number;
  from: number;
  to: number;
}

/** Rounds by the events that name them. `told`: how many events there were before the first move, and after each. */
export function movesOfRounds(log: readonly EventInfo[], told: readonly number[]): Round[] {
  const rounds: Round[] = [];
  let move = 0;
  for (const [number, event] of log.entries()) {
    while (move < told.length && told[move]! <= number) move++;
    const round = Number(event.facts["round"]);
    if (move === told.length) break;
    if (isHeading(event) && rounds.at(-1)?.round !== round) rounds.push({ move, round });
  }
  return rounds;
}

/** The turns of a game; `turns`: in whose turn each move was made. */
export function stretchesOf(turns: readonly number[], rounds: readonly Round[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [from, seat] of turns.entries()) {
    const round = rounds.findLast(({ move }) => move <= from)?.round ?? 0;
    const last = stretches.at(-1);
    if (last?.seat === seat && last.round === round) last.to = from + 1;
    else stretches.push({ seat, round, from, to: from + 1 });
  }
  return stretches;
}

/** Whether an event of a turn's last move tells nothing but whose turn comes next: beside the name of the turn that ended it would contradict that. */
export const tellsNextTurn = (event: EventInfo, move: number, turn: Stretch | undefined): boolean =>
  move === turn?.to && seatOf(event) !== turn.seat && Object.keys(event.facts).length === 1;
