import { expect, test } from "vitest";
import { laneDown } from "./lane";

const card = (left: number, top = 350): { left: number; top: number; right: number; bottom: number } => ({ left, top, right: left + 130, bottom: top + 190 });

test("an arrow comes straight down where nothing lies", () => {
  expect(laneDown(500, 330, 560, [])).toBe(500);
  expect(laneDown(500, 330, 560, [card(440, 120), card(100)])).toBe(500);
});

test("it goes aside to the nearest gap between cards, and not at all where there is none near", () => {
  const row = [card(150), card(295), card(440)];
  const lane = laneDown(350, 330, 560, row);
  expect(lane).not.toBeNull();
  expect(lane! > 280 && lane! < 295).toBe(true);
  expect(laneDown(500, 330, 560, [{ left: 0, top: 350, right: 1400, bottom: 540 }])).toBeNull();
});
