import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much more a step aside counts than a step on. */
const ASIDE = 3;

/** The many things of one board are one stop of the Tab key; arrows go from one to the next. */
export class Roving {
  readonly #stops: () => readonly string[];
  #last = $state("");

  /** `stops`: the names of all things, the one to begin with first. */
  constructor(stops: () => readonly string[]) {
    this.#stops = stops;
  }

  tab(stop: string): 0 | -1 {
    const stops = this.#stops();
    return stop === (stops.includes(this.#last) ? this.#last : stops[0]) ? 0 : -1;
  }

  /** For what holds the things, each with its name in `data-stop`. */
  readonly keys: Attachment<HTMLElement> = (board) => {
    const focused = (event: FocusEvent): void => void (this.#last = stopAt(event.target)?.dataset["stop"] ?? this.#last);
    const pressed = (event: KeyboardEvent): void => {
      const way = WAYS[event.key];
      const from = stopAt(event.target);
      const to = way && from ? nextTo(from, board.querySelectorAll<HTMLElement>("[data-stop]"), way) : null;
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    };
    board.addEventListener("focusin", focused);
    board.addEventListener("keydown", pressed);
    return () => {
      board.removeEventListener("focusin", focused);
      board.removeEventListener("keydown", pressed);
    };
  };
}

const stopAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-stop]") : null);

/** The nearest one that lies in this direction. */
function nextTo(from: HTMLElement, all: Iterable<HTMLElement>, [x, y]: readonly [number, number]): HTMLElement | null {
  const middle = (element: HTMLElement): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [atX, atY] = middle(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [toX, toY] = middle(one);
    const on = (toX - atX) * x + (toY - atY) * y;
    const far = on + ASIDE * Math.abs((toX - atX) * y + (toY - atY) * x);
    if (on > 1 && far < least) [nearest, least] = [one, far];
  }
  return nearest;
}
