import { createContext } from "svelte";
import type { PortRoyalView } from "../../protocol";
import type { BoardProps } from "../../shell/board";
import { CaptainsDesk } from "../../shell/desk.svelte";
import { readPieces, type Contract, type Piece, type Pieces } from "./pieces";

export class Desk extends CaptainsDesk<PortRoyalView, Pieces> {
  constructor(board: () => BoardProps<PortRoyalView>) {
    super(board, readPieces);
  }

  /** The seat for whom prices are shown: one's own; for a spectator whoever must choose. */
  get buyer(): number {
    return this.seated ? this.side : Math.max(0, this.view.seat_to_move);
  }
  /** What the table was set up with: always, on_request or never. */
  get showsOdds(): string {
    return String(this.board().table.options["bust_odds"] ?? "always");
  }
  /** True when this box is in the game. */
  hasSet(set: string): boolean {
    return this.view.sets.includes(set);
  }
  /** Sets Sail and the base game in one deck: only some of its cards are in it. */
  get isMixed(): boolean {
    return this.hasSet("base") && this.hasSet("sets_sail");
  }
  /** All win or lose together, alone or not: nobody is a rival, and no influence ends the game. */
  get isTeam(): boolean {
    return this.view.team !== null || Boolean(this.view.adventure?.goal);
  }
  get hasExpeditions(): boolean {
    return this.hasSet("base");
  }
  /** Where contracts hang: few captains leave room beside the harbour, otherwise they are a row above it. */
  get contractsAt(): "none" | "row" | "column" {
    if (this.view.contracts.length === 0) return "none";
    return this.view.players.length <= 2 ? "column" : "row";
  }
  /** Contracts that hang on their board: what a team has done is a seal in its goal. */
  get ticketCount(): number {
    return this.view.contracts.filter((one) => !this.view.team || one.slots.length === 0).length;
  }
  /** Whose harbor others pick from, while somebody else does; -1: nobody's. */
  get host(): number {
    return this.view.step === "window" && this.view.seat_to_move !== this.view.active ? this.view.active : -1;
  }

  /** As this game has it: one that began by older rulings goes on with what its missions gave then. */
  piece(code: string): Piece | undefined {
    const found = this.pieces.get(code);
    const reward = found?.kind === "mission" ? this.view.adventure?.rewards.find((one) => one.mission === code) : undefined;
    if (found?.kind !== "mission" || !reward) return found;
    return { ...found, firstCoins: reward.first_coins, firstCrowns: reward.first_crowns, crowns: reward.crowns };
  }
  contract(code: string): Contract | undefined {
    const found = this.piece(code);
    return found?.kind === "contract" ? found : undefined;
  }
}

export const [deskHere, putDeskHere] = createContext<Desk>();
