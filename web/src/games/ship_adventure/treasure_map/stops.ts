import type { TreasureLoot, TreasureStop } from "../../../protocol";
import type { IconName } from "../../../shell/kit/icons";
import { cellAt } from "../chart/world";
import type { Desk } from "./desk.svelte";

/** Something that a stop brings, as a line of text with a number. */
export interface Outlook {
  icon: IconName;
  text: string;
  value: string;
  bad: boolean;
}

const LANDMARKS: Record<string, IconName> = { T: "mayan-pyramid", C: "shop", P: "anchor", K: "death-skull", J: "treasure-map", w: "cycle", ".": "sailboat" };

export const landmarkOf = (desk: Desk, cell: string): IconName => LANDMARKS[desk.world.sign(cellAt(cell))] ?? "sailboat";

/** What a cell is called: a town by its player, everything else by what it is. */
export function placeName(desk: Desk, cell: string): string {
  const sign = desk.world.sign(cellAt(cell));
  const color = sign === "C" || sign === "P" ? (desk.world.townAt(cell)?.color ?? "") : "";
  const seat = desk.view.players.findIndex((player) => player.color === color);
  if (!color) return desk.words.text(`board-cell-${sign === "." ? "sea" : sign}`);
  if (desk.seated && seat === desk.side) return desk.words.text(`board-cell-own-${sign}`);
  return seat < 0 ? desk.words.text(`board-cell-free-${sign}`) : desk.words.text(`board-cell-${sign}`, { seat: desk.name(seat) });
}

/** The carried tokens that name a cell. */
const tokensFor = (desk: Desk, cell: string) => desk.own.carried.tokens.filter((token) => token.cell === cell);

/** Everything that is known of a stop beforehand. */
export function outlooks(desk: Desk, stop: TreasureStop): Outlook[] {
  const { words, view } = desk;
  const found: Outlook[] = [];
  const add = (icon: IconName, text: string, value = "", bad = false): void => void found.push({ icon, text, value, bad });
  if (view.eldorado === stop.cell) add("treasure-map", words.text("board-stop-eldorado"));
  for (const token of tokensFor(desk, stop.cell)) if (token.token) add("treasure-map", words.text("board-stop-swap", { token: words.card(token.token, "the") }));
  if (stop.dice > 0) add("rolling-dices", words.text("board-stop-treasure", { dice: stop.dice }), words.text("board-treasure-gold", { least: stop.gold[0] ?? 0, most: stop.gold[1] ?? 0 }));
  if (desk.world.sign(cellAt(stop.cell)) === "C") {
    add("shop", words.text("board-stop-buy"));
    if (stop.cell === desk.own.city) add("locked-chest", words.text("board-stop-store"));
  }
  if (desk.world.sign(cellAt(stop.cell)) === "w") add("cycle", words.text("board-stop-waves"));
  if (stop.coins > 0) add("two-coins", words.text("board-stop-coins"), `+${stop.coins}`);
  if (stop.fights === 1) add("crossed-sabres", words.text("board-stop-fight"), words.text("board-win", { win: stop.win }), stop.win < 50);
  if (stop.fights > 1) add("crossed-sabres", words.text("board-stop-fights"), `×${stop.fights}`, true);
  for (const { target, fires, win } of stop.dangers) {
    add("targeted", words.text("board-stop-danger", { target: desk.targetName(target), fires }), words.text(win > 0 ? "board-win" : "board-no-answer", { win }), true);
  }
  for (const { pirate, cell, away, fires } of stop.hunters) {
    if (fires) add("targeted", words.text("board-stop-shot", { pirate }), "", true);
    else if (away === 0) add("pirate-flag", words.text("board-stop-caught", { pirate }), "", true);
    else if (away > 0) add("pirate-flag", words.text("board-stop-hunter", { pirate, cell: desk.label(cell) }), words.text("board-away", { away }), away <= (view.numbers["pirate_steps"] ?? 0));
  }
  if (stop.dice > 0) add("death-skull", words.text("board-stop-risk"), words.text("percent", { percent: stop.risk }), true);
  if (stop.ship !== stop.cell) add("anchor", words.text("board-stop-ship", { cell: desk.label(stop.ship) }));
  return found;
}

/** A fight with a chance below this, in percent, is nothing that one goes to look for. */
const HOPELESS = 20;
/** Whoever stops there is sure to be beaten. */
const isDoomed = (stop: TreasureStop): boolean => stop.dangers.some(({ fires, win }) => fires === "always" && win === 0);

const isEmpty = ({ gold, tokens, pieces }: TreasureLoot): boolean => gold === 0 && tokens.length === 0 && pieces.every((number) => number === 0);

/** Whether there is anything to do in a town: to buy, or in one's own to store or to take back. */
function hasBusiness(desk: Desk, stop: TreasureStop): boolean {
  const { carried, stored, city } = desk.own;
  const cheapest = Math.min(...desk.pieces.equipment.map(({ cost }) => cost));
  return carried.gold + stop.coins >= cheapest || (stop.cell === city && !(isEmpty(carried) && isEmpty(stored)));
}

/** How much a stop is worth a look; 0 for open water. */
function interest(desk: Desk, stop: TreasureStop): number {
  if (isDoomed(stop)) return stop.dice > 0 || tokensFor(desk, stop.cell).length > 0 ? 1 : 0;
  if (desk.view.eldorado === stop.cell) return 7;
  if (tokensFor(desk, stop.cell).length > 0) return 6;
  if (stop.dice > 0) return 5;
  if (stop.fights > 0) return stop.fights === 1 && stop.win < HOPELESS ? 2 : 4;
  if (desk.world.sign(cellAt(stop.cell)) === "C" && hasBusiness(desk, stop)) return stop.cell === desk.own.city ? 4 : 3;
  return stop.coins > 0 && stop.ship === stop.cell ? 2 : 0;
}

/** The stops that are worth going to, the best first. */
export function bestStops(desk: Desk, most: number): TreasureStop[] {
  return [...desk.stops.values()]
    .filter((stop) => stop.cell !== desk.here && interest(desk, stop) > 0)
    .sort((a, b) => interest(desk, b) - interest(desk, a) || b.coins - a.coins || a.points - b.points)
    .slice(0, most);
}
