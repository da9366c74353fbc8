import type { IconName } from "../../../shell/kit/icons";
import { isTreasure, type Bargain, type Effect, type EndScore, type Standing, type Treasure } from "../pieces";

/** What is drawn for an effect, from left to right: words and numbers, pictures, cubes, a coin. */
export type Sign = string | { icon: IconName } | { cube: CubeType } | { coin: true };
/** `any`: of choice; `die`: the type of the raid; `grey`: an upgrade cube. */
export type CubeType = Treasure | "any" | "die" | "grey";

const icon = (name: IconName): Sign => ({ icon: name });
const coin: Sign = { coin: true };
const cube = (type: string | undefined): Sign => ({ cube: type && (type === "die" || isTreasure(type)) ? type : "any" });
/** How many of something there are, where it is not one. */
const times = (amount: number): Sign[] => (amount > 1 ? [`${amount}`] : []);
const cost = (amount: number): Sign[] => (amount > 0 ? [`−${amount}`, coin] : []);

const VP = icon("laurels");
const SWORDS = icon("crossed-sabres");
const EXPLORE = icon("compass");
const BURY = icon("trench-spade");
const QUEST = icon("tied-scroll");
const INCOME = icon("cycle");
const RESIDENCE = icon("house");
const MARKET = icon("shop");

export const TYPE_ICONS = { crew: "three-friends", equipment: "barrel", ship: "sailboat", location: "anchor", residence: "house" } as const;

/** What can be counted, for quests, residences and points per something. */
export function unitSigns(unit: string): Sign[] {
  if (isTreasure(unit)) return [cube(unit)];
  if (unit.startsWith("buried_")) return [BURY, cube(unit.slice("buried_".length))];
  return UNITS[unit] ?? [];
}
const UNITS: Record<string, Sign[]> = {
  buried: [BURY],
  crew: [icon(TYPE_ICONS.crew)],
  equipment: [icon(TYPE_ICONS.equipment)],
  ship: [icon(TYPE_ICONS.ship)],
  each_type: [icon(TYPE_ICONS.crew), icon(TYPE_ICONS.equipment), icon(TYPE_ICONS.ship)],
  cards_total: [icon("notebook")],
  immediate_cards: [icon("power-lightning")],
  doubloon_income: [INCOME, coin],
  vp_income: [INCOME, VP],
  rivers: [icon("river")],
  quests_owned: [QUEST],
  quests_scoring: [QUEST, "✓"],
  residences: [RESIDENCE],
  treasure_sets: [cube("gold"), cube("emerald"), cube("pearl")],
  upgrades: [{ cube: "grey" }],
};

export function effectSigns({ op, amount, type, most = 0 }: Effect): Sign[] {
  switch (op) {
    case "vp":
      return [`${amount}`, VP];
    case "doubloons":
      return [`${amount}`, coin];
    case "raid":
      if (type === "die") return amount > 0 ? [SWORDS, `+${amount}`] : [SWORDS];
      return type === "any" ? [SWORDS, `${amount}`] : [cube(type), SWORDS, `${amount}`];
    case "explore":
      return [EXPLORE, `${amount}`];
    case "bury":
      return [...times(amount), BURY];
    case "quest":
      return [...times(amount), QUEST];
    case "upgrade":
      return [...times(amount), icon("hammer-nails")];
    case "treasure":
      return [...times(amount), cube(type)];
    case "cube":
      return [`+${amount}`, cube(type)];
    case "black-market":
      return [MARKET, ...cost(amount)];
    case "figurehead":
      return [icon("figurehead"), ...cost(amount)];
    case "sell":
      return [QUEST, "→", `${amount}`, coin];
    case "pick":
      return [icon("grab"), icon(TYPE_ICONS[type as "crew" | "equipment" | "ship"]), ...(amount > 0 ? [`+${amount}`, icon("price-tag")] : [])];
    case "reuse":
      return [INCOME, MARKET];
    case "build":
      return [RESIDENCE];
    case "space":
      return [INCOME, icon("footsteps")];
    case "vp-of-income":
      return [INCOME, VP];
    case "doubloons-of-income":
      return [INCOME, coin];
    case "vp-per":
      return [`${amount}`, VP, "/", ...unitSigns(type ?? ""), ...(most > 0 ? [`≤${most}`] : [])];
    case "rubies":
      return [icon("cut-diamond"), "→"];
    default:
      throw new Error(`There is no sign for ${op}.`);
  }
}

/** Each thing that works for good, with its name in words.ts. */
export function standingSigns(standing: Standing): { what: keyof Standing; signs: Sign[] }[] {
  const found: { what: keyof Standing; signs: Sign[] }[] = [];
  const add = (what: keyof Standing, draw: (amount: number) => Sign[]): void => {
    const amount = standing[what];
    if (typeof amount === "number") found.push({ what, signs: draw(amount) });
  };
  add("swords", (n) => [`+${n}`, SWORDS]);
  for (const type of ["gold", "emerald", "pearl"] as const) add(`swords_${type}`, (n) => [cube(type), `+${n}`, SWORDS]);
  add("points", (n) => [`+${n}`, EXPLORE]);
  add("discount", (n) => [`−${n}`, icon("price-tag"), RESIDENCE]);
  add("development_discount", (n) => [`−${n}`, icon("price-tag")]);
  add("sail", (n) => [icon("ship-wheel"), `${n}`]);
  add("rerolls", (n) => [`+${n}`, icon("rolling-dices")]);
  if (standing.exchanges_quests) found.push({ what: "exchanges_quests", signs: [QUEST, "⇄", QUEST] });
  if (standing.spend) found.push({ what: "spend", signs: bargainSigns(standing.spend, "crossed-sabres") });
  if (standing.give_up) found.push({ what: "give_up", signs: bargainSigns(standing.give_up, "compass") });
  return found;
}

export function bargainSigns({ cost: price, gain }: Bargain, paid: IconName): Sign[] {
  return [`${price}`, icon(paid), "→", ...gain.flatMap(effectSigns)];
}

export interface Income {
  doubloons: number;
  vp: number;
}
export function incomeSigns({ doubloons, vp }: Income, perQuest = 0): Sign[] {
  return [
    ...(doubloons > 0 ? [`+${doubloons}`, coin] : []),
    ...(vp > 0 ? [`+${vp}`, VP] : []),
    ...(perQuest > 0 ? [`+${perQuest}`, coin, "/", QUEST] : []),
  ];
}

export function endSigns({ each, type, points }: EndScore): Sign[] {
  return [`${points}`, VP, "/", ...times(each), ...unitSigns(type)];
}
