import type { EventInfo, NoteInfo } from "../protocol";

/** A line of the log: one event, or the steps of one way told by the last of them. */
export interface Line {
  event: EventInfo;
  /** The place of its last event in the log. */
  number: number;
  /** All steps of the way, the told one among them; empty for a single event. */
  steps: readonly EventInfo[];
}

/** What names the round stands above what happens in it. */
export const isHeading = (event: EventInfo): boolean => typeof event.facts["round"] === "number";

export const seatOf = ({ facts }: EventInfo): number => (typeof facts["seat"] === "number" ? facts["seat"] : -1);

/** Whose step it is: a player's whatever kind of step it was, another's by what it did. */
const doerOf = (event: EventInfo): string => (seatOf(event) >= 0 ? `seat ${seatOf(event)}` : `${event.name} ${String(event.facts["pirate"] ?? "")}`);

/** Where somebody came to is what a way is told by. */
const isArrival = ({ facts }: EventInfo): boolean => facts["cell"] !== undefined || facts["place"] !== undefined;

/** By the same doer, and from where the last step ended. */
const goesOn = (last: EventInfo, next: EventInfo): boolean =>
  doerOf(last) === doerOf(next) && (next.facts["from"] === undefined || next.facts["from"] === last.facts["cell"]);

/** A way told as one step: from where it began to where it ended. */
function whole(way: readonly EventInfo[]): EventInfo {
  const last = way.findLast(isArrival) ?? way[way.length - 1]!;
  const from = way[0]?.facts["from"];
  return from === undefined ? last : { ...last, facts: { ...last.facts, from } };
}

/** The log line by line; `steps`: names of events that are steps of a way. */
export function linesOf(log: readonly EventInfo[], isQuiet: (event: EventInfo) => boolean, steps: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (const [number, event] of log.entries()) {
    if (isQuiet(event) && !isHeading(event)) continue;
    const before = lines.at(-1);
    if (!before || !steps.includes(event.name) || !steps.includes(before.event.name) || !goesOn(before.event, event)) lines.push({ event, number, steps: [] });
    else {
      const way = [...(before.steps.length > 0 ? before.steps : [before.event]), event];
      lines[lines.length - 1] = { event: whole(way), number, steps: way };
    }
  }
  return lines;
}

/** With what people did besides moves, each where it happened; their numbers are negative. */
export function withNotes(lines: readonly Line[], notes: readonly NoteInfo[]): Line[] {
  const told: Line[] = [];
  let next = 0;
  const tell = (until: number): void => {
    for (let note = notes[next]; note && note.events <= until; note = notes[next]) told.push({ event: note.event, number: -++next, steps: [] });
  };
  for (const line of lines) {
    tell(line.number);
    told.push(line);
  }
  tell(Infinity);
  return told;
}

/** Says whose turn it is, and nothing of what somebody did. */
const isHandover = ({ name }: EventInfo): boolean => name === "player-turn";

/** The few lines that say most of what others did: at least one of each, those with most to tell, in their order. */
export function gistOf(lines: readonly Line[], ownSeats: readonly number[], most = 3): Line[] {
  const others = lines.filter(({ event }) => !isHeading(event) && !isHandover(event) && seatOf(event) >= 0 && !ownSeats.includes(seatOf(event)));
  const weight = ({ event }: Line): number => Object.keys(event.facts).length;
  const byWeight = others.toSorted((a, b) => weight(b) - weight(a) || b.number - a.number);
  const isFirstOfSeat = (line: Line): boolean => byWeight.find(({ event }) => seatOf(event) === seatOf(line.event)) === line;
  const chosen = [...byWeight.filter(isFirstOfSeat), ...byWeight.filter((line) => !isFirstOfSeat(line))].slice(0, most);
  return chosen.sort((a, b) => a.number - b.number);
}
