/** Pointing at what is lit reaches exactly what is legal, at positions of whole games, with a clock and without. */
import { describe, expect, it } from 'vitest'
import { type Hand as Reaching, legal, reachable } from '../../../../test/reaching'
import type { Choice } from '../../../choice.svelte'
import type { Aim } from '../../../stages'
import type { Action } from '../../../wire'
import { MODE } from '../data'
import { Desk } from '../desk.svelte'
import { strike } from '../keys'
import { boxOf, letterOf, NOTHING, tableOf } from '../pieces'
import { altered, asked, book, deskOf, having, options, type Position, positions, propsOf, STEPS } from './positions'

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

/** Everything that is sent by pointing where time runs. */
function sent(position: Position): Set<string> {
  const found = new Set<string>()
  const props = propsOf(position, undefined, true, {
    look: () => Promise.reject(new Error('nothing is looked at where time runs')),
    remark: () => Promise.resolve([]),
    why: () => Promise.resolve([]),
    refused: () => undefined,
    submit: ([action]: Action[]) => {
      found.add(JSON.stringify(action))
      return ''
    },
  })
  const desk = new Desk(() => props)
  const { choice } = props
  const explore = (depth: number): void => {
    const { picks } = choice
    for (const key of [...desk.aims.keys()]) {
      desk.act(key)
      choice.underway.ghosts = []
      if (choice.picks.length > picks.length && depth < 4) explore(depth + 1)
      choice.picks = picks
    }
  }
  explore(0)
  return found
}

describe('pointing', () => {
  it('is tried on every number of players, with every way to play', () => {
    expect(positions.length).toBe(500)
    const tables = positions.map((position) => tableOf(position.sight))
    expect(new Set(tables.map((table) => table.mats.length))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(tables.map((table) => table.mode))).toEqual(new Set([0, 1, 2]))
  })

  it('is tried on every kind of action', () => {
    const met = new Set(positions.flatMap(options).map((action) => action.do))
    const all = Object.keys(book.fields).filter((kind) => kindsOf.has(kind))
    expect(all.filter((kind) => !met.has(kind))).toEqual([])
  })

  it.each(STEPS)('reaches all that is legal and nothing else: %s', (step) => {
    for (const position of asked(step)) expect(reachable(new Hand(position))).toEqual(legal(position))
  })

  it.each(STEPS)('sends all that is legal and nothing else where time runs: %s', (step) => {
    for (const position of asked(step)) expect(sent(position)).toEqual(legal(position))
  })

  it('always narrows: every lit thing changes what is composed', () => {
    for (const position of positions) {
      const before = new Hand(position)
      for (const key of before.keys) {
        const hand = new Hand(position).point(key)
        expect(hand.state, key).not.toBe(before.state)
        expect(hand.choice.left.length, key).toBeGreaterThan(0)
        expect(hand.desk.pointed.has(key), key).toBe(true)
      }
    }
  })

  it('lights nothing where nothing is asked, or once it is sent', () => {
    const position = asked('TakeTurn')[0] as Position
    expect(new Hand({ ...position, questions: [] }).keys).toEqual([])
    const hand = new Hand(position)
    hand.choice.sent = true
    expect(hand.keys).toEqual([])
  })
})

const kindsOf = new Set(positions.flatMap(options).map((action) => action.do))

describe('workers', () => {
  const acting = (): [Position, Action] => {
    for (const position of having('Act')) {
      const acts = options(position).filter((action) => action.do === 'Act')
      const alone = acts.find((one) => acts.filter((other) => other['worker'] === one['worker']).length === 1)
      if (alone) return [position, alone]
    }
    throw new Error('no worker has one action alone')
  }

  it('one tap lets a worker act', () => {
    const [position, action] = acting()
    expect(new Hand(position).point(`worker-${action['worker']}`).choice.chosen).toEqual(action)
  })

  it('so does a tap on its action, if nobody else of ours could take it', () => {
    const [position, action] = acting()
    const rivals = options(position).filter((one) => one.do === 'Act' && one['task'] === action['task'])
    const hand = new Hand(position).point(`task-${action['task']}`)
    expect(hand.choice.chosen).toEqual(rivals.length === 1 ? action : null)
  })

  it('two taps place one: the worker, then a box', () => {
    const position = having('PlaceWorker').find((one) => one.questions[0]?.ask.step === 'ActFreely') as Position
    const action = options(position).find((one) => one.do === 'PlaceWorker') as Action
    const hand = new Hand(position)
    expect(hand.keys.filter((key) => key.startsWith('box-'))).toEqual([])
    hand.point(`worker-${action['worker']}`)
    const open = options(position).filter((one) => one.do === 'PlaceWorker' && one['worker'] === action['worker'])
    expect(new Set(hand.keys.filter((key) => key.startsWith('box-')))).toEqual(
      new Set(open.map((one) => `box-${one['box']}`)),
    )
    hand.point(`box-${action['box']}`)
    expect(hand.choice.chosen).toEqual(action)
  })

  it('at the beginning only its box is pointed at', () => {
    for (const position of asked('SetOut'))
      expect(new Hand(position).keys.every((key) => key.startsWith('box-'))).toBe(true)
  })

  it('one that is picked stays picked while others act', () => {
    const position = having('PlaceWorker').find((one) => one.questions[0]?.ask.step === 'ActFreely') as Position
    const action = options(position).find((one) => one.do === 'PlaceWorker') as Action
    const hand = new Hand(position).point(`worker-${action['worker']}`)
    for (let others = 0; others < 3; others += 1) {
      const fewer = altered(position, ({ questions }) => {
        for (const question of questions)
          question.options = question.options.filter((one) => one['box'] !== others || one['box'] === action['box'])
      })
      hand.choice.load(fewer.questions)
      expect(hand.desk.picked).toBe(action['worker'])
      expect(hand.desk.pointed.has(`worker-${action['worker']}`)).toBe(true)
    }
  })

  it('go by keys: a number, then the letter of a box', () => {
    const position = having('PlaceWorker').find((one) => one.questions[0]?.ask.step === 'ActFreely') as Position
    const action = options(position).find((one) => one.do === 'PlaceWorker') as Action
    const hand = new Hand(position)
    const { desk } = hand
    desk.press = (key) => desk.act(key)
    const place = desk.workers.findIndex(({ worker }) => worker === action['worker'])
    const task = [...Array(20).keys()].find((one) => boxOf(desk.table, one) === action['box']) as number
    expect(strike(desk, letterOf(desk.table, task).toLowerCase())).toBe(false)
    expect(strike(desk, String(place + 1))).toBe(true)
    expect(desk.picked).toBe(action['worker'])
    expect(strike(desk, letterOf(desk.table, task).toLowerCase())).toBe(true)
    expect(hand.choice.chosen).toEqual(action)
    expect(strike(desk, 'z')).toBe(false)
  })

  it('the letter of a box that is gone means nothing else where time runs', () => {
    const isFree = ({ sight }: Position): boolean => tableOf(sight).mode === MODE.realtime
    const found = having('PlaceWorker').filter((one) => one.questions[0]?.ask.step === 'ActFreely')
    for (const [position, timed] of [
      [found.find(isFree) as Position, true],
      [found.find((one) => !isFree(one)) as Position, false],
    ] as const) {
      const { desk } = new Hand(position)
      desk.press = (key) => desk.act(key)
      const letters = [...Array(20).keys()].map((task) => letterOf(desk.table, task).toLowerCase())
      const action = options(position).find((one) => one.do === 'PlaceWorker') as Action
      const place = desk.workers.findIndex(({ worker }) => worker === action['worker'])
      expect(letters.some((key) => strike(desk, key))).toBe(false)
      strike(desk, String(place + 1))
      const gone = [...Array(20).keys()].find(
        (task) => !desk.aims.has(`task-${task}`) && !desk.aims.has(`box-${boxOf(desk.table, task)}`),
      ) as number
      expect(strike(desk, letterOf(desk.table, gone).toLowerCase())).toBe(timed)
      strike(desk, String(place + 1))
      desk.dropped = performance.now()
      expect(desk.picked).toBe(NOTHING)
      expect(strike(desk, letterOf(desk.table, gone).toLowerCase())).toBe(timed)
    }
  })

  it('another number picks another one instead', () => {
    const position = positions.find((one) => {
      const movable = options(one).flatMap((action) => (action.do === 'PlaceWorker' ? [action['worker']] : []))
      return new Set(movable).size > 1 && one.questions[0]?.ask.step === 'ActFreely'
    }) as Position
    const { desk } = new Hand(position)
    desk.press = (key) => desk.act(key)
    const places = desk.workers.flatMap(({ worker }, place) => (desk.aims.has(`worker-${worker}`) ? [place] : []))
    const [first = 0, second = 0] = places
    strike(desk, String(first + 1))
    strike(desk, String(second + 1))
    expect(desk.picked).toBe(desk.workers[second]?.worker)
    strike(desk, String(second + 1))
    expect(desk.picked).toBe(NOTHING)
  })

  it('whatever can be begun is begun by one touch, though a worker is picked', () => {
    const position = positions.find((one) => {
      const kinds = new Set(options(one).map((action) => action.do))
      return kinds.has('PlaceWorker') && kinds.has('FlipTimer') && one.questions[0]?.ask.step === 'ActFreely'
    }) as Position
    const worker = options(position).find((one) => one.do === 'PlaceWorker')?.['worker']
    const firsts = new Hand(position).keys
    for (const key of firsts.filter((one) => one !== `worker-${worker}`)) {
      const { desk, choice } = new Hand(position).point(`worker-${worker}`)
      expect(desk.isLive(key), key).toBe(true)
      const wanted = new Hand(position).point(key)
      expect(desk.act(key)).toBe(true)
      expect(choice.picks, key).toEqual(wanted.choice.picks)
    }
    const { desk } = new Hand(position).point(`worker-${worker}`)
    expect(desk.flips).not.toEqual([])
    expect(desk.act('noble-0')).toBe(false)
    expect(desk.picked).toBe(worker)
  })

  it('Space flips the timer that ran out first', () => {
    const position = altered(having('FlipTimer')[0] as Position, ({ sight, questions }) => {
      const first = questions[0]
      if (first) first.options = [0, 1, 2].map((area) => ({ do: 'FlipTimer', area }))
      Object.assign(sight.table, { started: [0, 50_000, 20_000], sand: [180_000, 120_000, 45_000] })
    })
    const { desk, choice } = new Hand(position)
    desk.press = (key) => desk.act(key)
    expect(desk.flips).toEqual([2, 1, 0])
    expect(strike(desk, ' ')).toBe(true)
    expect(choice.chosen).toEqual({ do: 'FlipTimer', area: 2 })
    const { desk: calm } = new Hand(asked('PickMat')[0] as Position)
    expect(strike(calm, ' ')).toBe(false)
  })
})
