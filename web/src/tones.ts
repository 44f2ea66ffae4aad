/** A few soft tones, made by the browser itself; silent where it has none or may not yet sound. */
const SOFT = 0.05
const LENGTH = 0.5
const BETWEEN = 0.14

/** Notes in hertz, one after the other. */
const TUNES = {
  turn: [587.33, 880],
  end: [440, 554.37, 659.26],
} as const

let context: AudioContext | null = null

export function sound(tune: keyof typeof TUNES): void {
  // before the first click or key a browser lets no page sound
  if (!navigator.userActivation?.hasBeenActive || !('AudioContext' in window)) return
  context ??= new AudioContext()
  const begin = context.currentTime
  for (const [place, note] of TUNES[tune].entries()) strike(context, note, begin + place * BETWEEN)
}

function strike(on: AudioContext, note: number, at: number): void {
  const string = on.createOscillator()
  const loudness = on.createGain()
  string.type = 'triangle'
  string.frequency.value = note
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(SOFT, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH)
  string.connect(loudness).connect(on.destination)
  string.start(at)
  string.stop(at + LENGTH)
}
