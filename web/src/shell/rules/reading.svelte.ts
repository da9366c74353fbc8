import type { RulebookInfo, TitleInfo } from "../../protocol";
import { getRulebook } from "../api";
import { fetchRules } from "../texts";
import type { Words } from "../words";
import { Rulebook } from "./rulebook";

const fetched = new Map<string, Promise<RulebookInfo>>();

/** The contents and the words of a title's rulebook; what did not come is asked for again the next time. */
export function fetchRulebook(title: string): Promise<RulebookInfo> {
  let coming = fetched.get(title);
  if (!coming) {
    coming = Promise.all([getRulebook(title), fetchRules(title)]).then(([info]) => info);
    coming.catch(() => fetched.delete(title));
    fetched.set(title, coming);
  }
  return coming;
}

/** What is read in the rules at a table: anything on the page may open them, at a rule, a thing or an entry. */
class Reading {
  /** Where the rules are open; null: they are not. Empty: at their beginning. */
  place = $state<string | null>(null);
  /** Whether the reader wants to search at once. */
  searches = $state(false);
  /** What was asked about, in the words of the moment: why this move is not allowed just now. */
  now = $state("");
  #info = $state.raw<RulebookInfo | null>(null);
  #before: Element | null = null;

  open(place = "", searches = false, now = ""): void {
    if (this.place === null) this.#before = document.activeElement;
    this.searches = searches;
    this.now = now;
    this.place = place;
  }

  /** The focus goes back to where it was. */
  close(): void {
    this.place = null;
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus();
    this.#before = null;
  }

  async fetch(title: string): Promise<void> {
    if (this.#info?.title !== title) this.#info = await fetchRulebook(title);
  }

  /** The rulebook of the table that one is at; null until it has come. In the language and with the options of now. */
  book(title: TitleInfo, words: Words): Rulebook | null {
    return this.#info?.title === title.id ? new Rulebook(this.#info, title, words) : null;
  }
}

export const reading = new Reading();
