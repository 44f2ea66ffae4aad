/** What can go wrong at the reader's end where time runs: told at the place of the tap, and never frozen. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromClient } from '../src/generated'
import type { Table as TableClass } from '../src/table.svelte'
import type { Action } from '../src/wire'
import { bundleOf, Words } from '../src/words'
import { book, free, place, turn } from './harvest'
import { kept, page, Socket } from './page'
import { all, NOW, pause, timed, update, welcome } from './sand'

const HOUR = 3_600_000
let table: TableClass
const socket = (): Socket => Socket.made.at(-1) as Socket
const sent = (kind: FromClient['send']): FromClient[] => socket().sent.filter((one) => one.send === kind)
const rebuffs = (): string[] => table.choice.underway.rebuffs.map(({ why }) => why.why)

beforeEach(async () => {
  vi.useFakeTimers()
  kept.clear()
  Socket.made = []
  const { Table } = await import('../src/table.svelte')
  table = new Table('T')
  table.open(timed, book)
  socket().tell(welcome())
})
afterEach(() => {
  table.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The device slept: its clock has gone on, and nothing of the page has run. */
function sleep(milliseconds: number): void {
  const before = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => before() + milliseconds)
}

function tap(worker: number): string {
  expect(table.choice.pick({ worker }, 'Act')).toBe(true)
  return sent('Submit').at(-1)?.id ?? ''
}

/** Everything can be tapped again, and is sent. */
function goesOn(action: Action = place(1, 2)): void {
  const before = sent('Submit').length
  table.choice.take(table.choice.wholePick(action))
  expect(sent('Submit')).toHaveLength(before + 1)
}

describe('a laptop that was suspended', () => {
  test('has lost its line unawares, and what is tapped before that is known is not done late', async () => {
    for (let time = 1; time <= 5; time += 1) socket().tell({ got: 'Pong', id: sent('Ping').at(-1)?.id, now: NOW })
    sleep(HOUR)
    const id = tap(0)
    expect(table.choice.ghosts).toHaveLength(1)
    table.turnTo()
    await vi.advanceTimersByTimeAsync(2100)
    expect([table.online, table.time.runs, table.choice.pick({ worker: 1 }, 'Place')]).toEqual([false, false, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Socket.made).toHaveLength(2)
    const now = NOW + HOUR
    socket().tell(welcome({ now, entry: 4, pause, questions: [] }, { at: NOW + 4000, game: 14_000, halted: true }))
    expect(sent('Submit')).toMatchObject([{ id, again: true }])
    socket().tell({ got: 'Refusal', id, why: { why: 'Stale' } })
    expect([table.online, table.paused, table.choice.ghosts, rebuffs()]).toEqual([true, true, [], ['Stale']])
    expect(table.time.now()).toBe(14_000)
    socket().tell(update(5, [free(all)], { at: now, game: 14_000 }))
    goesOn()
  })
})

describe("a device's clock", () => {
  test.each([HOUR, -HOUR])('that jumps by %i ms moves no sand and holds nothing up', async (jump) => {
    vi.setSystemTime(Date.now() + jump)
    await vi.advanceTimersByTimeAsync(1000)
    socket().tell({ got: 'Pong', id: sent('Ping').at(-1)?.id, now: NOW + 1000 })
    expect(Math.abs(table.time.now() - 11_000)).toBeLessThan(600) // half of a ping that took a second
    expect([table.online, Socket.made.length]).toEqual([true, 1])
    goesOn()
  })
})

describe('a tab that was hidden for an hour', () => {
  test('and whose timers stood still is where the game is as soon as it is looked at', async () => {
    page.visibilityState = 'hidden'
    sleep(HOUR)
    page.visibilityState = 'visible'
    table.turnTo()
    socket().tell(update(4, [free(all)], { at: NOW + HOUR, game: 10_000 + HOUR }))
    socket().tell({ got: 'Pong', id: sent('Ping').at(-1)?.id, now: NOW + HOUR })
    expect(Math.abs(table.time.now() - 10_000 - HOUR)).toBeLessThan(50)
    await vi.advanceTimersByTimeAsync(3000)
    expect([table.online, Socket.made.length]).toEqual([true, 1])
    goesOn()
  })

  test('that has missed an entry connects anew instead of showing what cannot be', () => {
    socket().tell(update(9))
    expect(Socket.made).toHaveLength(2)
    socket().tell(welcome({ entry: 9 }))
    goesOn()
  })
})

describe('what is refused', () => {
  test.each(['FromTheFuture', 'IdUsed', 'OtherQuestion', 'GameHalted', 'TooFast'])(
    '%s is said where it was tapped, and the next tap counts',
    (why) => {
      const id = tap(0)
      socket().tell({ got: 'Refusal', id, why: { why, seen: 9, last: 3 } })
      if (why === 'TooFast') {
        vi.advanceTimersByTime(500) // what came too fast is sent again by itself
        expect(sent('Submit').filter((one) => one.id === id)).toHaveLength(2)
      } else expect([table.choice.ghosts, rebuffs()]).toEqual([[], [why]])
      expect(table.refusal).toBeNull()
      goesOn()
    },
  )

  test('an answer that comes twice changes nothing', () => {
    const id = tap(0)
    socket().tell({ got: 'Done', id, entry: 4 })
    socket().tell({ got: 'Refusal', id, why: { why: 'IdUsed' } })
    socket().tell({ got: 'Done', id, entry: 4 })
    expect([table.choice.ghosts, rebuffs(), table.acted]).toEqual([[], [], 4])
    goesOn()
  })

  test('no id is used twice', () => {
    tap(0)
    for (const action of [place(1, 2), place(1, 3), turn]) goesOn(action)
    const ids = sent('Submit').map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([4, 4])
  })

  test.each(['en', 'de'])('has its sentence: %s', (language) => {
    const folder = new URL(`../../src/regency/words/${language}/`, import.meta.url)
    const texts = ['kernel', 'server'].map((name) => readFileSync(new URL(`${name}.ftl`, folder), 'utf8'))
    const words = new Words(language, [bundleOf(language, ...texts)], book, ['Anna', 'Ben'])
    for (const why of ['FromTheFuture', 'IdUsed', 'OtherQuestion', 'GameHalted', 'TooFast', 'Stale'])
      expect(words.reason({ why, seen: 9, last: 3 } as never), why).toMatch(/^\p{Lu}.*[.!]$/u)
  })
})
