import { answer, hold, isInvitation, tokensOf } from "./keys";

export type Route =
  | { page: "lobby" }
  | { page: "new"; title: string; mode: string }
  | { page: "watch" }
  | { page: "about" }
  | { page: "table"; table: string; /** After how many moves it is to be looked at. */ move?: number }
  | { page: "campaigns"; campaign: string }
  | { page: "learn"; title: string; lesson: string }
  | { page: "rules"; title: string }
  | { page: "study"; table: string }
  | { page: "tree"; table: string; /** Of a link that somebody has shared; else the own one. */ tree: string }
  | { page: "position"; title: string }
  | { page: "puzzle"; title: string; /** Empty: today's. */ day: string }
  | { page: "person"; person: string }
  | { page: "come" }
  | { page: "lost" };

/** A part of an address in plain letters; one that cannot be read, as some links come out of other programs, as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+?)(?:\/m\/(\d{1,6}))?\/?$/.exec(path);
  if (table?.[1]) return { page: "table", table: decoded(table[1]), ...(table[2] && { move: Number(table[2]) }) };
  const campaign = /^\/c\/([^/]+)\/?$/.exec(path)?.[1];
  if (campaign) return { page: "campaigns", campaign: decoded(campaign) };
  if (/^\/campaigns\/?$/.test(path)) return { page: "campaigns", campaign: "" };
  const lesson = /^\/learn\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path);
  if (lesson?.[1]) return { page: "learn", title: decoded(lesson[1]), lesson: decoded(lesson[2] ?? "") };
  const rules = /^\/rules\/([^/]+)\/?$/.exec(path)?.[1];
  if (rules) return { page: "rules", title: decoded(rules) };
  const study = /^\/study\/([^/]+)\/?$/.exec(path)?.[1];
  if (study) return { page: "study", table: decoded(study) };
  const tree = /^\/tree\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path);
  if (tree?.[1]) return { page: "tree", table: decoded(tree[1]), tree: decoded(tree[2] ?? "") };
  const position = /^\/position\/([^/]+)\/?$/.exec(path)?.[1];
  if (position) return { page: "position", title: decoded(position) };
  const puzzle = /^\/puzzle\/([^/]+)(?:\/(\d{4}-\d\d-\d\d))?\/?$/.exec(path);
  if (puzzle?.[1]) return { page: "puzzle", title: decoded(puzzle[1]), day: puzzle[2] ?? "" };
  if (/^\/p\/come\/?$/.test(path)) return { page: "come" };
  const person = /^\/p\/([^/]+)\/?$/.exec(path)?.[1];
  if (person) return { page: "person", person: decoded(person) };
  if (path === "/" || path === "") return { page: "lobby" };
  const made = /^\/new(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path);
  if (made) return { page: "new", title: decoded(made[1] ?? ""), mode: decoded(made[2] ?? "") };
  if (/^\/watch\/?$/.test(path)) return { page: "watch" };
  if (/^\/about\/?$/.test(path)) return { page: "about" };
  return { page: "lost" };
}

/** Which page the address bar asks for. */
class Router {
  route = $state<Route>({ page: "lobby" });
  /** Counts seat links opened: a table must greet the server again with its new keys. */
  keysTaken = $state(0);
  /** The table to which the last seat link led. */
  cameTo = "";
  /** By which a person comes to this device. */
  code = "";

  start(): void {
    this.#arrive();
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    const route = routeOf(location.pathname);
    const tokens = tokensOf(location.hash);
    if (route.page === "table" && tokens.length > 0) {
      const keys = tokens.filter((token) => !isInvitation(token));
      if (keys.length > 0) hold(route.table, keys);
      if (keys.length < tokens.length) answer(route.table, tokens.filter(isInvitation));
      this.keysTaken += 1;
      this.cameTo = route.table;
      // a key in the address bar would be copied along by whoever shares the page
      history.replaceState(null, "", location.pathname);
    }
    if (route.page === "come" && location.hash) {
      this.code = location.hash.slice(1);
      history.replaceState(null, "", location.pathname);
    }
    this.route = route;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
