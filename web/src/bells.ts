/** The tones that a game may give to its events: for run-outs and the like, known without looking. */
import type { Noise, Notes } from './tones'

/** A bell hums an octave below its note, and what makes it metal dies away first. */
const BELL: Notes['along'] = [
  [0.5, 0.35, 1],
  [1.2, 0.4, 0.7],
  [2, 0.3, 0.5],
  [2.67, 0.15, 0.3],
]
const GONG: Notes['along'] = [
  [1.48, 0.5, 0.8],
  [2.03, 0.35, 0.6],
  [2.74, 0.2, 0.45],
]

export const BELLS = {
  'low-bell': { notes: [196], long: 1.8, wave: 'sine', loud: 1.5, along: BELL },
  'middle-bell': { notes: [392], long: 1.4, wave: 'sine', loud: 1.2, along: BELL },
  'wooden-knock': { beats: 2, apart: 0.12, long: 0.06, pitch: 850, loud: 2.4 },
  gong: { notes: [98], long: 3, wave: 'sine', loud: 2.2, along: GONG },
  'falling-third': { notes: [659.26, 523.25], apart: 0.17, long: 0.45 },
} as const satisfies Record<string, Notes | Noise>
