import { createContext } from "svelte";
import type { MaracaiboPlace, MaracaiboView, MoveInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { CaptainsDesk } from "../../shell/desk.svelte";
import { placeName, sayMove } from "./called";
import { readPieces, type Card, type Pieces } from "./pieces";

/** Verbs whose moves name the card of a place. */
const ON_CARDS = ["place", "pick", "build"];

export class Desk extends CaptainsDesk<MaracaiboView, Pieces> {
  constructor(board: () => BoardProps<MaracaiboView>) {
    super(board, readPieces);
  }

  get rivalName(): string {
    return this.words.text("rival-jordan");
  }
  card(code: string | null): Card | null {
    return (code !== null && this.pieces.cards.get(code)) || null;
  }

  /** What a treasure is worth with so many cubes on its island. */
  worthOf(cubes: number): number {
    const values = this.pieces.board.islandValues;
    return values[Math.min(cubes, values.length - 1)] ?? 0;
  }

  /** Who plays last in each round, and so may be the one who ends it. */
  get last(): number {
    return (this.view.first + this.view.players.length - 1) % this.view.players.length;
  }
  /** When a seat has its turn in a round, where that matters; empty otherwise. */
  standing(seat: number): string {
    if (this.isOver || this.view.players.length === 1) return "";
    return seat === this.last ? this.words.text("boards-plays-last") : seat === this.view.first ? this.words.text("boards-plays-first") : "";
  }

  // --- places of the sea

  place(name: string): MaracaiboPlace | undefined {
    return this.view.places.find((place) => place.name === name);
  }
  placeName(name: string): string {
    return placeName(this.words, this.view, name);
  }
  /** The move that touching a place makes now. */
  moveAt(name: string): MoveInfo | undefined {
    const card = this.place(name)?.card;
    return this.legal(`sail ${name}`) ?? (card ? ON_CARDS.map((verb) => this.legal(`${verb} ${card}`)).find((move) => move) : undefined);
  }
  /** A move as the table calls it: places by what lies there. */
  readonly sayMove = (move: MoveInfo): string => sayMove(this.words, this.view, move);
  /** How many steps the ship that sails now is away from a place. */
  stepsTo(name: string): number {
    return this.view.ways[name]?.length ?? 0;
  }
  /** The place that a move is about. */
  placeOf(move: MoveInfo): string {
    const [verb = "", what = ""] = move.notation.split(" ");
    if (verb === "sail") return what;
    return ON_CARDS.includes(verb) ? (this.view.places.find((place) => place.card === what)?.name ?? "") : "";
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
