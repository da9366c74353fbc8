import type { Session } from "../session.svelte";

/** What would be may be tried out at finished games and at what-ifs that were stopped, and where somebody plays against bots alone for nothing but the game. */
export function maySayWhatIf({ table, ownSeats }: Session): boolean {
  if (!table) return false;
  const isAlone = !table.rated && ownSeats.length === 1 && table.seats.every(({ kind }, seat) => kind === "bot" || ownSeats.includes(seat));
  return isAlone || table.status === "over" || (table.status === "closed" && table.what_if !== null);
}

/** The own seat; whoever only looks plays for the one whose turn it was. */
export const seatAt = ({ ownSeats, history }: Session, move: number): number => ownSeats[0] ?? history.stretchOf(move)?.seat ?? 0;
