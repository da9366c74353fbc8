import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import MoveMarks from "./MoveMarks.svelte";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A page on which each thing lies where its attribute says: left, top, width, height. */
function pageOf(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute("data-box") ?? "").split(" ").map(Number);
    return { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top } as DOMRect;
  });
}
async function placeOf(move: string): Promise<unknown> {
  const onlaid = vi.fn();
  render(MoveMarks, { props: { marks: [{ move, number: 1, looked: true }], onlaid } });
  await vi.waitFor(() => expect(onlaid).toHaveBeenCalled());
  const last = onlaid.mock.lastCall?.[0] as { left: number; top: number } | null;
  cleanup();
  return last && [last.left, last.top];
}

test("a mark lies on the map rather than on the button that is the same move", async () => {
  pageOf(`<button data-move="go NE" data-box="0 0 40 40"></button>
    <div data-box="100 100 200 200"><div data-map><i data-mark="go NE" data-box="150 150 20 20"></i><i data-mark="go S" data-box="500 150 20 20"></i></div></div>
    <button data-move="go S" data-box="0 50 40 40"></button>`);
  expect(await placeOf("go NE")).toEqual([160, 160]);
  expect(await placeOf("go S")).toEqual([0, 50]); // the map is scrolled away from there
  expect(await placeOf("go W")).toEqual(null);
});

test("a button and a row of words are marked at their corners, so that they can be read", async () => {
  pageOf(`<button class="btn" data-mark="pass" data-box="10 20 90 40"></button><button data-move="act blue" data-box="10 80 270 40"></button>
    <button data-move="steps 3" data-box="10 140 90 56"></button><button data-move="hire priest" data-box="10 200 90 120"></button>`);
  expect(await placeOf("steps 3")).toEqual([10, 140]); // a mark 1 on it would be read as its number
  expect(await placeOf("hire priest")).toEqual([55, 260]);
  expect(await placeOf("pass")).toEqual([10, 20]);
  expect(await placeOf("act blue")).toEqual([10, 80]);
});
