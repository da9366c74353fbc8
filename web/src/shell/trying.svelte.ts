import { whyNot } from "./reasons";
import type { Words } from "./words";

/** What a page asks of the server, one thing at a time. Why something was not done is kept, to be said. */
export class Trying {
  isBusy = $state(false);
  problem = $state("");
  readonly #words: () => Words;

  constructor(words: () => Words) {
    this.#words = words;
  }

  async to(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = whyNot(error, this.#words());
    }
    this.isBusy = false;
  }
}
