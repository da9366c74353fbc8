import type { Plan } from "./grid";

/** A shortest way over water from one place to another, both named, for drawing it; empty where there is none. */
export function course(plan: Plan, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) return trace(before, to);
    for (const next of plan.stepsFrom(place)) {
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
