import type { TitleInfo } from "../protocol";
import { covers } from "../games/registry";
import { getTitles } from "./api";
import { Words } from "./words";

/** The titles that the server can play and this page can show. */
class Titles {
  all = $state.raw<TitleInfo[]>([]);
  #words = new Map<string, Words>();

  #coming: Promise<void> | undefined;

  /** Whoever asks while they are on their way waits for the same answer. */
  load(): Promise<void> {
    if (this.all.length > 0) return Promise.resolve();
    return (this.#coming ??= this.#fetch().finally(() => (this.#coming = undefined)));
  }

  async #fetch(): Promise<void> {
    this.all = (await getTitles()).filter((title) => covers[title.id]);
  }

  find(id: string): TitleInfo | undefined {
    return this.all.find((title) => title.id === id);
  }

  /** What a title is called; one that is not known here by its id. */
  nameOf(id: string): string {
    return this.find(id) ? this.words(id).text("title-name") : id;
  }

  /** The words of a title away from any table. */
  words(id: string): Words {
    let words = this.#words.get(id);
    if (!words) this.#words.set(id, (words = new Words(this.find(id) ?? { id, catalogue: [], options: [] })));
    return words;
  }
}

export const titles = new Titles();
