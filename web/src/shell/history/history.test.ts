import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { EventInfo, LookBack, TableInfo, TitleInfo, ToPage, Update } from "../../protocol";
import { FakeSocket } from "../fakeSocket";
import { forget, hold } from "../keys";
import { routeOf } from "../router.svelte";
import { Session } from "../session.svelte";
import { movesOfRounds, stretchesOf, tellsNextTurn } from "./turns";

const event = (name: string, facts: EventInfo["facts"] = {}): EventInfo => ({ name, facts });

describe("turns and rounds", () => {
  const log = [event("round-began", { round: 1 }), event("moved"), event("moved"), event("round-began", { round: 2 }), event("round-began", { round: 2 }), event("moved")];
  // a move that begins the second round, and one in it
  const told = [1, 2, 5, 6];

  it("finds where rounds begin by the events that name them", () => {
    expect(movesOfRounds(log, told)).toEqual([
      { move: 0, round: 1 },
      { move: 2, round: 2 },
    ]);
    expect(movesOfRounds(log, told.slice(0, 2))).toEqual([{ move: 0, round: 1 }]);
  });

  it("parts the moves by turns, and by rounds where one turn follows another of the same seat", () => {
    expect(stretchesOf([0, 0, 0, 1], movesOfRounds(log, [...told, 6]))).toEqual([
      { seat: 0, round: 1, from: 0, to: 2 },
      { seat: 0, round: 2, from: 2, to: 3 },
      { seat: 1, round: 2, from: 3, to: 4 },
    ]);
    expect(stretchesOf([0, 1], [])).toMatchObject([{ round: 0 }, { round: 0 }]);
  });

  it("knows what tells of the next turn at the end of another", () => {
    const turn = { seat: 0, round: 1, from: 0, to: 2 };
    expect(tellsNextTurn(event("player-turn", { seat: 1 }), 2, turn)).toBe(true);
    expect(tellsNextTurn(event("player-turn", { seat: 0 }), 1, turn)).toBe(false);
    expect(tellsNextTurn(event("card-hired", { seat: 1, card: "sailor" }), 2, turn)).toBe(false);
    expect(tellsNextTurn(event("player-turn", { seat: 1 }), 2, undefined)).toBe(false);
  });
});

test("a moment has an address", () => {
  expect(routeOf("/t/abc/m/188")).toEqual({ page: "table", table: "abc", move: 188 });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/m/x")).toEqual({ page: "lost" });
  expect(routeOf("/t/a%2Fb")).toEqual({ page: "table", table: "a/b" });
  expect(routeOf("/t/50%")).toEqual({ page: "table", table: "50%" });
});

describe("looking back", () => {
  const title = { id: "port_royal", catalogue: [], seats: [2], options: [], presets: [], modes: [], bots: [], name: "", lesson: 0, puzzles: 0 } as TitleInfo;
  const table = { id: "t1", status: "playing", name: "", private: true, seats: [{ name: "Anne" }, { name: "Bao" }] } as TableInfo;
  const events = ["a", "b", "c", "d"].map((name) => event(name));

  function update(moves_made: number, more: Partial<Update> = {}): Update {
    const moves = [{ notation: "reveal", key: "move-reveal", facts: {}, preview: {} }];
    const base = { type: "update", moves_made, seat_to_move: 0, undone: false, events_from: 0, events: events.slice(0, moves_made), moves, may_undo: -1, outcome: null, eye: 0 };
    return { ...base, ...more } as unknown as Update;
  }

  let session: Session;
  const asked = (): LookBack[] => FakeSocket.newest.sent.filter((message): message is LookBack => message.type === "look");
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  /** The server answers everything that is asked about the past. */
  async function answer(): Promise<void> {
    for (let told = -1; told !== FakeSocket.newest.sent.length; await settle()) {
      told = FakeSocket.newest.sent.length;
      for (const message of FakeSocket.newest.sent.splice(0)) {
        answered.push(message as LookBack);
        if (message.type === "past") {
          const all = [0, 1, 2, 3, 4].slice(0, (session.playback.newest?.moves_made ?? 0) + 1);
          FakeSocket.newest.say({ type: "past", id: message.id, since: 0, turns: all.slice(1).map(() => 0), told: all });
        }
        if (message.type === "look")
          FakeSocket.newest.say({ type: "then", id: message.id, moves: message.moves, eye: message.eye ?? -1, view: { move: message.moves }, seat_to_move: 1, scores: [] } as unknown as ToPage);
      }
    }
  }
  let answered: LookBack[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    answered = [];
    forget("t1");
    hold("t1", ["k"]);
    session = new Session("t1", title);
    FakeSocket.newest.accept({ type: "welcome", now: 0, notes: [], table, own_seats: [0] }, update(3));
    FakeSocket.newest.sent.length = 0;
  });
  afterEach(() => {
    session.leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("shows what the own seat saw, and nothing can be done there", async () => {
    expect(session.moves).toHaveLength(1);
    session.history.go(1);
    expect(asked()).toMatchObject([{ moves: 1, eye: 0 }]);
    await answer();
    expect(session.update).toMatchObject({ moves_made: 1, view: { move: 1 }, seat_to_move: 1, moves: [] });
    expect(session.moves).toEqual([]);
    session.history.close();
    expect(session.update?.moves_made).toBe(3);
    expect(session.moves).toHaveLength(1);
  });

  it("asks for one moment at a time, and for where one stopped", async () => {
    session.history.go(0);
    session.history.go(1);
    session.history.go(2);
    await answer();
    expect(answered.filter(({ type }) => type === "look").map(({ moves }) => moves)).toEqual([0, 2]);
    expect(session.update?.moves_made).toBe(2);
  });

  it("animates a step on, and no other way", async () => {
    session.history.go(1);
    await answer();
    expect(session.events).toEqual([]);
    session.history.step(1);
    await answer();
    expect(session.events).toEqual([events[1]]);
    session.history.step(-1);
    await answer();
    expect(session.events).toEqual([]);
  });

  it("stays where it is while others move, and goes with a move that is taken back", async () => {
    session.history.go(1);
    await answer();
    FakeSocket.newest.say(update(4, { events_from: 3, events: events.slice(3) }));
    await answer();
    expect(session.history.last).toBe(4);
    expect(session.update?.moves_made).toBe(1);
    expect(session.isAwaited).toBe(true);
    session.history.go(4);
    await answer();
    FakeSocket.newest.say(update(2, { undone: true }));
    await answer();
    expect(session.history.at).toBe(2);
    expect(session.history.turns).toHaveLength(2);
  });

  it("finds the move of a line, and plays to the end", async () => {
    void session.history.goToEvent(0);
    await answer();
    await answer();
    expect(session.history.at).toBe(1);
    session.history.play();
    for (let moves = 0; moves < 3; moves++) {
      await vi.advanceTimersByTimeAsync(2000);
      await answer();
    }
    expect(session.history.at).toBe(3);
    expect(session.history.isPlaying).toBe(false);
  });

  it("shows a spectator's view to who comes by a link", async () => {
    session.history.go(3, -1);
    await answer();
    expect(answered.filter(({ type }) => type === "look")).toMatchObject([{ moves: 3, eye: -1 }]);
  });
});
