/** SHA-256 in hexadecimal. The browser's own is missing where a page comes without TLS, as in a home network. */

const bits = 32;
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** bits) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const rounds = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const start = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (bits - by));

/** The message, a bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(block + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [a = 0, b = 0] = [words[i - 15], words[i - 2]];
    const before = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const after = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push(((words[i - 16] ?? 0) + before + (words[i - 7] ?? 0) + after) | 0);
  }
  return words;
}

function mix(state: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [i, word] of words.entries()) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

export function sha256(message: Uint8Array | string): string {
  const view = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  let state = start;
  for (let block = 0; block < view.byteLength; block += 64) state = mix(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
