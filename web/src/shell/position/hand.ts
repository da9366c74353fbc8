import { getContext, setContext } from "svelte";

/** Where things are set up by hand: the cell of the map that is looked at, and that one was touched. */
export interface Hand {
  readonly cell: string;
  chooseCell(cell: string): void;
}

const KEY = Symbol("hand");

export const provideHand = (hand: Hand): Hand => setContext(KEY, hand);
/** Undefined at a table: what stands there is nobody's to lay elsewhere. */
export const useHand = (): Hand | undefined => getContext(KEY);
