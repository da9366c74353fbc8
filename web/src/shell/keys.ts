import type { SeatKey, TableInfo, TableMade } from "../protocol";
import type { Witness } from "./deal";
import { personId, personTables } from "./people/token";
import { sha256 } from "./sha256";

const place = "flibuste.keys";

/** What this browser knows of one table: keys to the seats it plays, and invitations it may hand to others. */
interface Ring {
  hold: string[];
  give: SeatKey[];
  /** Invitations by which it came, until it has been welcomed. */
  came?: string[];
  /** What this screen adds to luck. */
  nonce?: string;
  /** What it saw when the cards were about to be dealt. */
  witness?: Witness;
  /** The seats that the held keys open, once known. */
  seats?: number[];
  /** How much had been told when it last chose. */
  chose?: number;
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

/** Tables this browser has a seat at or opened, the newest last; before them those where its person sits by another one. */
export const myTables = (): string[] => [...new Set([...personTables().filter((table) => !rings[table]), ...Object.keys(rings)])];

export const heldTokens = (table: string): string[] => rings[table]?.hold ?? [];

export const heldInvitations = (table: string): string[] => rings[table]?.came ?? [];

/** Invitations to seats that nobody has taken yet. */
export const invitationsTo = (table: TableInfo): SeatKey[] => (rings[table.id]?.give ?? []).filter((key) => !table.seats[key.seat]?.taken);

/** An invitation that was answered is void, even where the seat becomes free again. */
export function forgetUsed(table: TableInfo): void {
  const isUsed = (key: SeatKey): boolean => table.seats[key.seat]?.taken ?? false;
  if (rings[table.id]?.give.some(isUsed)) change(table.id, (ring) => (ring.give = ring.give.filter((key) => !isUsed(key))));
}

/** A new invitation to a free seat. */
export function keepInvitation(table: string, key: SeatKey): void {
  change(table, (ring) => (ring.give = [...ring.give.filter((other) => other.seat !== key.seat), key]));
}

/** The seats of this browser, and of its person. */
export function heldSeats({ id, seats }: TableInfo): number[] {
  const held = rings[id]?.seats ?? [];
  return held.length > 0 || !personId() ? held : seats.flatMap(({ person }, seat) => (person === personId() ? seat : []));
}

/** How many events had been told when this browser last chose at a table. */
export const chosenAt = (table: string): number => rings[table]?.chose ?? Infinity;

export function keepChosen(table: string, events: number): void {
  change(table, (ring) => (ring.chose = events));
}

/** Campaigns this browser has a seat in, the newest last. */
export const myCampaigns = (): string[] => [...new Set(Object.values(rings).flatMap((ring) => ring.campaign || []))];

/** What a table has told of itself. */
export function remember(table: TableInfo, seats: number[]): void {
  if (rings[table.id])
    change(table.id, (ring) => {
      ring.seats = seats;
      delete ring.came;
      if (table.campaign) ring.campaign = table.campaign;
    });
}

export function hold(table: string, tokens: string[]): void {
  change(table, (ring) => (ring.hold = [...new Set([...ring.hold, ...tokens])]));
}

/** Whoever comes by an invitation makes up a key of their own, before the server hears of it: no lost answer can lock them out. */
export function answer(table: string, invitations: string[]): void {
  change(table, (ring) => {
    ring.came = invitations;
    if (ring.hold.length === 0) ring.hold = [newToken()];
  });
}

/** An invitation that is not taken up: its key goes with it, unless seats are held here already. */
export function decline(table: string): void {
  if ((rings[table]?.seats ?? []).length > 0) change(table, (ring) => delete ring.came);
  else forget(table);
}

/** A new table: seats of people at this screen are played here, invitations are for handing out. */
export function keep({ table, keys, invitations }: TableMade): void {
  change(table.id, (ring) => {
    ring.hold = keys.map((key) => key.token);
    ring.seats = keys.map((key) => key.seat);
    ring.give = invitations;
    if (table.campaign) ring.campaign = table.campaign;
  });
}

/** The next game with the same people: the keys are good there too. */
export function holdNext(table: string, next: string, keys: SeatKey[], invitations: SeatKey[] = []): void {
  hold(next, [...heldTokens(table), ...keys.map((key) => key.token)]);
  if (invitations.length > 0) change(next, (ring) => (ring.give = invitations));
}

/** What this screen adds to the luck of a table; empty where it plays no seat. */
export const nonceFor = (table: string): string => rings[table]?.nonce ?? "";

export function keepNonce(table: string, nonce: string): void {
  change(table, (ring) => (ring.nonce ??= nonce));
}

/** The hash of what this screen will add, which is made up now if it was not yet. */
export function promiseFor(table: string): string {
  if (heldTokens(table).length === 0) return "";
  keepNonce(table, newNonce());
  return sha256(nonceFor(table));
}

const sightOf = (table: TableInfo): Witness => ({ commitment: table.commitment, promises: table.seats.map((seat) => seat.promise) });

/** All promises are made: what is seen first counts, whatever the server says later. */
export function witness(table: TableInfo): void {
  change(table.id, (ring) => (ring.witness ??= sightOf(table)));
}

/** What this screen has seen itself, else what everybody is told. */
export const witnessed = (table: TableInfo): Witness => rings[table.id]?.witness ?? sightOf(table);

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

/** What invitations begin with; links of older tables hold a key itself. */
const invitation = "i.";
export const isInvitation = (token: string): boolean => token.startsWith(invitation);

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

export const newNonce = (): string => Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function newToken(): string {
  return btoa(String.fromCharCode(...randomBytes())).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const marked = "flibuste.mark";
let made = "";

/** What those aboard are counted by: somebody's own id, else what this browser has made up; in private browsing each page has its own. */
export function ownMark(): string {
  if (personId()) return personId();
  try {
    made = localStorage.getItem(marked) ?? (made || newToken());
    localStorage.setItem(marked, made);
  } catch {
    made ||= newToken();
  }
  return made;
}

export const tokensOf = (fragment: string): string[] => fragment.replace(/^#/, "").split(",").filter(Boolean);
