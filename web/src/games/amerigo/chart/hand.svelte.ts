import type { AmerigoIsland } from "../../../protocol";
import type { Arrow, Spot } from "./choice.svelte";
import { CELL, ORIGIN, type Box, type Point } from "./grid";
import type { Scene } from "./scene.svelte";

/** How long the pointer rests on an island before its card comes up. */
const REST_MS = 220;
/** So far the wheel goes for one turn of a tile. */
const WHEEL = 40;
const ARROWS: Record<string, Arrow> = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };

const spotOf = ({ x, y }: Point): Spot => ({ column: (x - ORIGIN) / CELL, row: (y - ORIGIN) / CELL });
const isIn = (box: Box, { x, y }: Point): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
/** Bubbles with buttons lie on the chart, but what is done there is not done to it. */
const isOnBubble = ({ target }: Event): boolean => target instanceof Element && target.closest(".callout") !== null;

/** The player's hand over the chart: mouse, finger, keys. */
export class Hand {
  readonly #scene: Scene;
  readonly #drawing: () => Element | undefined;
  #island = $state("");
  #resting: ReturnType<typeof setTimeout> | undefined;
  #byFinger = false;
  #wheeled = 0;

  /** The island that is pointed at; null when none is. */
  readonly island: AmerigoIsland | null = $derived.by(() => this.#scene.view.islands.find(({ name }) => name === this.#island) ?? null);

  constructor(scene: Scene, drawing: () => Element | undefined) {
    this.#scene = scene;
    this.#drawing = drawing;
  }

  moved(event: PointerEvent): void {
    if (event.pointerType === "touch" || isOnBubble(event)) return;
    const { choice, plan } = this.#scene;
    const point = this.#pointOf(event);
    choice.hover(spotOf(point), plan.placeAt(point));
    const island = this.#islandUnder(point);
    if (island === this.#island) return;
    clearTimeout(this.#resting);
    if (this.#island || !island) this.#island = island;
    else this.#resting = setTimeout(() => (this.#island = island), REST_MS);
  }

  left(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.letGo();
    this.#scene.choice.leave();
  }

  /** Not every browser says of a click what made it. */
  pressed(event: PointerEvent): void {
    this.#byFinger = event.pointerType === "touch";
  }

  touched(event: MouseEvent): void {
    if (isOnBubble(event)) return;
    const { choice, plan, isMine } = this.#scene;
    const point = this.#pointOf(event);
    const island = this.#islandUnder(point);
    if (this.#byFinger) this.#island = this.#island === island ? "" : island;
    if (!isMine || (this.#byFinger && island)) return;
    void choice.touch(spotOf(point), plan.placeAt(point), this.#byFinger);
  }

  /** The wheel turns the tile in hand. */
  wheeled(event: WheelEvent): void {
    const { choice, isLaying } = this.#scene;
    if (!isLaying || !choice.canTurn) return;
    event.preventDefault();
    this.#wheeled += event.deltaY;
    if (Math.abs(this.#wheeled) < WHEEL) return;
    choice.turn(this.#wheeled > 0 ? 1 : -1);
    this.#wheeled = 0;
  }

  /** Arrows go from place to place, R turns, Enter does it, Esc takes it back. True when an arrow led somewhere. */
  keyed(event: KeyboardEvent, isHere: boolean): boolean {
    const { choice, isMine } = this.#scene;
    const target = event.target instanceof Element ? event.target : null;
    if (!isMine || event.altKey || event.ctrlKey || event.metaKey || target?.closest("input, select, textarea, dialog")) return false;
    const arrow = ARROWS[event.key];
    if (arrow && isHere && (choice.isLaying || choice.isSailing)) {
      event.preventDefault();
      choice.go(arrow);
      return true;
    }
    if (event.key === "Enter" && choice.canPut && !target?.closest("button, a, summary")) {
      event.preventDefault();
      choice.put();
    } else if (event.key.toLowerCase() === "r" && choice.isLaying) {
      choice.turn(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") {
      this.letGo();
      choice.cancel();
    }
    return false;
  }

  letGo(): void {
    clearTimeout(this.#resting);
    this.#island = "";
  }

  #pointOf(event: MouseEvent): Point {
    const box = this.#drawing()?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: -1, y: -1 };
    const { plan } = this.#scene;
    return { x: ((event.clientX - box.left) / box.width) * plan.width, y: ((event.clientY - box.top) / box.height) * plan.height };
  }

  /** By its land or by its label; while a tile is laid only the tile matters. */
  #islandUnder(point: Point): string {
    const { choice, labels, plan, isLaying, isSailing } = this.#scene;
    if (isLaying) return "";
    const label = isSailing ? undefined : labels.find(({ box }) => isIn(box, point));
    return label?.island.name ?? choice.islandAt(plan.placeAt(point))?.name ?? "";
  }
}
