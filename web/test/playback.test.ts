import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Playback } from '../src/playback.svelte'
import { Timeline } from '../src/times'
import type { Moment } from '../src/wire'

/** Three entries a second of game time, a pause that takes none, two choices without time, and sand again. */
const timeline = new Timeline({
  at: [0, 300, 600, 900, 900, 900, 2000, 2000, 2000, 2500],
  still: [6, 7],
  told: { Evicted: [2, 9], Picked: [1] },
  late: [5],
})
const LAST = 9

describe('a timeline', () => {
  test('knows the last entry at an instant, and how late it was at each', () => {
    expect([-5, 0, 299, 300, 899, 900, 1999, 2000, 9000].map((time) => timeline.entryAt(time))).toEqual([
      0, 0, 0, 1, 2, 5, 5, 8, 9,
    ])
    expect([timeline.of(0), timeline.of(6), timeline.of(99), timeline.end]).toEqual([0, 2000, 2500, 2500])
  })

  test('marks what a game declares and what came late, in order', () => {
    expect(timeline.marks(['Evicted', 'Unknown']).map(({ was, entry, at }) => [was, entry, at])).toEqual([
      ['Evicted', 2, 600],
      ['late', 5, 900],
      ['Evicted', 9, 2500],
    ])
  })

  test('where no time ran there is nothing to scrub', () => {
    expect(new Timeline({ at: [0, 0, 0], still: [0, 1, 2], told: {}, late: [] }).end).toBe(0)
  })
})

let playback: Playback
let shown: number[]

beforeEach(async () => {
  vi.useFakeTimers()
  shown = []
  const roll = {
    at: (entry: number): Promise<Moment> => {
      shown.push(entry)
      return Promise.resolve({ entry, last: LAST, sight: { clock: { now: 0 } }, events: [] } as unknown as Moment)
    },
  }
  playback = new Playback(roll, () => undefined)
  playback.entries = LAST
  await playback.go(0)
})
afterEach(() => {
  playback.stop()
  vi.useRealTimers()
})

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('by steps', () => {
  test('one entry a beat, to the end', async () => {
    playback.play()
    await pass(1200)
    expect(playback.at).toBe(1)
    playback.setSpeed({ by: 'steps', times: 4 })
    await pass(600)
    expect(playback.at).toBe(3)
    await pass(60_000)
    expect([playback.at, playback.running]).toEqual([LAST, false])
  })

  test('a link that names more than there is leads to the end', async () => {
    await playback.go(99)
    expect(playback.at).toBe(LAST)
  })

  test('what cannot be fetched stops it, and says so', async () => {
    const broken = new Playback({ at: () => Promise.reject(new Error('gone')) }, () => undefined)
    broken.entries = 5
    broken.play()
    await pass(1300)
    expect([broken.running, broken.problem]).toEqual([false, new Error('gone')])
  })
})

describe('by game time', () => {
  beforeEach(() => playback.follow(timeline))

  test('an entry comes when it came in the game', async () => {
    playback.play()
    await pass(290)
    expect(playback.at).toBe(0)
    await pass(20)
    expect(playback.at).toBe(1)
    await pass(600)
    expect(playback.at).toBe(5) // a pause lay between, and is skipped
  })

  test('where time stands it goes step by step, and then on', async () => {
    playback.play()
    await pass(2010)
    expect([playback.at, playback.time.runs, playback.time.now()]).toEqual([6, false, 2000])
    await pass(1200)
    expect(playback.at).toBe(7)
    await pass(1200)
    expect([playback.at, playback.time.runs]).toEqual([8, true])
    await pass(500)
    expect([playback.at, playback.running]).toEqual([LAST, false])
  })

  test('twenty times as quick, and never more than twenty pictures a second', async () => {
    shown.length = 0
    playback.setSpeed({ by: 'time', times: 20 })
    playback.play()
    await pass(100)
    expect(playback.at).toBe(6)
    expect(shown.length).toBeLessThanOrEqual(2)
    await pass(1000)
    expect(playback.at).toBe(LAST)
  })

  test('an instant between two entries is shown as it was', async () => {
    await playback.goTo(1400)
    expect([playback.at, playback.time.now(), playback.time.runs]).toEqual([5, 1400, false])
  })

  test('whoever scrubs while it runs goes on from there', async () => {
    playback.play()
    await pass(100)
    await playback.goTo(1990)
    expect([playback.at, playback.running]).toEqual([5, true])
    await pass(50)
    expect(playback.at).toBe(6)
  })

  test('an entry that is gone to has its time', async () => {
    await playback.go(2)
    expect([playback.at, playback.time.now()]).toEqual([2, 600])
  })

  test('it can still go by steps', async () => {
    playback.setSpeed({ by: 'steps', times: 1 })
    playback.play()
    await pass(1200)
    expect([playback.at, playback.time.now(), playback.time.runs]).toEqual([1, 300, false])
  })
})
