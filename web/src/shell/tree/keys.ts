import { newToken } from "../keys";

/** Keys that this browser has made up to its trees of what-ifs, by the game that each belongs to. */
const place = "flibuste.trees";
type Keys = Record<string, string>;

function read(): Keys {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Keys;
  } catch {
    return {};
  }
}

let keys = read();

export function holdTree(root: string, key: string): void {
  keys = { ...read(), [root]: key };
  try {
    localStorage.setItem(place, JSON.stringify(keys));
  } catch {
    // private browsing: the tree then is this page's alone
  }
}

/** The key to the own tree of a game; made up where there is none. */
export function treeKey(root: string): string {
  if (!keys[root]) holdTree(root, newToken());
  return keys[root] ?? "";
}
