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
