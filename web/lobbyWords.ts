import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What the lobby says about a title before anybody plays it. */
const inLobby = /^(title|option|preset|clash|warning)-|^preview-(title|none|look|another|unseen)$/;
/** A message begins at the left margin, where otherwise only comments and closing braces stand. */
const margin = /^(?=[-#a-z])/m;
const named = /^-?[a-z][\w-]*/;
const mentioned = /\{\s*(-?[a-z][\w-]*)/g;

/** The messages of the lobby, and those that they are made of. */
export function lobbyPart(words: string): string {
  const messages = new Map(words.split(margin).map((text) => [named.exec(text)?.[0] ?? "", text]));
  const wanted = new Set([...messages.keys()].filter((id) => inLobby.test(id)));
  for (const id of wanted) for (const [, other = ""] of messages.get(id)?.matchAll(mentioned) ?? []) wanted.add(other); // a set goes on with what is added
  return [...messages].map(([id, text]) => (wanted.has(id) ? text : "")).join("");
}

/** `words/en.ftl?lobby`: the part of a title's words that the lobby needs; the whole comes with the title's board. */
export const lobbyWords = (): Plugin => ({
  name: "lobby-words",
  load(id) {
    const [file = "", query] = id.split("?");
    if (query !== "lobby") return null;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(lobbyPart(readFileSync(file, "utf-8")))}`;
  },
});
