/** What moves on the table, or is still to be looked at: the next step waits until all of it is at rest. */
export class Stirring {
  readonly #things = new Set<object>();
  readonly #waiting = new Set<() => void>();

  /** Nobody waits for what nobody sees. */
  get isStill(): boolean {
    return this.#things.size === 0 || document.hidden;
  }

  begin(thing: object): void {
    this.#things.add(thing);
  }

  end(thing: object): void {
    if (!this.#things.delete(thing)) return;
    // what one of them begins, the others wait for
    for (const then of this.#waiting) {
      if (!this.isStill) return;
      this.#waiting.delete(then);
      then();
    }
  }

  /** Once, when everything is at rest: now, or later. Returns how to think better of it. */
  afterwards(then: () => void): () => void {
    if (this.isStill) then();
    else this.#waiting.add(then);
    return () => void this.#waiting.delete(then);
  }
}

export const stirring = new Stirring();
