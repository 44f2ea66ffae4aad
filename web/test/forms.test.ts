import { describe, expect, test } from 'vitest'
import { Choice, type Transport } from '../src/choice.svelte'
import { exampleOf, members, sizeOf, sorted, within } from '../src/forms'
import type { Book } from '../src/generated'
import { SHORT } from '../src/picks'
import { aims, by, only, type Scene, withKind } from '../src/stages'
import type { Action, Form, Previewed, RawQuestion } from '../src/wire'
import { book as invented } from './invented'

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)
const numbered = (key: string, size: number) => range(0, size).map((value) => ({ key: `${key}-${value}`, about: {} }))

/** A bazaar: four others, nine wares, thirty prices, aloud or in a whisper. */
const book: Book = {
  ...invented,
  fields: {
    Offer: { to: 'player', ware: 'ware', coins: 'coins', manner: 'manner' },
    Trade: { mine: 'ware', theirs: 'ware' },
    Accept: { slot: 'slot' },
    Cast: { side: 'side' },
  },
  pieces: {
    player: numbered('player', 5),
    ware: numbered('ware', 9),
    coins: numbered('coins', 30),
    manner: numbered('manner', 2),
    slot: numbered('slot', 12),
    side: numbered('side', 2),
  },
  closing: [],
}
const VALUES = [[1, 2, 3, 4], range(0, 9), range(0, 30), [0, 1]]
const OFFERS: Form = { form: 'Offer', values: VALUES }
const TRADES: Form = { form: 'Trade', values: [range(0, 9), range(3, 9)] }
const CAST: Action[] = [
  { do: 'Cast', side: 0 },
  { do: 'Cast', side: 1 },
]
const ACCEPT: Action = { do: 'Accept', slot: 3 }
const asking = (forms: Form[] = [OFFERS], listed: Action[] = []): RawQuestion[] => [
  { ask: { step: 'Turn', seat: 0 }, options: CAST },
  { ask: { step: 'Bargain', seat: 0 }, options: [...forms, ...listed] },
]

function composing(questions = asking(), transport: Transport | null = null): Choice {
  const choice = new Choice(book, transport, { skipForced: false, unconfirmed: false })
  choice.load(questions)
  return choice
}

const offer = (to: number, ware: number, coins: number, manner: number): Action => ({
  do: 'Offer',
  to,
  ware,
  coins,
  manner,
})

describe('a form', () => {
  test('is narrowed without writing its members out', () => {
    expect(sizeOf(OFFERS)).toBe(2160)
    const part = within(book, OFFERS, [{ kind: 'Offer', members: [['player', 2]] }, { members: [['coins', 29]] }])
    expect(part?.values).toEqual([[2], range(0, 9), [29], [0, 1]])
    expect(within(book, OFFERS, [{ members: [['player', 0]] }])).toBeNull()
    expect(within(book, OFFERS, [{ kind: 'Accept', members: [] }])).toBeNull()
    expect(within(book, OFFERS, [{ members: [['side', 1]] }])).toBeNull()
  })

  test('holds exactly its product, in the order of the fields', () => {
    const all = members(book, OFFERS)
    expect(all).toHaveLength(2160)
    expect(all[0]).toEqual(offer(1, 0, 0, 0))
    expect(all.at(-1)).toEqual(offer(4, 8, 29, 1))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(2160)
    expect(exampleOf(book, OFFERS)).toEqual(offer(1, 0, 0, 0))
  })

  test('of two fields of one domain the first is picked first', () => {
    const first = within(book, TRADES, [{ members: [['ware', 1]] }])
    expect(first?.values).toEqual([[1], range(3, 9)])
    expect(within(book, TRADES, [{ members: [['ware', 1]] }, { members: [['ware', 1]] }])).toBeNull()
    const whole = { kind: 'Trade', members: [['ware', 1] as [string, number], ['ware', 4] as [string, number]] }
    expect(within(book, TRADES, [{ members: [['ware', 1]] }, whole])?.values).toEqual([[1], [4]])
  })

  test('is taken apart from what is listed, wherever it stands', () => {
    const [, asked] = asking([OFFERS], [ACCEPT]).map(sorted)
    expect(asked).toEqual({ ask: { step: 'Bargain', seat: 0 }, options: [ACCEPT], forms: [OFFERS], places: [1] })
    const [turn] = asking()
    expect(turn && sorted(turn)).toBe(turn)
  })
})

describe('composing', () => {
  test('the list leads to an offer, field by field, and counts what is left', () => {
    const choice = composing()
    expect(choice.ways).toBe(2162)
    expect(choice.menu().map(({ kind, count }) => [kind, count])).toEqual([
      ['Cast', 2],
      ['Offer', 2160],
    ])
    choice.take(choice.menu()[1]?.pick ?? { members: [] })
    expect(choice.domain).toBe('player')
    for (const [domain, value, count, left] of [
      ['player', 3, 4, 540],
      ['ware', 8, 9, 60],
      ['coins', 17, 30, 2],
    ] as const) {
      const menu = choice.menu()
      expect(menu.map((item) => item.domain)).toEqual(Array.from({ length: count }, () => domain))
      expect(choice.take(menu.find((item) => item.value === value)?.pick ?? { members: [] })).toBe(true)
      expect(choice.ways).toBe(left)
    }
    const [aloud, whispered] = choice.menu()
    expect([aloud?.action, whispered?.action]).toEqual([offer(3, 8, 17, 0), offer(3, 8, 17, 1)])
    choice.take(whispered?.pick ?? { members: [] })
    expect(choice.chosen).toEqual(offer(3, 8, 17, 1))
    choice.back()
    expect(choice.ways).toBe(2)
  })

  test('pointing reaches every value of every field, and no other', () => {
    const choice = composing([{ ask: { step: 'Bargain', seat: 0 }, options: [OFFERS] }])
    for (const [at, domain] of ['player', 'ware', 'coins', 'manner'].entries()) {
      expect([...choice.lit(domain)].sort((a, b) => a - b)).toEqual(VALUES[at])
      for (const value of range(0, 30)) expect(choice.can({ [domain]: value })).toBe(VALUES[at]?.includes(value))
    }
    expect(choice.pick({ coins: 12, player: 2 })).toBe(true)
    expect([...choice.lit('player')]).toEqual([])
    expect(choice.pick({ player: 2 })).toBe(false)
    expect(choice.pick({ ware: 4, manner: 0 }, 'Offer')).toBe(true)
    expect(choice.chosen).toEqual(offer(2, 4, 12, 0))
  })

  test('the fields can be picked in any order', () => {
    const orders = [
      ['manner', 'coins', 'ware', 'player'],
      ['coins', 'player', 'manner', 'ware'],
    ]
    const wanted: Record<string, number> = { player: 4, ware: 0, coins: 29, manner: 1 }
    for (const order of orders) {
      const choice = composing()
      for (const domain of order) expect(choice.pick({ [domain]: wanted[domain] ?? 0 })).toBe(true)
      expect(choice.chosen).toEqual(offer(4, 0, 29, 1))
    }
  })

  test('a board in stages lights every value of the next thing of a form', () => {
    const choice = composing()
    const stages: Scene<null>['stages'] = {
      Offer: [[withKind(by('player', 'to'))], [by('ware', 'ware')], [by('coin', 'coins')], [by('manner', 'manner')]],
      Cast: [[withKind(by('side', 'side'))]],
      Accept: [[only('Accept')]],
    }
    const lit = (): string[] => [...aims({ choice, table: null, book, stages }, { keys: [] }).keys()].sort()
    expect(lit()).toEqual(['player-1', 'player-2', 'player-3', 'player-4', 'side-0', 'side-1'])
    for (const key of ['player-2', 'ware-5', 'coin-7'])
      aims({ choice, table: null, book, stages }, { keys: [] }).get(key)?.take()
    expect(lit()).toEqual(['manner-0', 'manner-1'])
    aims({ choice, table: null, book, stages }, { keys: [] }).get('manner-1')?.take()
    expect(choice.chosen).toEqual(offer(2, 5, 7, 1))
  })

  test('what is composed survives offers of others, as far as it can still be done', () => {
    const choice = composing()
    choice.pick({ player: 2 }, 'Offer')
    choice.pick({ coins: 20 })
    choice.load(asking([OFFERS], [ACCEPT]))
    expect(choice.picks).toHaveLength(2)
    expect(choice.ways).toBe(18)
    const poorer: Form = { form: 'Offer', values: [[1, 2, 3, 4], range(0, 9), range(0, 10), [0, 1]] }
    choice.load(asking([poorer], [ACCEPT]))
    expect(choice.picks).toEqual([{ kind: 'Offer', members: [['player', 2]] }])
    expect(choice.lost?.members).toEqual([['coins', 20]])
    choice.load(asking([], [ACCEPT]))
    expect(choice.picks).toEqual([])
  })

  test('a member is looked at and sent like any action', async () => {
    const sent: Action[][] = []
    const looked: Action[][] = []
    const seen: Previewed = { got: 'Previewed', id: '1', events: [], final: false, questions: [], nested: false }
    const transport = {
      look: (chain: Action[]) => {
        looked.push(chain)
        return Promise.resolve(seen)
      },
      submit: (chain: Action[]) => {
        sent.push(chain)
        return '1'
      },
      remark: () =>
        Promise.resolve([
          [null, null],
          [null, { key: 'remark-slot', about: {} }],
        ]),
      why: () => Promise.resolve([]),
      refused: () => undefined,
    } as unknown as Transport
    const choice = composing(asking([OFFERS], [ACCEPT]), transport)
    await choice.wantRemarks()
    expect(choice.remarkOn(choice.options[2] as Action)).toEqual({ key: 'remark-slot', about: {} })
    choice.pick({ player: 1, ware: 1, coins: 1, manner: 1 }, 'Offer')
    await Promise.resolve()
    expect(looked).toEqual([[offer(1, 1, 1, 1)]])
    choice.confirm()
    expect(sent).toEqual([[offer(1, 1, 1, 1)]])
  })

  test('where a form is asked for nothing is forced, and a form of one is the only answer', () => {
    const bargain = (form: Form): RawQuestion[] => [{ ask: { step: 'Bargain', seat: 0 }, options: [form] }]
    const choice = new Choice(book, null, { skipForced: true, unconfirmed: false })
    choice.load(bargain({ form: 'Offer', values: [[1], [2], [3], [0, 1]] }))
    expect(choice.chosen).toBeNull()
    choice.load([{ ask: { step: 'Turn', seat: 0 }, options: [CAST[0] as Action] }])
    expect(choice.chosen).toEqual(CAST[0])
    const few = composing(bargain({ form: 'Offer', values: [[1], [2], [3, 4], [0, 1]] }))
    expect(few.left).toHaveLength(4)
    expect(few.menu()).toHaveLength(4)
    expect(few.left.length).toBeLessThanOrEqual(SHORT)
  })
})
