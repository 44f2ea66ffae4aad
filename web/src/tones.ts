/** Soft sounds, made by the browser itself; silent where it has none or may not yet sound. */
import type { BELLS } from './bells'
import type { Move } from './motion'

const SOFT = 0.05
const BETWEEN = 0.14

/** A string that is struck: its notes in hertz, how far apart and how long, in seconds. */
export interface Notes {
  notes: readonly number[]
  apart?: number
  long?: number
  wave?: OscillatorType
  loud?: number
  /** What sounds along with each note, as a bell does: how much higher, how loud and how long, in parts of it. */
  along?: readonly (readonly [higher: number, loud: number, long: number])[]
}

/** Something that rustles or knocks: how often, how long, around which pitch. */
export interface Noise {
  beats: number
  apart: number
  long: number
  pitch: number
  loud?: number
}

const SOUNDS = {
  turn: { notes: [587.33, 880] },
  end: { notes: [440, 554.37, 659.26] },
  great: { notes: [392, 493.88, 587.33, 783.99], apart: 0.09, long: 0.9 },
  coin: { notes: [1661.2, 2217.5], apart: 0.06, long: 0.22, wave: 'sine', loud: 0.5 },
  card: { beats: 1, apart: 0, long: 0.12, pitch: 3200, loud: 0.7 },
  dice: { beats: 5, apart: 0.07, long: 0.045, pitch: 1500 },
  place: { beats: 1, apart: 0, long: 0.07, pitch: 420, loud: 1.6 },
  beat: { notes: [659.26], long: 0.14, wave: 'sine', loud: 0.8 },
} as const satisfies Record<string, Notes | Noise>

export type Sound = keyof typeof SOUNDS

/** What a game may give to its events; fetched once one of them is to be heard. */
export type Tone = keyof typeof BELLS

const BY_TOKEN: Partial<Record<Move['what'], Sound>> = {
  card: 'card',
  deed: 'card',
  scroll: 'card',
  coin: 'coin',
  star: 'coin',
  die: 'dice',
}

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null
let volume = 1

/** From 0 to 1. */
export function setVolume(wanted: number): void {
  volume = Math.max(0, Math.min(1, wanted))
}

/** What is heard of an entry: a great moment alone, else one of each kind, two at most. */
export function soundsOf(moves: readonly Move[], great: boolean): Sound[] {
  if (great) return ['great']
  return [...new Set(moves.map(({ what }): Sound => BY_TOKEN[what] ?? 'place'))].slice(0, 2)
}

export function sound(which: Sound): void {
  play(SOUNDS[which])
}

export async function ring(which: Tone): Promise<void> {
  const bells = await import('./bells').catch(() => null)
  if (bells) play(bells.BELLS[which])
}

function play(made: Notes | Noise): void {
  // before the first click or key a browser lets no page sound
  if (volume === 0 || !navigator.userActivation?.hasBeenActive || !('AudioContext' in window)) return
  context ??= new AudioContext()
  const begin = context.currentTime
  if ('notes' in made)
    for (const [place, note] of made.notes.entries())
      strike(context, note, begin + place * (made.apart ?? BETWEEN), made)
  else for (let beat = 0; beat < made.beats; beat++) knock(context, begin + beat * made.apart, made)
}

function strike(
  on: AudioContext,
  note: number,
  at: number,
  { long = 0.5, wave = 'triangle', loud = 1, along = [] }: Notes,
): void {
  const string = on.createOscillator()
  string.type = wave
  string.frequency.value = note
  string.connect(swelling(on, at, long, loud))
  string.start(at)
  string.stop(at + long)
  for (const [higher, part, lasts] of along)
    strike(on, note * higher, at, { notes: [], long: long * lasts, wave, loud: loud * part })
}

function knock(on: AudioContext, at: number, { long, pitch, loud = 1 }: Noise): void {
  hiss ??= noise(on)
  const source = on.createBufferSource()
  const filter = on.createBiquadFilter()
  source.buffer = hiss
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(swelling(on, at, long, loud * 2))
  source.start(at, 0, long)
}

function swelling(on: AudioContext, at: number, long: number, loud: number): GainNode {
  const loudness = on.createGain()
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(SOFT * loud * volume, at + Math.min(0.02, long / 4))
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + long)
  loudness.connect(on.destination)
  return loudness
}

function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 4, on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}
