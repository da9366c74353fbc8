import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventInfo, MoveInfo, ReasonInfo, TitleInfo } from "../protocol";
import { settings, type Language } from "./settings.svelte";
import { hasRules, hasSetup, isFetched, textsOf } from "./texts";

/** Another way to say a piece: an attribute of its words, `a`, `the`, `ability`, `text`. */
export type CardForm = string;
export type Args = Record<string, FluentVariable>;
type Fact = boolean | number | string | readonly (number | string)[];
type Facts = Readonly<Record<string, Fact>>;
type Piece = Readonly<TitleInfo["catalogue"][number]>;
/** What stands on a piece: an effect is a group with an `op`, a list of lists a choice. */
type Printed = boolean | number | string | readonly Printed[] | Group;
interface Group {
  readonly [fact: string]: Printed;
}
const isList = (fact: Printed): fact is readonly Printed[] => Array.isArray(fact);

/** Facts that are places of a map: `C4`, or `frame-3` with words of their own; never the code of a piece. */
const places: readonly string[] = ["place", "cell", "from"];
/** What a sentence reads where a place is empty. */
const offMap = "off";
/** Facts like `cotton:3`: what it is, and what it costs. */
const pricedFacts: readonly string[] = ["production"];
/** How many of a thing are said: `2 Priests`. */
const several = "some";
/** Lists of things without a code: how each is said, `color-blue.some`. */
const kinds: Readonly<Record<string, string>> = { cubes: "color", goods: "good", productions: "production" };

/** Lists of what something asks for, or what somebody lacks for it: `swords:3`, said by `missing-swords`. */
const wanted: readonly string[] = ["asks", "pays", "lacks", "lower", "harder"];
/** Lists of plain numbers; in all others a number is a seat. */
const numbers: readonly string[] = ["dice", "totals", "parts"];

function bundleOf(language: Language, title: string): FluentBundle {
  // isolating marks would show up as boxes in titles and in copied text; all our names are left to right
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of textsOf(language, title)) {
    for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true })) console.error(error);
  }
  return bundle;
}

/** A cell of a chart as the engine names it: row and column, both from 0. */
const rowAndColumn = /^\d+,\d+$/;
const LETTERS = 26;

/** A to Z, then AA. */
export const columnName = (column: number): string =>
  (column < LETTERS ? "" : String.fromCharCode(64 + Math.floor(column / LETTERS))) + String.fromCharCode(65 + (column % LETTERS));

/** As the frame of a chart counts, and as a page says it: `5,9` is J6. */
export function onChart(cell: string): string {
  const [row = 0, column = 0] = cell.split(",").map(Number);
  return columnName(column) + (row + 1);
}

const dashed = (id: string): string => id.replaceAll("_", "-");
const priced = (code: string): [string, number] => {
  const [name = "", cost = "0"] = code.split(":");
  return [name, Number(cost)];
};
export const yesNo = (value: boolean): string => (value ? "yes" : "no");

/** Who sits where, which seats are played on this screen (one alone is spoken to as "you"), and what the table has chosen to play. */
export interface Seating {
  names: readonly string[];
  ownSeats: readonly number[];
  options?: Facts | undefined;
}

/** Everything said on the page, in the language chosen now. Reading it in markup follows a switch of language. */
export class Words {
  readonly #seating: () => Seating;
  readonly #title: string;
  /** The options of a table that has chosen nothing. */
  readonly #usual: Facts;
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #missed = new Set<string>();

  constructor(title: Pick<TitleInfo, "id" | "catalogue" | "options"> | null = null, seating: () => Seating = () => ({ names: [], ownSeats: [] })) {
    this.#seating = seating;
    this.#title = title?.id ?? "";
    this.#usual = Object.fromEntries(title?.options.map((option) => [option.id, option.default]) ?? []);
    this.#pieces = new Map(title?.catalogue.map((piece) => [String(piece["code"]), piece]));
  }

  get language(): Language {
    return settings.language;
  }

  text(id: string, args: Args = {}): string {
    return this.#format(id, null, args) ?? this.#miss(id);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** An attribute of a message (`option-sets.help`); empty when it has none. */
  attribute(id: string, attribute: string, args: Args = {}): string {
    return this.#format(id, attribute, args) ?? "";
  }

  /** How well a bot plays, as the lobby calls it. */
  level(bot: string): string {
    return this.text(this.has(`bot-${bot}`) ? `bot-${bot}` : "bot");
  }

  move(move: MoveInfo, names = this.#seating().names, ownSeats = this.#seating().ownSeats): string {
    return this.text(move.key, this.#args(move.facts, names, ownSeats));
  }

  event(event: EventInfo, names = this.#seating().names, ownSeats = this.#seating().ownSeats): string {
    return this.text(`event-${event.name}`, this.#args(event.facts, names, ownSeats));
  }

  /** What an event is called that has a moment of its own. */
  moment(event: EventInfo): string {
    return this.text(`moment-${event.name}`, this.#args(event.facts, this.#seating().names, this.#seating().ownSeats));
  }

  reason(reason: ReasonInfo, names = this.#seating().names, ownSeats = this.#seating().ownSeats): string {
    return this.text(`reason-${reason.key}`, this.#args(reason.facts, names, ownSeats));
  }

  /** One thing that is asked for or lacking, as part of a list: `swords:2`, `cheap_characters:4:3`. */
  missing(lack: string): string {
    const [name = "", count = "0", cost = "0"] = lack.split(":");
    return this.text(`missing-${dashed(name)}`, { count: Number(count), cost: Number(cost) });
  }

  /** A piece by its code; what it does may depend on the options of the table. */
  card(code: string, form?: CardForm, more: Args = {}): string {
    const piece = this.#pieces.get(code);
    if (!piece) return code;
    const args = { ...this.#factsOf({ ...this.#usual, ...this.#seating().options, ...(piece as Group) }), ...more };
    const id = this.#idOf(piece);
    return this.#format(id, form ?? null, args) ?? this.#format(id, null, args) ?? this.#miss(id);
  }

  /** Whether a piece has such a form of its own words. */
  hasForm(code: string, form: CardForm): boolean {
    const piece = this.#pieces.get(code);
    return piece !== undefined && this.#bundle.getMessage(this.#idOf(piece))?.attributes[form] !== undefined;
  }

  /** What the table has chosen to play, by option; the usual where it has not. */
  get options(): Facts {
    return { ...this.#usual, ...this.#seating().options };
  }

  /** One sign of a piece, `{ op: "explore", amount: 4 }`, as part of a list: said by `effect-explore`. */
  effect(effect: Group): string {
    return this.text(`effect-${String(effect["op"])}`, this.#factsOf(effect));
  }

  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  /** `contract-jinx`; where pieces of a kind have no names `quest`; all without such words are cards. */
  #idOf(piece: Piece): string {
    const name = String(piece["name"] ?? piece["code"]);
    const kind = dashed(String(piece["kind"]));
    const own = dashed(`${kind}-${name}`);
    return this.has(own) ? own : this.has(kind) ? kind : dashed(`card-${name}`);
  }

  /** The printed facts; of lists and groups also how many parts they have: `immediate_n`. */
  #factsOf(facts: Group): Args {
    const args: Args = {};
    for (const [key, fact] of Object.entries(facts)) {
      if (typeof fact !== "object") {
        args[key] = typeof fact === "boolean" ? yesNo(fact) : fact;
      } else {
        const parts = isList(fact) ? fact.map((entry) => this.#entry(key, entry)) : "op" in fact ? [this.effect(fact)] : this.#group(key, fact);
        args[key] = isList(fact) && fact.some(isList) ? parts.join(" / ") : this.list(parts);
        args[`${key}_n`] = parts.length;
      }
    }
    return args;
  }

  /** Facts that belong together, but for what is 0: `permanent-swords` says the swords of `permanent`. */
  #group(key: string, group: Group): string[] {
    return Object.entries(group)
      .filter(([, fact]) => fact !== 0 && fact !== false)
      .map(([name, fact]) => this.text(dashed(`${key}-${name}`), this.#factsOf(typeof fact === "object" && !isList(fact) ? fact : { amount: fact })));
  }

  /** An entry of a list on a piece. */
  #entry(key: string, entry: Printed): string {
    if (typeof entry === "object") return isList(entry) ? this.list(entry.map((part) => this.#entry(key, part))) : this.effect(entry);
    return wanted.includes(key) ? this.missing(String(entry)) : this.#cardName(String(entry));
  }

  /** The names of a piece, one for each form that its words have, and what it costs (0 for what has no cost). */
  #forms(fact: string, code: string, piece: Piece): Args {
    const args: Args = { [fact]: this.card(code), [`${fact}_cost`]: typeof piece["cost"] === "number" ? piece["cost"] : 0 };
    for (const form of Object.keys(this.#bundle.getMessage(this.#idOf(piece))?.attributes ?? {}))
      if (form !== several) args[`${fact}_${form}`] = this.card(code, form);
    return args;
  }

  #cardName(name: string): string {
    return this.#format(dashed(`card-${name}`), null, {}) ?? name;
  }

  /** Facts are data; here they become what a sentence needs: names for seats, words for cards, yes or no for switches. */
  #args(facts: Facts, names: readonly string[], ownSeats: readonly number[]): Args {
    const args: Args = {};
    const nameOf = (seat: Fact): string => names[Number(seat)] ?? `${Number(seat) + 1}`;
    const isYou = (seat: Fact): string => yesNo(ownSeats.length === 1 && ownSeats[0] === seat);
    for (const [key, fact] of Object.entries(facts)) {
      const piece = typeof fact === "string" ? this.#pieces.get(fact) : undefined;
      if (key === "seat") {
        args["seat"] = nameOf(fact);
        args["you"] = isYou(fact);
      } else if (key === "to" || key === "to_move") {
        args[key] = nameOf(fact);
        args[`${key}_you`] = isYou(fact);
      } else if (typeof fact === "string" && (places.includes(key) || rowAndColumn.test(fact))) {
        args[key] = this.#place(fact);
      } else if (key === "rival") {
        Object.assign(args, { seat: this.text(`rival-${String(fact)}`), you: "no" });
      } else if (piece) {
        Object.assign(args, this.#forms(key, String(fact), piece));
      } else if (key === "winners" && typeof fact === "object") {
        args["winners"] = this.list(fact.map(nameOf));
        args["winners_list"] = args["winners"];
        args["winners_count"] = fact.length;
        args["you"] = fact.length === 1 ? isYou(fact[0] ?? -1) : "no";
      } else if (pricedFacts.includes(key) && typeof fact === "string") {
        [args[key], args[`${key}_cost`]] = priced(fact);
      } else if (typeof fact === "object") {
        args[key] = fact.length;
        args[`${key}_list`] = this.list(this.#items(key, fact, nameOf));
      } else {
        args[key] = typeof fact === "boolean" ? yesNo(fact) : fact;
      }
    }
    return args;
  }

  /** Each entry of a list as it is said. */
  #items(key: string, items: readonly (number | string)[], nameOf: (seat: Fact) => string): string[] {
    const kind = kinds[key];
    if (kind) return this.#some(kind, items);
    if (numbers.includes(key)) return items.map(String);
    if (wanted.includes(key)) return items.map((item) => this.missing(String(item)));
    if (key === "cells") return items.map((item) => this.#place(String(item)));
    return this.#counted(items.map((item) => (typeof item === "number" ? nameOf(item) : this.card(item, "a"))), items);
  }

  /** The same thing is said once, with how often. */
  #counted(said: readonly string[], items: readonly (number | string)[]): string[] {
    return [...new Set(said)].map((one) => {
      const times = said.filter((other) => other === one).length;
      const code = String(items[said.indexOf(one)]);
      if (times === 1) return one;
      return this.hasForm(code, several) ? this.card(code, several, { n: times }) : `${one} ×${times}`;
    });
  }

  #place(place: string): string {
    if (rowAndColumn.test(place)) return onChart(place);
    if (this.has(`place-${place}`)) return this.text(`place-${place}`);
    const [kind, number] = place.split("-");
    return number === undefined ? place || offMap : this.text(`place-${kind}`, { number: Number(number) });
  }

  /** Each different thing once, with how many there are of it. */
  #some(kind: string, items: readonly (number | string)[]): string[] {
    return [...new Set(items)].map((item) => {
      const [name, cost] = priced(String(item));
      return this.attribute(`${kind}-${name}`, several, { n: items.filter((one) => one === item).length, cost });
    });
  }

  /** Grows when more than the lobby's words have come, and again with the rulebook. */
  get #bundle(): FluentBundle {
    const key = `${this.language} ${isFetched(this.#title)} ${hasSetup()} ${hasRules(this.#title)}`;
    let bundle = this.#bundles.get(key);
    if (!bundle) this.#bundles.set(key, (bundle = bundleOf(this.language, this.#title)));
    return bundle;
  }

  #format(id: string, attribute: string | null, args: Args): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.#complain(`${this.language} ${id}: ${error.message}`);
    return text;
  }

  #miss(id: string): string {
    this.#complain(`${this.language} has no words for ${id}`);
    return id;
  }

  /** Once per complaint: a page draws the same words many times. */
  #complain(complaint: string): void {
    if (this.#missed.has(complaint)) return;
    this.#missed.add(complaint);
    console.error(complaint);
  }
}

/** The shell's own words, for pages without a title. */
export const shellWords = new Words();

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: "English", fr: "Français" };
