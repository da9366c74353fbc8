import { createContext } from "svelte";
import type { EventInfo, MoveInfo, NoteInfo, ReasonInfo, Update } from "../protocol";
import type { History } from "./history/history.svelte";
import type { Playback } from "./playback.svelte";
import type { Requests } from "./requests.svelte";
import type { Words } from "./words";

/** What the parts that a board places, its log and its list of moves, ask of the page they are on: a game or a lesson. */
export interface Tabletop {
  readonly words: Words;
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly ownSeats: readonly number[];
  readonly update: Update | null;
  readonly moves: MoveInfo[];
  readonly busy: boolean;
  readonly refusal: ReasonInfo | null;
  isQuiet(event: EventInfo): boolean;
  /** Names of events that are steps of a way. */
  readonly steps: readonly string[];
  /** What people did besides moves; a lesson has none. */
  readonly notes?: readonly NoteInfo[];
  /** What may be asked of everybody; in a lesson there is nobody. */
  readonly requests?: Requests;
  /** The way back; a lesson has its own. */
  readonly history?: History;
  play(notation: string): void;
}

export const [useTabletop, provideTabletop] = createContext<Tabletop>();
