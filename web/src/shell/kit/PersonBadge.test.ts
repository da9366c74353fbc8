import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableOf } from "../../../tests/seated";
import type { TitleInfo } from "../../protocol";
import { talk } from "../talk.svelte";
import PersonBadge from "./PersonBadge.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  talk.leave();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, "animate");
});

const called = (): Element | null => document.querySelector("[data-reaction]");

async function callOut(): Promise<void> {
  talk.take(tableOf({ id: "port_royal" } as TitleInfo, ["Anne", "Bart"]));
  render(PersonBadge, { props: { seat: 1 } });
  talk.hear([{ seat: 1, at: 1, text: "", reaction: "cheers" }], false);
  await tick();
  expect(called()?.textContent).toBe("Cheers!");
  vi.advanceTimersByTime(3_000);
  await tick();
}

test("what somebody has called out fades from their seat", async () => {
  const animate = vi.fn(() => ({ cancel: vi.fn(), finished: new Promise(() => undefined), onfinish: null, currentTime: 0 }));
  Element.prototype.animate = animate as unknown as Element["animate"];
  await callOut();
  expect(called()).not.toBeNull();
  expect(animate).toHaveBeenCalled();
});

test("it is simply gone for those who want nothing to move", async () => {
  await callOut();
  expect(called()).toBeNull();
});
