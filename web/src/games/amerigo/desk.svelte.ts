import { createContext } from "svelte";
import type { AmerigoView } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { CaptainsDesk } from "../../shell/desk.svelte";
import type { ChartChoice } from "./chart";
import { readPieces, type Color, type Pieces, type Token } from "./pieces";

export class Desk extends CaptainsDesk<AmerigoView, Pieces> {
  #hint = $state<Color | null>(null);

  /** `choice`: what is being looked at on the chart. */
  constructor(
    board: () => BoardProps<AmerigoView>,
    readonly choice: ChartChoice,
  ) {
    super(board, readPieces);
  }

  /** The place of a seat in the order of the next phase, from 1. */
  place(seat: number): number {
    return this.view.order.indexOf(seat) + 1;
  }

  /** The action that is being looked at: the wheel lights it, and the chart what it would be about. */
  get hint(): Color | null {
    return this.#hint;
  }
  set hint(color: Color | null) {
    this.#hint = color;
    this.choice.hint = color === "blue" || color === "green" ? color : null;
  }

  /** A token as this table plays it: one for a single use may be one that stays. */
  token(code: string): Token | undefined {
    const token = this.pieces.tokens.get(code);
    const stays = token?.use === "once" && !this.view.once.includes(code);
    return token && stays ? { ...token, use: "permanent" } : token;
  }
  /** A cell as it is called, a space of the frame in words. */
  placeName(place: string): string {
    if (!place) return this.words.text("board-off-map");
    return place.startsWith("frame-") ? this.words.text("place-frame", { number: Number(place.slice("frame-".length)) }) : place;
  }

  /** The gold that a move is sure to bring, and how much of it would be points; empty where it brings none. */
  goldOf({ gold = 0, points = 0 }: Record<string, number>): string {
    if (gold === 0) return "";
    return [this.words.text("board-plus-gold", { gold }), points > 0 ? this.words.text("board-gold-overflow", { points }) : ""].filter(Boolean).join(", ");
  }

  /** The strength that a player will face; as a sum where tokens of others add to that of the pirates. */
  strengthAgainst(seat: number): string {
    const more = this.player(seat).strength - this.view.strength;
    return more > 0 ? `${this.view.strength} + ${more}` : `${this.player(seat).strength}`;
  }

  /** What a player has against the pirates: their sum, and what tokens of others add to it. */
  fate(seat: number): string {
    const { cannons, strength } = this.player(seat);
    return this.words.text("board-fate", { name: this.name(seat), cannons, strength, all: this.view.strength, more: strength - this.view.strength });
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
