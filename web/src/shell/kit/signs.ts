import { getContext, setContext } from "svelte";

const KEY = Symbol("signs");

/** Whose sign and colour each seat has at this table: those of its number, unless the game has given out others. */
export function provideSigns(signs: () => readonly number[]): void {
  setContext(KEY, signs);
}

export function useSigns(): (seat: number) => number {
  const signs = getContext<(() => readonly number[]) | undefined>(KEY);
  return (seat) => signs?.()[seat] ?? seat;
}
