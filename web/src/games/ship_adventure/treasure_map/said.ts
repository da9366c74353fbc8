import type { Desk } from "./desk.svelte";
import { standing, type Standing } from "./standing";
import { outlooks, placeName } from "./stops";

/** A cell in words, for those who cannot see the chart: what it is, who is there, and what a stop there brings. */
export function said(desk: Desk, cell: string): string {
  const { words } = desk;
  const stop = desk.stops.get(cell);
  const parts = [
    `${desk.label(cell)}, ${placeName(desk, cell)}`,
    ...standing(desk)
      .filter((thing) => thing.cell === cell)
      .map((thing) => standingName(desk, thing))
      .filter(Boolean),
    stop && stop.cell !== desk.here ? words.text("board-steps", { points: stop.points }) : "",
    ...(stop && stop.cell !== desk.here ? outlooks(desk, stop).map(({ text, value }) => `${text} ${value}`.trim()) : []),
  ];
  return parts.filter(Boolean).join("; ");
}

function standingName(desk: Desk, { kind, id, number }: Standing): string {
  const { words } = desk;
  const seat = Number(id.split("-")[1] ?? 0);
  if (kind === "ship" || kind === "crew") return words.text(`board-standing-${kind}`, { seat: desk.name(seat) });
  if (kind === "pirate" || kind === "galleon") return words.text(`board-target-${kind}`, { pirate: number });
  return words.text(`board-standing-${kind}`, { number });
}
