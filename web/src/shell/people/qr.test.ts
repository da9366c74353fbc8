import { expect, test } from "vitest";
import { sha256 } from "../sha256";
import { qrCode, qrPath } from "./qr";

/** As another program draws it, and a third one reads it. */
const flibuste = [
  "#######.......#######",
  "#.....#....#..#.....#",
  "#.###.#.#####.#.###.#",
  "#.###.#.###.#.#.###.#",
  "#.###.#.##.##.#.###.#",
  "#.....#.###.#.#.....#",
  "#######.#.#.#.#######",
  "........#..##........",
  "#.#####..#..#.#####..",
  "#...#....#..##.###..#",
  ".#.#.##.##.#.#....##.",
  "#.##...#.##....#.##.#",
  "....###.#..#.......#.",
  "........#######.#....",
  "#######..##.#.#..###.",
  "#.....#.#..####.###..",
  "#.###.#.###.#..#....#",
  "#.###.#.#.#.#...#.#..",
  "#.###.#.##.#.#.......",
  "#.....#..##......##..",
  "#######.#..#.#...#.#.",
];

/** The same of the first letters of a long link, so many of each version; the beginning of the SHA-256 of its rows. */
const known: Record<number, string> = {
  14: "765af7c0ca35a1b9",
  15: "1dd9ee76899f46e9",
  26: "b0292d3932e4ae60",
  42: "0e0b8955ce39889d",
  62: "bdb62552c47b0664",
  84: "22c1b6bb2da34e2a",
  106: "ad11b683b13a28ce",
  122: "2e045145bc48f1b6",
  152: "6e548d3a2ee72bf6",
  180: "71294b154a49b3f2",
  213: "07d86a0475083a4e",
};
const long = "https://play.example.org/p/come#ABCD2345".repeat(6);

test("is the code that others draw, of every version", () => {
  expect(qrCode("Flibuste")?.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""))).toEqual(flibuste);
  const drawn = Object.keys(known).map((length) => [length, sha256(rows(long.slice(0, Number(length)))).slice(0, 16)]);
  expect(Object.fromEntries(drawn)).toEqual(known);
});

test("is not there where a link is too long for it", () => {
  expect(qrCode(long.slice(0, 214))).toBeNull();
});

test("is a path of squares", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});

const rows = (text: string): string => (qrCode(text) ?? []).map((row) => row.map(Number).join("")).join("\n");
