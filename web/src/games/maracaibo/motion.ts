import type { EventInfo } from "../../protocol";
import { EventMotion, type Act } from "../../shell/motion";

const GLIDE = 480;
const TUMBLE = 420;
const DROP = 380;
/** Between two coins or cubes. */
const GAP = 50;
const MOST_CUBES = 6;

/** Ships glide, dice tumble, cubes drop onto islands or fly to a hideout, coins to their owner, explorers hop. */
export class Motion extends EventMotion {
  constructor(stage: () => HTMLElement | undefined) {
    super(stage, { fly: 380, gap: GAP, longest: 2000 });
  }

  protected override actsFor({ name, facts }: EventInfo, now: number): Act[] {
    const seat = typeof facts["seat"] === "number" ? facts["seat"] : -1;
    const type = String(facts["type"] ?? "");
    const who = seat < 0 ? "jordan" : `${seat}`;
    switch (name) {
      case "sailed":
        return this.slid(`ship:${seat}`, now, GLIDE);
      case "explored":
      case "explorer-returned":
        return this.slid(`explorer:${seat}`, now, GLIDE);
      case "dice-thrown":
        return this.#tumbled(now);
      case "cubes-added":
        return this.#dropped(`island:${type}`, type, Number(facts["cubes"] ?? 1), now);
      case "treasure-taken":
        return this.flight(this.after(`island:${type}`), this.after(`hoard:${seat}:${type}`), now, `flying-cube t-${type}`);
      case "doubloons-gained":
      case "income":
        return this.coins(this.after("deck"), this.after(`doubloons:${seat}`), Number(facts["doubloons"] ?? 0), now);
      case "paid":
        return this.coins(this.after(`doubloons:${seat}`), this.after(`doubloons:${Number(facts["to"])}`), 1, now);
      case "development-bought":
        return this.flight(this.after(`place:${String(facts["place"] ?? "")}`), this.after(`cards:${seat}`) ?? this.after(`score:${who}`), now, "flying-card");
      case "quest-taken":
        return this.flight(this.before.get(`quest:${String(facts["quest"])}`), this.after(`quest:${String(facts["quest"])}`), now, "flying-card");
      case "quest-drawn":
      case "quest-kept":
        return this.flight(this.after("quest-deck"), this.after(`quest:${String(facts["quest"])}`), now, "flying-card");
      case "card-laid":
      case "card-turned-up":
        return this.turnedOver(this.find(`place:${String(facts["place"] ?? "")}`), now);
      case "points-gained":
        return this.risen(`score:${who}`, now);
      case "upgraded":
        return this.risen(`upgrade:${seat}:${String(facts["space"]).replace("ship-", "")}`, now);
      case "treasure-buried":
        return this.risen(`hoard:${seat}:${type}`, now);
      case "figurehead-taken":
        return this.flight(this.before.get(`figurehead:${String(facts["figurehead"])}`), this.after(`score:${who}`), now, "flying-figurehead");
      default:
        return [];
    }
  }

  #tumbled(at: number): Act[] {
    return this.all("[data-die]").map((die, number) => ({
      element: die,
      frames: [
        { opacity: 0, transform: "translateY(-60px) rotate(-320deg)" },
        { opacity: 1, transform: "translateY(8px) rotate(-60deg)", offset: 0.55 },
        { transform: "translateY(-10px) rotate(-15deg)", offset: 0.78 },
        { opacity: 1, transform: "none" },
      ],
      at: at + number * 70,
      duration: TUMBLE,
    }));
  }

  /** Cubes fall onto an island from above. */
  #dropped(name: string, type: string, cubes: number, at: number): Act[] {
    const island = this.after(name);
    if (!island) return [];
    return Array.from({ length: Math.min(cubes, MOST_CUBES) }, (_, number) => {
      const ghost = this.ghost(`flying-cube t-${type}`, island.left + island.width / 2 - 9, island.top - 20);
      const frames = [
        { opacity: 0, transform: "none" },
        { opacity: 1, transform: "translateY(12px)", offset: 0.25 },
        { opacity: 1, transform: `translateY(${island.height * 0.5}px)`, offset: 0.9 },
        { opacity: 0, transform: `translateY(${island.height * 0.5}px)` },
      ];
      return { element: ghost, frames, at: at + number * GAP, duration: DROP, easing: "ease-in", over: () => ghost.remove() };
    });
  }
}
