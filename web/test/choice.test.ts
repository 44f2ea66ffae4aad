import { describe, expect, test } from 'vitest'
import { Choice, type Habits, type Transport } from '../src/choice.svelte'
import type { PhraseInfo } from '../src/generated'
import type { Action, Previewed, Question } from '../src/wire'
import { book, positions } from './fixtures'

const key = (action: Action): string => JSON.stringify(Object.entries(action).sort())

function composing(questions: Question[], transport: Transport | null = null, habits?: Habits): Choice {
  const choice = new Choice(book, transport, habits)
  choice.load(questions)
  return choice
}

/** Every action that the list leads to. */
function reachedByList(choice: Choice): string[] {
  if (choice.chosen) return [key(choice.chosen)]
  return choice.menu().flatMap((item) => {
    expect(choice.take(item.pick)).toBe(true)
    expect(choice.left).toHaveLength(item.count)
    const found = reachedByList(choice)
    expect(choice.back()).toBe(true)
    return found
  })
}

/** Every action that pointing at lit things leads to; what stays open between kinds is settled by the kind. */
function reachedByPointing(choice: Choice, domains: string[]): Set<string> {
  if (choice.chosen) return new Set([key(choice.chosen)])
  const found = new Set<string>()
  const pointed = domains.flatMap((domain) => [...choice.lit(domain)].map((value) => ({ [domain]: value })))
  const steps = [...pointed.map((members) => () => choice.pick(members))]
  if (choice.kinds.length > 1 || choice.picks.length === 0)
    steps.push(...choice.kinds.map((kind) => () => choice.pick({}, kind)))
  for (const step of steps) {
    expect(step()).toBe(true)
    for (const one of reachedByPointing(choice, domains)) found.add(one)
    choice.back()
  }
  return found
}

describe('at positions of a real game', () => {
  test('there are enough of them, of several kinds', () => {
    expect(positions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(positions.map((at) => at.questions[0]?.ask.step)).size).toBeGreaterThan(2)
  })

  test('the list leads to every legal action once and to no other', () => {
    for (const at of positions) {
      const legal = at.questions.flatMap((question) => question.options.map(key))
      const found = reachedByList(composing(at.questions))
      expect([...found].sort()).toEqual([...legal].sort())
    }
  })

  test('pointing leads to every legal action and to no other', () => {
    const domains = Object.keys(book.pieces)
    for (const at of positions) {
      const legal = new Set(at.questions.flatMap((question) => question.options.map(key)))
      expect(reachedByPointing(composing(at.questions), domains)).toEqual(legal)
    }
  })

  test('what is lit can be picked, and what is not lit cannot', () => {
    for (const at of positions)
      for (const [domain, pieces] of Object.entries(book.pieces)) {
        const choice = composing(at.questions)
        const lit = choice.lit(domain)
        const possible = pieces.map((_, value) => value).filter((value) => choice.can({ [domain]: value }))
        expect(new Set(possible)).toEqual(lit)
      }
  })
})

const elect = (colour: number, balcony: number, kind = 'ElectCouncillor'): Action => ({ do: kind, colour, balcony })
const turn = (options: Action[]): Question => ({ ask: { step: 'TakeActions', seat: 0 }, options })
const bribe = (region: number): Question => ({
  ask: { step: 'BribeForPermit', seat: 0, region, slot: 0 },
  options: [
    { do: 'PayBribe', bribe: 3 },
    { do: 'PayBribe', bribe: 9 },
  ],
})
const end: Action = { do: 'EndTurn' }
const acquire = (region: number, slot: number): Action => ({ do: 'AcquirePermit', region, slot })

describe('narrowing and going back', () => {
  const question = turn([
    elect(0, 1),
    elect(0, 2),
    elect(3, 2),
    elect(0, 1, 'ElectByAssistant'),
    acquire(1, 0),
    acquire(2, 1),
    end,
  ])

  test('a pick narrows what is lit', () => {
    const choice = composing([question])
    expect(choice.lit('colour')).toEqual(new Set([0, 3]))
    expect(choice.pick({ colour: 0 })).toBe(true)
    expect(choice.lit('balcony')).toEqual(new Set([1, 2]))
    expect(choice.lit('region')).toEqual(new Set())
    expect(choice.picked('colour')).toEqual(new Set([0]))
    expect(choice.chosen).toBeNull()
    expect(choice.pick({ balcony: 2 })).toBe(true)
    expect(choice.chosen).toEqual(elect(0, 2))
    expect(choice.lit('balcony')).toEqual(new Set())
    expect(choice.picked('balcony')).toEqual(new Set([2]))
  })

  test('an impossible pick changes nothing', () => {
    const choice = composing([question])
    expect(choice.pick({ region: 1, slot: 1 })).toBe(false)
    expect(choice.pick({}, 'BuildWithKing')).toBe(false)
    expect(choice.begun).toBe(false)
    expect(choice.can({ region: 1, slot: 0 })).toBe(true)
    expect(choice.can({ region: 1, slot: 1 })).toBe(false)
  })

  test('two kinds that share all members are told apart at the end', () => {
    const choice = composing([question])
    choice.pick({ colour: 0, balcony: 1 })
    expect(choice.kinds).toEqual(['ElectCouncillor', 'ElectByAssistant'])
    expect(choice.menu().map((item) => item.action)).toEqual([elect(0, 1), elect(0, 1, 'ElectByAssistant')])
    choice.pick({}, 'ElectByAssistant')
    expect(choice.chosen).toEqual(elect(0, 1, 'ElectByAssistant'))
  })

  test('each step back undoes one pick, to the beginning and no further', () => {
    const choice = composing([question])
    choice.pick({}, 'ElectCouncillor')
    choice.pick({ colour: 0 })
    choice.back()
    expect(choice.lit('colour')).toEqual(new Set([0, 3]))
    choice.back()
    expect(choice.left).toHaveLength(7)
    expect(choice.back()).toBe(false)
  })

  test('nothing is lit where nothing is asked', () => {
    const choice = composing([])
    expect(choice.lit('colour').size).toBe(0)
    expect(choice.menu()).toEqual([])
  })
})

class Table implements Transport {
  looked: Action[][] = []
  submitted: Action[][] = []
  remarked: Action[][] = []
  constructor(
    private readonly answers: Partial<Previewed>[],
    private readonly remarks: Promise<(PhraseInfo | null)[][]>[] = [],
  ) {}
  remark(chain: Action[]): Promise<(PhraseInfo | null)[][]> {
    this.remarked.push(chain)
    return this.remarks[this.remarked.length - 1] ?? Promise.reject(new Error('nobody there'))
  }
  look(chain: Action[]): Promise<Previewed> {
    this.looked.push(chain)
    const answer = this.answers[this.looked.length - 1] ?? {}
    return Promise.resolve({
      got: 'Previewed',
      id: '1',
      events: [],
      final: false,
      questions: [],
      nested: false,
      ...answer,
    })
  }
  submit(chain: Action[]): void {
    this.submitted.push(chain)
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const paid = { was: 'CoinsPaid', seat: 0, coins: 7 }

describe('a chain', () => {
  const base = turn([acquire(1, 0), end])
  const again = turn([end])

  test('is composed through nested questions and sent once', async () => {
    const table = new Table([
      { questions: [bribe(1)], nested: true },
      { events: [paid], final: true },
    ])
    const choice = composing([base], table)
    choice.pick({ region: 1 })
    await settled()
    expect(choice.questions[0]?.ask.step).toBe('BribeForPermit')
    expect(choice.lit('bribe')).toEqual(new Set([3, 9]))
    choice.pick({ bribe: 9 })
    await settled()
    expect(choice.preview?.final).toBe(true)
    expect(choice.certain).toEqual([paid])
    expect(table.submitted).toEqual([])
    choice.confirm()
    choice.confirm()
    expect(table.submitted).toEqual([[acquire(1, 0), { do: 'PayBribe', bribe: 9 }]])
    expect(choice.asked).toBe(false)
  })

  test('is shortened by a step back', async () => {
    const table = new Table([{ questions: [bribe(1)], nested: true }])
    const choice = composing([base], table)
    choice.pick({ region: 1 })
    await settled()
    expect(choice.back()).toBe(true)
    expect(choice.chain).toEqual([])
    expect(choice.questions[0]?.ask.step).toBe('TakeActions')
    expect(choice.left).toHaveLength(2)
  })

  test('ends where what is asked next would have been asked anyway', async () => {
    const table = new Table([{ questions: [again] }])
    const choice = composing([base], table)
    choice.pick({ region: 1 })
    await settled()
    expect(choice.chain).toEqual([])
    expect(choice.preview).not.toBeNull()
  })

  test('answers by itself what has one answer, and steps back over it', async () => {
    const only: Question = { ...bribe(1), options: [{ do: 'PayBribe', bribe: 3 }] }
    const table = new Table([{ questions: [only], nested: true }, { final: true }])
    const choice = composing([base], table)
    choice.pick({ region: 1 })
    await settled()
    await settled()
    expect(choice.chosen).toEqual({ do: 'PayBribe', bribe: 3 })
    expect(choice.preview?.final).toBe(true)
    expect(table.submitted).toEqual([])
  })

  test('an answer that comes too late is not taken', async () => {
    const table = new Table([{ questions: [bribe(1)], nested: true }])
    const choice = composing([base], table)
    choice.pick({ region: 1 })
    choice.back()
    await settled()
    expect(choice.chain).toEqual([])
    expect(choice.preview).toBeNull()
  })
})

describe('remarks', () => {
  const cheap: PhraseInfo = { key: 'remark-acquire', about: { coins: 4 } }
  const dear: PhraseInfo = { key: 'remark-acquire', about: { coins: 7 } }

  test('are asked for once, and stand beside the actions they are on', async () => {
    const table = new Table([], [Promise.resolve([[cheap, null]])])
    const choice = composing([turn([acquire(1, 0), end])], table)
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, null])
    await Promise.all([choice.wantRemarks(), choice.wantRemarks()])
    expect(table.remarked).toEqual([[]])
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([cheap, null])
  })

  test('are asked for again behind a chain, and when something has happened', async () => {
    const table = new Table(
      [{ questions: [bribe(1)], nested: true }],
      [[[cheap, null]], [[null, dear]], [[dear, null]]].map((each) => Promise.resolve(each)),
    )
    const choice = composing([turn([acquire(1, 0), end])], table)
    await choice.wantRemarks()
    choice.pick({ region: 1 })
    await settled()
    await choice.wantRemarks()
    expect(table.remarked).toEqual([[], [acquire(1, 0)]])
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, dear])
    choice.back()
    choice.load([turn([acquire(1, 0), end])])
    await choice.wantRemarks()
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([dear, null])
  })

  test('that come too late or not at all are not shown', async () => {
    const late = new Table([], [Promise.resolve([[cheap, null]])])
    const choice = composing([turn([acquire(1, 0), end])], late)
    const asking = choice.wantRemarks()
    choice.load([turn([acquire(2, 1), end])])
    await asking
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, null])
    const silent = composing([turn([acquire(1, 0), end])], new Table([]))
    await silent.wantRemarks()
    expect(silent.options.map((action) => silent.remarkOn(action))).toEqual([null, null])
  })
})

describe('habits', () => {
  const free: Partial<Previewed> = { final: false }

  test('what can be taken back is sent without asking, what cannot is not', async () => {
    const habits = { skipForced: false, unconfirmed: true }
    const undoable = new Table([free])
    composing([turn([elect(0, 1), end])], undoable, habits).pick({ colour: 0 })
    await settled()
    expect(undoable.submitted).toEqual([[elect(0, 1)]])
    const final = new Table([{ final: true }])
    composing([turn([elect(0, 1), end])], final, habits).pick({ colour: 0 })
    await settled()
    expect(final.submitted).toEqual([])
  })

  test('a forced step is done by itself only where the reader wants that', async () => {
    const forced = new Table([{ final: true }])
    composing([turn([end])], forced, { skipForced: true, unconfirmed: false })
    await settled()
    expect(forced.submitted).toEqual([[end]])
    const patient = new Table([free])
    composing([turn([end])], patient)
    await settled()
    expect(patient.submitted).toEqual([])
  })

  test('what was chosen is never taken up again by itself', async () => {
    const chosen = new Table([free])
    const settledOn = { ask: { step: 'Settled', seat: 0 }, options: [{ do: 'Reconsider' }] }
    composing([settledOn], chosen, { skipForced: true, unconfirmed: false })
    await settled()
    expect(chosen.submitted).toEqual([])
  })

  test('the same questions again leave a composition as it is, others end it', () => {
    const choice = composing([turn([elect(0, 1), elect(0, 2), end])])
    choice.pick({ colour: 0 })
    choice.load([turn([elect(0, 1), elect(0, 2), end])])
    expect(choice.picks).toHaveLength(1)
    choice.load([turn([end])])
    expect(choice.picks).toHaveLength(0)
  })
})
