import { createContext } from "svelte";
import type { MaracaiboPlace, MaracaiboView, MoveInfo } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { CaptainsDesk } from "../../shell/desk.svelte";
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

  // --- places of the sea

  place(name: string): MaracaiboPlace | undefined {
    return this.view.places.find((place) => place.name === name);
  }
  /** As it is said: its card's name, or what lies there face down. */
  placeName(name: string): string {
    const place = this.place(name);
    if (!place) return this.words.text(`board-place-${name}`);
    return place.card ? this.words.card(place.card) : this.words.text(`board-hidden-${place.hidden || "filler"}`);
  }
  /** The move that touching a place makes now. */
  moveAt(name: string): MoveInfo | undefined {
    const card = this.place(name)?.card;
    return this.legal(`sail ${name}`) ?? (card ? ON_CARDS.map((verb) => this.legal(`${verb} ${card}`)).find((move) => move) : undefined);
  }
  /** The place that a move is about. */
  placeOf(move: MoveInfo): string {
    const [verb = "", what = ""] = move.notation.split(" ");
    if (verb === "sail") return what;
    return ON_CARDS.includes(verb) ? (this.view.places.find((place) => place.card === what)?.name ?? "") : "";
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
