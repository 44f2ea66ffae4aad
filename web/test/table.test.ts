import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scene } from '../src/stage.svelte'
import { totals } from '../src/stats'
import type { Table as TableClass } from '../src/table.svelte'
import type { FromClient } from '../src/generated'
import type { Tally } from '../src/wire'
import { book } from './fixtures'
import { chair, clock, info, kept, page, Socket, soon } from './page'

const lay = { do: 'LayCard', card: 2 }
const question = { ask: { step: 'ChooseCard', seat: 0 }, options: [lay, { do: 'LayCard', card: 5 }] }
const ours = info([chair('Anna', true), chair('Ben', false)])

function welcome(over: object = {}): object {
  return {
    got: 'Welcome',
    table: ours,
    seat: 0,
    now: 5,
    entry: 3,
    sight: {
      clock: clock(3),
      table: { points: [1, 2], round: 4 },
      stacks: [[{ step: 'ChooseCard', seat: 0 }]],
      seat: 0,
      own: { hand: [1] },
      figures: { total: 3, left: 4 },
    },
    questions: [question],
    told: [],
    can_undo: false,
    next_wake: -1,
    outcome: null,
    proposal: null,
    chat: [],
    ...over,
  }
}

function update(entry: number, over: object = {}): object {
  const shared = {
    entry,
    at: 0,
    now: 6,
    events: [{ was: 'CardLaid', seat: 0 }],
    table: { points: [9, 2] },
    clock: clock(entry),
    stacks: [[]],
    waited_for: [1],
    approached: [],
    next_wake: -1,
    outcome: null,
  }
  return { got: 'Update', shared, own: { hand: [2] }, figures: { total: 5 }, questions: [], can_undo: true, ...over }
}

function waits(entry: number, waited: number[]): object {
  const made = update(entry) as { shared: object }
  return { ...made, shared: { ...made.shared, waited_for: waited } }
}

let Table: typeof TableClass
let table: TableClass
const socket = (): Socket => Socket.made.at(-1) as Socket

beforeEach(async () => {
  vi.useRealTimers()
  kept.clear()
  Socket.made = []
  Table = (await import('../src/table.svelte')).Table
  table = new Table('T')
})

function enter(told: object = {}): void {
  table.open(ours, book)
  socket().tell(welcome(told))
}

describe('what comes in', () => {
  test('a welcome is everything, an update replaces the fields that changed', () => {
    enter()
    expect(table.sight?.table).toEqual({ points: [1, 2], round: 4 })
    expect(table.myTurn).toBe(true)
    socket().tell(update(4))
    expect(table.sight?.table).toEqual({ points: [9, 2], round: 4 })
    expect(table.sight?.own).toEqual({ hand: [2] })
    expect(table.sight?.figures).toEqual({ total: 5, left: 4 })
    expect([table.entry, table.myTurn, table.canUndo]).toEqual([4, false, true])
    expect(table.recent.events).toEqual([{ was: 'CardLaid', seat: 0 }])
  })

  test('what happened last is news no more where the tab has missed something since', () => {
    enter()
    socket().tell(update(4))
    socket().tell(welcome({ entry: 4 }))
    expect(table.recent.entry).toBe(4)
    socket().tell(welcome({ entry: 6 }))
    expect(table.recent).toEqual({ entry: 0, events: [] })
  })

  test('an update that does not follow makes the tab connect again, from where it was', () => {
    enter()
    socket().tell(update(6))
    expect(Socket.made).toHaveLength(2)
    expect(socket().url).toBe('ws://here/api/tables/T/socket?seen=3&seat=0')
    expect(table.entry).toBe(3)
  })

  test('what became of a seat is told until the reader closes it, whatever happens meanwhile', () => {
    enter()
    socket().tell({ got: 'Notice', seat: 1, why: { why: 'QuickerBot', seat: 1 } })
    socket().tell(update(4))
    expect(table.notice).toEqual({ seat: 1, why: { why: 'QuickerBot', seat: 1 } })
  })

  test('a table that is not there is not asked for again', () => {
    enter()
    socket().break(4404)
    expect(table.gone).toBe(true)
    expect(Socket.made).toHaveLength(1)
  })

  test('a table of other rules is not asked for again either, and the reason is known', () => {
    enter()
    socket().tell({ got: 'Refusal', id: '', why: { why: 'OtherVersion', version: 7, known: 1 } })
    socket().break(4409)
    expect([table.gone, table.turnedAway?.why]).toEqual([true, 'OtherVersion'])
    expect(Socket.made).toHaveLength(1)
  })

  test('a crowded table says so, also before the book is here, and is asked for again', async () => {
    vi.useFakeTimers()
    table.open(ours)
    socket().tell({ got: 'Refusal', id: '', why: { why: 'TooCrowded' } })
    socket().break(4429)
    expect([table.gone, table.turnedAway?.why]).toEqual([false, 'TooCrowded'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Socket.made).toHaveLength(2)
    table.read(book)
    socket().tell(welcome())
    expect([table.turnedAway, table.online]).toEqual([null, true])
    table.close()
  })

  test('what happened since the reader last looked is told on coming back, and nothing at the first visit', () => {
    const told = [1, 2, 3].map((entry) => ({ entry, at: 0, events: [] }))
    enter({ told })
    expect(table.missed).toEqual([])
    kept.set('regency T 0', '1')
    table = new Table('T')
    enter({ told })
    expect(table.missed.map((one) => one.entry)).toEqual([2, 3])
  })
})

describe('the connection and the book', () => {
  test('what comes in before the book is read once the book is here', () => {
    table.open(ours)
    socket().tell(welcome())
    expect(table.sight).toBeNull()
    table.read(book)
    expect([table.entry, table.myTurn]).toEqual([3, true])
    socket().tell(update(4))
    expect(table.entry).toBe(4)
  })

  test('what came in on a lost connection is not read with the next one', async () => {
    vi.useFakeTimers()
    table.open(ours)
    socket().tell(welcome())
    socket().break()
    table.read(book)
    expect(table.sight).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    socket().tell(welcome({ entry: 7 }))
    expect(table.entry).toBe(7)
    table.close()
  })
})

describe('a tab that is hidden', () => {
  test('is told what it missed when it is shown again, once', () => {
    enter()
    page.visibilityState = 'hidden'
    socket().tell(update(4))
    socket().tell(update(5))
    table.turnTo()
    expect(table.missed).toEqual([])
    page.visibilityState = 'visible'
    table.turnTo()
    expect(table.missed.map((one) => one.entry)).toEqual([4, 5])
    table.missed = []
    table.turnTo()
    expect(table.missed).toEqual([])
  })
})

describe('the chat', () => {
  const said = (text: string): object => ({ got: 'Chatted', name: 'Ben', seat: 1, text, at: 0 })

  test('is counted while it is not read, unless it is muted, which is kept for this table', () => {
    enter()
    socket().tell(said('one'))
    expect(table.unread).toBe(1)
    table.mute(true)
    socket().tell(said('two'))
    expect([table.unread, table.chat.length]).toEqual([0, 2])
    expect([new Table('T').muted, new Table('U').muted]).toEqual([true, false])
    table.mute(false)
    expect(new Table('T').muted).toBe(false)
  })
})

test('the fingerprint of the shuffles is noted while the match is on, and no later one replaces it', () => {
  enter({ table: { ...ours, commitment: 'aa' } })
  socket().tell(welcome({ table: { ...ours, commitment: 'bb' } }))
  expect(kept.get('regency seal T')).toBe('aa')
  kept.clear()
  socket().tell(welcome({ table: { ...ours, state: 'finished', commitment: 'bb' } }))
  expect(kept.get('regency seal T')).toBeUndefined()
})

describe('what goes out', () => {
  async function submit(): Promise<FromClient> {
    enter()
    table.choice.pick({ card: 2 })
    const look = socket().sent.at(-1)
    expect(look).toMatchObject({ send: 'Look', do: [lay] })
    socket().tell({ got: 'Previewed', id: look?.id, events: [], final: true, questions: [], nested: false })
    await soon()
    table.choice.confirm()
    return socket().sent.at(-1) as FromClient
  }

  test('a submission without an answer is sent again with the same id, and not after the answer', async () => {
    const sent = await submit()
    expect(sent).toMatchObject({ send: 'Submit', seat: 0, do: [lay], seen: 3 })
    vi.useFakeTimers()
    socket().break()
    expect(table.online).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    socket().tell(welcome())
    expect(socket().sent).toEqual([{ ...sent, again: true }])
    expect(table.choice.sent).toBe(true)
    socket().tell({ got: 'Done', id: sent.id, entry: 4 })
    expect(table.choice.sent).toBe(false)
    socket().break()
    await vi.advanceTimersByTimeAsync(1000)
    socket().tell(welcome())
    expect(socket().sent).toEqual([])
    table.close()
  })

  test('the waits between attempts grow', async () => {
    vi.useFakeTimers()
    table.open(ours, book)
    for (const wait of [700, 1300, 2600, 5100]) {
      const count = Socket.made.length
      socket().break()
      await vi.advanceTimersByTimeAsync(wait)
      expect(Socket.made).toHaveLength(count + 1)
    }
    socket().break()
    const count = Socket.made.length
    await vi.advanceTimersByTimeAsync(5000)
    expect(Socket.made).toHaveLength(count)
    table.close()
  })

  test('what came too fast is sent again after a breath, with the same id, and nobody hears of it', async () => {
    const sent = await submit()
    vi.useFakeTimers()
    const [line, before] = [socket(), socket().sent.length]
    const tooFast = { got: 'Refusal', id: sent.id, why: { why: 'TooFast' } }
    line.tell(tooFast)
    expect([table.refusal, table.choice.sent, line.sent.length]).toEqual([null, true, before])
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.sent.slice(before)).toEqual([sent])
    line.tell(tooFast)
    line.break()
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.sent).toHaveLength(before + 1)
    socket().tell({ ...tooFast, id: 'of another line' })
    expect(table.refusal).toEqual({ why: 'TooFast' })
    table.close()
  })

  test('what would mean something else later is not sent again, however fast it came', async () => {
    enter()
    vi.useFakeTimers()
    table.takeBack()
    const undo = socket().sent.at(-1)
    const count = socket().sent.length
    socket().tell({ got: 'Refusal', id: undo?.id, why: { why: 'TooFast' } })
    expect(table.refusal).toEqual({ why: 'TooFast' })
    table.show(1)
    const first = socket().sent.at(-1)
    socket().tell({ got: 'Refusal', id: first?.id, why: { why: 'TooFast' } })
    table.show(0)
    const last = socket().sent.at(-1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket().sent.slice(count)).toEqual([first, last])
    socket().tell({ got: 'Refusal', id: last?.id, why: { why: 'TooFast' } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket().sent.slice(count)).toEqual([first, last, last])
    table.close()
  })

  test('a refusal is told, and what is chosen stays as long as it is possible', async () => {
    const sent = await submit()
    socket().tell({ got: 'Refusal', id: sent.id, why: { why: 'NotAnOption' } })
    expect(table.refusal).toEqual({ why: 'NotAnOption' })
    expect([table.choice.sent, table.choice.begun]).toEqual([false, true])
    expect(table.choice.chosen).toEqual((sent as unknown as { do: unknown[] }).do[0])
  })
})

describe('why something cannot be done', () => {
  const attempts = [{ kind: 'LayCard', fields: { card: 9 } }]
  const inTheWay = [{ kind: 'LayCard', why: { why: 'NotYours' } }]

  function answer(): void {
    const asked = socket().sent.findLast(({ send }) => send === 'Why')
    socket().tell({ got: 'Obstacles', id: asked?.id, obstacles: inTheWay })
  }

  test('is told though others act before it is answered, and is asked anew after that', async () => {
    enter()
    const first = table.choice.why(attempts)
    socket().tell({ ...update(4), questions: [question] })
    answer()
    expect(await first).toEqual(inTheWay)
    const again = table.choice.why(attempts)
    expect(socket().sent.filter(({ send }) => send === 'Why')).toHaveLength(2)
    answer()
    expect(await again).toEqual(inTheWay)
    await table.choice.why(attempts)
    expect(socket().sent.filter(({ send }) => send === 'Why')).toHaveLength(2)
  })
})

describe('what the table decides together', () => {
  const proposal = { number: 1, kind: 'undo', by: 0, seat: 0, bot: '', agreed: [0], entry: 2 }

  test('why a proposal is void is told until there is another one', () => {
    enter({ proposal })
    socket().tell({ got: 'Voided', number: 1, kind: 'undo', by: 0, why: { why: 'ProposalOvertaken', seat: 1 } })
    socket().tell({ got: 'Lobby', table: ours, proposal: null })
    expect([table.proposal, table.voided]).toEqual([null, { why: 'ProposalOvertaken', seat: 1 }])
    socket().tell({ got: 'Lobby', table: ours, proposal: { ...proposal, number: 2 } })
    expect([table.proposal?.number, table.voided]).toEqual([2, null])
  })
})

describe('hints', () => {
  const hinted = { got: 'Hinted', action: lay, remark: null, next_best: null, reasons: [] }
  const asked = (): FromClient[] => socket().sent.filter((one) => one.send === 'WantHint')

  test('one is asked for at a time, and shown', () => {
    enter()
    table.wantHint()
    table.wantHint()
    expect(asked()).toHaveLength(1)
    socket().tell({ ...hinted, id: asked()[0]?.id })
    expect(table.hint?.action).toEqual(lay)
    table.wantHint()
    expect(asked()).toHaveLength(2)
  })

  test('one stays while others move, and goes when something else is asked', () => {
    enter()
    table.wantHint()
    socket().tell({ ...hinted, id: asked()[0]?.id })
    socket().tell(update(4, { questions: [question] }))
    expect(table.hint?.action).toEqual(lay)
    socket().tell(update(5))
    expect(table.hint).toBeNull()
  })

  test('that one came too late is no news, and whoever moves without it may ask for the next', async () => {
    enter()
    table.wantHint()
    table.choice.pick({ card: 2 })
    const look = socket().sent.at(-1)
    socket().tell({ got: 'Previewed', id: look?.id, events: [], final: true, questions: [], nested: false })
    await soon()
    table.choice.confirm()
    table.wantHint()
    expect(asked()).toHaveLength(2)
    socket().tell({ got: 'Refusal', id: asked()[0]?.id, why: { why: 'OtherQuestion' } })
    expect(table.refusal).toBeNull()
    socket().tell({ got: 'Refusal', id: asked()[1]?.id, why: { why: 'TooFast' } })
    expect(table.refusal).toEqual({ why: 'TooFast' })
    table.wantHint()
    expect(asked()).toHaveLength(3)
  })
})

describe('a scene that has yet to tell its result', () => {
  const scenes = {
    CardLaid: { part: (() => ({})) as unknown as Scene['part'], lasts: 1000, holds: true },
  }
  const fought = [{ was: 'CardLaid', seat: 1 }]

  function fight(questions: object[], more: object = {}): void {
    table.heard = (entry, events) => void table.stage.hear(entry, events, scenes)
    const { shared, ...rest } = update(4) as { shared: object }
    socket().tell({ ...rest, questions, shared: { ...shared, events: fought, table: { round: 9 }, ...more } })
  }

  test('board and log tell it when it is over', () => {
    enter()
    fight([])
    expect(table.sight?.table['round']).toBe(9)
    expect(table.shown?.table['round']).not.toBe(9)
    expect(table.tellable.some((one) => one.entry === 4)).toBe(false)
    expect(table.shownRecent.events).toEqual([])
    table.stage.finish()
    expect(table.shown?.table['round']).toBe(9)
    expect(table.tellable.some((one) => one.entry === 4)).toBe(true)
    expect(table.shownRecent.events).toEqual(fought)
  })

  test('totals beside it rise when it is over', () => {
    const tally = (points: number[]): Tally => ({
      totals: points,
      lines: [],
      pending: [],
      counts: [],
      last_round: false,
      last_turns: [],
    })
    enter({ sight: { ...(welcome() as { sight: object }).sight, tally: tally([1, 2]) } })
    fight([], { tally: tally([1, 7]) })
    expect(totals(table.shown, table.outcome)).toEqual([1, 2])
    table.stage.finish()
    expect(totals(table.shown, table.outcome)).toEqual([1, 7])
  })

  test('one that fails leaves the game as it is', () => {
    const said = vi.fn()
    vi.stubGlobal('reportError', said)
    enter()
    table.heard = () => {
      throw new Error('no such scene')
    }
    socket().tell(update(4))
    expect([table.entry, table.shown?.table['points'], said.mock.calls.length]).toEqual([4, [9, 2], 1])
  })

  test('who has to decide on it sees the board as it is', () => {
    enter()
    fight([{ ask: { step: 'ChooseCard', seat: 0 }, options: [lay] }])
    expect(table.shown?.table['round']).toBe(9)
    table.stage.finish()
  })
})

describe('one device, two seats', () => {
  const both = info([chair('Anna', true), chair('Ben', true)])

  test('nothing is shown before the device is in the right hands, and after each turn it is passed on', () => {
    table.open(both, book)
    socket().tell(welcome({ table: both }))
    expect(table.curtain).toBe(0)
    table.show(0)
    expect(table.curtain).toBeNull()
    socket().tell(update(4))
    expect(table.curtain).toBe(1)
    table.show(1)
    expect(socket().sent.at(-1)).toMatchObject({ send: 'Show', seat: 1 })
    expect(table.seat).toBe(1)
  })

  test('whoever has the device now never sees what the last one saw', () => {
    table.open(both, book)
    socket().tell(welcome({ table: both }))
    table.show(0)
    expect(table.isOwn).toBe(true)
    socket().tell(update(4))
    table.show(1)
    expect(table.isOwn).toBe(false)
    const { sight } = welcome() as { sight: object }
    socket().tell(welcome({ table: both, seat: 1, entry: 4, sight: { ...sight, seat: 1 } }))
    expect(table.isOwn).toBe(true)
  })

  test('whoever looks on sees what everybody sees', () => {
    const others = info([chair('Anna', false), chair('Ben', false)])
    const { sight } = welcome() as { sight: object }
    table.open(others, book)
    socket().tell(welcome({ table: others, seat: null, sight: { ...sight, seat: undefined } }))
    expect(table.isOwn).toBe(true)
  })

  test('in a round of secret choices the device goes round once, whoever began it', () => {
    const three = info([chair('Anna', true), chair('Ben', true), chair('Cleo', true)], [0, 1, 2])
    table.open(three, book)
    socket().tell(welcome({ table: three }))
    const hands: number[] = []
    let entry = 3
    const step = (waited: number[]): void => {
      entry += 1
      socket().tell(waits(entry, waited))
      if (table.curtain === null) return
      hands.push(table.curtain)
      const seat = table.curtain
      table.show(seat)
      const { sight } = welcome() as { sight: object }
      socket().tell(welcome({ table: { ...three, waited_for: waited }, seat, entry, sight: { ...sight, seat } }))
    }
    table.show(0)
    // Anna chooses twice before she is done; then Ben; Cleo's choice ends the round, and she begins the next.
    for (const waited of [[0, 1, 2], [1, 2], [2], [0, 1, 2], [0, 1], [1], [0, 1, 2]]) step(waited)
    expect(hands).toEqual([1, 2, 0, 1])
  })

  test('nobody is passed the device for whom a bot plays, or who is not waited for any more', () => {
    table.open(both, book)
    socket().tell(welcome({ table: both }))
    table.show(0)
    const relieved = info([chair('Anna', true), { ...chair('Ben', true), stand_in: true }])
    socket().tell({ got: 'Lobby', table: relieved, proposal: null })
    socket().tell(update(4))
    expect(table.curtain).toBeNull()
    socket().tell({ got: 'Lobby', table: both, proposal: null })
    socket().tell(waits(5, [1]))
    expect(table.curtain).toBe(1)
    socket().tell(waits(6, [0]))
    expect(table.curtain).toBe(0)
  })

  test('whoever leaves a chair is not shown the next one', () => {
    table.open(both, book)
    socket().tell(welcome({ table: both }))
    table.show(0)
    const left = info([{ ...chair('Anna', false), gave_up: true }, chair('Ben', true)], [1])
    socket().tell(welcome({ table: left, seat: null }))
    expect(table.curtain).toBe(1)
    expect(socket().sent.at(-1)).toMatchObject({ send: 'Show', seat: 1 })
    expect(table.notice).toBeNull()
  })

  test('a device that slept while its seat moved is told so once', async () => {
    table.open(ours, book)
    socket().tell(welcome())
    table.close()
    const gone = info([chair('Anna', false), chair('Ben', false)])
    for (const why of ['SeatMoved', undefined]) {
      const again = new Table('T')
      again.open(gone, book)
      socket().tell(welcome({ table: gone, seat: null }))
      expect(again.notice?.why.why).toBe(why)
      again.close()
    }
  })

  test('a tab that looked on from nowhere takes its seat when the match begins', () => {
    table.open({ ...ours, state: 'waiting', waited_for: [] }, book)
    socket().tell(welcome({ seat: null }))
    expect(socket().sent).toMatchObject([{ send: 'Show', seat: 0 }])
  })
})
