import type { EventInfo } from "../../protocol";
import { EventMotion, type Act } from "../../shell/motion";

const FALL = 260;
const TUMBLE = 380;
/** Between two cubes. */
const GAP = 40;

/** Cubes fall into the tower and tumble onto the wheel, gold flies to its owner, tokens to a sheet. */
export class Motion extends EventMotion {
  constructor(stage: () => HTMLElement | undefined) {
    super(stage, { fly: 400, gap: GAP, longest: 1600 });
  }

  protected override actsFor({ name, facts }: EventInfo, now: number): Act[] {
    const seat = Number(facts["seat"] ?? -1);
    switch (name) {
      case "cubes-thrown":
        return this.#throwing(String(facts["color"]), Number(facts["thrown"]), now);
      case "gold-gained":
        return this.coins(this.after("hub"), this.after(`gold:${seat}`), Number(facts["gold"]), now);
      case "gold-spent":
        return this.coins(this.after(`gold:${seat}`), this.after("hub"), Number(facts["gold"]), now);
      case "token-taken":
        return this.flight(this.before.get(`token:${String(facts["token"])}`), this.after(`token:${String(facts["token"])}`) ?? this.after(`score:${seat}`), now, "flying-token");
      case "production-bought": {
        const good = String(facts["production"]).split(":")[0] ?? "";
        return this.flight(this.before.get(`market:${String(facts["production"])}`), this.after(`good:${seat}:${good}`), now, `flying-good good-${good}`);
      }
      case "pirate-revealed":
        return this.turnedOver(this.all('[data-at^="pirate:"]').at(-1), now);
      case "disk-advanced":
      case "disk-leapt":
        return this.slid(`disk:${seat}`, now);
      default:
        return "points" in facts && Number(facts["points"]) > 0 && seat >= 0 ? this.risen(`score:${seat}`, now) : [];
    }
  }

  /** Cubes fall into the funnel one after the other; what comes out tumbles from the mouth of the tower to the middle of the wheel. */
  #throwing(color: string, thrown: number, now: number): Act[] {
    const funnel = this.after("funnel");
    const mouth = this.after("mouth");
    if (!funnel || !mouth) return [];
    const acts: Act[] = [];
    for (let cube = 0; cube < thrown; cube++) {
      const ghost = this.ghost(`flying-cube cube-${color}`, funnel.left + funnel.width / 2 - 7, funnel.top - 46);
      const frames = [
        { opacity: 0, transform: "none" },
        { opacity: 1, transform: "translateY(10px) rotate(40deg)", offset: 0.3 },
        { opacity: 1, transform: "translateY(46px) rotate(170deg)", offset: 0.9 },
        { opacity: 0, transform: "translateY(56px) rotate(200deg)" },
      ];
      acts.push({ element: ghost, frames, at: now + cube * GAP, duration: FALL, easing: "ease-in", over: () => ghost.remove() });
    }
    const out = now + FALL + thrown * GAP * 0.5;
    this.all("[data-die]").forEach((die, number) => {
      const box = die.getBoundingClientRect();
      const scale = box.width > 0 ? this.#scaleOf(die) : 1;
      const x = (mouth.left + mouth.width / 2 - box.left - box.width / 2) / scale;
      const y = (mouth.bottom - box.bottom) / scale;
      const frames = [
        { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(-300deg)` },
        { opacity: 1, transform: `translate(${x * 0.8}px, ${y * 0.7}px) rotate(-240deg)`, offset: 0.15 },
        { opacity: 1, transform: `translate(${x * 0.25}px, ${y * 0.25 - 14}px) rotate(-90deg)`, offset: 0.6 },
        { opacity: 1, transform: "none" },
      ];
      acts.push({ element: die, frames, at: out + number * GAP, duration: TUMBLE });
    });
    return acts;
  }

  /** Pixels of the screen for one of the drawing. */
  #scaleOf(element: Element): number {
    const drawing = element.closest("svg");
    const box = drawing?.getBoundingClientRect();
    const units = drawing?.viewBox.baseVal.width ?? 0;
    return box && units > 0 ? Math.min(box.width, box.height) / units : 1;
  }
}
