import type { EventInfo } from "../../../protocol";
import { EventMotion, type Act } from "../../../shell/motion";

/** Coins fly from a ship to its owner's purse, and a purse swells with treasures and loot. What moves on the chart is the chart's own. */
export class Motion extends EventMotion {
  constructor(stage: () => HTMLElement | undefined) {
    super(stage, { fly: 380, gap: 60, longest: 1600 });
  }

  protected override actsFor({ name, facts }: EventInfo, now: number): Act[] {
    const seat = Number(facts["seat"] ?? -1);
    switch (name) {
      case "coins-collected":
        return this.coins(this.after(`thing:ship-${seat}`), this.after(`gold:${seat}`), Number(facts["coins"] ?? 0), now);
      case "treasure-found":
      case "loot-taken":
      case "galleon-taken":
      case "bought":
      case "pirate-bribed":
        return this.risen(`gold:${seat}`, now);
      default:
        return [];
    }
  }
}
