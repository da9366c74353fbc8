import type { StudiedInfo, StudyInfo } from "../../protocol";
import { askStudy, getStudy } from "../api";
import { whyNot } from "../reasons";
import { shellWords } from "../words";

const FIRST_MS = 2000;
const LAST_MS = 12_000;
const SLOWER = 1.25;

/** A study as it grows: asked for again while it is computed, ever more seldom. */
export class Studying {
  info = $state.raw<StudyInfo>();
  moves = $state.raw<StudiedInfo[]>([]);
  problem = $state("");
  #pause = FIRST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get isUnderWay(): boolean {
    return this.info?.state === "queued" || this.info?.state === "computing";
  }

  /** Throws where there is no such study to be had. */
  async look(): Promise<void> {
    this.#take(await getStudy(this.table, this.moves.length));
  }

  /** Begins it, goes on with it, or stops it. */
  async ask(wanted: boolean): Promise<void> {
    this.problem = "";
    this.#pause = FIRST_MS;
    try {
      const info = await askStudy(this.table, wanted);
      this.moves = [];
      this.#take(info);
    } catch (error) {
      this.problem = whyNot(error, shellWords);
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #take(info: StudyInfo): void {
    this.info = info;
    // what is done is told whole: some of it was looked at again
    this.moves = info.state === "done" ? info.moves : [...this.moves, ...info.moves];
    clearTimeout(this.#timer);
    if (this.isUnderWay) this.#timer = setTimeout(() => void this.#lookAgain(), this.#pause);
    this.#pause = Math.min(LAST_MS, this.#pause * SLOWER);
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.look();
    } catch {
      this.#timer = setTimeout(() => void this.#lookAgain(), LAST_MS);
    }
  }
}
