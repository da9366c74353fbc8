import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, TableInfo, TitleInfo, ToPage, Update } from "../protocol";
import { FakeSocket } from "./fakeSocket";
import { forget, hold, nonceFor, witnessed } from "./keys";
import { presence } from "./presence.svelte";
import { Session } from "./session.svelte";
import { sha256 } from "./sha256";

const title = { id: "port_royal", catalogue: [], seats: [2], options: [], presets: [], modes: [], bots: [], name: "", lesson: 0, puzzles: 0 } as TitleInfo;
const table = { id: "t1", status: "playing", name: "", seats: [{ name: "Anne" }, { name: "Bao" }] } as TableInfo;
const welcome = (...own_seats: number[]): ToPage => ({ type: "welcome", now: 0, notes: [], table, own_seats });

function update(moves_made: number, seat_to_move: number, more: Partial<Update> = {}): Update {
  const moves = [{ notation: "reveal", key: "move-reveal", facts: {}, preview: {} }];
  const base = { type: "update", moves_made, seat_to_move, undone: false, events_from: 0, events: [], moves, may_undo: -1, outcome: null, clocks: null };
  return { ...base, ...more } as unknown as Update;
}

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  forget("t1");
  hold("t1", ["k"]);
  session = new Session("t1", title);
});
afterEach(() => {
  session.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("offers the moves of own seats only", () => {
  FakeSocket.newest.accept(welcome(0), update(0, 1));
  expect(session.moves).toEqual([]);
  FakeSocket.newest.say(update(1, 0));
  vi.advanceTimersByTime(5000);
  expect(session.moves).toHaveLength(1);
  expect(session.me).toBe(0);
});

test("makes an update of what has changed since the one before, also where that is still to be shown", () => {
  FakeSocket.newest.accept(welcome(0), update(0, 1, { scores: [1, 2] }));
  const changes = (moves_made: number, change: Record<string, unknown>): ToPage => ({ type: "changes", moves_made, undone: false, events_from: 0, events: [], changes: change });
  FakeSocket.newest.say(changes(1, { scores: { 1: [5] } }), changes(2, { scores: { 0: [7] }, seat_to_move: [0] }));
  vi.advanceTimersByTime(5000);
  expect(session.update).toEqual(update(2, 0, { scores: [7, 5] }));
  expect(FakeSocket.newest.sent[0]).toMatchObject({ type: "hello", deltas: true });
});

test("calls the player even while moves of others are still to be shown", () => {
  FakeSocket.newest.accept(welcome(0), update(0, 1));
  FakeSocket.newest.say(update(1, 1), update(2, 0));
  expect(session.moves).toEqual([]);
  expect(session.isAwaited).toBe(true);
});

test("waits for a bot while its move is neither here nor only to be shown", () => {
  const withBot = { ...table, seats: [{ name: "Anne", kind: "here" }, { name: "Bao", kind: "bot" }] } as TableInfo;
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table: withBot, own_seats: [0] }, update(0, 0));
  expect(session.thinker).toBe(-1);
  FakeSocket.newest.say(update(1, 1));
  expect(session.thinker).toBe(1);
  FakeSocket.newest.say(update(2, 1), update(3, 0));
  expect(session.playback.behind).toBeGreaterThan(0);
  expect(session.thinker).toBe(-1);
  vi.advanceTimersByTime(5000);
  expect(session.thinker).toBe(-1);
});

test("a person is not said to think by a machine", () => {
  FakeSocket.newest.accept(welcome(0), update(0, 1));
  expect(session.thinker).toBe(-1);
});

test("a move names the moment it was chosen in, and one at a time is enough", () => {
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  session.play("reveal");
  session.play("reveal");
  expect(FakeSocket.newest.sent.slice(1)).toEqual([{ type: "move", id: 1, seat: 0, move: "reveal", after: 4 }]);
  FakeSocket.newest.say({ type: "done", id: 1 }, update(5, 1));
  expect(session.pending).toBeNull();
});

test("a move lost with the line is sent again when the table has not moved on", () => {
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  session.play("reveal");
  FakeSocket.newest.close();
  expect(session.connection).toBe("lost");
  vi.advanceTimersByTime(600);
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.newest.sent.at(-1)).toMatchObject({ type: "move", after: 4 });
});

test("a move the server had made before the line broke is not sent again", () => {
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  session.play("reveal");
  FakeSocket.newest.close();
  vi.advanceTimersByTime(600);
  FakeSocket.newest.accept(welcome(0), update(5, 1));
  expect(FakeSocket.newest.sent.map((message) => message.type)).toEqual(["hello"]);
  expect(session.pending).toBeNull();
});

test("a server that restarts says so, and is waited for", () => {
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  FakeSocket.newest.close(1012);
  expect(session.connection).toBe("restarting");
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.close();
  expect(session.connection).toBe("restarting");
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  expect(session.connection).toBe("open");
  FakeSocket.newest.close();
  expect(session.connection).toBe("lost");
});

test("waits longer from try to try, up to five seconds", () => {
  const tries = [500, 1000, 2000, 4000, 5000, 5000];
  for (const wait of tries) {
    FakeSocket.newest.close();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test("a refusal ends the wait and is told", () => {
  FakeSocket.newest.accept(welcome(0), update(4, 0));
  session.play("reveal");
  FakeSocket.newest.say({ type: "refused", id: 1, reason: { key: "stale", rule: "", facts: {} } });
  expect(session.pending).toBeNull();
  expect(session.refusal?.key).toBe("stale");
});

test("several people at one screen: the one to move sits in front, then stays", () => {
  FakeSocket.newest.accept(welcome(0, 2), update(0, 2));
  expect(session.me).toBe(2);
  session.play("reveal");
  FakeSocket.newest.say(update(1, 1));
  expect(session.me).toBe(2);
});

// --- several people with secrets at one screen

const secretive = { ...table, private: true };
const shared = (...own_seats: number[]): ToPage => ({ type: "welcome", now: 0, notes: [], table: secretive, own_seats });
const seen = (who: string): Partial<Update> => ({ events_from: 0, undone: true, events: [{ name: `seen by ${who}`, facts: {} }] });

test("the curtain is drawn until the server shows the table to the one whose turn it is", () => {
  FakeSocket.newest.accept(shared(0, 1), update(0, 0, { eye: -1 }));
  expect(session.isCurtained).toBe(true);
  session.sitDown();
  expect(FakeSocket.newest.sent.at(-1)).toEqual({ type: "sit", id: 1, seat: 0 });
  expect(session.isCurtained).toBe(true);
  FakeSocket.newest.say({ type: "done", id: 1 }, update(0, 0, { eye: 0 }));
  expect(session.isCurtained).toBe(false);
  session.play("reveal");
  FakeSocket.newest.say(update(1, 1, { eye: -1, undone: true }));
  expect(session.isCurtained).toBe(true);
  expect(session.me).toBe(1);
});

test("the page forgets what it told to the one who sat there before", () => {
  FakeSocket.newest.accept(shared(0, 1), update(0, 0, { eye: -1 }));
  FakeSocket.newest.say(update(0, 0, { eye: 0, ...seen("Anne") }));
  FakeSocket.newest.say({ type: "refused", id: 7, reason: { key: "between", rule: "", facts: { token: 7 } } });
  expect(session.refusal).not.toBeNull();
  FakeSocket.newest.say(update(1, 1, { eye: -1, ...seen("nobody") }));
  expect(session.playback.log.map((event) => event.name)).toEqual(["seen by nobody"]);
  expect(session.playback.events).toEqual([]);
  expect(session.refusal).toBeNull();
});

test("who sits there stays while others elsewhere move", () => {
  FakeSocket.newest.accept(shared(0, 1), update(0, 1, { eye: 1 }));
  session.play("reveal");
  FakeSocket.newest.say(update(1, 2, { eye: 1 }));
  expect(session.isCurtained).toBe(false);
  expect(session.me).toBe(1);
});

test("there is no curtain for one alone, without secrets, or after the game", () => {
  FakeSocket.newest.accept(shared(0), update(0, 0, { eye: 0 }));
  expect(session.isCurtained).toBe(false);
  FakeSocket.newest.say(welcome(0, 1), update(0, 1, { eye: -1 }));
  expect(session.isCurtained).toBe(false);
  FakeSocket.newest.say(shared(0, 1), update(9, -1, { eye: -1, undone: true, outcome: { winners: [0] } as Update["outcome"] }));
  expect(session.isCurtained).toBe(false);
});

test("adds to luck when everybody has promised, and remembers what was promised first", () => {
  const seats = (taken: boolean, promise: string): TableInfo["seats"] => [{ name: "Anne", taken: true, promise: "mine" }, { name: "Bao", taken, promise }] as TableInfo["seats"];
  const waiting = { ...table, status: "waiting", commitment: "c1", seats: seats(false, "") } as TableInfo;
  const [hello] = (FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table: waiting, own_seats: [0] }), FakeSocket.newest.sent);
  expect(FakeSocket.newest.sent).toHaveLength(1);
  const full = { ...waiting, seats: seats(true, "theirs") };
  FakeSocket.newest.say({ type: "table", notes: [], table: full });
  const nonce = nonceFor("t1");
  expect(hello).toMatchObject({ promise: sha256(nonce) });
  expect(FakeSocket.newest.sent.slice(1)).toEqual([{ type: "reveal", id: 1, seat: 0, nonce }]);
  FakeSocket.newest.say({ type: "table", notes: [], table: { ...full, status: "playing", commitment: "c2", seats: seats(true, "other") } });
  expect(witnessed({ ...full, commitment: "c3" })).toEqual({ commitment: "c1", promises: ["mine", "theirs"] });
});

test("a table that is gone is not called again", () => {
  FakeSocket.newest.accept({ type: "gone", why: "no such table", key: "gone" });
  vi.advanceTimersByTime(60_000);
  expect(session.gone).toBe("gone");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a page that is loaded again knows what has happened since its player last chose", () => {
  const event = (name: string): EventInfo => ({ name, facts: {} });
  const since = (of: Session): string[] => of.playback.log.slice(of.playback.chosenAt).map(({ name }) => name);
  const all = ["dealt", "mine", "theirs"].map(event);
  FakeSocket.newest.accept(welcome(0), update(0, 0, { events: all.slice(0, 1) }));
  expect(since(session)).toEqual([]);
  FakeSocket.newest.say(update(1, 1, { events_from: 1, events: all.slice(1, 2) }), update(2, 0, { events_from: 2, events: all.slice(2) }));
  vi.advanceTimersByTime(5000);
  expect(since(session)).toEqual(["theirs"]);
  session.leave();
  session = new Session("t1", title);
  FakeSocket.newest.accept(welcome(0), update(2, 0, { events: all }));
  expect(since(session)).toEqual(["theirs"]);
});

test("who is turned away is told why, knocks more and more slowly, and is told no more once inside", () => {
  for (const wait of [500, 1000]) {
    FakeSocket.newest.accept({ type: "trouble", why: "Too many screens.", key: "too-often" });
    FakeSocket.newest.close(1013);
    expect(session.turnedAway).toBe("too-often");
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  FakeSocket.newest.accept(welcome(0), update(0, 0));
  expect(session.turnedAway).toBe("");
});

test("asks why not", async () => {
  FakeSocket.newest.accept(welcome(0), update(0, 0));
  const answer = session.why("pass");
  FakeSocket.newest.say({ type: "why", id: 1, reason: { key: "turn-is-ending", rule: "PR-1", facts: {} } });
  expect(await answer).toMatchObject({ key: "turn-is-ending" });
});

test("off line is known at once, and a move made then is kept until the line is back", () => {
  FakeSocket.newest.accept(welcome(0), update(0, 0));
  const before = FakeSocket.newest;
  dispatchEvent(new Event("offline"));
  expect(session.connection).toBe("lost");
  session.play("reveal");
  expect(session.pending).toMatchObject({ type: "move", move: "reveal" });
  expect(before.sent.filter(({ type }) => type === "move")).toEqual([]);
  dispatchEvent(new Event("online"));
  FakeSocket.newest.accept(welcome(0), update(0, 0));
  expect(FakeSocket.newest.sent.filter(({ type }) => type === "move")).toMatchObject([{ move: "reveal" }]);
});

test("says when it is not looked at, and shows who else does not look", () => {
  const seats = ["Anne", "Bao"].map((name) => ({ name, kind: "link", taken: true, online: true, away: 0 }));
  FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table: { ...table, seats } as TableInfo, own_seats: [0] }, update(0, 1));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.newest.sent.at(-1)).toEqual({ type: "attend", looks: false });
  hidden.mockRestore();
  FakeSocket.newest.say({ type: "here", seats: [0, -1] });
  expect([presence.of(0), presence.of(1)]).toEqual(["here", "elsewhere"]);
  FakeSocket.newest.say({ type: "here", seats: [0, 75] });
  vi.advanceTimersByTime(10_000);
  expect([presence.of(1), Math.round(presence.away(1))]).toEqual(["away", 85]);
});

test("at anchor nothing is offered, and a reason for what was asked in a panel is said there", async () => {
  const anchored = { left: [1, 1], runs: 0, since: 0, still_until: 0, out: -1, nights: [], anchored: 5 };
  FakeSocket.newest.accept(welcome(0), update(0, 0));
  expect(session.moves).toHaveLength(1);
  FakeSocket.newest.say(update(0, 0, { clocks: anchored }));
  expect([session.moves, session.isAwaited]).toEqual([[], false]);
  const tried = session.tryHook(0);
  const { id } = FakeSocket.newest.sent.at(-1) as { id: number };
  FakeSocket.newest.say({ type: "refused", id, reason: { key: "hook-silent", rule: "", facts: { host: "h" } } });
  expect([(await tried)?.key, session.refusal]).toEqual(["hook-silent", null]);
});
