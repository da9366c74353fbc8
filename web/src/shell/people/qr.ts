/**
 * A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. What a page shows for ten minutes to a phone beside it needs no more.
 */

/** Of each version: code words for correction in a block, blocks, data words of the first ones, and how many blocks hold one word more. */
const blocksOf: readonly (readonly [correction: number, blocks: number, words: number, longer: number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 4, 38, 2],
  [22, 5, 36, 2],
  [26, 5, 43, 1],
];
const alignment = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const byteMode = 0b0100;
const correctionM = 0b00;
const padding = [0xec, 0x11];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Rows of dark squares; null where it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + blocksOf.findIndex((_, index) => bytes.length <= room(index + 1));
  if (version === 0) return null;
  const words = interleaved(dataWords(bytes, version), version);
  const tried = masks.map((_, mask) => drawn(words, version, mask));
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Of all dark squares, for an SVG whose unit is one square; a border of four belongs around it. */
export const qrPath = (code: boolean[][]): string => code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

const spec = (version: number): readonly [number, number, number, number] => blocksOf[version - 1]!;
const wordCount = (version: number): number => spec(version)[1] * spec(version)[2] + spec(version)[3];
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const room = (version: number): number => Math.floor((wordCount(version) * 8 - 4 - lengthBits(version)) / 8);

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  add(byteMode, 4);
  add(bytes.length, lengthBits(version));
  for (const byte of bytes) add(byte, 8);
  const most = wordCount(version) * 8;
  add(0, Math.min(4, most - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let index = 0; words.length < most / 8; index++) words.push(padding[index % 2]!);
  return words;
}

/** The blocks, each with its correction, a word of each in turn. */
function interleaved(words: number[], version: number): number[] {
  const [correction, count, length, longer] = spec(version);
  const blocks: number[][] = [];
  for (let index = 0, at = 0; index < count; index++) {
    const end = at + length + (index >= count - longer ? 1 : 0);
    blocks.push(words.slice(at, end));
    at = end;
  }
  const corrections = blocks.map((block) => remainder(block, correction));
  const mixed = (parts: number[][]): number[] => Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
  return [...mixed(blocks), ...mixed(corrections)];
}

/** Reed–Solomon over GF(2⁸) by x⁸ + x⁴ + x³ + x² + 1. */
function remainder(words: number[], length: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < length; at++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((factor, index) => factor ^ (index ? times(divisor[index - 1]!, root) : 0));
  }
  const rest = [...words, ...Array<number>(length).fill(0)];
  for (let at = 0; at < words.length; at++) {
    const lead = rest[at]!;
    divisor.forEach((factor, index) => (rest[at + index]! ^= times(factor, lead)));
  }
  return rest.slice(words.length);
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function drawn(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, isDark: boolean): void => {
    dark[row]![column] = isDark;
    taken[row]![column] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    for (let down = -4; down <= 4; down++)
      for (let right = -4; right <= 4; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        if (row + down in dark && column + right in dark) set(row + down, column + right, ring !== 2 && ring !== 4);
      }
  }
  const centres = alignment[version - 1]!;
  for (const row of centres)
    for (const column of centres) {
      const isCorner = (row === 6 && (column === 6 || column === size - 7)) || (column === 6 && row === size - 7);
      if (isCorner) continue;
      for (let down = -2; down <= 2; down++) for (let right = -2; right <= 2; right++) set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }
  const format = withCheck((correctionM << 3) | mask, 10, 0b10100110111) ^ 0b101010000010010;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, isDark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, isDark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const told = withCheck(version, 12, 0b1111100100101);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((told >> bit) & 1) === 1);
      set(near, far, ((told >> bit) & 1) === 1);
    }
  }
  fill(words, dark, taken, masks[mask]!);
  return dark;
}

/** The number followed by its BCH code. */
function withCheck(number: number, length: number, divisor: number): number {
  let rest = number;
  for (let bit = 0; bit < length; bit++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (number << length) | rest;
}

/** Two columns at a time from the right, up and down in turn; the column of dots is left out. */
function fill(words: number[], dark: boolean[][], taken: boolean[][], mask: (row: number, column: number) => boolean): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - step : step;
        if (taken[row]![column]) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1; // what is left over is light
        dark[row]![column] = isSet !== mask(row, column);
        bit++;
      }
  }
}

/** How hard it is to read: long runs, squares of four, what looks like a corner, and too much of one colour. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, column) => code.map((row) => row[column]!))].map((line) => line.map(Number).join(""));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const corner of ["10111010000", "00001011101"]) for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) points += 40;
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const square = [code[row]![column], code[row - 1]![column], code[row]![column - 1], code[row - 1]![column - 1]];
      if (square.every((one) => one === square[0])) points += 3;
    }
  const darkness = code.flat().filter(Boolean).length / (size * size);
  return points + Math.floor(Math.abs(darkness * 20 - 10)) * 10;
}
