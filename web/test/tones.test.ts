import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Happenings, movesOf, spokenOf, tonesOf } from '../src/motion'
import type * as Tones from '../src/tones'
import type { GameEvent } from '../src/wire'

/** What is played, as far as it is asked for here. */
const struck: { hertz: number; from: number; until: number }[] = []
const knocked: { from: number; long: number }[] = []
const loudness: number[] = []

class Param {
  value = 0
  setValueAtTime(): void {}
  linearRampToValueAtTime(value: number): void {
    loudness.push(value)
  }
  exponentialRampToValueAtTime(): void {}
}
class Node {
  gain = new Param()
  frequency = new Param()
  type = ''
  buffer = null
  private from = 0
  connect<Other>(other: Other): Other {
    return other
  }
  start(from: number, _offset?: number, long?: number): void {
    this.from = from
    if (long !== undefined) knocked.push({ from, long })
  }
  stop(until: number): void {
    struck.push({ hertz: this.frequency.value, from: this.from, until })
  }
}
class Context {
  currentTime = 10
  sampleRate = 400
  destination = new Node()
  createOscillator = (): Node => new Node()
  createGain = (): Node => new Node()
  createBiquadFilter = (): Node => new Node()
  createBufferSource = (): Node => new Node()
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) })
}
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
vi.stubGlobal('window', { AudioContext: Context })
vi.stubGlobal('AudioContext', Context)

let tones: typeof Tones

beforeEach(async () => {
  for (const list of [struck, knocked, loudness]) list.length = 0
  tones = await import('../src/tones')
  tones.setVolume(1)
})

describe('what an entry sounds like', () => {
  test('an entry is heard by its things: one of each kind, two at most, and a great moment alone', () => {
    const { soundsOf } = tones
    expect(soundsOf([{ what: 'coin' }, { what: 'coin' }, { what: 'person' }, { what: 'card' }], false)).toEqual([
      'coin',
      'place',
    ])
    expect(soundsOf([{ what: 'die' }], false)).toEqual(['dice'])
    expect(soundsOf([{ what: 'coin' }], true)).toEqual(['great'])
    expect(soundsOf([], false)).toEqual([])
  })
})

const pitch = (): number => Math.max(...struck.map(({ hertz }) => hertz))

describe('the tones of a game', () => {
  test('bells ring with all that a bell has, the low one below the middle one', async () => {
    await tones.ring('low-bell')
    const [low, many] = [pitch(), struck.length]
    struck.length = 0
    await tones.ring('middle-bell')
    expect([many, struck.length, low < pitch()]).toEqual([5, 5, true])
  })

  test('wood is knocked at twice, a gong is longest, and a third falls', async () => {
    await tones.ring('wooden-knock')
    expect([knocked.length, struck.length]).toEqual([2, 0])
    await tones.ring('gong')
    expect(Math.max(...struck.map(({ from, until }) => until - from))).toBe(3)
    struck.length = 0
    await tones.ring('falling-third')
    const [first, second] = struck
    expect((first?.hertz ?? 0) / (second?.hertz ?? 1)).toBeCloseTo(5 / 4, 1)
    expect((second?.from ?? 0) > (first?.from ?? 0)).toBe(true)
  })

  test('one volume is for all of them', async () => {
    await tones.ring('gong')
    const full = Math.max(...loudness)
    loudness.length = 0
    tones.setVolume(0.5)
    await tones.ring('gong')
    expect(Math.max(...loudness)).toBeCloseTo(full / 2)
    tones.setVolume(0)
    loudness.length = 0
    await tones.ring('gong')
    expect(loudness).toEqual([])
  })
})

type Told = { was: 'RanOut'; glass: number } | { was: 'Taken'; from: number } | { was: 'Placed'; seat: number }
const happenings: Happenings<Told> = {
  moves: { Taken: ({ from }, me) => (from === me ? { what: 'person', from: 'box', to: 'home' } : []) },
  large: [],
  tones: {
    RanOut: ({ glass }) => (glass === 0 ? 'low-bell' : 'middle-bell'),
    Taken: ({ from }, me) => (from === me ? 'falling-third' : null),
  },
  spoken: { RanOut: () => true, Taken: ({ from }, me) => from === me },
}
const told = happenings as unknown as Happenings
const entry: GameEvent[] = [
  { was: 'RanOut', glass: 0 },
  { was: 'RanOut', glass: 0 },
  { was: 'Taken', from: 1 },
  { was: 'Placed', seat: 2 },
  { was: 'Paused', why: 'player', seat: 2 },
]

describe('what a game declares of its events', () => {
  test('each tone once, and what concerns one seat for that seat alone', () => {
    expect(tonesOf(entry, told, 1)).toEqual(['low-bell', 'falling-third'])
    expect(tonesOf(entry, told, 0)).toEqual(['low-bell'])
    expect(tonesOf(entry, { moves: {}, large: [] }, 0)).toEqual([])
  })

  test('only what is worth it is spoken, and pauses always', () => {
    expect(spokenOf(entry, told, 1).map(({ was }) => was)).toEqual(['RanOut', 'RanOut', 'Taken', 'Paused'])
    expect(spokenOf(entry, told, null).map(({ was }) => was)).toEqual(['RanOut', 'RanOut', 'Paused'])
    expect(spokenOf(entry, { moves: {}, large: [] }, 0).map(({ was }) => was)).toEqual(['Paused'])
  })

  test('what moves may depend on who looks', () => {
    expect([movesOf(entry, told, 1).length, movesOf(entry, told, 0).length]).toEqual([1, 0])
  })
})
