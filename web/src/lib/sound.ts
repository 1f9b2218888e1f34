// Two soft tones, made here: nothing to load. Off unless a person asks for them.

let context: AudioContext | null = null;

const TONES = { asked: [523, 659], over: [392, 523, 659] } as const;

export function chime(what: keyof typeof TONES): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES[what].forEach((frequency, index) => tone(context as AudioContext, frequency, start + index * 0.12));
}

function tone(audio: AudioContext, frequency: number, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.45);
}
