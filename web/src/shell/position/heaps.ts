import type { PlaceInfo } from "../../protocol";

/** Things of one kind at a place, and which of them is taken first. */
export interface Heap {
  /** The code of the piece, or what is counted. */
  key: string;
  count: number;
  index: number;
}

/** Whether it is shown where the map is touched, and not in a list. */
export const isOnMap = ({ kind }: PlaceInfo): boolean => ["spot", "crowd", "claims"].includes(kind);

/** What lies at a place, alike things together: in the order of their names, for whoever looks for one. */
export function heapsOf({ kind, items, counts, names }: PlaceInfo, said: (code: string) => string): Heap[] {
  if (kind === "counts") return counts.flatMap((count, index) => (count > 0 ? [{ key: names[index] ?? "", count, index }] : []));
  const heaps = new Map<string, Heap>();
  items.forEach((key, index) => heaps.set(key, { key, count: (heaps.get(key)?.count ?? 0) + 1, index }));
  return [...heaps.values()].sort((a, b) => said(a.key).localeCompare(said(b.key)) || a.key.localeCompare(b.key));
}
