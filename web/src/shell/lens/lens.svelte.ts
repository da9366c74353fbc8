import { hasContext, setContext } from "svelte";

const WHOLE = Symbol("whole");
/** In a picture of a board, which nobody can move: its maps are seen as a whole, on a phone as well. */
export const showMapsWhole = (): void => void setContext(WHOLE, true);

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A drawing: its size in units of its own; and how near it is shown at first and at most, in pixels for one unit. */
interface Sheet {
  width: number;
  height: number;
  near: number;
  nearest: number;
}

const STEP = 1.4;

/** What of a map is seen: all of it, or on a phone a part that can be moved and brought nearer. */
export class Lens {
  /** Of the place that shows the map. */
  width = $state(0);
  height = $state(0);
  left = $state(0);
  top = $state(0);
  #scale = $state(0);
  readonly #plan: () => Sheet;
  readonly #mayZoom: () => boolean;

  /** Near enough to be legible; where there is more room, as wide as the place. */
  readonly #first: number = $derived.by(() => Math.max(this.#plan().near, this.width / this.#plan().width));
  /** So many pixels are one unit when the whole map is seen. */
  readonly whole: number = $derived.by(() => Math.min(this.width / this.#plan().width, this.height / this.#plan().height) || 0);
  readonly scale: number = $derived.by(() => (this.#mayZoom() ? Math.max(this.whole, this.#scale || this.#first) : this.whole));
  /** The size of the sheet in pixels. */
  readonly sheet = $derived.by(() => ({ width: this.#plan().width * this.scale, height: this.#plan().height * this.scale }));
  /** What can be seen of the sheet, in pixels of it. */
  readonly seen: Box = $derived.by(() => ({
    x: this.left,
    y: this.top,
    width: Math.min(this.width, this.sheet.width),
    height: Math.min(this.height, this.sheet.height),
  }));
  /** The same in units of the drawing. */
  readonly part: Box = $derived.by(() => ({
    x: this.seen.x / this.scale,
    y: this.seen.y / this.scale,
    width: this.seen.width / this.scale,
    height: this.seen.height / this.scale,
  }));

  constructor(plan: () => Sheet, mayZoom: () => boolean) {
    this.#plan = plan;
    const isPicture = hasContext(WHOLE);
    this.#mayZoom = () => !isPicture && mayZoom();
  }

  get mayZoom(): boolean {
    return this.#mayZoom();
  }
  get isWhole(): boolean {
    return this.scale <= this.whole * 1.01;
  }
  get isNearest(): boolean {
    return this.scale >= this.#plan().nearest * 0.99;
  }
  get middle(): Point {
    return { x: this.part.x + this.part.width / 2, y: this.part.y + this.part.height / 2 };
  }

  zoom(by: number): void {
    this.#scale = Math.min(this.#plan().nearest, Math.max(this.whole, this.scale * by));
  }
  nearer(): void {
    this.zoom(STEP);
  }
  farther(): void {
    this.zoom(1 / STEP);
  }
  /** Near enough to tell things apart, where the whole map was seen. */
  near(): void {
    if (this.isWhole) this.zoom(STEP ** 3);
  }
  all(): void {
    this.#scale = this.whole;
  }

  /** Where to scroll so that a point of the drawing is at a point of the place, its middle if not said. */
  scrollFor({ x, y }: Point, at: Point = { x: this.width / 2, y: this.height / 2 }): { left: number; top: number } {
    return { left: x * this.scale - at.x, top: y * this.scale - at.y };
  }

  /** From the drawing to pixels of the sheet. */
  onSheet({ x, y, width, height }: Box): Box {
    return { x: x * this.scale, y: y * this.scale, width: width * this.scale, height: height * this.scale };
  }
}
