import type { Language } from "./settings.svelte";

type Texts = Record<string, string>;

const shellFiles: Texts = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const kernelFiles: Texts = import.meta.glob<string>("../../../src/flibuste/kernel/words/*.ftl", { query: "?raw", import: "default", eager: true });
const botFiles: Texts = import.meta.glob<string>("../../../src/flibuste/bots/words/*.ftl", { query: "?raw", import: "default", eager: true });
const lobbyFiles: Texts = import.meta.glob<string>("../../../src/flibuste/games/**/words/*.ftl", { query: "?lobby", import: "default", eager: true });
/** What is said of options is fetched where a table is made. */
const setupFiles = import.meta.glob<string>("../../../src/flibuste/games/**/words/*.ftl", { query: "?setup", import: "default" });
/** What is said at a title's table is fetched for its table: its rules' words, and its board's. */
const titleFiles = import.meta.glob<string>("../../../src/flibuste/games/**/words/*.ftl", { query: "?raw", import: "default" });
/** How a title is played is fetched when somebody wants to read it. */
const ruleFiles = import.meta.glob<string>("../../../src/flibuste/games/**/rulebook/*.ftl", { query: "?raw", import: "default" });
const boardFiles = import.meta.glob<string>("../games/**/words/*.ftl", { query: "?raw", import: "default" });
/** What is said of hints, studies, what-ifs and positions, which are of a title's games, comes with its words. */
const studyFiles = import.meta.glob<string>("./study/words/*.ftl", { query: "?raw", import: "default" });
/** So does what is said at tables alone. */
const tableFiles = import.meta.glob<string>("./table/words/*.ftl", { query: "?raw", import: "default" });

/** The files with a title's words: first those of its box, where two titles share one, then its own. */
export function filesOf<T>(title: string, files: Record<string, T>): [string, T][] {
  const folderOf = (path: string): string => `${path.split(/\/(?:words|rulebook)\//)[0]}/`;
  const own = Object.keys(files)
    .map(folderOf)
    .find((folder) => folder.endsWith(`/${title}/`));
  return Object.entries(files)
    .filter(([path]) => own?.startsWith(folderOf(path)))
    .sort(([one], [other]) => one.length - other.length);
}

const fetched = new Map<string, [string, string][]>();

/** Whether all words of a title are here, and not only those of the lobby. */
export const isFetched = (title: string): boolean => fetched.has(title);

/** In every language, so that a switch is seen at once. */
export async function fetchTexts(title: string): Promise<void> {
  if (fetched.has(title)) return;
  const files = [...Object.entries(tableFiles), ...Object.entries(studyFiles), ...filesOf(title, titleFiles), ...filesOf(title, boardFiles)];
  fetched.set(title, await Promise.all(files.map(async ([path, fetch]): Promise<[string, string]> => [path, await fetch()])));
}

let setup: Texts | undefined;

/** Whether tables can be made: options and ready-made games of all titles have their words. */
export const hasSetup = (): boolean => setup !== undefined;

export async function fetchSetup(): Promise<void> {
  setup ??= Object.fromEntries(await Promise.all(Object.entries(setupFiles).map(async ([path, fetch]): Promise<[string, string]> => [path, await fetch()])));
}

const rules = new Map<string, [string, string][]>();

/** Whether a title's rules can be read. */
export const hasRules = (title: string): boolean => rules.has(title);

export async function fetchRules(title: string): Promise<void> {
  if (!rules.has(title)) rules.set(title, await Promise.all(filesOf(title, ruleFiles).map(async ([path, fetch]): Promise<[string, string]> => [path, await fetch()])));
}

/** The texts of one language: the shell's, the bots', those of every game, the title's rules, its board, its rulebook; a later one may refine an earlier one. */
export function textsOf(language: Language, title: string): string[] {
  const end = `/words/${language}.ftl`;
  const shared = [shellFiles[`.${end}`], botFiles[`../../../src/flibuste/bots${end}`], kernelFiles[`../../../src/flibuste/kernel${end}`]];
  const own = fetched.get(title) ?? [...filesOf(title, lobbyFiles), ...filesOf(title, setup ?? {})];
  const said = [...own, ...(rules.get(title) ?? [])].filter(([path]) => path.endsWith(`/${language}.ftl`));
  return [...shared.map((text) => text ?? ""), ...said.map(([, text]) => text)];
}
