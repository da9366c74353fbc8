import type { SeatKey, TableInfo } from "../protocol";

const place = "flibuste.keys";

/** What this browser knows of one table: the seats it plays, and keys it may hand to others. */
interface Ring {
  hold: string[];
  give: SeatKey[];
  /** The seats that the held keys open, once known. */
  seats?: number[];
  /** The campaign that it belongs to, if it does. */
  campaign?: string;
}
type Rings = Record<string, Ring>;

function read(): Rings {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Rings;
  } catch {
    return {};
  }
}

let rings = read();

// another tab may have taken a seat meanwhile
if (typeof window !== "undefined") window.addEventListener("storage", (event) => event.key === place && (rings = read()));

function change(table: string, by: (ring: Ring) => void): void {
  rings = read();
  by((rings[table] ??= { hold: [], give: [] }));
  write();
}

function write(): void {
  try {
    localStorage.setItem(place, JSON.stringify(rings));
  } catch {
    // private browsing: the keys then last as long as the page
  }
}

/** Tables this browser has a seat at or opened, the newest last. */
export const myTables = (): string[] => Object.keys(rings);

export const heldTokens = (table: string): string[] => rings[table]?.hold ?? [];

export const keysToGive = (table: string): SeatKey[] => rings[table]?.give ?? [];

export const heldSeats = (table: string): number[] => rings[table]?.seats ?? [];

/** Campaigns this browser has a seat in, the newest last. */
export const myCampaigns = (): string[] => [...new Set(Object.values(rings).flatMap((ring) => ring.campaign || []))];

/** What a table has told of itself. */
export function remember(table: TableInfo, seats: number[]): void {
  if (rings[table.id])
    change(table.id, (ring) => {
      ring.seats = seats;
      if (table.campaign) ring.campaign = table.campaign;
    });
}

export function hold(table: string, tokens: string[]): void {
  change(table, (ring) => (ring.hold = [...new Set([...ring.hold, ...tokens])]));
}

/** A new table: seats of people at this screen are played here, the other keys are for handing out. */
export function keep(table: TableInfo, keys: SeatKey[]): void {
  const isHere = (key: SeatKey): boolean => table.seats[key.seat]?.kind === "here";
  change(table.id, (ring) => {
    ring.hold = keys.filter(isHere).map((key) => key.token);
    ring.seats = keys.filter(isHere).map((key) => key.seat);
    ring.give = keys.filter((key) => !isHere(key));
    if (table.campaign) ring.campaign = table.campaign;
  });
}

export function forget(table: string): void {
  rings = read();
  delete rings[table];
  write();
}

export function forgetCampaign(campaign: string): void {
  rings = Object.fromEntries(Object.entries(read()).filter(([, ring]) => ring.campaign !== campaign));
  write();
}

export const seatLink = (table: string, tokens: string[]): string => `${location.origin}/t/${table}#${tokens.join(",")}`;

export const watchLink = (table: string): string => `${location.origin}/t/${table}`;

export const tokensOf = (fragment: string): string[] => fragment.replace(/^#/, "").split(",").filter(Boolean);
