import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("is the hash that everybody else computes", () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 73 + length) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(sha256("Hissez les voiles, à l’abordage")).toBe(createHash("sha256").update("Hissez les voiles, à l’abordage").digest("hex"));
});
