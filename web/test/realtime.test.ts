import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromClient } from '../src/generated'
import type { Table as TableClass } from '../src/table.svelte'
import type { Action } from '../src/wire'
import { act, book, free, naming, place } from './harvest'
import { kept, page, Socket } from './page'
import { all, NOW, pause, timed, update, welcome } from './sand'

let table: TableClass
const socket = (): Socket => Socket.made.at(-1) as Socket
const sent = (kind: FromClient['send']): FromClient[] => socket().sent.filter((one) => one.send === kind)
const ghosts = (): Action[] => table.choice.ghosts.map((ghost) => ghost.action)

beforeEach(async () => {
  vi.useFakeTimers()
  kept.clear()
  Socket.made = []
  const { Table } = await import('../src/table.svelte')
  table = new Table('T')
  table.open(timed, book)
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

/** The server answers a ping; its clock is so far past the beginning. */
function pong(past: number): void {
  const asked = sent('Ping').at(-1)
  socket().tell({ got: 'Pong', id: asked?.id, now: NOW + past })
}

describe('the line', () => {
  test('the clock is asked for five times at the start, one after the other, then every two seconds', async () => {
    socket().tell(welcome())
    for (let time = 1; time <= 5; time += 1) {
      expect(sent('Ping')).toHaveLength(time)
      await vi.advanceTimersByTimeAsync(20)
      pong(20 * time)
    }
    expect(sent('Ping')).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1900)
    expect(sent('Ping')).toHaveLength(6)
  })

  test('where no time runs nobody asks at the start', async () => {
    socket().tell(welcome({ table: { ...timed, timed: false } }))
    await vi.advanceTimersByTimeAsync(19_000)
    expect(sent('Ping')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent('Ping')).toHaveLength(1)
  })

  test('silence is noticed after four seconds', async () => {
    socket().tell(welcome())
    await vi.advanceTimersByTimeAsync(3900)
    expect(table.online).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(table.online).toBe(false)
  })

  test('a line on which anything is heard is not silent', async () => {
    socket().tell(welcome())
    for (let entry = 4; entry < 12; entry += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      socket().tell(update(entry))
    }
    expect([table.online, Socket.made.length]).toEqual([true, 1])
  })

  test('a page that is looked at again asks whether anybody is there', async () => {
    socket().tell(welcome())
    for (let time = 1; time <= 5; time += 1) pong(0)
    const before = sent('Ping').length
    page.visibilityState = 'hidden'
    table.turnTo()
    expect(sent('Ping')).toHaveLength(before)
    page.visibilityState = 'visible'
    table.turnTo()
    expect(sent('Ping')).toHaveLength(before + 1)
    await vi.advanceTimersByTimeAsync(4100)
    expect(table.online).toBe(false)
  })

  test('what was under way is asked for by its id, and not done late', async () => {
    socket().tell(welcome())
    table.choice.pick({ worker: 0 }, 'Act')
    table.choice.take(table.choice.wholePick(place(1, 2)))
    const [first, second] = sent('Submit')
    socket().break()
    expect([ghosts().length, table.time.runs]).toEqual([2, false])
    expect(table.choice.pick({}, 'Turn')).toBe(false) // it would come too late
    await vi.advanceTimersByTimeAsync(1000)
    socket().tell(welcome({ entry: 4 }))
    expect(sent('Submit')).toEqual([
      { ...first, again: true },
      { ...second, again: true },
    ])
    socket().tell({ got: 'Done', id: first?.id, entry: 4 })
    socket().tell({ got: 'Refusal', id: second?.id, why: { why: 'Stale' } })
    expect([ghosts(), table.acted, table.refusal]).toEqual([[], 4, null])
    expect(table.choice.pick({}, 'Turn')).toBe(true)
    expect(table.choice.underway.rebuffs.map(({ why, action }) => [why.why, action])).toEqual([['Stale', place(1, 2)]])
  })

  test('a welcome on the same line sends nothing twice', () => {
    socket().tell(welcome())
    table.choice.pick({ worker: 0 }, 'Act')
    socket().tell(welcome())
    expect(sent('Submit')).toHaveLength(1)
  })
})

describe('game time', () => {
  test('runs from the last entry by the clock of the server, whatever the device says', async () => {
    socket().tell(welcome({ now: NOW + 250 }))
    expect(Math.round(table.time.now())).toBe(10_250)
    await vi.advanceTimersByTimeAsync(100)
    pong(400) // 50 ms each way
    expect(Math.round(table.time.now())).toBe(10_450)
    vi.setSystemTime(NOW + 3_600_000)
    expect(Math.round(table.time.now())).toBe(10_450)
  })

  test('entries do not disturb what runs', () => {
    socket().tell(welcome())
    vi.advanceTimersByTime(500)
    const before = table.time.now()
    socket().tell(update(4, [free(all)], { at: NOW + 490, game: 10_490 }))
    expect(table.time.now()).toBe(before)
  })

  test('stands in a pause, before the start, and at the end', () => {
    socket().tell(welcome({}, { running: false, game: 0 }))
    vi.advanceTimersByTime(1000)
    expect([table.time.now(), table.hurried]).toEqual([0, false])
    socket().tell(update(4, [free(all)], { at: NOW + 1000, game: 0 }))
    expect([table.time.runs, table.paused]).toEqual([true, false])
    socket().tell(update(5, [], { at: NOW + 3000, game: 2000, halted: true }))
    vi.advanceTimersByTime(1000)
    expect([table.time.now(), table.paused]).toEqual([2000, true])
    const over = update(6) as { shared: object }
    socket().tell({ ...over, shared: { ...over.shared, outcome: { ranks: [1, 2] } } })
    expect([table.time.runs, table.hurried, table.paused]).toEqual([false, false, false])
  })

  test('what happens by itself is known beforehand, and since when', () => {
    socket().tell(welcome({ next_wake: NOW + 1500 }))
    expect(table.time.calm).toEqual({ since: 10_000, until: 11_500 })
    const before = table.time.calm
    const beat = { at: NOW + 400, game: 10_400 }
    const later = update(4, [free(all)], beat) as { shared: object }
    socket().tell({ ...later, shared: { ...later.shared, next_wake: NOW + 1500 } })
    expect(table.time.calm).toBe(before)
    socket().tell(update(5))
    expect(table.time.calm).toBeNull()
  })

  test('a running table shows no recap of what was missed', () => {
    kept.set('regency T 0', '1')
    socket().tell(welcome({ told: [{ entry: 3, at: NOW, events: [{ was: 'X' }] }] }))
    expect([table.missed, table.happened]).toEqual([[], []])
  })
})

describe('acting', () => {
  beforeEach(() => socket().tell(welcome()))

  test('a tap is sent at once and is a ghost until it is answered', () => {
    table.choice.pick({ worker: 0 }, 'Act')
    expect(sent('Submit')).toMatchObject([{ do: [act(0)], seen: 3, seat: 0 }])
    expect([sent('Look'), ghosts()]).toEqual([[], [act(0)]])
    socket().tell(update(4, [naming]))
    socket().tell({ got: 'Done', id: sent('Submit')[0]?.id, entry: 4 })
    expect([ghosts(), table.choice.options]).toEqual([[], naming.options])
  })

  test('a tab that was hidden for an hour is where the game is, and the first tap counts', async () => {
    const HOUR = 3_600_000
    page.visibilityState = 'hidden'
    table.turnTo()
    for (let entry = 4; entry < 1204; entry += 1) {
      const past = (entry - 3) * 3000
      await vi.advanceTimersByTimeAsync(3000)
      socket().tell(update(entry, [free(all)], { at: NOW + past, game: 10_000 + past }))
    }
    page.visibilityState = 'visible'
    table.turnTo()
    pong(HOUR)
    expect([table.online, Socket.made.length, table.missed, table.sight?.clock.entry]).toEqual([true, 1, [], 1203])
    expect(Math.round(table.time.now())).toBe(10_000 + HOUR)
    table.choice.pick({ worker: 0 }, 'Act')
    expect(sent('Submit')).toMatchObject([{ do: [act(0)], seen: 1203 }])
  })

  test('a reason stays at the place of the tap, and is no notice of the table', () => {
    table.choice.pick({ worker: 0 }, 'Act')
    socket().tell({ got: 'Refusal', id: sent('Submit')[0]?.id, why: { why: 'RowLocked' } })
    socket().tell(update(4))
    expect([table.refusal, table.choice.underway.rebuffs.length]).toEqual([null, 1])
    vi.advanceTimersByTime(2000)
    expect(table.choice.underway.rebuffs).toEqual([])
  })

  test('what else is refused is not wiped by the next update', () => {
    table.halt()
    socket().tell({ got: 'Refusal', id: sent('Pause')[0]?.id, why: { why: 'TooFast' } })
    socket().tell(update(4))
    expect(table.refusal).toEqual({ why: 'TooFast' })
  })

  test('a selection outlasts a pause, with whatever is asked in it', () => {
    table.choice.pick({ worker: 1 }, 'Place')
    socket().tell(update(4, [], { halted: true }))
    expect([table.choice.asked, [...table.choice.picked('worker')]]).toEqual([false, [1]])
    socket().tell(update(5))
    expect([table.choice.asked, [...table.choice.lit('box')]]).toEqual([true, [2, 3]])
  })
})

describe('a pause', () => {
  test('is asked for, agreed to end, and judged', () => {
    socket().tell(welcome({ pause }, { halted: true }))
    expect([table.pause, table.paused]).toEqual([pause, true])
    table.halt()
    table.ready(true)
    table.ready(false)
    table.judge('bot')
    expect(socket().sent.filter((one) => one.send !== 'Ping')).toMatchObject([
      { send: 'Pause', seat: 0 },
      { send: 'Ready', seat: 0, ready: true },
      { send: 'Ready', seat: 0, ready: false },
      { send: 'Verdict', seat: 0, choice: 'bot' },
    ])
  })

  test('who is ready is told with the lobby', () => {
    socket().tell(welcome({ pause }, { halted: true }))
    socket().tell({ got: 'Lobby', table: timed, proposal: null, pause: { ...pause, ready: [1] } })
    expect(table.pause?.ready).toEqual([1])
    socket().tell({ got: 'Lobby', table: timed, proposal: null, pause: null })
    expect(table.pause).toBeNull()
  })
})
