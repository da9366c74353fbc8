import { beforeEach, expect, test } from "vitest";
import type { LessonInfo, MoveInfo, TitleInfo, Update } from "../../protocol";
import { settings } from "../settings.svelte";
import { Lesson } from "./lesson.svelte";

const title = { id: "port_royal", catalogue: [], seats: [2], options: [], presets: [], modes: [], bots: [], name: "", lesson: 4, puzzles: 0 } as TitleInfo;
const move = (notation: string): MoveInfo => ({ notation, key: "move-pass", facts: {}, preview: {} });

/** Four moves, of the learner, the rival twice, and the learner. */
const movers = [0, 1, 1, 0, 1];
const updates = movers.map(
  (seat_to_move, moves_made) =>
    ({
      moves_made,
      undone: false,
      events_from: moves_made,
      events: [{ name: `event-${moves_made}`, facts: {} }],
      seat_to_move,
      moves: [move("this"), move("that")],
    }) as unknown as Update,
);
const info: LessonInfo = {
  title: "port_royal",
  name: "",
  options: {},
  seat: 0,
  names: ["", "Bao"],
  updates,
  stops: [
    { after: 0, key: "hello", at: "", move: "" },
    { after: 0, key: "do", at: "", move: "this" },
    { after: 3, key: "saw", at: "", move: "" },
    { after: 4, key: "end", at: "", move: "" },
  ],
};
const begin = (at = 0): Lesson => new Lesson(title, info, () => false, at);

beforeEach(() => {
  settings.pace = "instant";
  settings.name = "Anne";
});

test("goes from stop to stop and waits for the learner's own move", () => {
  const lesson = begin();
  expect(lesson.names).toEqual(["Anne", "Bao"]);
  lesson.next();
  expect(lesson.stop.key).toBe("do");
  lesson.next();
  expect([lesson.stop.key, lesson.nudge]).toEqual(["do", "move"]);
  lesson.play("that");
  expect([lesson.stop.key, lesson.nudge]).toEqual(["do", "move"]);
  lesson.play("this");
  expect([lesson.stop.key, lesson.nudge]).toEqual(["saw", ""]);
  expect(lesson.update.moves_made).toBe(3);
  lesson.play("this");
  expect([lesson.stop.key, lesson.nudge]).toEqual(["saw", "read"]);
});

test("shows how where the learner asks for it, and what is no move is not an error", async () => {
  const lesson = begin(1);
  expect(await lesson.why()).toBeNull();
  expect(lesson.nudge).toBe("move");
  lesson.showMe();
  expect(lesson.stop.key).toBe("saw");
});

test("shows moves of others at the reader's pace, and can be hurried", () => {
  settings.pace = "slow";
  const lesson = begin(1);
  lesson.play("this");
  expect(lesson.update.moves_made, "the own move is seen at once").toBe(1);
  expect(lesson.isThere).toBe(false);
  expect(lesson.moves).toEqual([]);
  lesson.next();
  expect([lesson.update.moves_made, lesson.isThere]).toEqual([3, true]);
  lesson.leave();
});

test("goes back, and begins where the reader was, with the log of what came before", () => {
  const lesson = begin(3);
  const told = (): string[] => lesson.playback.log.map((event) => event.name);
  expect(told()).toEqual(["event-0", "event-1", "event-2", "event-3", "event-4"]);
  lesson.next();
  expect(lesson.isLast).toBe(true);
  lesson.play("this");
  expect(lesson.nudge).toBe("done");
  lesson.back();
  lesson.back();
  expect([lesson.stop.key, lesson.update.moves_made]).toEqual(["do", 0]);
  expect(told()).toEqual(["event-0"]);
  expect(begin(99).stop.key).toBe("end");
  expect(begin(-1).isFirst).toBe(true);
});
