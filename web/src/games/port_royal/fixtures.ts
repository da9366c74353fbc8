import { boardPropsOf, tableOf, updateOf as updateAbout } from "../../../tests/seated";
import type {
  ContractView,
  EventInfo,
  HarborCard,
  MoveInfo,
  Offer,
  PlayerView,
  PortRoyalView,
  ReasonInfo,
  TitleInfo,
  Update,
} from "../../protocol";
import type { BoardProps } from "../../shell/board";

// A table of the ninth round: Anne discovers, Bao, Clara and the bot Dirk look on. For tests of the board.

type Entry = TitleInfo["catalogue"][number];

const SHIP_NAMES: Record<string, string> = { yellow: "pinnace", blue: "flute", green: "skiff", red: "frigate", black: "galleon" };
const CREW = ["priest", "captain", "settler", "jack"];
const LETTERS: Record<string, string> = { p: "priest", c: "captain", s: "settler" };

function ship(color: string, swords: number | "x", coins: number, copies = 1): Entry {
  const name = SHIP_NAMES[color] ?? "";
  return {
    code: `${name}:${swords}/${coins}`,
    kind: "ship",
    name,
    color,
    swords: swords === "x" ? 0 : swords,
    skull: swords === "x",
    coins,
    gift: 0,
    cargo: "",
    crowns: 0,
    copies,
    mark: "confirmed",
  };
}
function person(name: string, cost: number, influence: number, more: { color?: string; swords?: number; mark?: string } = {}): Entry {
  const { color = "", swords = 0, mark = "confirmed" } = more;
  return {
    code: `${color ? `${name}-${color}` : name}:${cost}/${influence}`,
    kind: "character",
    name,
    color,
    cost,
    influence,
    swords,
    crew: CREW.includes(name),
    ares: 0,
    price: 0,
    copies: 1,
    mark,
  };
}
function expedition(letters: string, coins: number, influence: number): Entry {
  return {
    code: `expedition:${letters}`,
    kind: "expedition",
    name: "expedition",
    needs: [...letters].map((letter) => LETTERS[letter] ?? ""),
    asks: [...new Set(letters)].map((letter) => `${LETTERS[letter] ?? ""}:${letters.split(letter).length - 1}`),
    coins,
    influence,
    special: false,
    pays: [],
    copies: 1,
    mark: "confirmed",
  };
}
function contract(name: string, rewards: number[], more: Entry = {}): Entry {
  return { code: `contract:${name}`, kind: "contract", name, rewards, asks: [], pays: [], times: 1, copies: 1, mark: "likely", set: "contract", ...more };
}

export const title: TitleInfo = {
  id: "port_royal",
  name: "Port Royal",
  seats: [2, 5],
  options: [],
  presets: [],
  modes: [],
  bots: ["simple"],
  lesson: 0, puzzles: 0,
  catalogue: [
    ship("yellow", 1, 1, 4),
    ship("yellow", 4, 3, 3),
    ship("blue", 1, 2, 4),
    ship("blue", 2, 2, 3),
    ship("green", 1, 1, 4),
    ship("red", 6, 3, 2),
    ship("red", "x", 4, 2),
    ship("black", "x", 4, 2),
    person("sailor", 3, 1, { swords: 1 }),
    person("pirate", 5, 1, { swords: 2 }),
    person("trader", 3, 1, { color: "yellow" }),
    person("trader", 3, 1, { color: "blue" }),
    person("trader", 3, 1, { color: "green" }),
    person("trader", 3, 1, { color: "red" }),
    person("admiral", 7, 2),
    person("admiral", 9, 3),
    person("jester", 5, 1, { mark: "invented" }),
    person("governor", 8, 0),
    person("senorita", 7, 2),
    person("priest", 4, 1),
    person("captain", 4, 1),
    person("settler", 4, 1),
    person("jack", 6, 1),
    expedition("pp", 2, 4),
    expedition("ccs", 3, 6),
    { code: "tax:swords", kind: "tax", name: "tax", bonus: "swords", threshold: 12, bonus_coins: 1, copies: 2, mark: "confirmed" },
    person("merchant", 6, 2, { color: "yellow" }),
    person("passenger", 4, 2),
    person("gambler", 4, 1),
    person("clerk", 4, 1, { color: "black" }),
    person("gunner", 4, 1),
    person("vice_admiral", 5, 1),
    { ...ship("red", 6, 3), code: "a-frigate:6/3g", gift: 1, set: "contract" },
    { code: "u-tax", kind: "tax", name: "tax", bonus: "influence", threshold: 9, keep: 8, bonus_coins: 1, copies: 3, mark: "confirmed", set: "sets_sail" },
    contract("luminary", [4, 3, 2, 1, 0], { asks: ["priest:1", "jester:1"] }),
    contract("mercenary", [3, 2, 1, 0, 0], { asks: ["swords:3"] }),
    contract("frigate_nemesis", [8, 6, 5, 4, 3], { times: 3 }),
    contract("jinx", [1, 1, 1, 1, 1]),
    { code: "token", kind: "token", name: "token", copies: 0, mark: "invented" },
  ],
};

const NAMES = ["Anne", "Bao", "Clara", "Dirk"];

export const table = tableOf(title, NAMES, {
  id: "t1",
  name: "The Leaky Pinnace",
  options: { bust_odds: "always" },
  seats: NAMES.map((name) => ({ kind: name === "Dirk" ? "bot" : "link", name, bot: name === "Dirk" ? "simple" : "", taken: true, online: true, screens: 1, promise: "", away: 0, stand_in: "", resigned: false, person: "" })),
  moves: 120,
  listed: true,
});

/** Anne is active and pays no fee; the others would pay one coin to her. */
function lying(card: string, own: Partial<Offer>): HarborCard {
  const offer: Offer = { cost: 0, gain: 0, fee: 0, short: 0, ...own };
  return { card, offers: [offer, ...NAMES.slice(1).map(() => ({ ...offer, fee: 1 }))] };
}
function captain(coins: number, influence: number, swords: number, area: string[], taxable = false): PlayerView {
  const nothing = { stored: [], nest: [], markers: 0, completed: 0, gamblers: 0, picked: false, voyage: null };
  return { coins, coins_from: Array.from({ length: coins }, () => 1), influence, swords, area, taxable, ...nothing };
}

export const discovering: PortRoyalView = {
  step: "discover",
  phase: "discover",
  seat_to_move: 0,
  active: 0,
  first: 1,
  picking_order: [0, 1, 2, 3],
  round: 9,
  goal: 12,
  last_round: false,
  harbor: [
    lying("pinnace:4/3", { gain: 3 }),
    lying("sailor:3/1", { cost: 2 }),
    lying("flute:1/2", { gain: 3 }),
    lying("admiral:9/3", { cost: 8, short: 2 }),
    lying("frigate:x/4", { gain: 4 }),
    lying("governor:8/0", { cost: 7, short: 1 }),
  ],
  expeditions: [
    {
      card: "expedition:pp",
      missing: [0, 2, 2, 1],
      filled: [[true, true], [false, false], [false, false], [true, false]],
      crew: [["priest:4/1", "jack:6/1"], [], [], []],
    },
    {
      card: "expedition:ccs",
      missing: [2, 2, 3, 2],
      filled: [[true, false, false], [true, false, false], [false, false, false], [false, false, true]],
      crew: [[], [], [], []],
    },
  ],
  pending: "",
  pending_contract: "",
  crew_sent: [],
  colors: 3,
  allowance: 1,
  allowance_steps: [1, 1, 1, 1, 2, 3],
  from_time_deck: false,
  draw_pile: 35,
  discard: ["flute:1/2", "sailor:3/1", "flute:2/2"],
  paid: [],
  payer: -1,
  unseen: [{ shuffle: 1, cards: { "pinnace:4/3": 2, "skiff:1/1": 3, "priest:4/1": 1 } }],
  odds: { bad: 4, cards: 33 },
  danger: { yellow: 2, blue: 3, red: 3 },
  only_claims: false,
  revealed_this_turn: 7,
  players: [
    captain(6, 7, 3, ["sailor:3/1", "pirate:5/1", "trader-blue:3/1", "senorita:7/2", "priest:4/1", "jack:6/1"]),
    captain(11, 8, 1, ["admiral:7/2", "admiral:9/3", "governor:8/0", "trader-yellow:3/1", "sailor:3/1", "captain:4/1"]),
    captain(4, 9, 3, ["expedition:pp", "pirate:5/1", "sailor:3/1", "jester:5/1", "trader-red:3/1"]),
    captain(13, 5, 0, ["senorita:7/2", "trader-green:3/1", "settler:4/1", "priest:4/1"], true),
  ],
  decisions: 120,
  sets: ["base"],
  contracts: [],
  contracts_mode: "none",
  team: null,
  adventure: null,
};

/** What the second word of a move names. */
function factsOf(verb: string, what: string | undefined): MoveInfo["facts"] {
  if (!what) return {};
  if (verb === "gift") return { to: Number(what) };
  return verb === "claim" ? { contract: what } : { card: what };
}
const move = (notation: string, preview: Record<string, number> = {}): MoveInfo => {
  const [verb = "", what] = notation.split(" ");
  return { notation, key: `move-${verb}`, facts: factsOf(verb, what), preview };
};

export const discoveryMoves = [move("reveal"), move("stop", { cards: 1 }), move("expedition expedition:pp", { coins: 2, influence: 2 })];

/** The same table one click later: Anne stopped and takes her card. */
export const trading: PortRoyalView = { ...discovering, step: "window", phase: "trade", odds: null, danger: {} };
export const tradingMoves = [
  move("trade pinnace:4/3", { coins: 3 }),
  move("trade flute:1/2", { coins: 3 }),
  move("trade frigate:x/4", { coins: 4 }),
  move("hire sailor:3/1", { coins: -2, influence: 1 }),
  move("expedition expedition:pp", { coins: 2, influence: 2 }),
  move("pass"),
];

/** A second flute, weaker than Anne's swords. */
export const repelling: PortRoyalView = { ...discovering, step: "repel", pending: "flute:2/2", odds: null };
export const repelMoves = [move("repel", { bust: 1 }), move("admit", { bust: 1 })];

/** The same evening with contracts: Anne has swords enough for one, Bao was first at another, Clara is on the way. */
function open(name: string, more: Partial<ContractView>): ContractView {
  return {
    contract: `contract:${name}`,
    slots: [],
    progress: [0, 0, 0, 0],
    since: [0, 0, 0, 0],
    spaces: 0,
    offered_at: 0,
    missing: NAMES.map(() => ["moment"]),
    claimable: NAMES.map(() => false),
    ...more,
  };
}
const sealed = trading.players.map((player) => ({ ...player, markers: 3 }));
export const contracting: PortRoyalView = {
  ...trading,
  sets: ["base", "sets_sail", "gambler", "contract"],
  contracts_mode: "competitive",
  contracts: [
    open("luminary", { slots: [1], missing: [["jester:1"], [], [], []] }),
    open("mercenary", { missing: [[], [], [], []], claimable: [true, false, false, false] }),
    open("frigate_nemesis", { spaces: 2, progress: [0, 0, 1, 0], missing: NAMES.map(() => ["times:3"]) }),
    open("jinx", {}),
  ],
  players: sealed.map((player, seat) =>
    seat === 0
      ? {
          ...player,
          area: [...player.area, "merchant-yellow:6/2", "gambler:4/1", "passenger:4/2"],
          stored: [{ merchant: "merchant-yellow:6/2", ships: ["pinnace:4/3", "pinnace:1/1"] }],
          gamblers: 1,
        }
      : player,
  ),
};
export const contractMoves = [...tradingMoves, move("claim contract:mercenary", { coins: 3, influence: 0 })];
export const moveTo = move;

/** One captain against the time. */
export const alone: PortRoyalView = {
  ...contracting,
  step: "discover",
  phase: "discover",
  picking_order: [0],
  from_time_deck: true,
  contracts_mode: "cooperative",
  contracts: contracting.contracts.slice(1),
  players: contracting.players.slice(0, 1),
  team: { done: 1, contracts: 3, time_deck: 6, turns_left: 6, victory_pile: 2 },
  first: 0,
  revealed_this_turn: 0,
  harbor: [],
};

export function updateOf(view: PortRoyalView, moves: MoveInfo[], moves_made = 120): Update {
  const scores = view.players.map((player) => player.influence);
  return updateAbout(view, moves, scores, { moves_made });
}

export const justRevealed: EventInfo[] = [{ name: "card-revealed", facts: { seat: 0, card: "governor:8/0" } }];

export const tooEarly: ReasonInfo = {
  key: "take-after-stop",
  rule: "PR-HIRE-01",
  facts: { card: "admiral:9/3", cost: 8, printed: 9, discount: 1, coins: 6, short: 2, gain: 0 },
};

/** All that the board needs; tests replace what they are about. */
export function boardProps(view: PortRoyalView, moves: MoveInfo[], more: Partial<BoardProps<PortRoyalView>> = {}): BoardProps<PortRoyalView> {
  return { ...boardPropsOf(title, table, updateOf(view, moves), view, 0), ...more };
}
