/** Whether the cards of a finished game were dealt as everybody had been promised. */
import { recordAddress, Unreachable } from "./api";
import { sha256 } from "./sha256";

/** What a screen saw when the cards were about to be dealt. */
export interface Witness {
  commitment: string;
  /** Of each seat; empty where it promised nothing. */
  promises: string[];
}

/** The first line of a record, as far as it tells where luck comes from. */
export interface Luck {
  commitment: string;
  secret: string;
  salt: string;
  seeded?: boolean;
  shares?: { promise: string; nonce: string }[];
}

export interface Verdict {
  /** Of the words `deal-<key>`. */
  key: "fair" | "alone" | "seeded" | "other-secret" | "other-share" | "left-out";
  /** Whom it is about: those who had a share, or whose share is wrong. */
  seats: number[];
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** `nonce`: what this screen has promised to add itself. */
export function judge(luck: Luck, seen: Witness, nonce: string): Verdict {
  if (luck.seeded) return { key: "seeded", seats: [] };
  if (sha256(bytesOf(luck.secret + luck.salt)) !== seen.commitment) return { key: "other-secret", seats: [] };
  const shares = seen.promises.map((_, seat) => luck.shares?.[seat] ?? { promise: "", nonce: "" });
  const seatsWhere = (holds: (share: (typeof shares)[number], seat: number) => boolean): number[] => shares.flatMap((share, seat) => (holds(share, seat) ? [seat] : []));
  const broken = seatsWhere(({ promise, nonce }, seat) => promise !== seen.promises[seat] || (nonce !== "" && sha256(nonce) !== promise));
  if (broken.length > 0) return { key: "other-share", seats: broken };
  const missing = seatsWhere((share) => nonce !== "" && share.promise === sha256(nonce) && share.nonce === "");
  if (missing.length > 0) return { key: "left-out", seats: missing };
  const added = seatsWhere((share) => share.nonce !== "");
  return { key: added.length > 0 ? "fair" : "alone", seats: added };
}

export async function fetchLuck(table: string): Promise<Luck> {
  const response = await fetch(recordAddress(table)).catch(() => null);
  if (!response?.ok) throw new Unreachable();
  const [head = "{}"] = (await response.text()).split("\n", 1);
  return JSON.parse(head) as Luck;
}
