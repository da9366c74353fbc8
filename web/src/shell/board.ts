import type { Component, Snippet } from "svelte";
import type { CampaignInfo, EventInfo, MoveInfo, Preview, ReasonInfo, RulebookInfo, TableInfo, TitleInfo, Update, View } from "../protocol";
import type { ChapterState } from "./campaign/chapters";
import type { Icons } from "./kit/arrived.svelte";
import type { IconName } from "./kit/icons";
import type { Sounds } from "./sounds";
import type { Words } from "./words";

/**
 * What the shell hands to a title's board. A title shows; it never knows a rule: what may be done is in `moves`.
 *
 * The board fills the page below the top bar (`height: calc(var(--tall) - 52px)`; 50px where it is narrow (`shell/widths`), then with `kit/TabBar`). It marks what
 * fades when the table is looked back at (`data-sea`), and places
 * `<LogPanel />` from `shell/LogPanel.svelte` where the log belongs; `sayMove` where it calls moves by what lies on the board. `settings` from `shell/settings.svelte` says whether one
 * click is enough; `spotlight` from `shell/spotlight.svelte` holds the event that a touched log line speaks of.
 */
export interface BoardProps<V extends View> {
  title: TitleInfo;
  table: TableInfo;
  /** The newest update that this screen shows (the shell plays queued updates at the chosen pace). */
  update: Update;
  view: V;
  /** What led from the last shown view to this one; empty when nothing is to be animated. */
  events: EventInfo[];
  /** Seat whose things lie at the bottom of the screen; -1 for a spectator (then seat 0's side is shown without moves). */
  me: number;
  /** Legal moves that this screen may make now; empty when it is somebody else's decision. */
  moves: MoveInfo[];
  /** True while a move is on its way to the server. */
  busy: boolean;
  mayUndo: boolean;
  words: Words;
  play(notation: string): void;
  undo(): void;
  /** Asks the server why a move is not allowed; null when it is. */
  why(notation: string): Promise<ReasonInfo | null>;
}

/** What the shell hands to a title's preview: what of the table is known before the game. */
export interface PreviewProps<P extends Preview> {
  preview: P;
  words: Words;
}

/** A row of a title's catalogue. */
export type Piece = TitleInfo["catalogue"][number];

/** A kind of piece of which some facts had to be made up; `made-up-<kind>` names it, and its `.why` says what was not known. */
export interface MadeUp<V extends View = View> {
  kind: string;
  /** Without it: its mark says that it is invented. */
  isMadeUp?(piece: Piece): boolean;
  /** Whether this table plays with the piece; without it all are in play. */
  isInPlay?(view: V, piece: Piece): boolean;
}

/** How much of a kind is made up at a table: so many of all, and which, where it is not all of them. */
export interface MadeUpHere {
  kind: string;
  made: number;
  all: number;
  codes: readonly string[];
}

/** What the shell hands to a title's picture of a moment: something that is told over the table, and for which the game waits. */
export interface SceneProps<V extends View> {
  /** What it is about, and all that followed from it. */
  events: readonly EventInfo[];
  /** When all of it has happened. */
  view: V;
  title: TitleInfo;
  names: readonly string[];
  ownSeats: readonly number[];
  words: Words;
}

/** A key of a board: what to press, the id of the words that say what it does, and whether it can do anything at such a table. */
export interface BoardKey<V extends View = View> {
  key: string;
  words: string;
  isInPlay?(view: V): boolean;
}

/** What each title's `index.ts` exports. */
export interface BoardParts<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** The board's own keys, for the list that `?` shows. */
  keys?: readonly BoardKey<V>[];
  /** Whether the board itself shows how the game ended; the score sheet then waits until it is asked for. */
  tellsEnd?(view: V): boolean;
  /** Events that another one has already told: they animate, but have no line in the log and are not spoken. */
  isQuiet?(event: EventInfo): boolean;
  /** Names of events that are steps of a way: the log tells those of one doer in one line, which can be unfolded. */
  steps?: readonly string[];
  /** Pictures of moments, by the names of the events that are told as such; the others are told in lines of the log. */
  scenes?: Readonly<Record<string, Component<SceneProps<V>>>>;
  /** What its events sound like, by their names; those that are not listed are not heard. */
  sounds?: Sounds;
  /** What of its pieces was made up, for the table's one sign of it. */
  madeUp?: readonly MadeUp<V>[];
  /** A move by what lies there, where its words alone could only say where that is. */
  sayMove?(words: Words, view: V, move: MoveInfo): string;
  /** The seat whose sign and colour each seat has, where players do not have those of their own number. */
  signs?(view: V): number[];
}

/** What the shell hands to a title's drawing of a plate: one of the pictures on the page of its rules, by its id in `rulebook/contents.toml`. */
export interface PlateProps {
  plate: string;
  title: TitleInfo;
  /** Numbers that are printed on no piece of its own. */
  printed: RulebookInfo["printed"];
  words: Words;
}

/** What the shell hands to a title's picture of a piece that the reference of its rules lists, by its code in the catalogue. */
export interface PictureProps {
  code: string;
  title: TitleInfo;
  words: Words;
}

/** What the lobby knows of a title, and where the rest of it is. */
export interface Cover {
  /** A drawing for each of its modes, by the mode's id: 240 by 120, and its middle square says it all. Those of `base` stand for the title. */
  pictures: Record<string, string>;
  board(): Promise<BoardParts>;
  /** Icons that no other title has. */
  icons?(): Promise<{ icons: Icons }>;
  /** Draws the plates of its rulebook. */
  plate?(): Promise<Component<PlateProps>>;
  /** Draws a piece small, for the reference of its rules. */
  picture?(): Promise<Component<PictureProps>>;
  /** The table before the game, for settings that fix it. */
  preview?: {
    /** The number option whose value fixes what is shown; at its default luck decides, unseen. */
    option: string;
    drawing(): Promise<Component<PreviewProps<Preview>>>;
  };
  /** Games that go on from each other. */
  campaign?: {
    chapters: number;
    /** Presets that begin one, and how each is played. */
    modes: { preset: string; icon: IconName }[];
    /** A preset for those who have heard the whole tale. */
    afterwards?: { preset: string; icon: IconName };
    atlas(): Promise<Atlas>;
  };
}

/** How a title shows its campaigns. */
export interface Atlas {
  Chart: Component<ChartProps>;
  /** What was read in a campaign, to be read again. */
  Book?: Component<BookProps>;
}

export interface BookProps {
  campaign: CampaignInfo;
  chapter: number;
  words: Words;
  open: boolean;
  onclose(): void;
}

/** What the shell hands to a title's chart of a campaign. */
export interface ChartProps {
  /** None: nothing has begun yet. */
  campaign: CampaignInfo | null;
  /** What has become of each chapter, in order; the last may be still to begin. */
  chapters: ChapterState[];
  /** The number of the chapter that is looked at. */
  chosen: number;
  choose(chapter: number): void;
  words: Words;
  /** About the chosen chapter. */
  children: Snippet;
}

/** Puts the page into a title's colours as long as one is at its table; returns how to take them off. */
export function wear(title: string): () => void {
  const page = document.documentElement;
  page.dataset["game"] = title;
  return () => void delete page.dataset["game"];
}

/**
 * A title's board as the shell sees it, which passes views on without looking into them. A table's views are of its own title: the server
 * says which that is, and here its word is taken for it.
 */
export const asBoard = <V extends View>(board: BoardParts<V>): BoardParts => board as unknown as BoardParts;

/** Likewise what draws a title's previews. */
export const asDrawing = <P extends Preview>(file: { default: Component<PreviewProps<P>> }): Component<PreviewProps<Preview>> =>
  file.default as unknown as Component<PreviewProps<Preview>>;
