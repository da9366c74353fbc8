import type { EventInfo, PortRoyalView } from "../../protocol";
import type { BoardKey, MadeUp, Piece } from "../../shell/board";
import type { Sounds } from "../../shell/sounds";
import Bust from "./scenes/Bust.svelte";
import Tax from "./scenes/Tax.svelte";

export { default as Board } from "./Board.svelte";

/** The board's own keys, for the list that `?` shows: those of the sets on the table. */
export const keys: readonly BoardKey<PortRoyalView>[] = [
  { key: "R", words: "board-reveal" },
  { key: "S", words: "board-stop" },
  { key: "E", words: "board-explore-key", isInPlay: ({ sets }) => sets.includes("base") },
  { key: "C", words: "board-claim-key", isInPlay: ({ contracts_mode }) => contracts_mode !== "none" },
  { key: "M", words: "board-mission-key", isInPlay: ({ adventure }) => adventure !== null },
  { key: "L", words: "board-look", isInPlay: ({ adventure }) => adventure !== null },
  { key: "B", words: "board-gamble", isInPlay: ({ sets }) => sets.includes("gambler") },
  { key: "P", words: "board-pass-key" },
  { key: "1–9", words: "board-take-key" },
  { key: "Y / N", words: "board-repel-key" },
  { key: "⏎", words: "board-confirm-key" },
  { key: "Esc", words: "board-cancel" },
];

/** The end of a chapter is a page of its book. */
export const tellsEnd = (view: PortRoyalView): boolean => (view.adventure?.chapter ?? 0) > 0;

/** What a trade or an expedition paid is in its own sentence; who may pick, and that a turn ends, is seen on the table. */
export function isQuiet({ name, facts }: EventInfo): boolean {
  if (name === "coins-gained") return ["ship", "trader", "expedition", "contract", "gift"].includes(String(facts["source"]));
  return ["window-opened", "window-closed", "turn-ending"].includes(name);
}

const isInPlay = ({ sets, contracts_mode }: PortRoyalView, { kind, set }: Piece): boolean =>
  kind === "contract" ? contracts_mode !== "none" : sets.includes(String(set ?? "adventure"));
export const madeUp: readonly MadeUp<PortRoyalView>[] = ["ship", "character", "expedition", "contract", "tale_event", "mission"].map((kind) => ({ kind, isInPlay }));

export const scenes = { busted: Bust, "tax-levied": Tax };

export const sounds: Sounds = {
  "card-revealed": "card",
  "deck-shuffled": "card",
  "time-card": "card",
  "extra-card": "card",
  "event-revealed": "card",
  "character-hired": "card",
  busted: "wreck",
  "ship-repelled": "wreck",
  "ship-traded": "coins",
  "coins-gained": "coins",
  "tax-paid": "coins",
  "fee-paid": "coins",
  "expedition-completed": "piece",
  "contract-completed": "piece",
  "mission-accomplished": "piece",
  "ship-nested": "piece",
};
