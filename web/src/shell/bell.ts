import { ring, speakerHere } from "./audio";

/** A ship's bell, two soft strokes, drawn by code. */
export function ringBell(): void {
  const speaker = speakerHere();
  for (const delay of [0, 0.22]) {
    const at = speaker.audio.currentTime + delay;
    // a bell is a few partials that are not harmonic, the high ones dying first
    ring(speaker, { at, pitch: 660, loud: 0.09, lasts: 1.4 });
    ring(speaker, { at, pitch: 660 * 2.76, loud: 0.04, lasts: 0.8 });
    ring(speaker, { at, pitch: 660 * 5.4, loud: 0.015, lasts: 0.35 });
  }
}

/** One dry tick of a clock. */
export function tick(): void {
  const speaker = speakerHere();
  ring(speaker, { at: speaker.audio.currentTime, pitch: 1800, loud: 0.03, lasts: 0.05 });
}
