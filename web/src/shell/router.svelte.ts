import { answer, hold, isInvitation, tokensOf } from "./keys";

export type Route =
  | { page: "lobby" }
  | { page: "about" }
  | { page: "table"; table: string }
  | { page: "campaigns"; campaign: string }
  | { page: "learn"; title: string; lesson: string }
  | { page: "rules"; title: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table: decodeURIComponent(table) };
  const campaign = /^\/c\/([^/]+)\/?$/.exec(path)?.[1];
  if (campaign) return { page: "campaigns", campaign: decodeURIComponent(campaign) };
  if (/^\/campaigns\/?$/.test(path)) return { page: "campaigns", campaign: "" };
  const lesson = /^\/learn\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path);
  if (lesson?.[1]) return { page: "learn", title: decodeURIComponent(lesson[1]), lesson: decodeURIComponent(lesson[2] ?? "") };
  const rules = /^\/rules\/([^/]+)\/?$/.exec(path)?.[1];
  if (rules) return { page: "rules", title: decodeURIComponent(rules) };
  if (path === "/" || path === "") return { page: "lobby" };
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
