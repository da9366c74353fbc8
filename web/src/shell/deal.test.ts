import { expect, test } from "vitest";
import { judge, type Luck, type Witness } from "./deal";
import { sha256 } from "./sha256";

const [anne, berta] = ["a1".repeat(16), "b2".repeat(16)];
const hashOf = (secret: number): string => sha256(Uint8Array.from([...Array<number>(16).fill(secret), ...Array<number>(16).fill(255)]));
const [commitment, secret, salt] = [hashOf(0), "00".repeat(16), "ff".repeat(16)];
const share = (nonce: string): { promise: string; nonce: string } => ({ promise: sha256(nonce), nonce });
const nothing = { promise: "", nonce: "" };
const seen: Witness = { commitment, promises: [sha256(anne), sha256(berta), ""] };
const luck: Luck = { commitment, secret, salt, shares: [share(anne), share(berta), nothing] };

test("a deal that was as promised is fair, and names who had a share", () => {
  expect(judge(luck, seen, anne)).toEqual({ key: "fair", seats: [0, 1] });
  expect(judge(luck, seen, "")).toEqual({ key: "fair", seats: [0, 1] });
});

test("without any share there is the secret alone", () => {
  expect(judge({ commitment, secret, salt }, { commitment, promises: ["", ""] }, anne)).toEqual({ key: "alone", seats: [] });
});

test("a game from a seed is never fair", () => {
  expect(judge({ ...luck, seeded: true }, seen, anne).key).toBe("seeded");
});

test("another secret than the one promised is noticed, whatever the record says", () => {
  expect(judge({ ...luck, secret: "01".repeat(16), commitment: hashOf(1) }, seen, anne).key).toBe("other-secret");
});

test("another share than the one promised is noticed, even with a promise to fit", () => {
  const forged = "cc".repeat(16);
  for (const instead of [{ promise: sha256(berta), nonce: forged }, share(forged), nothing]) {
    expect(judge({ ...luck, shares: [share(anne), instead, nothing] }, seen, anne)).toEqual({ key: "other-share", seats: [1] });
  }
  expect(judge({ commitment, secret, salt }, seen, "").key).toBe("other-share");
});

test("who is left out is told so", () => {
  const shares = [{ promise: sha256(anne), nonce: "" }, share(berta), nothing];
  expect(judge({ ...luck, shares }, seen, anne)).toEqual({ key: "left-out", seats: [0] });
  expect(judge({ ...luck, shares }, seen, berta)).toEqual({ key: "fair", seats: [1] });
});
