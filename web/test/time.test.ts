import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { minutes, passing, ticking } from '../src/passing'
import { GameTime } from '../src/time.svelte'

let here = 0
const made = (): GameTime => new GameTime(() => here)

beforeEach(() => {
  here = 0
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => void vi.useRealTimers())

/** Time passes, on the page and for its timers. */
function pass(milliseconds: number): void {
  for (let spent = 0; spent < milliseconds; spent += 10) {
    here += 10
    vi.advanceTimersByTime(10)
  }
}

describe('game time', () => {
  test('stands before the start', () => {
    const time = made()
    pass(5000)
    expect([time.now(), time.runs, time.until(100)]).toEqual([0, false, Infinity])
  })

  test('runs, stands in a pause, and goes on from there', () => {
    const time = made()
    time.run(1000)
    pass(400)
    expect([time.now(), time.runs, time.until(2000)]).toEqual([1400, true, 600])
    time.stand(1380)
    pass(9000)
    expect([time.now(), time.runs]).toEqual([1380, false])
    time.run(1380)
    pass(20)
    expect(time.now()).toBe(1400)
  })

  test('what nobody can see is not set right, what can be seen is', () => {
    const time = made()
    time.run(0)
    pass(100)
    time.run(110)
    expect(time.now()).toBe(100)
    time.run(130)
    expect(time.now()).toBe(130)
  })

  test('a replay is quicker', () => {
    const time = made()
    time.run(0, 20)
    pass(100)
    expect([time.now(), time.until(4000)]).toEqual([2000, 100])
    time.stand()
    expect(time.now()).toBe(2000)
  })

  test('whatever is over takes no more time', () => {
    const time = made()
    time.run(5000)
    expect(time.until(4000)).toBe(0)
  })
})

/** An animation as far as it is used here. */
class Animated {
  currentTime = 0
  playbackRate = 1
  paused = false
  gone = false
  constructor(
    readonly frames: Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {}
  pause(): void {
    this.paused = true
  }
  cancel(): void {
    this.gone = true
  }
}

class Thing {
  animations: Animated[] = []
  textContent = ''
  readonly marks = new Set<string>()
  animate(frames: Keyframe[], options: KeyframeAnimationOptions): Animated {
    const animated = new Animated(frames, options)
    this.animations.push(animated)
    return animated
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.marks.add(name)
    else this.marks.delete(name)
  }
}

const EMPTIES = [{ transform: 'scaleY(1)' }, { transform: 'scaleY(0)' }]

describe('what passes on a board', () => {
  test('a run is one animation, begun where the game is', () => {
    const time = made()
    time.run(12_000)
    pass(500)
    const thing = new Thing()
    const end = passing(time, { since: 10_000, until: 40_000 }, EMPTIES)(thing as unknown as Element)
    expect(thing.animations).toHaveLength(1)
    expect(thing.animations[0]).toMatchObject({
      currentTime: 2500,
      playbackRate: 1,
      paused: false,
      options: { duration: 30_000, fill: 'both', easing: 'linear' },
    })
    if (end) end()
    expect(thing.animations[0]?.gone).toBe(true)
  })

  test('it stands where time stands, and is quicker in a replay', () => {
    const time = made()
    time.stand(11_000)
    const paused = new Thing()
    passing(time, { since: 10_000, until: 40_000 }, EMPTIES)(paused as unknown as Element)
    expect(paused.animations[0]).toMatchObject({ currentTime: 1000, paused: true })
    time.run(11_000, 4)
    const quick = new Thing()
    passing(time, { since: 10_000, until: 40_000 }, EMPTIES)(quick as unknown as Element)
    expect(quick.animations[0]).toMatchObject({ currentTime: 1000, playbackRate: 4, paused: false })
  })

  test('whoever wants nothing to move sees it step by seconds', () => {
    const thing = new Thing()
    passing(made(), { since: 0, until: 30_000 }, EMPTIES, false)(thing as unknown as Element)
    expect(thing.animations[0]?.options.easing).toBe('steps(30, end)')
  })

  test('digits change once a second, and the last ten are marked', () => {
    const time = made()
    const thing = new Thing()
    time.run(0)
    const set = vi.spyOn(thing, 'toggleAttribute')
    const end = ticking(time, 12_500)(thing as unknown as HTMLElement)
    expect([thing.textContent, thing.marks.size]).toEqual(['0:13', 0])
    pass(490)
    expect(thing.textContent).toBe('0:13')
    pass(20)
    expect(thing.textContent).toBe('0:12')
    pass(2000)
    expect([thing.textContent, thing.marks.has('data-soon')]).toEqual(['0:10', true])
    pass(60_000)
    expect(thing.textContent).toBe('0:00')
    expect(set.mock.calls.length).toBeLessThan(20)
    if (end) end()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('digits stand in a pause', () => {
    const time = made()
    const thing = new Thing()
    time.stand(2000)
    ticking(time, 90_000)(thing as unknown as HTMLElement)
    pass(5000)
    expect([thing.textContent, vi.getTimerCount()]).toEqual(['1:28', 0])
  })

  test('minutes and seconds', () => {
    expect([0, 9, 60, 75, 600].map(minutes)).toEqual(['0:00', '0:09', '1:00', '1:15', '10:00'])
  })
})
