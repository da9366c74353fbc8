/** What this device keeps to itself of who its person is. */
interface Kept {
  id: string;
  key: string;
  /** Where that person has seats, as the server told last. */
  tables: string[];
}

const place = "flibuste.person";

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as Partial<Kept> | null;
    return kept?.key ? { id: kept.id ?? "", key: kept.key, tables: kept.tables ?? [] } : null;
  } catch {
    return null;
  }
}

let kept = read();

// another tab may have kept a name meanwhile
if (typeof window !== "undefined") window.addEventListener("storage", (event) => event.key === place && (kept = read()));

export function write(now: Kept | null): void {
  kept = now;
  try {
    if (now) localStorage.setItem(place, JSON.stringify(now));
    else localStorage.removeItem(place);
  } catch {
    // private browsing: the person is known as long as the page lasts
  }
}

/** The key of this device, also before anybody is known by it. */
export const deviceKey = (): string => kept?.key ?? "";

/** Who this device is somebody's; empty: a guest's. */
export const personId = (): string => kept?.id ?? "";

/** What the server is told of that. */
export const whose = (): string => (kept?.id ? `${kept.id}.${kept.key}` : "");

export const personTables = (): string[] => kept?.tables ?? [];
