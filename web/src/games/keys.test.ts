import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { View } from "../protocol";
import KeysDialog from "../shell/KeysDialog.svelte";
import { Words } from "../shell/words";
import { covers } from "./registry";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/keys.ts"], { query: "?raw", import: "default", eager: true });
const boards = Object.entries(covers);

afterEach(cleanup);

/** The letters of a list of keys; Esc, arrows and the like always mean the same kind of thing. */
const lettersIn = (list: Element): string[] => [...list.querySelectorAll("kbd")].flatMap((key) => (key.textContent ?? "").split(/[^\p{L}]+/u)).filter((key) => key.length === 1);

test.each(boards)("%s: a letter means one thing, at the table or while looking back", async (id, cover) => {
  const { keys: boardKeys = [] } = await cover.board();
  const words = new Words({ id, catalogue: [], options: [] });
  render(KeysDialog, { props: { open: true, onclose: () => {}, words, boardKeys, view: null } });
  const lists = [...document.querySelectorAll("dialog dl")];
  // Alt Y and Alt N answer a request, whatever Y and N mean
  const plain = lists.flatMap(lettersIn).filter((letter) => !["Y", "N"].includes(letter));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.filter((letter, at) => plain.indexOf(letter) !== at)).toEqual([]);
});

test("a key for what is not on the table is not in the list", async () => {
  const { keys: boardKeys = [] } = await covers["port_royal"]!.board();
  const words = new Words({ id: "port_royal", catalogue: [], options: [] });
  const lettersAt = (table: object): string[] => {
    render(KeysDialog, { props: { open: true, onclose: () => {}, words, boardKeys, view: table as View } });
    const letters = lettersIn(document.querySelector("dialog dl")!);
    cleanup();
    return letters;
  };
  const plain = { sets: ["base"], contracts_mode: "none", adventure: null };
  expect(lettersAt(plain)).toEqual(expect.arrayContaining(["R", "S", "E", "P"]));
  for (const key of ["C", "M", "L", "B"]) expect(lettersAt(plain)).not.toContain(key);
  expect(lettersAt({ sets: ["base", "gambler", "contracts"], contracts_mode: "competitive", adventure: null })).toEqual(expect.arrayContaining(["C", "B"]));
  expect(lettersAt({ sets: ["sets_sail"], contracts_mode: "none", adventure: null })).not.toContain("E");
});

test.each(boards)("%s: every letter that does something is in the list", async (id, cover) => {
  const { keys = [] } = await cover.board();
  const listed = keys.flatMap(({ key }) => key.split(" / "));
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${id}/`));
  const onButtons = own.flatMap(([, text]) => [...text.matchAll(/kbd="([A-Z])"/g)].map(([, key]) => key));
  const pressed = own.flatMap(([path, text]) => (path.endsWith("/keys.ts") ? [...text.matchAll(/^  ([a-z]): \[/gm)].map(([, key = ""]) => key.toUpperCase()) : []));
  const found = [...new Set([...onButtons, ...pressed])];
  expect(found).not.toEqual([]);
  expect(found.filter((key) => key && !listed.includes(key) && !["U", "K", "W"].includes(key))).toEqual([]);
});
