import type { ConquestFight, ConquestView, EventInfo } from "../../../protocol";

/** One throw of a fight: the dice, and what they came to with all bonuses; the attacker first. */
export interface Round {
  dice: readonly number[];
  totals: readonly number[];
}

/** A fight to look at, with its throws as far as this page has seen them. */
export interface Duel {
  /** As it was when the dice fell: its bonuses are in their totals. */
  fight: ConquestFight;
  /** As it stands now. */
  now: ConquestFight;
  rounds: readonly Round[];
  /** Nothing is to be decided about it any more. */
  over: boolean;
}

/** Steps at which a fight is going on. */
const FIGHTING = ["battle", "loss", "answer", "exchange"];

/** The fight that is going on, or has just ended: its last throw is worth a look. */
export class Duels {
  #shown = $state.raw<Duel | null>(null);
  #fights: readonly ConquestFight[] = [];
  #decider = -1;
  #made = -1;

  get shown(): Duel | null {
    return this.#shown;
  }

  /** A new moment after so many moves, and what led to it, as `me` sees it; -1 for a spectator. */
  hear(view: ConquestView, events: readonly EventInfo[], me: number, made: number): void {
    const thrown = events.filter(({ name }) => name === "combat-dice");
    // nobody has moved where only the table has news
    const [before, mover] = [this.#fights, made === this.#made ? null : this.#decider];
    this.#made = made;
    this.#fights = view.fights;
    this.#decider = view.seat_to_move;
    const cell = String(thrown.at(-1)?.facts["cell"] ?? view.at_hand["at"] ?? view.at_hand["cell"]);
    const goesOn = FIGHTING.includes(view.step);
    if (!goesOn && thrown.length === 0) {
      // who fought looks at the end of it for as long as it takes, or until the own next move
      const { fight, over } = this.#shown ?? {};
      const fought = fight?.defender.seat === me || fight?.attacker.seat === me;
      if (!over || !fought || mover === me) this.#shown = null;
      return;
    }
    const now = goesOn ? view.fights.find((fight) => fight.cell === cell) : undefined;
    // thrown was with the bonuses of before
    const fight = thrown.length > 0 ? (before.find((one) => one.cell === cell) ?? now) : (now ?? before.find((one) => one.cell === cell));
    const earlier = this.#shown && !this.#shown.over && this.#shown.fight.cell === cell ? this.#shown.rounds : [];
    const isSeen = goesOn || me < 0 || fight?.attacker.seat === me || fight?.defender.seat === me;
    this.#shown = fight && isSeen ? { fight, now: now ?? fight, rounds: [...earlier, ...thrown.map(roundOf)], over: !goesOn } : null;
  }

  close(): void {
    this.#shown = null;
  }
}

function roundOf({ facts }: EventInfo): Round {
  return { dice: (facts["dice"] as number[] | undefined) ?? [], totals: [Number(facts["total"]), Number(facts["against"])] };
}
