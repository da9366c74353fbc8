import type { EventInfo, TreasureFight, TreasureView } from "../../../protocol";
import { settings } from "../../../shell/settings.svelte";
import { stirring } from "../../../shell/stirring";
import type { Throw } from "./fighters";

/** A fight that has just been fought, or a treasure that has just been found, to be looked at. */
export interface Shown {
  kind: "fight" | "treasure";
  /** What was thrown, and in a fight by whom with whom. */
  fight: TreasureFight | null;
  throws: Throw[];
  /** Everything that was told with it. */
  events: readonly EventInfo[];
  cell: string;
  /** It is this player's own: nothing goes on before they have looked at it. */
  mine: boolean;
}

const numbers = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(Number) : []);

/** Dice that have fallen stay on the table until somebody has looked at them. */
export class Show {
  #shown = $state.raw<Shown | null>(null);
  #before: TreasureView | null = null;

  get now(): Shown | null {
    return this.#shown;
  }

  /** To be called with the moment before, whose fights are what is thrown for. */
  remember(view: TreasureView): void {
    this.#before = view;
  }

  /** What the player `me` fought or found is looked at before anything else happens. */
  begin(events: readonly EventInfo[], me: number): void {
    if (events.length === 0) return;
    this.end();
    const mine = events.some(({ facts }) => facts["seat"] === me || facts["to"] === me);
    this.#shown = settings.pace === "instant" ? null : (this.#fought(events, mine) ?? this.#found(events, mine));
    if (this.#shown?.mine) stirring.begin(this);
  }

  end(): void {
    this.#shown = null;
    stirring.end(this);
  }

  #fought(events: readonly EventInfo[], mine: boolean): Shown | null {
    const thrown = events.filter(({ name }) => name === "combat-dice");
    const last = thrown.at(-1);
    const fight = this.#before?.fights.find(({ target }) => target === last?.facts["target"]) ?? this.#before?.fights.find(({ seat }) => seat === last?.facts["seat"]);
    if (!last || !fight) return null;
    const beaten = events.some(({ name, facts }) => name === "crew-beaten" && facts["seat"] === last.facts["seat"]);
    const throws = thrown.map(({ facts }): Throw => {
      const [one = 0, other = 0] = numbers(facts["dice"]);
      return { dice: [one, other], totals: [Number(facts["own"]), Number(facts["other"])], won: !beaten };
    });
    return { kind: "fight", fight: { ...fight, seat: Number(last.facts["seat"]), target: String(last.facts["target"]) }, throws, events, cell: this.#before?.players[fight.seat]?.crew ?? "", mine };
  }

  #found(events: readonly EventInfo[], mine: boolean): Shown | null {
    const treasure = events.find(({ name }) => name === "treasure-found");
    if (!treasure) return null;
    return { kind: "treasure", fight: null, throws: [], events, cell: String(treasure.facts["cell"] ?? ""), mine };
  }
}
