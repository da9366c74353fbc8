import type { EventInfo } from "../protocol";
import { ring, speakerHere, type Speaker } from "./audio";
import { settings } from "./settings.svelte";

/** What is heard of a table. A title says which of its events sounds like what (`BoardParts.sounds`); all are drawn by code. */
export const SOUNDS = ["card", "coins", "cubes", "dice", "piece", "sail", "wreck"] as const;
export type Sound = (typeof SOUNDS)[number];
export type Sounds = Readonly<Record<string, Sound>>;

/** Of what happens at once. */
const MOST = 3;
/** Seconds between two of them. */
const APART = 0.16;

/** What is heard of what happened: each sound once, in the order in which it first came. */
export function heard(sounds: Sounds, events: readonly EventInfo[]): Sound[] {
  const all = events.flatMap(({ name }) => sounds[name] ?? []);
  return [...new Set(all)].slice(0, MOST);
}

/** For those who asked for it, while they look. */
export function soundOut(sounds: Sounds, events: readonly EventInfo[]): void {
  if (!settings.effects || document.hidden) return;
  heard(sounds, events).forEach((sound, number) => play(sound, number * APART));
}

export function play(sound: Sound, after = 0): void {
  const speaker = speakerHere();
  drawn[sound](speaker, speaker.audio.currentTime + after);
}

/** A narrow band lets little of the noise through: what is knocked is drawn louder than what rustles, to be heard alike. */
const drawn: Record<Sound, (speaker: Speaker, at: number) => void> = {
  // paper over paper
  card: (speaker, at) => rush(speaker, { at, lasts: 0.09, loud: 0.16, from: 5200, to: 1900, narrow: 0.9 }),
  // metal: a few high partials, each coin a little later and higher
  coins: (speaker, at) => {
    for (const [number, ratio] of [1, 1.12, 1.07].entries()) {
      for (const partial of [3100, 4730, 6420]) ring(speaker, { at: at + number * 0.075, lasts: 0.16, loud: 0.04, pitch: partial * ratio });
    }
  },
  // small wood into a tower
  cubes: (speaker, at) => {
    for (const [number, pitch] of [1250, 980, 1420, 1100, 870].entries()) knock(speaker, at + number * 0.055 + (number % 2) * 0.018, pitch, 1.1);
  },
  // bone on a table, which rolls out
  dice: (speaker, at) => {
    for (const [number, pitch] of [2100, 1700, 2300, 1850].entries()) knock(speaker, at + 0.09 * number ** 0.7, pitch, 0.9 - number * 0.16);
  },
  piece: (speaker, at) => knock(speaker, at, 520, 2.2),
  // wind that comes and goes
  sail: (speaker, at) => rush(speaker, { at, lasts: 0.6, loud: 0.45, from: 420, to: 1100, narrow: 1.4, slow: true }),
  // timber that breaks, and the sea over it
  wreck: (speaker, at) => {
    for (const [number, pitch] of [340, 210, 420].entries()) knock(speaker, at + number * 0.11, pitch, 1.6);
    rush(speaker, { at: at + 0.12, lasts: 0.9, loud: 0.32, from: 900, to: 140, narrow: 0.5, slow: true });
  },
};

interface Rush {
  at: number;
  lasts: number;
  loud: number;
  /** Hertz that are let through, at first and at last. */
  from: number;
  to: number;
  narrow: number;
  /** Swells before it dies away. */
  slow?: boolean;
}

function rush({ audio, out }: Speaker, { at, lasts, loud, from, to, narrow, slow = false }: Rush): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise(audio);
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + (slow ? lasts * 0.35 : 0.006));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, 0, lasts);
}

const knock = (speaker: Speaker, at: number, pitch: number, loud: number): void =>
  rush(speaker, { at, lasts: 0.06, loud, from: pitch, to: pitch * 0.8, narrow: 6 });

const hisses = new WeakMap<AudioContext, AudioBuffer>();

/** A second of white noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  let hiss = hisses.get(audio);
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    hisses.set(audio, hiss);
  }
  return hiss;
}
