import type { PuzzleInfo, PuzzleVerdict, TitleInfo } from "../../protocol";
import { answerPuzzle } from "../api";
import type { BoardParts } from "../board";
import { whyNot } from "../reasons";
import { settings } from "../settings.svelte";
import { tableNowhere } from "../nowhere";
import { Still } from "../still.svelte";
import { shellWords } from "../words";

/** The reader's own name, and plain ones for the others. */
const namesOf = ({ seats, seat }: PuzzleInfo): string[] =>
  Array.from({ length: seats }, (_, one) => (one === seat ? settings.name.trim() || shellWords.text("nobody-name") : shellWords.text("puzzle-rival", { number: one < seat ? one + 1 : one })));

/** The puzzle of a day: one choice, of which the server then says what it is worth. */
export class Puzzle extends Still {
  verdict = $state.raw<PuzzleVerdict | null>(null);
  isAsked = $state(false);
  problem = $state("");

  constructor(
    title: TitleInfo,
    readonly info: PuzzleInfo,
    board: BoardParts,
  ) {
    const table = tableNowhere(info.title, namesOf(info), info.seat, info.options);
    super(title, { ...table, rivals: info.rivals, private: info.private }, info.update, info.seat, board);
  }

  override get busy(): boolean {
    return this.isAsked || this.verdict !== null;
  }

  override play(notation: string): void {
    if (!this.busy) void this.#answer(notation);
  }

  /** To think again, without knowing any less. */
  again(): void {
    this.verdict = null;
  }

  async #answer(notation: string): Promise<void> {
    this.isAsked = true;
    this.problem = "";
    try {
      this.verdict = await answerPuzzle(this.info.title, { move: notation, day: this.info.day });
    } catch (error) {
      this.problem = whyNot(error, shellWords);
    }
    this.isAsked = false;
  }
}
