import { describe, expect, test } from 'vitest'
import { type Happenings, type Move, Motion, movesOf, planned, Queue, type Spot } from '../src/motion'

const HERE: Spot = { x: 0, y: 0 }
const THERE: Spot = { x: 300, y: 0 }

/** A page with these places, a clock to set, and a list of what was shown. */
function page(places: Record<string, Spot> = { deck: HERE, hand: THERE }) {
  const clock = { now: 0 }
  const shown: { move: Move; delay: number; done: () => void; ended: boolean }[] = []
  const motion = new Motion(
    (place) =>
      [place]
        .flat()
        .map((key) => places[key as string])
        .find((spot) => spot) ?? null,
    (move, _start, _end, delay, done) => {
      const one = { move, delay, done, ended: false }
      shown.push(one)
      return { end: () => void (one.ended = true) }
    },
    () => clock.now,
  )
  return { motion, clock, shown, places }
}

const draw: Move = { what: 'card', from: 'deck', to: 'hand' }

function hear(motion: Motion, entry: number, moves: Move[] = [draw]): void {
  motion.leave(entry, moves)
  motion.arrive()
}

describe('what a game tells', () => {
  const happenings: Happenings<{ was: 'Drawn'; seat: number } | { was: 'Odd' }> = {
    moves: {
      Drawn: ({ seat }) => ({ what: 'card', from: 'deck', to: `hand-${seat}` }),
      Odd: () => {
        throw new Error('no such thing')
      },
    },
    large: [],
  }
  const told = happenings as unknown as Happenings

  test('an event that it knows moves something', () => {
    expect(movesOf([{ was: 'Drawn', seat: 2 }], told)).toEqual([{ what: 'card', from: 'deck', to: 'hand-2' }])
  })
  test('an unknown event, one named like a method and one that it stumbles over do nothing', () => {
    expect(movesOf([{ was: 'Never' }, { was: 'toString' }, { was: 'Odd' }], told)).toEqual([])
  })
})

describe('flights', () => {
  test('the beginning is looked for before the page changes, the end after it', () => {
    const { motion, shown, places } = page({ deck: HERE })
    motion.leave(1, [draw])
    delete places['deck']
    places['hand'] = THERE
    motion.arrive()
    expect(shown.length).toBe(1)
  })
  test('a missing place does nothing', () => {
    const { motion, shown } = page({ hand: THERE })
    hear(motion, 1)
    hear(motion, 2, [
      { what: 'card', from: 'hand', to: 'nowhere' },
      { what: 'star', to: 'nowhere', gain: 3 },
    ])
    expect(shown).toEqual([])
  })
  test('what is earned floats where it is earned, also where nothing travels', () => {
    const { motion, shown } = page({ hand: THERE })
    hear(motion, 1, [{ what: 'coin', from: 'supply', to: 'hand', gain: 3, count: 3 }])
    expect(shown.map(({ move }) => move.gain)).toEqual([3])
  })
  test('a few stand for many', () => {
    const { motion, shown } = page()
    hear(motion, 1, [{ ...draw, count: 40 }])
    expect(shown.length).toBe(4)
  })
  test('however many, they begin within a moment', () => {
    const places = planned(Array<Move>(30).fill(draw), () => HERE)
    expect(places.length).toBe(10)
    expect(Math.max(...places.map(({ at }) => at))).toBeLessThan(1000)
  })
  test('entries follow each other', () => {
    const { motion, shown } = page()
    hear(motion, 1)
    hear(motion, 2)
    expect(shown[0]?.delay).toBe(0)
    expect(shown[1]?.delay).toBeGreaterThan(0)
  })
  test('nothing is shown twice', () => {
    const { motion, shown } = page()
    hear(motion, 1)
    hear(motion, 1)
    hear(motion, 2)
    hear(motion, 1)
    expect(shown.length).toBe(2)
  })
  test('who is far behind jumps to what is new', () => {
    const { motion, shown } = page()
    for (let entry = 1; entry <= 30; entry++) hear(motion, entry)
    expect(Math.max(...shown.map(({ delay }) => delay))).toBeLessThanOrEqual(2000)
    expect(shown.some(({ ended }) => ended)).toBe(true)
    expect(shown.at(-1)?.ended).toBe(false)
  })
  test('any input ends everything, and none of it comes again', () => {
    const { motion, shown } = page()
    hear(motion, 1)
    motion.leave(2, [draw])
    motion.finish(2)
    motion.arrive()
    hear(motion, 2)
    expect(shown.length).toBe(1)
    expect(shown[0]?.ended).toBe(true)
    expect(motion.busy).toBe(false)
    hear(motion, 3)
    expect(shown.at(-1)?.delay).toBe(0)
  })
  test('what is over by itself is forgotten', () => {
    const { motion, shown } = page()
    hear(motion, 1)
    shown[0]?.done()
    expect(motion.busy).toBe(false)
  })
  test('an hour away is an hour of nothing', () => {
    const { motion, clock, shown } = page()
    hear(motion, 1)
    clock.now = 3_600_000
    for (let entry = 2; entry < 500; entry++) motion.finish(entry)
    hear(motion, 500)
    expect(shown.length).toBe(2)
    expect(shown.at(-1)?.delay).toBe(0)
  })
})

test('a queue tells what was shown, what waits and what jumps', () => {
  const queue = new Queue()
  expect([queue.join(1, 0, 1500), queue.join(2, 0, 1500), queue.join(3, 0, 1500), queue.join(3, 0, 9)]).toEqual([
    0,
    1500,
    -1,
    null,
  ])
})
