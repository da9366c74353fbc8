import { expect, test } from "vitest";
import { placeBeside, worthSeeing, type Box } from "./place";

const room: Box = { left: 0, top: 52, right: 1440, bottom: 900 };
const card = { width: 340, height: 200 };
const covers = (spot: { left: number; top: number }, box: Box): boolean =>
  spot.left < box.right && spot.left + card.width > box.left && spot.top < box.bottom && spot.top + card.height > box.top;

test("never over what it points at, always on the screen", () => {
  for (let left = 0; left < 1400; left += 100) {
    for (let top = 52; top < 860; top += 60) {
      const target = { left, top, right: left + 120, bottom: top + 40 };
      const spot = placeBeside(card, target, [], [], room);
      expect(covers(spot, target)).toBe(false);
      expect(spot.left >= 0 && spot.left + card.width <= 1440 && spot.top >= 52 && spot.top + card.height <= 900).toBe(true);
    }
  }
});

test("keeps clear of where the learner must press", () => {
  const target = { left: 400, top: 560, right: 500, bottom: 640 };
  const prompt = { left: 10, top: 660, right: 1100, bottom: 740 };
  const spot = placeBeside(card, target, [prompt], [], room);
  expect(covers(spot, prompt)).toBe(false);
  expect(covers(spot, target)).toBe(false);
});

test("rather lies where nothing is to be seen", () => {
  const target = { left: 600, top: 400, right: 700, bottom: 500 };
  const above = { left: 500, top: 150, right: 900, bottom: 390 };
  const right = { left: 710, top: 300, right: 1200, bottom: 700 };
  const spot = placeBeside(card, target, [], [above, right], room);
  expect(covers(spot, above) || covers(spot, right)).toBe(false);
});

test("lies beside the part that holds what it points at, rather than over the rest of that part", () => {
  const panel = { left: 10, top: 300, right: 320, bottom: 660 };
  const button = { left: 150, top: 400, right: 220, bottom: 470 };
  const spot = placeBeside(card, button, [], [panel, button], room);
  expect(covers(spot, panel)).toBe(false);
});

test("need not spare what fills the screen or lies beyond it", () => {
  const map = { left: 320, top: 90, right: 1120, bottom: 890 };
  const wheel = { left: 10, top: 100, right: 310, bottom: 310 };
  const below = { left: 10, top: 950, right: 310, bottom: 1000 };
  const hidden = { left: 0, top: 0, right: 0, bottom: 0 };
  expect(worthSeeing([map, wheel, below, hidden], room)).toEqual([wheel]);
});

test("is in the middle when it points at nothing", () => {
  expect(placeBeside(card, null, [], [], room)).toEqual({ left: 550, top: 376 });
});
