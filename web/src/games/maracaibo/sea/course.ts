import type { MaracaiboPlace } from "../../../protocol";

/** A card is two half cards high. */
export const CARD = 2;

/** Two places side by side or above one another, as they lie on the table. */
function touch(a: MaracaiboPlace, b: MaracaiboPlace): boolean {
  const apart = Math.abs(a.column - b.column);
  const shift = Math.abs(a.top - b.top);
  return apart === 0 ? shift === CARD : apart === 1 && shift < CARD;
}

function near(places: readonly MaracaiboPlace[], name: string): string[] {
  const columns = places.map((place) => place.column);
  if (name === "start") return namesOf(places.filter((place) => place.column === Math.min(...columns)));
  if (name === "gulf") return ["maracaibo"];
  const here = places.find((place) => place.name === name);
  if (!here) return [];
  const beside = places.filter((place) => place !== here && touch(here, place));
  const cards = namesOf(beside.sort((a, b) => b.column - a.column)); // rather straight on
  return here.column === Math.max(...columns) ? [...cards, "gulf"] : cards;
}
const namesOf = (places: readonly MaracaiboPlace[]): string[] => places.map((place) => place.name);

/** A shortest way from one place to another, both included, for drawing it; empty where there is none. */
export function course(places: readonly MaracaiboPlace[], from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) return trace(before, to);
    for (const next of near(places, place)) {
      if (before.has(next)) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  return [];
}

function trace(before: ReadonlyMap<string, string>, to: string): string[] {
  const way: string[] = [];
  for (let place = to; place; place = before.get(place) ?? "") way.unshift(place);
  return way;
}
