/** Pointing at what is lit reaches exactly what is legal, at positions of whole games. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Hand as Reaching, legal, reachable } from '../../../../test/reaching'
import { Choice } from '../../../choice.svelte'
import { type Aim, aims, type Aims, keysOf, type Loose, pointedAt, type Scene, WAY } from '../../../stages'
import type { Desk } from '../desk.svelte'
import { certain } from '../../../chips'
import { helpFor } from '../help'
import { fieldOf } from '../layout'
import passages, { SPACE_PASSAGES } from '../passages'
import { figuresOf, screenOf, shareOf, tableOf, totalOf } from '../pieces'
import { STAGES } from '../stages'
import titled from '../title'
import type { Table } from '../types'
import { blocks } from '../../../markdown'
import type { Action, GameEvent } from '../../../wire'
import type { Options } from '../types'
import { bundleOf, Words } from '../../../words'
import { asked, book, options, type Position, positions, STEPS } from './positions'

class Hand implements Reaching {
  readonly choice: Choice
  readonly loose: Loose = { keys: [] }
  readonly scene: Scene<Table>

  constructor(readonly position: Position) {
    this.choice = new Choice(book)
    this.choice.load(position.questions)
    this.scene = { choice: this.choice, table: tableOf(position.sight), book, stages: STAGES }
  }

  get lit(): Aims {
    return aims(this.scene, this.loose)
  }

  get pointed(): Set<string> {
    return pointedAt(this.scene, this.loose)
  }

  get keys(): string[] {
    return [...this.lit.keys()]
  }

  point(...keys: string[]): this {
    for (const key of keys) {
      const aim = this.lit.get(key)
      expect(aim, `${key} among ${this.keys.join(' ')}`).toBeDefined()
      aim?.take()
    }
    return this
  }

  get pointers(): Aim[] {
    return [...this.lit.values()]
  }

  get laid(): readonly string[] {
    return this.loose.keys
  }

  set laid(keys: readonly string[]) {
    this.loose.keys = keys
  }

  get state(): string {
    return JSON.stringify([this.choice.picks.map((pick) => JSON.stringify(pick)), this.loose.keys])
  }
}

function having(kind: string): Position[] {
  const found = positions.filter((position) => options(position).some((action) => action.do === kind))
  expect(found.length, kind).toBeGreaterThan(0)
  return found
}

describe('pointing', () => {
  it('is tried on every question of the game, for every number of players', () => {
    expect(positions.length).toBe(500)
    expect(new Set(positions.map((position) => position.questions[0]?.ask.step))).toEqual(new Set(STEPS))
    expect(new Set(positions.map((position) => tableOf(position.sight).supply.length))).toEqual(new Set([2, 3, 4]))
  })

  it('is tried on every kind of action', () => {
    const kinds = new Set(positions.flatMap(options).map((action) => action.do))
    const all = Object.keys(book.fields).filter((kind) => KINDS.test(kind))
    expect(all.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it.each(STEPS)('reaches all that is legal and nothing else: %s', (step) => {
    for (const position of asked(step)) expect(reachable(new Hand(position))).toEqual(legal(position))
  })

  it('always narrows: every lit thing changes what is composed', () => {
    for (const position of positions) {
      const before = new Hand(position)
      for (const key of before.keys) {
        const hand = new Hand(position).point(key)
        expect(hand.state, key).not.toBe(before.state)
        expect(hand.choice.left.length, key).toBeGreaterThan(0)
        expect(hand.pointed.has(key), key).toBe(true)
      }
    }
  })

  it('lights nothing where nothing is asked, or once it is sent', () => {
    const position = asked('TakeActions')[0] as Position
    expect(new Hand({ ...position, questions: [] }).keys).toEqual([])
    const hand = new Hand(position)
    hand.choice.sent = true
    expect(hand.keys).toEqual([])
    expect(hand.pointed.size).toBe(0)
  })

  it('never begins with words: every first thing has its place on the table', () => {
    for (const position of positions) expect(new Hand(position).keys.filter((key) => key.startsWith(WAY))).toEqual([])
  })

  it('marks all things of an action that is composed', () => {
    for (const position of positions)
      for (const action of options(position).slice(0, 4)) {
        const hand = new Hand(position)
        hand.choice.take(hand.choice.wholePick(action))
        const things = keysOf(hand.scene, action)
        expect([...hand.pointed].sort()).toEqual([...new Set(things)].sort())
      }
  })
})

describe('what is lit', () => {
  it('markers and spaces may be pointed at in either order', () => {
    const position = asked('PlaceBid')[0] as Position
    const wanted = options(position)[0] as Action
    const [marker, space] = [`marker-${wanted['marker']}`, `space-${wanted['space']}`]
    expect(new Hand(position).point(marker, space).choice.chosen).toEqual(wanted)
    expect(new Hand(position).point(space, marker).choice.chosen).toEqual(wanted)
  })

  it('claims to put aside go together in either order, and the first can be let go', () => {
    const position = asked('PutAsideTwo')[0] as Position
    const wanted = options(position).at(-1) as Action
    const keys = [`end-${wanted['other']}`, `end-${wanted['claim']}`]
    const hand = new Hand(position).point(keys[0] as string)
    expect(hand.choice.chosen).toBeNull()
    expect(hand.lit.size).toBe(4)
    expect(hand.point(keys[1] as string).choice.chosen).toEqual(wanted)
    expect(hand.loose.keys).toEqual([])
  })

  it('a split begins with the card that lies alone', () => {
    const position = asked('Split')[0] as Position
    const hand = new Hand(position).point('slot-4')
    expect(hand.keys.sort()).toEqual(['slot-0', 'slot-1', 'slot-2', 'slot-3'])
    expect(hand.point('slot-2').keys.sort()).toEqual(['slot-0', 'slot-1', 'slot-3'])
    expect(hand.point('slot-0').choice.chosen).toEqual({ do: 'SplitCards', split: 13 })
  })

  it('Workers go from where they are to where they may', () => {
    for (const position of having('Advance')) {
      const hand = new Hand(position)
      const moves = options(position).filter((action) => action.do === 'Advance')
      const start = moves[0]?.['start'] as number
      hand.point(`site-${start}-0`)
      if (hand.choice.chosen) continue
      const ends = new Set(
        moves.filter((action) => action['start'] === start).map((action) => `site-${action['end']}-0`),
      )
      expect(new Set(hand.keys.filter((key) => key.startsWith('site')))).toEqual(ends)
    }
  })

  it('an attack offers its ways beside the Battlefield', () => {
    for (const position of having('Battle')) {
      const fights = options(position).filter((action) => action.do === 'Battle')
      const hand = new Hand(position).point(`site-${fights[0]?.['territory']}-0`)
      const here = fights.filter((action) => action['territory'] === fights[0]?.['territory'])
      expect(hand.keys.filter((key) => key.startsWith(`${WAY}-Battle`)).length).toBe(here.length)
    }
  })

  it('at a Tavern one decides between Sneak and Subterfuge, and lets it go by the same touch', () => {
    const kinds = ['Subterfuge', 'CentralSubterfuge'].flatMap(having).map((position) => {
      const found = options(position)
      const tricks = found.filter(({ do: kind }) => kind === 'Subterfuge' || kind === 'CentralSubterfuge')
      const tavern = `site-${tricks[0]?.['opponent'] ?? 4}-1`
      const hand = new Hand(position)
      const leads = new Set(hand.lit.get(tavern)?.actions.map((action) => action.do))
      hand.point(tavern)
      const trick = tricks[0]?.do ?? ''
      if (leads.size === 1) return expect(hand.choice.kinds).toEqual([trick])
      expect(hand.keys.sort()).toEqual([`${WAY}-Sneak`, `${WAY}-${trick}`].sort())
      expect(hand.pointed.has(tavern)).toBe(true)
      hand.point(`${WAY}-${trick}`)
      expect(hand.choice.kinds).toEqual([trick])
      expect(hand.laid).toEqual([])
      expect(hand.pointed.has(tavern)).toBe(true)
      return leads.size
    })
    expect(kinds).toContain(2)
  })

  it('Subterfuge goes to a Tavern, then to a track, then to another or to none', () => {
    const position = having('Subterfuge')[0] as Position
    const wanted = options(position).find((action) => action.do === 'Subterfuge' && action['second'] === 2) as Action
    const hand = new Hand(position).point(`site-${wanted['opponent']}-1`)
    if (hand.laid.length > 0) hand.point(`${WAY}-Subterfuge`)
    hand.point(`track-${wanted['track']}`)
    expect(hand.keys.sort()).toEqual(
      ['track-0', 'track-1', 'track-2', 'track-3', 'track-4', `${WAY}-Subterfuge-5`].sort(),
    )
    expect(hand.point('track-2').choice.chosen).toEqual(wanted)
  })
})

const KINDS = new RegExp(
  `^(${[
    'Reconsider|PutAside|ChooseLord|ChooseFirstPlayer|AcceptDecree|Decline|RaiseTrack|LowerTrack|LowerTra' +
      'cks|TakeAnarchy|WithdrawWorker',
    'DiscardCard|PlaceMarker|DeclareStar|ReplaceWorker|KeepCard|BuyCard|KeepClaim|KeepNoClaim|SplitCards|' +
      'TakeGroup|TakeCard|ChooseKind',
    'Supplement|UseHardTimes|EndTurn|SpendCard|Enough|Recruit|Advance|Raid|Battle|DivideSpoils|Infiltrate' +
      '|Sneak|Subterfuge',
    'CentralSubterfuge|LowerForDiplomacy|Tradesman|Caravan|Commerce|Profits|Wages|GrantGuild|ExchangeGui' +
      'ld|GrantClaim|DiscardClaim',
    'Educate|Apprenticeship|Alms',
  ].join('|')})$`,
)

describe('help', () => {
  const content = (file: string): string =>
    readFileSync(new URL(`../../../../../src/regency/${file}`, import.meta.url), 'utf8')
  const count = (name: string, size: number): string[] =>
    Array.from({ length: size }, (_, number) => `${name}-${number}`)
  const keys = [
    ...count('space', 7),
    ...[0, 1, 2, 3, 4].flatMap((territory) => count(`site-${territory}`, 3)),
    ...[
      ...count('house', 5),
      ...count('supply', 4),
      ...count('track', 5),
      ...count('line', 2),
      ...count('lord', 8),
      ...count('guild', 5),
      ...count('marker', 4),
    ],
    ...[
      ...count('card', 18),
      ...count('open', 18),
      ...count('drawn', 18),
      ...count('claim', 48),
      ...count('end', 24),
      ...count('group', 3),
      ...count('slot', 5),
    ],
    ...count('total', 3),
    ...[
      'diplomacy',
      'alms',
      'anarchy',
      'decree',
      'merchant',
      'crown',
      'turn',
      'areas',
      'fray',
      'guild-space',
      'Supplement',
      'EndTurn',
    ],
  ]
  const late = positions.findLast(
    ({ sight }) => tableOf(sight).merchant >= 0 && tableOf(sight).supply.length === 3 && tableOf(sight).space > 1,
  ) as Position
  const early = asked('PutAsideTwo').find(({ sight }) => tableOf(sight).supply.length === 4) as Position

  it.each(['en', 'de'])('names and explains every piece: %s', (language) => {
    const source = [content(`words/${language}/kernel.ftl`), content(`games/allegoria/content/${language}.ftl`)].join(
      '\n',
    )
    const words = new Words(language, [bundleOf(language, source)], book, ['Anna', 'Ben', 'Cleo', 'Dag'])
    for (const { sight } of [early, late]) {
      const table = tableOf(sight)
      const desk = {
        table,
        figures: figuresOf(sight),
        words,
        aims: new Map(),
        seat: sight.seat,
        own: screenOf(sight),
        openTrack: table.space > 1 ? table.space - 2 : -1,
      } as unknown as Desk
      for (const key of keys) {
        const said = helpFor(key, desk)
        expect(said?.name, key).toBeTruthy()
        expect(said?.text, key).toMatch(/^.+[.]$/su)
        expect(`${said?.name} ${said?.text}`, key).not.toMatch(/piece-|sheet-|score-|undefined|NaN|\{/u)
        expect(said?.passage, key).toBeTruthy()
      }
    }
  })

  it.each([
    [
      'en',
      [
        '+2 Anarchy markers',
        '−\u20093 Strength',
        '+\u20091 Trade',
        '+\u20094 Influence',
        '−1 Anarchy marker',
        '−\u2009Soldier 2',
      ],
    ],
    [
      'de',
      [
        '+2 Anarchiemarker',
        '−\u20093 Stärke',
        '+\u20091 Handel',
        '+\u20094 Einfluss',
        '−1 Anarchiemarker',
        '−\u2009Soldat 2',
      ],
    ],
  ])('tells costs and gains in short: %s', (language, expected) => {
    const source = [content(`words/${language}/kernel.ftl`), content(`games/allegoria/content/${language}.ftl`)].join(
      '\n',
    )
    const words = new Words(language, [bundleOf(language, source)], book, ['Anna', 'Ben'])
    const events: GameEvent[] = [
      { was: 'AnarchyTaken', seat: 0, cause: 0 },
      { was: 'TrackMoved', seat: 0, track: 0, by: -1, level: 5 },
      { was: 'TrackMoved', seat: 0, track: 0, by: -2, level: 3 },
      { was: 'TrackMoved', seat: 0, track: 2, by: 1, level: 3 },
      { was: 'AnarchyTaken', seat: 0, cause: 3 },
      { was: 'InfluenceGained', seat: 0, influence: 4 },
      { was: 'AnarchyReturned', seat: 0, cause: 2 },
      { was: 'CardDiscarded', seat: 0, card: 1 },
      { was: 'TrackMoved', seat: 1, track: 2, by: -1, level: 3 },
    ]
    const { chips, sentences } = certain(events, 0, book, words)
    expect(chips.map((chip) => chip.text)).toEqual(expected)
    expect(chips.map((chip) => chip.tone)).toEqual(['cost', 'cost', 'gain', 'gain', 'gain', 'cost'])
    expect(sentences).toHaveLength(1)
  })

  it('says what holds at this table', () => {
    const source = [content('words/en/kernel.ftl'), content('games/allegoria/content/en.ftl')].join('\n')
    const words = new Words('en', [bundleOf('en', source)], book, ['Anna', 'Ben', 'Cleo'])
    const ruled = (change: Partial<Options>) => ({ rules: { ...tableOf(late.sight).rules, ...change } })
    const told = (key: string, change: Partial<ReturnType<typeof tableOf>>): string | undefined =>
      helpFor(key, {
        table: { ...tableOf(late.sight), ...change },
        words,
        aims: new Map(),
        seat: 0,
        openTrack: -1,
      } as unknown as Desk)?.text
    expect(told('space-2', ruled({ lowest_bidder_row: 'last_row' }))).toContain('lowest of several bidders')
    expect(told('space-2', ruled({ lowest_bidder_row: 'rank_row' }))).not.toContain('lowest')
    expect(told('space-0', { edict: -1 })).toContain('3 · 3 · 2')
    expect(told('space-0', { edict: 17 })).toContain('2 · 2 · 1')
    expect(told('house-4', ruled({ centre_subterfuge_anarchy: 'always' }))).toContain('Raids and Subterfuge here cost')
    expect(told('house-4', ruled({ centre_subterfuge_anarchy: 'first_only' }))).toContain(
      'Subterfuge only where it moves you',
    )
    expect(told('line-0', ruled({ own_market_merchant: 'required' }))).not.toContain('except')
    expect(told('line-0', ruled({ own_market_merchant: 'not_required' }))).toContain('except in your own Market')
    expect(told('space-1', { discards: Array.from({ length: 18 }, (_, face) => (face === 4 ? 2 : 0)) })).toMatch(
      /Discarded: 2 × \w+ \d\.$/u,
    )
    expect(told('decree', { old_decrees: [3, 0, 5] })).toMatch(
      new RegExp(`Earlier: ${words.list([6, 0, 11].map((edict) => words.piece('decree', edict)))}\\.$`, 'u'),
    )
    expect(told('merchant', { old_merchants: [0, 11] })).toMatch(/Earlier: A and L\.$/u)
  })

  it('has nothing to say of what is no piece', () => {
    expect(helpFor('nothing', { aims: new Map() } as unknown as Desk)).toBeNull()
  })
})

describe('the passages of the rules', () => {
  const anchors = ['en', 'de'].map((language) => {
    const rules = readFileSync(
      new URL(`../../../../../src/regency/games/allegoria/content/rules.${language}.md`, import.meta.url),
      'utf8',
    )
    return new Set(blocks(rules).flatMap((block) => (block.type === 'heading' && block.id ? [block.id] : [])))
  })

  it('are there, in both languages', () => {
    for (const anchor of [...Object.values(passages), ...SPACE_PASSAGES])
      for (const there of anchors) expect([...there]).toContain(anchor)
  })

  it('are known for every question and every action', () => {
    const met = positions.flatMap((position) => [
      position.questions[0]?.ask.step ?? '',
      ...options(position).map((action) => action.do),
    ])
    expect([...new Set(met)].filter((kind) => passages[kind] === undefined)).toEqual([])
  })
})

describe('what the rules reckon', () => {
  it('is there for every claim and every seat', () => {
    for (const { sight } of positions) {
      const figures = figuresOf(sight)
      const lists = ['claims', 'drawn_claims', 'ends'] as const
      for (const list of lists) expect(figures[list].length).toBe((sight.own?.[list] as number[]).length)
      expect(figures.pad.length).toBe(tableOf(sight).supply.length)
      for (const parts of lists.flatMap((list) => figures[list])) {
        expect(parts.length).toBeGreaterThan(0)
        expect(shareOf(parts) === 1).toBe(parts.every((part) => part.met))
      }
    }
  })

  it('is a share for a bar and a sum for a house', () => {
    const far = { found: 5, sign: '>=', wanted: 8, met: false } as const
    expect(shareOf([far])).toBeCloseTo(5 / 8)
    expect(shareOf([far, { found: 2, sign: '>', wanted: 3, met: false }])).toBeCloseTo((5 / 8 + 2 / 4) / 2)
    expect(shareOf([{ found: 3, sign: '<=', wanted: 2, met: false }])).toBe(0)
    expect(totalOf({ pad: [[1, -2], [3]], anarchy: 0, claims: [], drawn_claims: [], ends: [] }, 0)).toBe(-1)
  })
})

describe('the map', () => {
  it.each([2, 3, 4])('has a place for each of %i homes, the own one below on the left', (seats) => {
    for (const wide of [true, false])
      for (let seat = 0; seat < seats; seat += 1) {
        const fields = Array.from({ length: seats }, (_, territory) => fieldOf(territory, seats, seat, wide))
        expect(new Set(fields.map(({ row, column }) => `${row} ${column}`)).size).toBe(seats)
        expect(fields[seat]).toEqual({ row: wide ? 2 : 3, column: 1 })
      }
  })
})

describe.each(['en', 'de'])('what is named alone in %s', (language) => {
  const content = (name: string): string =>
    readFileSync(new URL(`../../../../../src/regency/${name}`, import.meta.url), 'utf8')
  const source = [content(`words/${language}/kernel.ftl`), content(`games/allegoria/content/${language}.ftl`)].join(
    '\n',
  )
  const words = new Words(language, [bundleOf(language, source)], book, ['Anna', 'Ben'])

  it('a marker is one, and a split is told by its cards', () => {
    const markers = [0, 1, 2, 3].map((marker) => words.form('marker', marker, 'alone'))
    const [name, star] = language === 'de' ? ['Gebotsmarker', 'Sternmarker'] : ['Bidding marker', 'Star marker']
    expect(markers).toEqual([`${name} 0`, `${name} 1`, `${name} 2`, star])
    expect(words.form('split', 0, 'alone')).toBe('')
    expect(words.form('track', 0, 'alone')).toBe(words.piece('track', 0))
  })

  it('a house is proclaimed with every title that it has earned', () => {
    const { sight } = positions[0]!
    const table = { ...tableOf(sight), lords: [3, 5], fulfilled: [[2], []], completed: [[7, 1], []] }
    const of = language === 'de' ? 'aus dem Hause' : 'of House'
    const lord = (seat: number): string =>
      `${words.piece('lord', table.lords[seat] ?? 0)} ${of} ${words.say(`house-${seat}`)}`
    const earned = [words.piece('end_claim', 2), words.piece('claim', 7), words.piece('claim', 1)]
    expect(titled({ ...sight, table }, words, 0)).toBe([...earned, lord(0)].join(', '))
    expect(titled({ ...sight, table }, words, 1)).toBe(lord(1))
  })
})
