import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What the lobby says about a title, and what is said where a table is made. */
const parts: Record<string, RegExp> = {
  lobby: /^(title|mode)-/,
  setup: /^(option|preset|clash|warning)-|^preview-(title|none|look|another|unseen)$/,
};
/** A message begins at the left margin, where otherwise only comments and closing braces stand. */
const margin = /^(?=[-#a-z])/m;
const named = /^-?[a-z][\w-]*/;
const mentioned = /\{\s*(-?[a-z][\w-]*)/g;

/** The messages of a part, and those that they are made of. */
export function partOf(words: string, part: RegExp): string {
  const messages = new Map(words.split(margin).map((text) => [named.exec(text)?.[0] ?? "", text]));
  const wanted = new Set([...messages.keys()].filter((id) => part.test(id)));
  for (const id of wanted) for (const [, other = ""] of messages.get(id)?.matchAll(mentioned) ?? []) wanted.add(other); // a set goes on with what is added
  return [...messages].map(([id, text]) => (wanted.has(id) ? text : "")).join("");
}

export const lobbyPart = (words: string): string => partOf(words, parts["lobby"] ?? /^$/);

/** `words/en.ftl?lobby` and `?setup`: the parts of a title's words that are needed away from tables; the whole comes with the title's board. */
export const lobbyWords = (): Plugin => ({
  name: "lobby-words",
  load(id) {
    const [file = "", query] = id.split("?");
    const part = parts[query ?? ""];
    if (!part) return null;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(partOf(readFileSync(file, "utf-8"), part))}`;
  },
});
