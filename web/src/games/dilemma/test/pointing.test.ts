/** Pointing at what is lit reaches exactly what is legal, at positions of whole reigns, forms among them. */
import { describe, expect, it } from 'vitest'
import { type Hand as Reaching, legal, reachable } from '../../../../test/reaching'
import type { Choice } from '../../../choice.svelte'
import { members } from '../../../forms'
import type { Aim } from '../../../stages'
import { strike } from '../keys'
import { type Desk, isOfTable } from '../desk.svelte'
import { asked, book, deskOf, type Position, positions, STEPS } from './positions'

class Hand implements Reaching {
  readonly desk: Desk
  readonly choice: Choice
  laid = null

  constructor(position: Position) {
    this.desk = deskOf(position)
    this.choice = this.desk.props.choice
  }

  get keys(): string[] {
    return [...this.desk.aims.keys()]
  }

  get pointers(): Aim[] {
    return [...this.desk.aims.values()]
  }

  get state(): string {
    return JSON.stringify(this.choice.picks)
  }

  point(...keys: string[]): this {
    for (const key of keys) {
      expect(this.keys).toContain(key)
      this.desk.act(key)
    }
    return this
  }
}

/** By day every sixth, by night all: to point at every value of every form takes a minute. */
const sample = (all: Position[]): Position[] =>
  process.env.REGENCY_NIGHT === '1' ? all : all.filter((_, index) => index % 6 === 0)

/** Forms written out, every value of every field. */
function written(hand: Hand): Set<string> {
  const { options, forms } = hand.choice
  const all = [...options, ...forms.flatMap((form) => members(book, form))]
  return new Set(all.map((action) => JSON.stringify(action)))
}

const having = (kind: string): Position => {
  const found = positions.find((position) => {
    const { options, forms } = new Hand(position).choice
    return options.some((action) => action.do === kind) || forms.some(({ form }) => form === kind)
  })
  if (!found) throw new Error(`nobody may ${kind}`)
  return found
}

describe('pointing', () => {
  it('is tried at 500 positions of three, four and five houses', () => {
    expect(positions.length).toBe(500)
    const seats = positions.map((position) => deskOf(position).table.house.length)
    expect(new Set(seats)).toEqual(new Set([3, 4, 5]))
  })

  it('is tried on every kind of action', () => {
    const met = new Set(positions.flatMap((position) => new Hand(position).choice.kinds))
    expect(Object.keys(book.fields).filter((kind) => kind in KINDS && !met.has(kind))).toEqual([])
  })

  it.each(STEPS)('reaches all that is legal and nothing else, forms among them: %s', { timeout: 900_000 }, (step) => {
    for (const position of sample(asked(step))) {
      const hand = new Hand(position)
      const all = written(hand)
      expect(hand.choice.forms.length > 0 || all.size === legal(position).size).toBe(true)
      expect(reachable(hand)).toEqual(all)
    }
  })

  it('always narrows: every lit thing changes what is composed', () => {
    for (const position of positions) {
      const before = new Hand(position)
      for (const key of before.keys) {
        const hand = new Hand(position).point(key)
        expect(hand.state, key).not.toBe(before.state)
        expect(hand.choice.ways, key).toBeGreaterThan(0)
        expect(hand.desk.pointed.has(key), key).toBe(true)
      }
    }
  })

  it('shows all that is lit: in the hall, on the plaques or on the bargaining table', () => {
    for (const position of positions) {
      const { desk } = new Hand(position)
      for (const key of desk.aims.keys())
        expect(desk.acts.includes(key) || isOfTable(key) || key.startsWith('player-'), key).toBe(true)
    }
  })

  it('lights nothing where nothing is asked, or once it is sent', () => {
    const hand = new Hand(having('Vote'))
    hand.choice.sent = true
    expect(hand.keys).toEqual([])
    expect(new Hand({ ...having('Vote'), questions: [] }).keys).toEqual([])
  })
})

const KINDS: Readonly<Record<string, true>> = Object.fromEntries(
  positions.flatMap((position) => new Hand(position).choice.kinds).map((kind) => [kind, true]),
)

describe('a vote', () => {
  it('is a side, and so much Power', () => {
    const hand = new Hand(having('Vote')).point('side-1')
    expect(hand.keys.every((key) => key.startsWith('power-'))).toBe(true)
    hand.point('power-0')
    expect(hand.choice.chosen).toEqual({ do: 'Vote', side: 1, power: 0 })
  })

  it('goes by keys too', () => {
    const { desk, choice } = new Hand(having('Vote'))
    desk.press = (key) => desk.act(key)
    expect(strike(desk, '1')).toBe(false)
    expect(strike(desk, 'a')).toBe(true)
    expect(strike(desk, '1')).toBe(true)
    expect(choice.chosen).toEqual({ do: 'Vote', side: 0, power: 0 })
    expect(strike(desk, 'z')).toBe(false)
  })

  it('keeps its four ways in their place, whether or not they can be done', () => {
    const { desk } = new Hand(having('Vote'))
    expect(desk.acts.slice(0, 4)).toEqual(['side-0', 'side-1', 'PassAndGather', 'PassAndModerate'])
  })
})

describe('an offer', () => {
  it('is a house, a service, a manner and coins, and then says what it binds', () => {
    const hand = new Hand(having('MakeOffer')).point('MakeOffer')
    for (const name of ['to', 'service', 'coins', 'manner']) {
      if (hand.choice.chosen) break
      const key = hand.keys.find((one) => one.startsWith(`${name}-`))
      if (key) hand.point(key)
    }
    expect(hand.choice.chosen?.do).toBe('MakeOffer')
    expect(hand.desk.sealed).toEqual(hand.choice.chosen)
  })

  it('stays composed while others bargain', () => {
    const position = having('MakeOffer')
    const hand = new Hand(position).point('MakeOffer')
    const { picks } = hand.choice
    for (let other = 0; other < 3; other += 1) {
      const fewer = structuredClone(position)
      for (const question of fewer.questions) question.options = question.options.slice(other % 2)
      hand.choice.load(fewer.questions)
      expect(hand.choice.picks).toEqual(picks)
    }
  })
})
