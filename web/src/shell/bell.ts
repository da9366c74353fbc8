let context: AudioContext | null = null;

/** A ship's bell, two soft strokes, drawn by code. */
export function ringBell(): void {
  context ??= new AudioContext();
  void context.resume();
  for (const delay of [0, 0.22]) stroke(context, context.currentTime + delay);
}

function stroke(audio: AudioContext, at: number): void {
  // a bell is a few partials that are not harmonic, the high ones dying first
  const partials = [
    { ratio: 1, loud: 0.09, lasts: 1.4 },
    { ratio: 2.76, loud: 0.04, lasts: 0.8 },
    { ratio: 5.4, loud: 0.015, lasts: 0.35 },
  ];
  for (const { ratio, loud, lasts } of partials) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = 660 * ratio;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + lasts);
  }
}

/** One dry tick of a clock. */
export function tick(): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime;
  tone.frequency.value = 1800;
  gain.gain.setValueAtTime(0.03, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.04);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.05);
}
