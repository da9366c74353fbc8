import { settings } from "./settings.svelte";

/** Where every sound of the page goes, as loud as its player wants it. */
export interface Speaker {
  audio: AudioContext;
  out: GainNode;
}

let speaker: Speaker | null = null;

/** Made when the first sound is wanted: a browser lets nobody be loud before they have touched the page. */
export function speakerHere(): Speaker {
  if (!speaker) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.connect(audio.destination);
    speaker = { audio, out };
  }
  void speaker.audio.resume();
  speaker.out.gain.value = settings.volume / 50; // halfway is as loud as sounds were drawn
  return speaker;
}

export interface Ring {
  at: number;
  lasts: number;
  loud: number;
  pitch: number;
}

/** One partial of something that rings. */
export function ring({ audio, out }: Speaker, { at, lasts, loud, pitch }: Ring): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + lasts);
}
