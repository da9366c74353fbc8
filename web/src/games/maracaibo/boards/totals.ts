import type { MaracaiboPlayer } from "../../../protocol";
import { TREASURES, type Gift, type Pieces, type Standing } from "../pieces";

/** A piece that gives something for good: a development, the figurehead, or the ship board. */
export interface Source {
  /** Empty: an upgrade of the ship. */
  code: string;
  amount: number;
}

/** Everything of a player that works for good or brings income, the ship board's spaces without a name of their own. */
function giversOf(player: MaracaiboPlayer, pieces: Pieces): { code: string; gift: Gift }[] {
  const found: { code: string; gift: Gift }[] = [];
  for (const code of player.cards) {
    const card = pieces.cards.get(code);
    if (card) found.push({ code, gift: { once: card.immediate, permanent: card.permanent, income: card.income } });
  }
  const figurehead = player.figurehead && pieces.figureheads.get(player.figurehead);
  if (player.figurehead && figurehead) found.push({ code: player.figurehead, gift: figurehead });
  for (const code of player.upgrades) {
    const space = pieces.spaces.get(code);
    if (space) found.push({ code: "", gift: space });
  }
  return found;
}

interface Sources {
  income: { code: string; doubloons: number; vp: number; perQuest: number }[];
  swords: Source[];
  /** Of those that count for one type only, by type. */
  swordsOfType: Source[][];
  points: Source[];
  discount: Source[];
  developmentDiscount: Source[];
}

/** Where a player's totals come from. */
export function sourcesOf(player: MaracaiboPlayer, pieces: Pieces): Sources {
  const givers = giversOf(player, pieces);
  const from = (what: keyof Standing): Source[] => {
    const found = givers.map(({ code, gift }): Source => ({ code, amount: Number(gift.permanent[what] ?? 0) })).filter(({ amount }) => amount > 0);
    const ship = found.filter(({ code }) => code === "").reduce((sum, { amount }) => sum + amount, 0);
    return [...found.filter(({ code }) => code !== ""), ...(ship > 0 ? [{ code: "", amount: ship }] : [])];
  };
  return {
    income: givers
      .map(({ code, gift }) => ({ code, ...gift.income, perQuest: gift.permanent.doubloons_per_quest ?? 0 }))
      .filter(({ doubloons, vp, perQuest }) => doubloons + vp + perQuest > 0),
    swords: from("swords"),
    swordsOfType: TREASURES.map((type) => from(`swords_${type}`)),
    points: from("points"),
    discount: from("discount"),
    developmentDiscount: from("development_discount"),
  };
}
