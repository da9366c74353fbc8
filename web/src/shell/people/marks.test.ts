import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { MarkInfo } from "../../protocol";
import { settings } from "../settings.svelte";
import MarkList from "./MarkList.svelte";
import RivalList from "./RivalList.svelte";

const seas: MarkInfo = { id: "seven-seas", count: 0, share: 0, done: 4, of: 5 };
const kept: MarkInfo = { id: "word-kept", count: 3, share: 0.004, done: 2, of: 10 };

afterEach(cleanup);

test("marks say what they are for, how often, and how many people have them; those on the way come after", () => {
  settings.language = "en";
  render(MarkList, { props: { marks: [seas, kept] } });
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.title)).toEqual(["1% of people here have it", "0% of people here have it"]);
  expect(rows[0]?.textContent).toContain("Word kept\u00a0×3");
  expect(rows[0]?.textContent).not.toContain("2 of 10");
  expect(rows[1]?.textContent).toContain("Every game finished once at least (4 of 5 so far)");
});

test("only on one's own page rivals can be invited", async () => {
  settings.language = "en";
  const rivals = [{ id: "b", name: "Bart & Co", ahead: 1, behind: 2 }];
  const { rerender } = render(RivalList, { props: { rivals, invitesTo: "amerigo" } });
  expect(screen.getByRole("link", { name: "Invite Bart & Co" }).getAttribute("href")).toBe("/new/amerigo#Bart%20%26%20Co");
  await rerender({ rivals, invitesTo: "" });
  expect(screen.queryByRole("link", { name: /Invite/ })).toBeNull();
});
