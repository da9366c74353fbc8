import type { EventInfo } from "../../../protocol";
import { EventMotion, type Act } from "../../../shell/motion";

const SINK = 700;

/** Coins come to their owner, points that are taken and zones that are whole swell, what is lost goes down. The chart shows fleets moving. */
export class Motion extends EventMotion {
  constructor(stage: () => HTMLElement | undefined) {
    super(stage, { fly: 380, gap: 50, longest: 2000 });
  }

  protected override actsFor({ name, facts }: EventInfo, now: number): Act[] {
    const seat = String(facts["seat"]);
    const cell = String(facts["cell"]);
    switch (name) {
      case "point-taken":
        return this.risen(`point:${cell}`, now);
      case "zone-completed":
        return this.risen(`double:${String(facts["zone"]).replace("Z", "")}`, now);
      case "income":
        return [...this.coins(this.after(`points:${seat}`), this.after(`gold:${seat}`), Number(facts["gold"]), now), ...this.risen(`points:${seat}`, now)];
      case "bought":
      case "recruited":
        return this.risen(`gold:${seat}`, now);
      case "unit-lost":
        return this.#sunk(`troop:${seat}:${cell}`, now);
      default:
        return [];
    }
  }

  /** What is lost goes down where it was. */
  #sunk(name: string, at: number): Act[] {
    const place = this.before.get(name);
    if (!place) return [];
    const ghost = this.ghost("flying-loss", place.left + place.width / 2 - 11, place.top + place.height / 2 - 11);
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: "translateY(24px) rotate(24deg)" },
    ];
    return [{ element: ghost, frames, at, duration: SINK, over: () => ghost.remove() }];
  }
}
