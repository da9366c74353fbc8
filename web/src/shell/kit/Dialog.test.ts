import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Dialog from "./Dialog.svelte";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

async function timesShown(within: HTMLElement): Promise<number> {
  const showModal = vi.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  const children = createRawSnippet(() => ({ render: () => "<p>Repel it?</p>" }));
  render(Dialog, { target: within, props: { open: true, title: "In sight", children } });
  await tick();
  await tick();
  return showModal.mock.calls.length;
}

test("a dialog comes up, but not from a board that is only looked at", async () => {
  document.body.innerHTML = `<div id="table"></div><div inert><div id="moment"></div></div>`;
  expect(await timesShown(document.getElementById("table")!)).toBe(1);
  expect(await timesShown(document.getElementById("moment")!)).toBe(0);
});
