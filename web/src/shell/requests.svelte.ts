import type { Answer, Ask, Asked, EventInfo } from "../protocol";
import { seatOf } from "./told";

/** For how long a page shows how a request ended. */
const ENDED_MS = 6000;

/** What somebody asks of everybody at the table, and what this screen may say to it. */
export class Requests {
  /** The one that is open, or has just ended. */
  asked = $state.raw<Asked | null>(null);
  /** The line of the log that its own player thinks of taking back: the place of its event, or the last one; null: none. */
  wished = $state<number | null>(null);

  #ends: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: Omit<Ask, "id"> | Omit<Answer, "id">) => void,
    private readonly played: () => readonly number[],
  ) {}

  told(asked: Asked): void {
    if (asked.ended && !this.asked) return; // nobody here saw the question
    clearTimeout(this.#ends);
    this.asked = asked;
    if (asked.ended) this.#ends = setTimeout(() => this.dismiss(), ENDED_MS);
  }

  /** The line was broken: who comes back is told what is open. */
  forget(): void {
    if (!this.asked?.ended) this.asked = null;
  }

  dismiss(): void {
    this.asked = null;
  }

  /** The seats of this screen that have not answered yet. */
  get waiting(): number[] {
    const asked = this.asked;
    if (!asked || asked.ended) return [];
    return this.played().filter((seat) => asked.asked.includes(seat) && !asked.agreed.includes(seat) && !asked.refused.includes(seat));
  }

  /** Whether this screen asked, and may think better of it. */
  get isOwn(): boolean {
    return this.asked !== null && !this.asked.ended && this.played().includes(this.asked.by);
  }

  answer(agrees: boolean): void {
    const request = this.asked?.request;
    if (request === undefined) return;
    const seats = this.waiting.length > 0 ? this.waiting : this.isOwn && !agrees && this.asked ? [this.asked.by] : [];
    for (const seat of seats) this.send({ type: "answer", seat, request, agrees });
  }

  /** Somebody's own line of the log may be asked for. */
  mayTakeBack(event: EventInfo): boolean {
    return this.played().includes(seatOf(event));
  }

  pause(seat: number, after: number): void {
    this.send({ type: "ask", seat, what: "pause", after, about: {} });
  }

  takeBack(seat: number, after: number, events: number): void {
    this.send({ type: "ask", seat, what: "take-back", after, about: events < 0 ? {} : { events } });
  }
}
