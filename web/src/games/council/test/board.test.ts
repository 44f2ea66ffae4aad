/** Pointing at what is lit reaches exactly what is legal, at positions from recorded games. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Hand as Reaching, legal, reachable } from '../../../../test/reaching'
import { Choice, type Habits, type Transport } from '../../../choice.svelte'
import type { Book, PhraseInfo } from '../../../generated'
import { blocks } from '../../../markdown'
import { certain } from '../../../chips'
import { type Aim, type Aims, pointedAt, type Scene } from '../../../stages'
import type { Action, GameEvent, Question, Sight } from '../../../wire'
import { bundleOf, Words } from '../../../words'
import { aims, isBribe, laidOut, type Loose, ways } from '../aims'
import { BRIBES, bribeOf, type Cards, NO_CARDS, priceOf, satisfied, within } from '../bribes'
import { PERMITS } from '../data'
import type { Desk } from '../desk.svelte'
import { helpFor } from '../help'
import passages from '../passages'
import { councilOf, handOf, tableOf } from '../pieces'
import { STAGES } from '../stages'
import type { Table } from '../types'

interface Position {
  sight: Sight
  questions: Question[]
}

const packed = readFileSync(new URL('./positions.json.gz', import.meta.url))
const { book, positions } = JSON.parse(gunzipSync(packed).toString()) as { book: Book; positions: Position[] }
const asked = (step: string): Position[] => positions.filter((position) => position.questions[0]?.ask.step === step)
const STEPS = [
  'TakeActions',
  'BribeForPermit',
  'BribeForKing',
  'OrderRewards',
  'RewardAgain',
  'FreePermit',
  'PermitAgain',
]

class Hand implements Reaching {
  readonly choice: Choice
  readonly loose: Loose = { cards: NO_CARDS }
  readonly scene: Scene<Table>

  constructor(
    position: Position,
    habits: Habits = { skipForced: false, unconfirmed: false },
    transport: Transport | null = null,
  ) {
    this.choice = new Choice(book, transport, habits)
    this.choice.load(position.questions)
    this.scene = { choice: this.choice, table: tableOf(position.sight), book, stages: STAGES }
  }

  get lit(): Aims {
    return aims(this.scene, this.loose)
  }

  get keys(): string[] {
    return [...this.lit.keys(), ...ways(this.scene).map((_, place) => `way-${place}`)]
  }

  point(key: string): void {
    if (key.startsWith('way-')) ways(this.scene)[Number(key.slice(4))]?.take()
    else this.lit.get(key)?.take()
  }

  get pointers(): Pick<Aim, 'take'>[] {
    const isOver = this.choice.chosen !== null && !isBribe(this.choice)
    return isOver ? [] : [...this.lit.values(), ...ways(this.scene)]
  }

  get laid(): Cards {
    return this.loose.cards
  }

  set laid(cards: Cards) {
    this.loose.cards = cards
  }

  get state(): string {
    const picks = this.choice.picks.map((pick) => JSON.stringify(pick)).sort()
    return JSON.stringify([picks, isBribe(this.choice) ? laidOut(this.choice, this.loose) : []])
  }
}

const legalBribes = ({ questions }: Position): Cards[] =>
  questions.flatMap(({ options }) => options.map((action) => BRIBES[action['bribe'] as number] ?? NO_CARDS))
const isCard = (key: string): boolean => key.startsWith('card-')

function follow(position: Position, path: string[], habits?: Habits): Hand {
  const hand = new Hand(position, habits)
  for (const key of path) hand.point(key)
  return hand
}

describe('pointing', () => {
  it.each(STEPS)('reaches all that is legal and nothing else: %s', (step) => {
    const found = asked(step)
    expect(found.length).toBeGreaterThan(5)
    for (const position of found) expect(reachable(new Hand(position))).toEqual(legal(position))
  })

  it('reaches the same where bribes are played without a second look', () => {
    const habits = { skipForced: false, unconfirmed: true }
    for (const position of asked('BribeForPermit').slice(0, 30))
      expect(reachable(new Hand(position, habits))).toEqual(legal(position))
  })

  it('always narrows: every lit thing changes what is composed', () => {
    for (const position of asked('TakeActions')) {
      const before = new Hand(position)
      for (const key of before.keys) {
        const hand = follow(position, [key])
        expect(hand.state, key).not.toBe(before.state)
        expect(hand.choice.left.length, key).toBeGreaterThan(0)
        expect(pointedAt(hand.scene, { keys: [] }).has(key), key).toBe(true)
      }
    }
  })

  it('lights nothing where nothing is asked, or once it is sent', () => {
    const position = asked('TakeActions')[0] as Position
    const hand = new Hand({ ...position, questions: [] })
    expect(hand.keys).toEqual([])
    const sent = new Hand(position)
    sent.choice.sent = true
    expect(sent.keys).toEqual([])
  })

  it('does nothing to what is not lit', () => {
    const hand = new Hand(asked('BribeForKing')[0] as Position)
    const before = hand.state
    for (const key of ['city-0', 'king', 'colour-1', 'EndTurn', 'laid-0']) hand.point(key)
    expect(hand.state).toBe(before)
  })
})

describe('choices among kinds', () => {
  it('asks in words when main and quick election are both possible', () => {
    const position = asked('TakeActions').find((one) =>
      ['ElectCouncillor', 'ElectByAssistant'].every((kind) => has(one, kind)),
    ) as Position
    const hand = new Hand(position)
    const colour = hand.keys.find((key) => key.startsWith('colour-')) as string
    hand.point(colour)
    expect(ways(hand.scene)).toEqual([])
    hand.point('balcony-3')
    expect(ways(hand.scene).map((way) => way.action.do)).toEqual(['ElectCouncillor', 'ElectByAssistant'])
    hand.point('way-1')
    expect(hand.choice.chosen?.do).toBe('ElectByAssistant')
  })

  it('lights cities for permits first, and all the king can reach once he is pointed at', () => {
    const position = asked('TakeActions').find(
      (one) => has(one, 'BuildWithKing') && !has(one, 'BuildEmporium'),
    ) as Position
    const hand = new Hand(position)
    expect(hand.keys.some((key) => key.startsWith('city-'))).toBe(false)
    hand.point('king')
    const cities = options(position).filter((action) => action.do === 'BuildWithKing')
    if (cities.length > 1) expect(hand.keys.sort()).toEqual(cities.map((action) => `city-${action['city']}`).sort())
  })
})

describe('cards', () => {
  it('are lit only where they fit, and can be taken back', () => {
    for (const position of asked('BribeForPermit').slice(0, 40)) {
      const hand = new Hand(position)
      const council = councilOf(tableOf(position.sight), position.questions[0]?.ask['region'] as number)
      for (const key of hand.keys) {
        const kind = Number(key.split('-')[1])
        expect(handOf(position.sight)[kind]).toBeGreaterThan(0)
        expect(kind === 6 || council.includes(kind)).toBe(true)
      }
      const first = hand.keys[0] as string
      hand.point(first)
      hand.point(first.replace('card', 'laid'))
      expect(laidOut(hand.choice, hand.loose)).toEqual(NO_CARDS)
    }
  })

  it('may be added as long as one fits, even where the next question is known', async () => {
    const questions: Question[] = [{ ask: { step: 'OrderRewards', seat: 0, city: 1 }, options: [] }]
    const transport = {
      look: () => Promise.resolve({ got: 'Previewed', id: '', events: [], questions, nested: true, final: false }),
    } as unknown as Transport
    const found = asked('BribeForKing').filter((position) => new Hand(position).lit.size > 1)
    expect(found.length).toBeGreaterThan(5)
    for (const position of found) {
      const hand = new Hand(position, undefined, transport)
      for (let more = hand.keys.find(isCard); more; more = hand.keys.find(isCard)) {
        hand.point(more)
        await new Promise((resolve) => setTimeout(resolve))
      }
      const [paid] = hand.choice.composed.map((action) => BRIBES[action['bribe'] as number] ?? NO_CARDS)
      const larger = legalBribes(position).filter((cards) => paid && within(paid, cards) && cards !== paid)
      expect([paid === undefined, larger]).toEqual([false, []])
    }
  })

  it('have the numbers and prices of the game', () => {
    expect(BRIBES).toEqual(book.pieces['bribe']?.map(cardsIn))
    BRIBES.forEach((cards, bribe) => expect(bribeOf(cards)).toBe(bribe))
    expect([priceOf([0, 0, 1, 0, 1, 0, 1]), priceOf([0, 0, 0, 0, 0, 0, 4]), priceOf([1, 1, 0, 0, 0, 0, 0])]).toEqual([
      5, 4, 7,
    ])
    expect(bribeOf(NO_CARDS)).toBeUndefined()
  })

  it('satisfy a councillor each, jokers those that are left', () => {
    expect(satisfied([2, 5, 4, 2], [0, 0, 1, 0, 1, 0, 1])).toEqual([true, true, true, false])
    expect(satisfied([2, 2, 2, 2], [0, 0, 0, 0, 0, 0, 1])).toEqual([true, false, false, false])
  })
})

const content = (file: string): string =>
  readFileSync(new URL(`../../../../../src/regency/${file}`, import.meta.url), 'utf8')

describe('what a choice costs and brings', () => {
  it.each([
    [
      'en',
      [
        '−\u20093 cards',
        '−\u20091 face-up permit',
        '+\u2009permit D',
        '+\u20092 nobility steps',
        '+\u20091 main action',
      ],
    ],
    [
      'de',
      [
        '−\u20093 Karten',
        '−\u20091 offene Baugenehmigung',
        '+\u2009Baugenehmigung D',
        '+\u20092 Adelsschritte',
        '+\u20091 Hauptaktion',
      ],
    ],
  ])('is told in few words: %s', (language, told) => {
    const words = new Words(language, [bundleOf(language, content(`games/council/content/${language}.ftl`))], book, [])
    const events: GameEvent[] = [
      { was: 'CardsPlayed', seat: 0, bribe: bribeOf([1, 1, 0, 0, 0, 0, 1]) ?? -1, balcony: 0 },
      { was: 'PermitUsed', seat: 0, permit: 9 },
      { was: 'PermitTaken', seat: 0, permit: PERMITS.findIndex(({ printed }) => printed === 'D'), region: 0, slot: 0 },
      { was: 'NobilityAdvanced', seat: 0, space: 1 },
      { was: 'NobilityAdvanced', seat: 0, space: 2 },
      { was: 'MainActionsGained', seat: 0, count: 1 },
    ]
    expect(certain(events, 0, book, words).chips.map(({ text }) => text)).toEqual(told)
  })
})

describe('help', () => {
  const keys = [
    ...Array.from({ length: 15 }, (_, city) => `city-${city}`),
    ...Array.from({ length: 21 }, (_, space) => `space-${space}`),
    ...[
      'king',
      'EngageAssistant',
      'BuyMainAction',
      'EndTurn',
      'market-0-1',
      'stack-2',
      'permit-9',
      'used-9',
      'colour-3',
      'balcony-3',
      'deck',
      'own',
    ],
    ...['DeclinePermit', 'play', 'card-2', 'laid-0', 'card-6', 'tile-0', 'tile-6', 'reward-0', 'reward-4'],
  ]

  it.each(['en', 'de'])('names and explains every piece: %s', (language) => {
    const source = [content(`words/${language}/kernel.ftl`), content(`games/council/content/${language}.ftl`)].join(
      '\n',
    )
    const words = new Words(language, [bundleOf(language, source)], book, ['Anna', 'Ben', 'Cleo', 'Dag'])
    const { sight } = positions[0] as Position
    for (const key of keys) {
      const said = helpFor(key, { table: tableOf(sight), words, props: { sight } } as unknown as Desk)
      expect(said?.name, key).toBeTruthy()
      expect(said?.text, key).toMatch(/^[^-]+[ .].*\.$/s)
      expect(`${said?.name} ${said?.text}`, key).not.toMatch(/piece-|symbol-|\{/)
      expect(said?.passage, key).toBeTruthy()
    }
  })

  it.each([
    [
      'en',
      'The stack of this region is empty.',
      'A new permit is turned up here once the bonus of the one taken is done.',
    ],
    [
      'de',
      'Der Stapel dieser Region ist leer.',
      'Hier wird eine neue Baugenehmigung aufgedeckt, sobald der Bonus der genommenen abgehandelt ist.',
    ],
  ])('tells a gap that stays from one that is filled soon: %s', (language, empty, soon) => {
    const words = new Words(language, [bundleOf(language, content(`games/council/content/${language}.ftl`))], book, [])
    const shown = tableOf((positions[0] as Position).sight)
    const gap = (left: number): string | undefined => {
      const table = { ...shown, market: [-1, ...shown.market.slice(1)], stacks: [left, 0, 9] }
      return helpFor('market-0-0', { table, words } as unknown as Desk)?.text
    }
    expect([gap(0), gap(4)]).toEqual([empty, soon])
  })

  it.each([
    ['en', "Turn 2: it is Ben's turn."],
    ['de', 'Zug 2: Ben ist dran.'],
  ])('says whose turn it is: %s', (language, told) => {
    const words = new Words(language, [bundleOf(language, content(`games/council/content/${language}.ftl`))], book, [
      'Anna',
      'Ben',
    ])
    expect(words.event({ was: 'TurnBegan', seat: 1, turn: 2 })).toBe(told)
  })

  it('says of a permit whether every city that it names is built in already', () => {
    const words = new Words('en', [bundleOf('en', content('games/council/content/en.ftl'))], book, [])
    const { sight } = positions[0] as Position
    const told = (built: number): string =>
      helpFor('permit-9', {
        table: { ...tableOf(sight), built: [built, 0, 0, 0] },
        words,
        props: { sight: { ...sight, seat: 0 } },
      } as unknown as Desk)?.text ?? ''
    const owned = words.say('piece-help-owned')
    const cities = (PERMITS[9]?.cities ?? []).reduce((mask, city) => mask | (1 << city), 0)
    expect([told(0), told(cities & (cities - 1)), told(cities)].map((text) => text.endsWith(owned))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('has nothing to say of what is no piece', () => {
    expect(helpFor('nothing', {} as Desk)).toBeNull()
  })
})

/** The cards that the game itself says a bribe has. */
function cardsIn({ about }: PhraseInfo): number[] {
  const counts: number[] = [...NO_CARDS]
  for (const { about: some } of about['cards'] as PhraseInfo[])
    counts[Number((some['card'] as PhraseInfo).key.slice('card-'.length))] = some['count'] as number
  return counts
}

function options(position: Position): Action[] {
  return position.questions.flatMap((question) => question.options)
}

function has(position: Position, kind: string): boolean {
  return options(position).some((action) => action.do === kind)
}

describe('the passages of the rules', () => {
  const anchors = ['en', 'de'].map((language) => {
    const rules = readFileSync(
      new URL(`../../../../../src/regency/games/council/content/rules.${language}.md`, import.meta.url),
      'utf8',
    )
    return new Set(blocks(rules).flatMap((block) => (block.type === 'heading' && block.id ? [block.id] : [])))
  })

  it('are there, in both languages', () => {
    for (const anchor of Object.values(passages)) for (const there of anchors) expect([...there]).toContain(anchor)
  })

  it('are known for every question and every action', () => {
    const met = positions.flatMap(({ questions }) =>
      questions.flatMap(({ ask, options }) => [ask.step, ...options.map((action) => action.do)]),
    )
    expect([...new Set(met)].filter((kind) => passages[kind] === undefined)).toEqual([])
  })
})
