// Small sounds, made by the device as they are needed; silent unless the player wants them.

import { settings } from './settings.svelte';

interface Note {
  pitch: number;
  seconds: number;
  volume: number;
  wave: OscillatorType;
}

const notes: Record<string, Note> = {
  tap: { pitch: 520, seconds: 0.04, volume: 0.06, wave: 'sine' },
  tip: { pitch: 180, seconds: 0.09, volume: 0.18, wave: 'triangle' },
  turn: { pitch: 240, seconds: 0.07, volume: 0.12, wave: 'triangle' },
  slide: { pitch: 210, seconds: 0.09, volume: 0.12, wave: 'triangle' },
  put: { pitch: 160, seconds: 0.08, volume: 0.18, wave: 'triangle' },
  pull: { pitch: 300, seconds: 0.14, volume: 0.12, wave: 'sawtooth' },
  take: { pitch: 110, seconds: 0.16, volume: 0.2, wave: 'square' },
  build: { pitch: 140, seconds: 0.1, volume: 0.18, wave: 'square' },
  destroy: { pitch: 90, seconds: 0.15, volume: 0.2, wave: 'sawtooth' },
  win: { pitch: 660, seconds: 0.15, volume: 0.12, wave: 'sine' },
  lose: { pitch: 140, seconds: 0.2, volume: 0.12, wave: 'sine' },
  hold: { pitch: 780, seconds: 0.25, volume: 0.12, wave: 'sine' },
  points: { pitch: 880, seconds: 0.18, volume: 0.12, wave: 'sine' },
  roll: { pitch: 400, seconds: 0.05, volume: 0.1, wave: 'square' },
  refuse: { pitch: 120, seconds: 0.12, volume: 0.12, wave: 'sine' },
  call: { pitch: 587, seconds: 0.3, volume: 0.14, wave: 'sine' },
  begin: { pitch: 440, seconds: 0.4, volume: 0.14, wave: 'sine' },
  offer: { pitch: 494, seconds: 0.2, volume: 0.12, wave: 'triangle' },
  chat: { pitch: 698, seconds: 0.1, volume: 0.08, wave: 'sine' },
  end: { pitch: 523, seconds: 0.6, volume: 0.14, wave: 'sine' },
};

let context: AudioContext | null = null;

export function sound(name: string): void {
  const note = notes[name];
  if (!settings.sounds || !note || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const voice = context.createOscillator();
  const gain = context.createGain();
  const now = context.currentTime;
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.pitch, now);
  voice.frequency.exponentialRampToValueAtTime(note.pitch * 0.8, now + note.seconds);
  gain.gain.setValueAtTime(note.volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + note.seconds);
  voice.connect(gain).connect(context.destination);
  voice.start(now);
  voice.stop(now + note.seconds);
}
