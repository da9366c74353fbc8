import type { TreasureBonus, TreasureFight } from "../../../protocol";
import type { Bonus, Fighter } from "../duel/duel";
import { EQUIPMENT_ICONS } from "../pieces";
import type { Desk } from "./desk.svelte";

/** How a fight ended, from what was told of it. */
export interface Throw {
  dice: readonly [number, number];
  totals: readonly [number, number];
  won: boolean;
}

function bonus(desk: Desk, kind: string, { source, bonus }: TreasureBonus): Bonus {
  const { words } = desk;
  if (source.startsWith("level-")) return { icon: "pirate-flag", name: words.text(`board-bonus-pirates-${kind}`), note: words.text("board-bonus-level", { level: desk.view.level }), bonus };
  return { icon: EQUIPMENT_ICONS[source] ?? "anchor", name: words.card(source), note: words.text("board-bonus-card"), bonus };
}

/** Cards that a player has and that do not count in this kind of fight. */
function idle(desk: Desk, seat: number, kind: string): Bonus[] {
  const cards = desk.view.players[seat]?.cards ?? [];
  return desk.pieces.equipment
    .filter(({ code, symbol, bonus }) => cards.includes(code) && bonus > 0 && symbol !== kind)
    .map(({ code }) => ({ icon: EQUIPMENT_ICONS[code] ?? "anchor", name: desk.words.card(code), note: desk.words.text(`board-bonus-not-${kind}`), bonus: 0, off: true }));
}

/** Both sides of a fight, before the throw or after it. */
export function fighters(desk: Desk, fight: TreasureFight, thrown: Throw | null): [Fighter, Fighter] {
  const { words } = desk;
  const seat = desk.player(fight.seat);
  const [kind = "", number = "0"] = fight.target.split("-");
  const against = Number(number) - 1;
  const rival = kind === "crew" || kind === "ship" ? desk.view.players[against] : undefined;
  const rolls = fight.answered !== "never" && fight.chance < 100 && fight.chance > 0;
  const outcome = (won: boolean): string => words.text(won ? "board-wins" : "board-is-beaten");
  const own: Fighter = {
    name: desk.name(fight.seat),
    note: words.text(fight.seat === desk.side && desk.seated ? "board-fighter-you" : "board-fighter-player"),
    color: seat.color,
    ship: seat.aboard || kind === "pirate" ? "ship" : "crew",
    bonuses: [...fight.own.map((one) => bonus(desk, fight.kind, one)), ...idle(desk, fight.seat, fight.kind)],
    die: thrown ? thrown.dice[0] : rolls || fight.kind === "close" ? 0 : -1,
    total: thrown ? thrown.totals[0] : null,
    won: thrown ? thrown.won : null,
    says: thrown ? outcome(thrown.won) : words.text(`board-fires-${fight.fires}`),
  };
  const other: Fighter = {
    name: desk.targetName(fight.target),
    // whoever was beaten is elsewhere by then
    note: thrown ? "" : words.text(`board-fighter-${kind}`, { cell: desk.label(desk.cellOf(fight.target)) }),
    color: rival?.color ?? "",
    ship: kind === "galleon" ? "galleon" : kind === "crew" && rival && !rival.aboard ? "crew" : "ship",
    bonuses: [...fight.other.map((one) => bonus(desk, fight.kind, one)), ...(kind === "crew" ? idle(desk, against, fight.kind) : [])],
    die: thrown ? thrown.dice[1] : fight.answered === "never" ? -1 : rolls || fight.kind === "close" ? 0 : -1,
    total: thrown ? thrown.totals[1] : null,
    won: thrown ? !thrown.won : null,
    says: thrown ? outcome(!thrown.won) : words.text(`board-answers-${fight.answered}`),
  };
  return [own, other];
}
