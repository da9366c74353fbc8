import type { EventInfo } from "../protocol";

/** What a touched log line speaks of, so that the board can light it. */
class Spotlight {
  event = $state.raw<EventInfo | null>(null);
  /** What the summary of the others' turns tells, line by line. */
  recap = $state.raw<readonly EventInfo[]>([]);
  /** Of these, what the board shows with a number where it happened, in this order. */
  placed = $state.raw<readonly EventInfo[]>([]);

  /** The code of the card or contract it names; empty when it names none. */
  get card(): string {
    return String(this.event?.facts["card"] ?? this.event?.facts["contract"] ?? "");
  }
}

export const spotlight = new Spotlight();
