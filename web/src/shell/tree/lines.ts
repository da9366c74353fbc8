import type { CommentInfo, LineInfo, TableInfo } from "../../protocol";

/** The game that all branches come from which lead to a table. */
export const rootOf = ({ id, what_if }: TableInfo): string => what_if?.root || what_if?.table || id;

/** A line with those that leave it, in the order of the moves at which they do. */
export interface Limb {
  line: LineInfo;
  comments: CommentInfo[];
  limbs: Limb[];
}

export function limbsOf(lines: readonly LineInfo[], comments: readonly CommentInfo[], of = ""): Limb[] {
  return lines
    .filter((line) => line.of === of)
    .map((line) => ({
      line,
      comments: comments.filter(({ table }) => table === line.table.id).sort((a, b) => a.moves - b.moves),
      limbs: limbsOf(lines, comments, line.table.id).sort((a, b) => (a.line.table.what_if?.moves ?? 0) - (b.line.table.what_if?.moves ?? 0)),
    }));
}

/** Who won a line, and by how many points; null where it was not played to its end. Rivals without a seat count, too. */
export function wonBy({ outcome, scores }: LineInfo): { seats: number[]; by: number } | null {
  if (!outcome) return null;
  const seats = outcome.winners;
  const others = scores.filter((_, seat) => !seats.includes(seat));
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0));
  return { seats, by: seats.length === 0 || others.length === 0 ? 0 : Math.max(0, best - Math.max(...others)) };
}
