import { afterEach, beforeEach, vi } from "vitest";

/**
 * A stage for motion: happy-dom lays nothing out and animates nothing, so places are written on the things, and what would move is noted
 * down.
 */
export class Stage {
  main!: HTMLElement;
  /** What it looks like or is called, and when it begins. */
  readonly moved: { look: string; at: number }[] = [];
  finished = 0;

  constructor() {
    beforeEach(() => this.#set());
    afterEach(() => {
      this.main.remove();
      vi.unstubAllGlobals();
    });
  }

  put(name: string, { left = 100, tag = "div", attribute = "data-at" } = {}): HTMLElement {
    const element = document.createElement(tag);
    element.setAttribute(attribute, name);
    element.getBoundingClientRect = () => new DOMRect(left, 100, 20, 20);
    this.main.append(element);
    return element;
  }

  #set(): void {
    this.moved.length = 0;
    this.finished = 0;
    this.main = document.createElement("main");
    document.body.append(this.main);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const animated = (element: Element, delay: unknown): Animation => {
      const look = ["class", "data-at", "data-die"].map((name) => element.getAttribute(name)).find((text) => text !== null) ?? "";
      this.moved.push({ look, at: Number(delay) });
      const animation = { onfinish: null as (() => void) | null, oncancel: null, cancel: () => undefined, finish: () => (this.finished++, animation.onfinish?.()) };
      return animation as unknown as Animation;
    };
    Element.prototype.animate = function (this: Element, _frames: unknown, timing: KeyframeAnimationOptions) {
      return animated(this, timing.delay);
    } as typeof Element.prototype.animate;
  }
}
