import { afterEach, describe, expect, it, vi } from "vitest";
import { covers } from "../games/registry";
import type { EventInfo } from "../protocol";
import { settings } from "./settings.svelte";
import { heard, play, SOUNDS, soundOut, type Sounds } from "./sounds";
import { fetchTexts } from "./texts";
import { Words } from "./words";

const happened = (...names: string[]): EventInfo[] => names.map((name) => ({ name, facts: {} }) as unknown as EventInfo);
const sounds: Sounds = { revealed: "card", paid: "coins", thrown: "dice", sunk: "wreck" };

/** What is heard of the page's speaker, which is made once and so is the same in all tests. */
const count = { started: 0, end: 0 };

/** Counts what is started from now on, and takes everything else as it comes. */
function fakeAudio(): typeof count {
  Object.assign(count, { started: 0, end: 0 });
  const anything: object = new Proxy(() => {}, {
    get: (_, key) => {
      if (key === "start")
        return (at: number, _: number, lasts = 0) => {
          count.started += 1;
          count.end = Math.max(count.end, at + lasts);
        };
      if (key === "stop") return (at: number) => (count.end = Math.max(count.end, at));
      if (key === "getChannelData") return () => new Float32Array(4);
      if (key === "currentTime" || key === "sampleRate") return 4;
      return anything;
    },
    set: () => true,
    apply: () => anything,
  });
  vi.stubGlobal("AudioContext", function AudioContext() {
    return anything;
  });
  return count;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.effects = false;
});

describe("what is heard", () => {
  it("is each sound once, as it came, and not too many", () => {
    expect(heard(sounds, happened("turned", "paid", "revealed", "paid"))).toEqual(["coins", "card"]);
    expect(heard(sounds, happened("revealed", "paid", "thrown", "sunk"))).toEqual(["card", "coins", "dice"]);
  });

  it("is nothing before somebody asks for it, and nothing while they look elsewhere", () => {
    const count = fakeAudio();
    soundOut(sounds, happened("paid"));
    settings.effects = true;
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    soundOut(sounds, happened("paid"));
    expect(count.started).toBe(0);
    hidden.mockReturnValue(false);
    soundOut(sounds, happened("paid"));
    const coins = count.started;
    expect(coins).toBeGreaterThan(0);
    for (const sound of SOUNDS) play(sound);
    expect(count.started).toBeGreaterThanOrEqual(coins + SOUNDS.length);
  });

  it.each(SOUNDS)("is over within about a second: %s", (sound) => {
    const heard = fakeAudio();
    play(sound);
    expect(heard.end).toBeGreaterThan(4.05);
    expect(heard.end).toBeLessThan(5.1);
  });

  it.each(Object.keys(covers))("is of events that there are: %s", async (title) => {
    await fetchTexts(title);
    const words = new Words({ id: title, catalogue: [], options: [] });
    const board = await covers[title]!.board();
    expect(Object.keys(board.sounds ?? {}).length).toBeGreaterThan(5);
    for (const name of Object.keys(board.sounds ?? {})) expect(words.has(`event-${name}`), name).toBe(true);
  });
});
