import type { RulebookInfo, SectionInfo, TitleInfo } from "../../protocol";
import type { Words } from "../words";

/** Something that can be looked up: an entry of the rulebook, or a kind of piece. */
export interface Entry {
  /** `discover-reveal`, or `piece-sailor`: unique, and part of the address. */
  id: string;
  title: string;
  text: string;
  rules: readonly string[];
  /** Places that lead here besides the id and the rules. */
  about: readonly string[];
  /** One of those that read alike, how many there are, and how sure we are of how many of them, the surest first; of pieces only. */
  code?: string;
  copies?: number;
  marks?: readonly Marked[];
}

export interface Marked {
  mark: string;
  copies: number;
}

export interface Section {
  id: string;
  title: string;
  /** Whether the table plays with it. */
  inPlay: boolean;
  /** Of pieces to look up. */
  isReference?: boolean;
  entries: Entry[];
}

/** From the surest to the least sure. */
export const MARKS = ["confirmed", "likely", "invented"];
/** Forms of a piece's words that say what it does. */
const FORMS = ["ability", "text"];

const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A title's rulebook in the language of its words, with the reference of its pieces at the end. */
export class Rulebook {
  readonly sections: readonly Section[];
  readonly rulings: ReadonlySet<string>;
  readonly #byPlace = new Map<string, Entry>();

  constructor(
    info: RulebookInfo,
    title: TitleInfo,
    readonly words: Words,
  ) {
    this.rulings = new Set(info.rulings);
    const told = info.sections.map((section) => this.#section(section, info.printed));
    this.sections = [...told.filter((one) => one.inPlay), ...this.#reference(info, title), ...told.filter((one) => !one.inPlay)];
    const entries = [...told, ...this.sections].flatMap((section) => section.entries); // what is told comes before what is only listed
    const places = (of: (entry: Entry) => readonly string[]): void =>
      entries.forEach((entry) => of(entry).forEach((place) => this.#byPlace.has(place) || this.#byPlace.set(place, entry)));
    places((entry) => [entry.id]);
    places((entry) => entry.rules);
    places((entry) => entry.about);
  }

  /** Where a rule, a thing or an entry is told of. */
  find(place: string): Entry | undefined {
    return this.#byPlace.get(place);
  }

  /** Where a thing on the page is told of: it names the place, or it is the thing of a move, which names a piece. */
  placeOf(element: HTMLElement): string {
    const parts = element.dataset["move"]?.split(" ").reverse() ?? [];
    return element.dataset["about"] ?? element.dataset["area"] ?? parts.find((part) => this.find(part)) ?? "";
  }

  sectionOf(entry: Entry): Section | undefined {
    return this.sections.find((section) => section.entries.includes(entry));
  }

  /** The sections with what holds all words of a question; titles count before texts. */
  search(question: string): Section[] {
    const asked = plain(question).split(/\s+/).filter(Boolean);
    const holds = (...texts: string[]): boolean => asked.every((word) => texts.some((text) => plain(text).includes(word)));
    const sift = (of: (entry: Entry) => boolean): Section[] =>
      this.sections.map((section) => ({ ...section, entries: section.entries.filter(of) })).filter((section) => section.entries.length > 0);
    return sift((entry) => holds(entry.title, entry.text, entry.rules.join(" ")));
  }

  #section({ id, options, entries }: SectionInfo, printed: RulebookInfo["printed"]): Section {
    const chosen = this.words.options;
    const asked = Object.entries(options);
    return {
      id,
      title: this.words.text(`rules-${id}`),
      inPlay: asked.length === 0 || asked.some(([option, values]) => values.some((value) => value === chosen[option])),
      entries: entries.map((entry) => {
        const key = `rules-${id}-${entry.id}`;
        return { ...entry, id: `${id}-${entry.id}`, title: this.words.attribute(key, "title"), text: this.words.text(key, printed) };
      }),
    };
  }

  /** Each kind of piece is a section; pieces that read alike are one entry. */
  #reference(info: RulebookInfo, title: TitleInfo): Section[] {
    return info.kinds.map((kind) => {
      const entries = new Map<string, Entry>();
      for (const piece of title.catalogue.filter((one) => one["kind"] === kind)) {
        const code = String(piece["code"]);
        const form = FORMS.find((one) => this.words.hasForm(code, one));
        const [name, text] = [this.words.card(code), form ? this.words.card(code, form) : ""];
        const known = entries.get(name);
        const texts = known?.text.split("\n") ?? [];
        const copies = Number(piece["copies"] ?? 1);
        const more = { mark: String(piece["mark"] ?? "confirmed"), copies };
        entries.set(name, {
          id: known?.id ?? `piece-${code}`,
          code: known?.code ?? code,
          title: name,
          text: texts.includes(text) ? texts.join("\n") : [...texts, text].join("\n"),
          rules: [],
          about: [...(known?.about ?? []), code, String(piece["name"] ?? code)],
          copies: (known?.copies ?? 0) + copies,
          marks: summed([...(known?.marks ?? []), more]),
        });
      }
      return { id: `kind-${kind}`, title: this.words.text(`rules-kind-${kind.replaceAll("_", "-")}`), inPlay: true, isReference: true, entries: [...entries.values()] };
    });
  }
}

/** How sure we are, in words: of pieces of one name some may be surer than others, and then each mark says of how many. */
export const sureOf = (entry: Entry, { mark, copies }: Marked, words: Words): string =>
  entry.marks?.length === 1 ? words.text(`mark-${mark}`) : words.text(`mark-copies-${mark}`, { copies });

/** Copies of each mark together. */
function summed(all: readonly Marked[]): Marked[] {
  const copies = (mark: string): number => all.reduce((sum, one) => (one.mark === mark ? sum + one.copies : sum), 0);
  return MARKS.map((mark) => ({ mark, copies: copies(mark) })).filter((one) => one.copies > 0);
}

/** A text in pieces: those that were looked for are marked. */
export function marked(text: string, question: string): { text: string; isFound: boolean }[] {
  const asked = plain(question).split(/\s+/).filter(Boolean);
  // letter by letter, so that accents do not move what is marked
  const letters = [...text];
  const bare = letters.map((letter) => plain(letter).slice(0, 1) || " ").join("");
  const found = new Array<boolean>(letters.length).fill(false);
  for (const word of asked) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) found.fill(true, at, at + word.length);
  }
  const parts: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    const isFound = found[at] ?? false;
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  });
  return parts;
}
