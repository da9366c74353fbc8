import { afterEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import { FakeSocket } from "./fakeSocket";

afterEach(() => vi.unstubAllGlobals());

test("a line that is left before it is open is hung up when it is, and says nothing", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const listener = { hello: vi.fn(), message: vi.fn(), state: vi.fn() };
  new Connection("ws://harbor/ws/", listener).close();
  expect(FakeSocket.newest.readyState).toBe(FakeSocket.CONNECTING);
  FakeSocket.newest.accept();
  expect(FakeSocket.newest.readyState).toBe(3);
  expect(FakeSocket.newest.sent).toEqual([]);
});
