import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { lobbyPart } from "../lobbyWords.ts";
import type { Icons } from "../src/shell/kit/arrived.svelte";
import { firstIcons } from "../src/shell/kit/firstIcons";
import { icons } from "../src/shell/kit/icons";
import { filesOf } from "../src/shell/texts";

const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const ownIcons = import.meta.glob<Icons>("../src/games/**/icons.ts", { import: "icons", eager: true });
const titles = import.meta.glob<string>("../../src/flibuste/games/**/words/*.ftl", { query: "?raw", import: "default", eager: true });

const imports = /^\s*(?:import|export)\s+(?!type\b)(?:[^;"]*\sfrom\s+)?"(\.[^"]+)";/gm;

/** Every file that the page reads before anything else, and so whoever only looks at the lobby. */
function readAtOnce(): string[] {
  const seen = new Set<string>();
  const waiting = ["../src/main.ts"];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, target = ""] of sources[file]?.matchAll(imports) ?? []) {
      const path = new URL(target, `file:///web/tests/${file}`).pathname.replace("/web/src", "../src");
      const found = [path, `${path}.ts`, `${path}/index.ts`].find((name) => name in sources);
      if (found) waiting.push(found);
    }
  }
  return [...seen];
}

test("the lobby is read without boards, screens of tables and lessons, and what makes a new table", () => {
  const files = readAtOnce();
  expect(files).toContain("../src/shell/lobby/OpenTables.svelte");
  expect(files.filter((file) => /\/Board\.svelte|NewTablePanel|TableScreen|LessonScreen|\/Preview\.svelte|\/icons\.ts|games\/.*\/index/.test(file))).toEqual([]);
});

test("what is drawn without a board has its icons at once", () => {
  const texts = readAtOnce().map((file) => sources[file] ?? "");
  const known = [icons, ...Object.values(ownIcons)].flatMap((some) => Object.keys(some));
  const named = known.filter((name) => texts.some((text) => text.includes(`"${name}"`)));
  expect(named).toContain("galleon");
  expect(named.filter((name) => !(name in firstIcons))).toEqual([]);
});

test.each(Object.keys(ownIcons))("only the title itself has the icons of %s", (path) => {
  const folder = path.replace("icons.ts", "");
  const elsewhere = Object.keys(sources).filter((file) => !file.startsWith(folder));
  const others = elsewhere.map((file) => sources[file] ?? "");
  expect(Object.keys(ownIcons[path] ?? {}).filter((name) => others.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});

test.each(Object.keys(titles))("the lobby's part of %s says all it has to say", (path) => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const resource = new FluentResource(lobbyPart(titles[path] ?? ""));
  expect(bundle.addResource(resource)).toEqual([]);
  const ids = new Set(resource.body.map(({ id }) => id));
  const whole = new FluentResource(titles[path] ?? "").body.map(({ id }) => id);
  expect(whole.filter((id) => /^(title|mode)-/.test(id) && !ids.has(id))).toEqual([]);
  expect(ids.size).toBeLessThan(whole.length / 3);
  const errors: Error[] = [];
  for (const { value, attributes } of resource.body) {
    for (const pattern of [value, ...Object.values(attributes)]) if (pattern) bundle.formatPattern(pattern, null, errors);
  }
  expect(errors.filter(({ message }) => !message.startsWith("Unknown variable"))).toEqual([]); // these come with a table's options
});

test("two titles of one box share its words, and either may refine them", () => {
  const files = { "games/box/old/words/en.ftl": 1, "games/box/words/en.ftl": 2, "games/box/young/words/en.ftl": 3, "games/other/words/en.ftl": 4 };
  expect(filesOf("young", files).map(([, file]) => file)).toEqual([2, 3]);
  expect(filesOf("old", files).map(([, file]) => file)).toEqual([2, 1]);
  expect(filesOf("other", files).map(([, file]) => file)).toEqual([4]);
  expect(filesOf("lost", files)).toEqual([]);
});
