import type { EventInfo } from "../../../protocol";
import { cellsUnder, type Shapes } from "./shapes";

/** What has just come to the chart or left it, so that it can be shown coming or leaving. */
export interface News {
  posts: string[];
  /** Cells of tiles just built, and among them those with goods that were taken. */
  built: string[];
  completed: string[];
  /** Where it happened: cells and frame spaces. */
  places: string[];
}

export function newsOf(events: readonly EventInfo[], shapes: Shapes): News {
  const news: News = { posts: [], built: [], completed: [], places: [] };
  for (const { name, facts } of events) {
    if (name === "post-put") news.posts.push(String(facts["cell"]));
    else if (name === "tile-built") news.built.push(...cellsOf(facts, shapes));
    else if (name === "island-completed") news.completed.push(String(facts["island"]));
    else if (name === "ship-sailed") news.places.push(String(facts["place"]));
  }
  news.places.push(...news.posts, ...news.built);
  return news;
}

export function cellsOf(facts: EventInfo["facts"], shapes: Shapes): string[] {
  const way = shapes.get(String(facts["shape"]))?.find(({ turns }) => turns === Number(facts["turns"]));
  const corner = String(facts["cell"] ?? "");
  return way && corner ? cellsUnder(way, corner) : [];
}
