import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableOf } from "../../tests/seated";
import type { ChatLine, Say, TitleInfo } from "../protocol";
import { settings } from "./settings.svelte";
import { Talk } from "./talk.svelte";

const title = { id: "port_royal" } as TitleInfo;
const line = (seat: number, said: Partial<ChatLine>, at = 1_000): ChatLine => ({ seat, at, text: "", reaction: "", ...said });
let sent: Omit<Say, "id">[];
let talk: Talk;

function sit(...own: number[]): void {
  const table = tableOf(title, ["Anne", "Bart", "Calico"]);
  table.seats[2]!.person = "p2";
  talk.take(table);
  talk.hold(own);
  talk.sit((message) => (sent.push(message), true));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  settings.hearing = "all";
  talk = new Talk();
  sit(0);
});
afterEach(() => {
  talk.leave();
  settings.hearing = "all";
  vi.useRealTimers();
});

const texts = (): string[] => talk.entries.map((entry) => ("line" in entry ? entry.line.text || entry.line.reaction : `${entry.hidden.length} hidden`));

test("what others say is unread until somebody looks, also after the page was loaded anew", () => {
  talk.hear([line(1, { text: "Ahoy" }), line(0, { text: "Ahoy yourself" })], true);
  expect(talk.unread).toBe(1);
  talk.open();
  expect(talk.unread).toBe(0);
  talk.close();
  talk.hear([line(1, { text: "Still there?" }, 1_001)], false);
  expect(talk.unread).toBe(1);
  const again = (talk = new Talk());
  sit(0);
  again.hear([line(1, { text: "Ahoy" }), line(1, { text: "Still there?" }, 1_001)], true);
  expect(again.unread).toBe(1);
});

test("a reaction shows at its seat for three seconds, and no line from before does", () => {
  talk.hear([line(1, { reaction: "ouch" })], true);
  expect(talk.reaction(1)).toBeNull();
  talk.hear([line(1, { reaction: "bravo" })], false);
  expect(talk.reaction(1)).toBe("bravo");
  vi.advanceTimersByTime(2_000);
  talk.hear([line(1, { reaction: "thanks" })], false);
  vi.advanceTimersByTime(2_900);
  expect(talk.reaction(1)).toBe("thanks");
  vi.advanceTimersByTime(200);
  expect(talk.reaction(1)).toBeNull();
});

test("whoever is muted says nothing here: their lines are counted, can be shown, and come back", () => {
  talk.mute(2, true);
  talk.hear([line(2, { text: "one" }), line(2, { text: "two" }), line(1, { text: "three" }), line(2, { reaction: "ouch" })], false);
  expect(texts()).toEqual(["2 hidden", "three", "1 hidden"]);
  expect([talk.unread, talk.reaction(2)]).toEqual([1, null]);
  const [first] = talk.entries;
  if (first && "hidden" in first) talk.unhide(first.hidden);
  expect(texts()).toEqual(["one", "two", "three", "1 hidden"]);
  expect(sent).toEqual([]);
  // somebody who keeps their name stays muted in this browser, at other tables too
  talk = new Talk();
  sit(0);
  expect([talk.isMuted(2), talk.isMuted(1)]).toEqual([true, false]);
  talk.mute(2, false);
  expect(talk.isMuted(2)).toBe(false);
});

test("one may hear reactions only, or nothing", () => {
  const lines = [line(1, { text: "Ahoy" }), line(1, { reaction: "cheers" })];
  talk.hear(lines, false);
  expect([texts(), talk.unread]).toEqual([["Ahoy", "cheers"], 2]);
  settings.hearing = "reactions";
  expect([texts(), talk.unread]).toEqual([["cheers"], 1]);
  settings.hearing = "nothing";
  expect([texts(), talk.unread]).toEqual([[], 0]);
  talk.hear([line(2, { reaction: "bravo" })], false);
  expect(talk.reaction(2)).toBeNull();
});

test("it is offered where people play at several screens; spectators read, and a table may be without", () => {
  expect([talk.isOffered, talk.maySay]).toEqual([true, true]);
  sit(0, 1, 2);
  expect(talk.isOffered).toBe(false);
  sit();
  expect([talk.isOffered, talk.maySay]).toEqual([true, false]);
  talk.take({ ...tableOf(title, ["Anne", "Bart"]), chat: false });
  talk.hold([0]);
  expect([talk.isOff, talk.maySay]).toEqual([true, false]);
});

test("nothing empty is said", () => {
  expect(talk.say(0, "   ")).toBe(false);
  expect(talk.say(0, " Ahoy ")).toBe(true);
  talk.react(0, "coffee");
  expect(sent).toEqual([
    { type: "say", seat: 0, text: "Ahoy", reaction: "" },
    { type: "say", seat: 0, text: "", reaction: "coffee" },
  ]);
});
