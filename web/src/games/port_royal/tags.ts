import type { HarborCard, Offer } from "../../protocol";
import { takeMove, type Piece, type Ship } from "./pieces";
import type { Desk } from "./desk.svelte";

/** The pill under a harbour card: what taking it would mean, as seen by this player. */
export interface Tag {
  text: string;
  /** The same where cards stand so close that there is no room. */
  brief: string;
  /** The same for a screen reader, where signs alone do not speak. */
  spoken: string;
  tone: "yes" | "no";
  wreck?: boolean;
}

export function offerFor(desk: Desk, lying: HarborCard): Offer | undefined {
  return lying.offers[desk.buyer];
}

export function tagOf(desk: Desk, piece: Piece, offer: Offer | undefined, oddsShown: boolean): Tag | null {
  const { words, view } = desk;
  const coins = view.players[desk.buyer]?.coins ?? 0;
  const move = desk.legal(takeMove(piece));
  if (move) {
    const change = move.preview["coins"] ?? 0;
    const after = coins + change;
    // what the owner of the harbor gets is said apart from the price
    const fee = move.preview["fee"] ?? 0;
    const host = fee > 0 ? desk.name(view.active) : "";
    const gain = signed(change + fee);
    return piece.kind === "ship"
      ? {
          text: words.text("board-tag-gain", { gain, fee, after }),
          brief: fee > 0 ? `${gain} −${fee}` : gain,
          spoken: words.text("board-say-gain", { gain: change, after, fee, name: host }),
          tone: "yes",
        }
      : {
          text: words.text("board-tag-pay", { coins, after, cost: -change - fee, fee }),
          brief: `${coins} → ${after}`,
          spoken: words.text("board-say-pay", { coins, after, fee, name: host }),
          tone: "yes",
        };
  }
  if (view.step === "over") return null;
  if (piece.kind === "ship" && view.step === "discover") return oddsShown ? dangerTag(desk, piece) : null;
  if (!offer || view.players[desk.buyer]?.picked) return null;
  if (offer.short > 0) {
    const text = words.text("board-tag-short", { short: offer.short });
    return { text, brief: `−${offer.short}`, spoken: text, tone: "no" };
  }
  const isTheirWindow = view.step === "window" && view.seat_to_move === desk.buyer;
  if (piece.kind === "ship" || isTheirWindow) return null;
  return { text: `✓ ${words.text("board-tag-affordable")}`, brief: "✓", spoken: words.text("board-tag-affordable"), tone: "yes" };
}

function dangerTag(desk: Desk, ship: Ship): Tag | null {
  const count = desk.view.danger[ship.nation] ?? 0;
  if (count === 0) return null;
  return {
    text: `×${count}`,
    brief: `×${count}`,
    spoken: desk.words.text("board-say-danger", { count, ship: desk.words.card(ship.code) }),
    tone: "no",
    wreck: true,
  };
}

export function signed(change: number): string {
  if (change === 0) return "±0";
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** How the swords of one nation's ships are spread, as printed on each of them: 1 ×4, 2 ×3, skull ×2. */
export function spread(desk: Desk, nation: Ship["nation"]): string {
  const copies = new Map<string, number>();
  for (const piece of desk.pieces.values()) {
    if (piece.kind !== "ship" || piece.nation !== nation || !desk.hasSet(piece.set)) continue;
    const swords = piece.skull ? desk.words.text("board-skull") : String(piece.swords);
    const count = desk.isMixed && piece.set === "sets_sail" ? piece.mixed : piece.copies;
    if (count > 0) copies.set(swords, (copies.get(swords) ?? 0) + count);
  }
  return [...copies].map(([swords, count]) => `${swords} ×${count}`).join(", ");
}

/** The card in words: everything that the picture shows. */
export function spokenCard(desk: Desk, piece: Piece, offer?: Offer): string {
  const { words } = desk;
  const name = words.card(piece.code);
  switch (piece.kind) {
    case "ship":
      return words.text("board-say-ship", { name, swords: piece.swords, skull: piece.skull ? "yes" : "no", coins: offer?.gain || piece.coins, gift: piece.gift });
    case "character":
      return words.text("board-say-person", {
        name,
        cost: offer?.cost ?? piece.cost,
        influence: piece.influence,
        ability: words.card(piece.code, "ability"),
      });
    case "expedition":
      return words.text("board-say-expedition", {
        name,
        needs: words.list([...new Set(piece.needs)].map((need) => words.missing(`${need}:${piece.needs.filter((one) => one === need).length}`))),
        coins: piece.coins,
        influence: piece.influence,
      });
    default:
      return name;
  }
}
