import { expect, test } from "vitest";
import { passkeyTrouble } from "./passkeys";

test("says why there can be no passkey here", () => {
  const ways = { passkeys: true, host: "play.example.org", address: "https://play.example.org", bell: "" };
  const at = (hostname: string, isSecure: boolean, isKnown: boolean): string => passkeyTrouble(ways, { hostname }, isSecure, isKnown);
  expect(at("play.example.org", true, true)).toBe("");
  expect(at("10.0.0.7", false, true)).toBe("elsewhere");
  expect(at("play.example.org", false, false)).toBe("insecure");
  expect(at("play.example.org", true, false)).toBe("unknown");
});
