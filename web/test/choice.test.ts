import { describe, expect, test } from 'vitest'
import { Choice, type Habits, type Transport } from '../src/choice.svelte'
import { aims, pair } from '../src/stages'
import { isForm, members, sorted } from '../src/forms'
import type { Attempt, Book, PhraseInfo } from '../src/generated'
import type { Action, Obstacle, Option, Previewed, Question, Reason } from '../src/wire'
import { type Position, samples } from './fixtures'
import { bargain, book, fetchTile, haggle, leave, paid, paint, rest, swap, work } from './invented'

const MOST = 80
/** Of each field of a form so many values: enough for what is listed whole and for what is narrowed first. */
const OF_A_FIELD = 3

const key = (action: Action): string => JSON.stringify(Object.entries(action).sort())

function composing(questions: Question[], transport: Transport | null = null, habits?: Habits): Choice {
  const choice = new Choice(book, transport, habits)
  choice.load(questions)
  return choice
}

function composingAt({ questions }: Position, of: Book): Choice {
  const choice = new Choice(of)
  choice.load(questions)
  return choice
}

/** Every action that the list leads to. */
function reachedByList(choice: Choice): string[] {
  if (choice.chosen) return [key(choice.chosen)]
  return choice.menu().flatMap((item) => {
    expect(choice.take(item.pick)).toBe(true)
    expect(choice.ways).toBe(item.count)
    const found = reachedByList(choice)
    expect(choice.back()).toBe(true)
    return found
  })
}

/** What is picked, in whatever order; only of one domain the first comes first. */
function momentOf({ picks }: Choice): string {
  const members = picks.flatMap((pick) => pick.members)
  const kind = picks.flatMap((pick) => pick.kind ?? [])
  return JSON.stringify([kind, members.sort(([one], [other]) => one.localeCompare(other))])
}

/** Every action that pointing at lit things leads to; what stays open between kinds is settled by the kind. */
function reachedByPointing(choice: Choice, domains: string[], seen = new Set<string>()): Set<string> {
  if (choice.chosen) return new Set([key(choice.chosen)])
  const found = new Set<string>()
  const moment = momentOf(choice)
  if (seen.has(moment)) return found
  seen.add(moment)
  const pointed = domains.flatMap((domain) => [...choice.lit(domain)].map((value) => ({ [domain]: value })))
  const steps = [...pointed.map((members) => () => choice.pick(members))]
  if (choice.kinds.length > 1 || choice.picks.length === 0)
    steps.push(...choice.kinds.map((kind) => () => choice.pick({}, kind)))
  for (const step of steps) {
    expect(step()).toBe(true)
    for (const one of reachedByPointing(choice, domains, seen)) found.add(one)
    choice.back()
  }
  return found
}

const trimmed = (option: Option): Option =>
  isForm(option) ? { ...option, values: option.values.map((allowed) => allowed.slice(-OF_A_FIELD)) } : option

/** Evenly: a board may keep many more positions than its list needs. */
const some = (positions: Position[]): Position[] =>
  positions
    .filter((_, place) => place % Math.ceil(positions.length / MOST) === 0)
    .map(({ questions }) => ({
      questions: questions.map((question) => sorted({ ...question, options: question.options.map(trimmed) })),
    }))

/** All that is legal at a position, forms written out. */
const legalAt = ({ questions }: Position, of: Book): Set<string> =>
  new Set(
    questions.flatMap(({ options, forms = [] }) => [
      ...options.map(key),
      ...forms.flatMap((form) => members(of, form).map(key)),
    ]),
  )

/** The domains of all that can be chosen at a position: nothing of another one is ever lit. */
function domainsAt({ questions }: Position, of: Book): string[] {
  const kinds = questions.flatMap(({ options, forms = [] }) => [
    ...options.map((action) => action.do),
    ...forms.map(({ form }) => form),
  ])
  return [...new Set(kinds.flatMap((kind) => Object.values(of.fields[kind] ?? {})))].filter(
    (domain) => of.pieces[domain],
  )
}

describe.each(samples())('at positions of a real game ($book.game.name)', ({ book, positions: all }) => {
  const positions = some(all)

  test('there are enough of them, of several kinds', () => {
    expect(positions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(positions.map((at) => at.questions[0]?.ask.step)).size).toBeGreaterThan(2)
  })

  test('the list leads to every legal action once and to no other', () => {
    for (const at of positions) {
      const found = reachedByList(composingAt(at, book))
      expect([...found].sort()).toEqual([...legalAt(at, book)].sort())
    }
  })

  test('pointing leads to every legal action and to no other', () => {
    for (const at of positions)
      expect(reachedByPointing(composingAt(at, book), domainsAt(at, book))).toEqual(legalAt(at, book))
  })

  test('what is lit can be picked, and what is not lit cannot', () => {
    for (const at of positions)
      for (const [domain, pieces] of Object.entries(book.pieces)) {
        const choice = composingAt(at, book)
        const lit = choice.lit(domain)
        const possible = pieces.map((_, value) => value).filter((value) => choice.can({ [domain]: value }))
        expect(new Set(possible)).toEqual(lit)
      }
  })
})

describe('narrowing and going back', () => {
  const question = work([
    paint(0, 1),
    paint(0, 2),
    paint(3, 2),
    paint(0, 1, 'PaintAtNight'),
    fetchTile(1, 0),
    fetchTile(2, 1),
    rest,
  ])

  test('a pick narrows what is lit', () => {
    const choice = composing([question])
    expect(choice.lit('colour')).toEqual(new Set([0, 3]))
    expect(choice.pick({ colour: 0 })).toBe(true)
    expect(choice.lit('wall')).toEqual(new Set([1, 2]))
    expect(choice.lit('row')).toEqual(new Set())
    expect(choice.picked('colour')).toEqual(new Set([0]))
    expect(choice.chosen).toBeNull()
    expect(choice.pick({ wall: 2 })).toBe(true)
    expect(choice.chosen).toEqual(paint(0, 2))
    expect(choice.lit('wall')).toEqual(new Set())
    expect(choice.picked('wall')).toEqual(new Set([2]))
  })

  test('an impossible pick changes nothing', () => {
    const choice = composing([question])
    expect(choice.pick({ row: 1, place: 1 })).toBe(false)
    expect(choice.pick({}, 'PaintRoof')).toBe(false)
    expect(choice.begun).toBe(false)
    expect(choice.can({ row: 1, place: 0 })).toBe(true)
    expect(choice.can({ row: 1, place: 1 })).toBe(false)
  })

  test('two kinds that share all members are told apart at the end', () => {
    const choice = composing([question])
    choice.pick({ colour: 0, wall: 1 })
    expect(choice.kinds).toEqual(['PaintWall', 'PaintAtNight'])
    expect(choice.menu().map((item) => item.action)).toEqual([paint(0, 1), paint(0, 1, 'PaintAtNight')])
    choice.pick({}, 'PaintAtNight')
    expect(choice.chosen).toEqual(paint(0, 1, 'PaintAtNight'))
  })

  test('each step back undoes one pick, to the beginning and no further', () => {
    const choice = composing([question])
    choice.pick({}, 'PaintWall')
    choice.pick({ colour: 0 })
    choice.back()
    expect(choice.lit('colour')).toEqual(new Set([0, 3]))
    choice.back()
    expect(choice.left).toHaveLength(7)
    expect(choice.back()).toBe(false)
  })

  test('of two fields with the same pieces the first is picked first', () => {
    const choice = composing([work([swap(0, 3), swap(3, 0), swap(3, 5), rest])])
    expect(choice.lit('colour')).toEqual(new Set([0, 3]))
    choice.pick({ colour: 3 })
    expect(choice.lit('colour')).toEqual(new Set([0, 5]))
    choice.pick({ colour: 0 })
    expect(choice.chosen).toEqual(swap(3, 0))
    expect(choice.picked('colour')).toEqual(new Set([0, 3]))
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
  whys: [Action[], Attempt[]][] = []
  refusals: Reason[] = []
  /** What stands in the way of whatever is tried; null: nobody says. */
  obstacles: Obstacle[] | null = []
  /** The looks, by number, in the midst of which the line is lost. */
  cuts: number[] = []
  constructor(
    private readonly answers: (Partial<Previewed> | Reason)[],
    private readonly remarks: Promise<(PhraseInfo | null)[][]>[] = [],
  ) {}
  remark(chain: Action[]): Promise<(PhraseInfo | null)[][]> {
    this.remarked.push(chain)
    return this.remarks[this.remarked.length - 1] ?? Promise.reject(new Error('nobody there'))
  }
  look(chain: Action[]): Promise<Previewed> {
    this.looked.push(chain)
    if (this.cuts.includes(this.looked.length)) return Promise.reject(null)
    const answer = this.answers[this.looked.length - 1] ?? {}
    if ('why' in answer) return Promise.reject(answer as unknown as Error)
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
  why(chain: Action[], attempts: Attempt[]): Promise<Obstacle[]> {
    this.whys.push([chain, attempts])
    return this.obstacles ? Promise.resolve(this.obstacles) : Promise.reject(new Error('nobody there'))
  }
  submit(chain: Action[]): string {
    this.submitted.push(chain)
    return `s-${this.submitted.length}`
  }
  refused(why: Reason): void {
    this.refusals.push(why)
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('a chain', () => {
  const base = work([fetchTile(1, 0), rest])
  const again = work([rest])

  test('is composed through nested questions and sent once', async () => {
    const table = new Table([
      { questions: [bargain(1)], nested: true },
      { events: [paid], final: true },
    ])
    const choice = composing([base], table)
    choice.pick({ row: 1 })
    await settled()
    expect(choice.questions[0]?.ask.step).toBe('Bargain')
    expect(choice.lit('price')).toEqual(new Set([3, 9]))
    choice.pick({ price: 9 })
    await settled()
    expect(choice.preview?.final).toBe(true)
    expect(choice.certain).toEqual([paid])
    expect(table.submitted).toEqual([])
    choice.confirm()
    choice.confirm()
    expect(table.submitted).toEqual([[fetchTile(1, 0), haggle(9)]])
    expect(choice.asked).toBe(false)
  })

  test('is shortened by a step back', async () => {
    const table = new Table([{ questions: [bargain(1)], nested: true }])
    const choice = composing([base], table)
    choice.pick({ row: 1 })
    await settled()
    expect(choice.back()).toBe(true)
    expect(choice.chain).toEqual([])
    expect(choice.questions[0]?.ask.step).toBe('Work')
    expect(choice.left).toHaveLength(2)
  })

  test('ends where what is asked next would have been asked anyway', async () => {
    const table = new Table([{ questions: [again] }])
    const choice = composing([base], table)
    choice.pick({ row: 1 })
    await settled()
    expect(choice.chain).toEqual([])
    expect(choice.preview).not.toBeNull()
  })

  test('answers by itself what has one answer, and steps back over it', async () => {
    const only: Question = { ...bargain(1), options: [haggle(3)] }
    const table = new Table([{ questions: [only], nested: true }, { final: true }])
    const choice = composing([base], table)
    choice.pick({ row: 1 })
    await settled()
    await settled()
    expect(choice.chosen).toEqual(haggle(3))
    expect(choice.preview?.final).toBe(true)
    expect(table.submitted).toEqual([])
  })

  test('waits for the reader where more may be added to what is picked', async () => {
    const nested: Partial<Previewed> = { questions: [bargain(1)], nested: true, events: [paid] }
    const table = new Table([nested, nested])
    const choice = composing([base], table)
    choice.pick({ row: 1 }, undefined, true)
    await settled()
    expect(choice.questions[0]?.ask.step).toBe('Work')
    expect(choice.certain).toEqual([paid])
    choice.back()
    choice.pick({ row: 1 }, undefined, true)
    await settled()
    choice.confirm()
    expect(choice.questions[0]?.ask.step).toBe('Bargain')
    expect([choice.sent, table.submitted]).toEqual([false, []])
    expect(choice.composed).toEqual([fetchTile(1, 0)])
  })

  test('an answer that comes too late is not taken', async () => {
    const table = new Table([{ questions: [bargain(1)], nested: true }])
    const choice = composing([base], table)
    choice.pick({ row: 1 })
    choice.back()
    await settled()
    expect(choice.chain).toEqual([])
    expect(choice.preview).toBeNull()
  })
})

describe('remarks', () => {
  const cheap: PhraseInfo = { key: 'remark-fetch', about: { pots: 4 } }
  const dear: PhraseInfo = { key: 'remark-fetch', about: { pots: 7 } }

  test('are asked for once, and stand beside the actions they are on', async () => {
    const table = new Table([], [Promise.resolve([[cheap, null]])])
    const choice = composing([work([fetchTile(1, 0), rest])], table)
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, null])
    await Promise.all([choice.wantRemarks(), choice.wantRemarks()])
    expect(table.remarked).toEqual([[]])
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([cheap, null])
  })

  test('are asked for again behind a chain, and when something has happened', async () => {
    const table = new Table(
      [{ questions: [bargain(1)], nested: true }],
      [[[cheap, null]], [[null, dear]], [[dear, null]]].map((each) => Promise.resolve(each)),
    )
    const choice = composing([work([fetchTile(1, 0), rest])], table)
    await choice.wantRemarks()
    choice.pick({ row: 1 })
    await settled()
    await choice.wantRemarks()
    expect(table.remarked).toEqual([[], [fetchTile(1, 0)]])
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, dear])
    choice.back()
    choice.load([work([fetchTile(1, 0), rest])])
    await choice.wantRemarks()
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([dear, null])
  })

  test('that come too late or not at all are not shown', async () => {
    const late = new Table([], [Promise.resolve([[cheap, null]])])
    const choice = composing([work([fetchTile(1, 0), rest])], late)
    const asking = choice.wantRemarks()
    choice.load([work([fetchTile(2, 1), rest])])
    await asking
    expect(choice.options.map((action) => choice.remarkOn(action))).toEqual([null, null])
    const silent = composing([work([fetchTile(1, 0), rest])], new Table([]))
    await silent.wantRemarks()
    expect(silent.options.map((action) => silent.remarkOn(action))).toEqual([null, null])
  })
})

describe('habits', () => {
  const free: Partial<Previewed> = { final: false }

  test('what can be taken back is sent without asking, what cannot is not', async () => {
    const habits = { skipForced: false, unconfirmed: true }
    const undoable = new Table([free])
    composing([work([paint(0, 1), rest])], undoable, habits).pick({ colour: 0 })
    await settled()
    expect(undoable.submitted).toEqual([[paint(0, 1)]])
    const final = new Table([{ final: true }])
    composing([work([paint(0, 1), rest])], final, habits).pick({ colour: 0 })
    await settled()
    expect(final.submitted).toEqual([])
  })

  test('a forced step is done by itself only where the reader wants that', async () => {
    const forced = new Table([{ final: true }])
    composing([work([rest])], forced, { skipForced: true, unconfirmed: false })
    await settled()
    expect(forced.submitted).toEqual([[rest]])
    const patient = new Table([free])
    composing([work([rest])], patient)
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
    const choice = composing([work([paint(0, 1), paint(0, 2), rest])])
    choice.pick({ colour: 0 })
    choice.load([work([paint(0, 1), paint(0, 2), rest])])
    expect(choice.picks).toHaveLength(1)
    choice.load([work([rest])])
    expect(choice.picks).toHaveLength(0)
  })
})

describe('the end of a turn', () => {
  const free: Partial<Previewed> = { final: false }
  const hasty = { skipForced: true, unconfirmed: true }

  test('takes one tap where nothing else is left', async () => {
    const table = new Table([free])
    const choice = composing([work([leave])], table)
    expect(choice.mustClose).toBe(true)
    choice.close()
    await settled()
    expect(table.submitted).toEqual([[leave]])
  })

  test('is composed and confirmed as long as something else could be done', async () => {
    const table = new Table([free, free])
    const choice = composing([work([paint(0, 1), leave])], table)
    choice.pick({ colour: 0 })
    choice.close()
    await settled()
    expect(choice.chosen).toEqual(leave)
    expect(table.submitted).toEqual([])
    choice.confirm()
    expect(table.submitted).toEqual([[leave]])
  })

  test('is confirmed by a second tap on the same button', async () => {
    const table = new Table([free])
    const choice = composing([work([paint(0, 1), leave])], table)
    choice.close()
    choice.close() // what it does is not known yet
    expect(table.submitted).toEqual([])
    await settled()
    expect(table.submitted).toEqual([])
    choice.close()
    expect(table.submitted).toEqual([[leave]])
  })

  test('never comes by itself, whatever acts at once', async () => {
    const forced = new Table([free])
    const choice = composing([work([leave])], forced, hasty)
    await settled()
    expect(choice.begun).toBe(false)
    const pointed = new Table([free])
    composing([work([paint(0, 1), leave])], pointed, hasty).take({ kind: 'Leave', members: [] })
    await settled()
    expect([...forced.submitted, ...pointed.submitted]).toEqual([])
  })

  test('has no place where it cannot be', () => {
    expect(composing([work([rest])]).closing).toBeNull()
  })
})

describe('what others do meanwhile', () => {
  const before = work([paint(0, 1), paint(0, 2), paint(3, 2), fetchTile(1, 0), rest])
  const dry: Obstacle = { kind: 'PaintWall', why: { why: 'WallTaken', wall: 1 } }

  test('leaves what is picked, as long as some option fits it', () => {
    const choice = composing([before], new Table([]))
    choice.pick({ colour: 0 })
    choice.load([work([paint(0, 1), paint(0, 3), rest])])
    expect(choice.picks).toHaveLength(1)
    expect(choice.lit('wall')).toEqual(new Set([1, 3]))
    expect(choice.lost).toBeNull()
  })

  test('leaves a berry at the harvest to whoever has it in mind, until somebody has picked it', async () => {
    const harvest = {
      ...book,
      fields: { Pick: { berry: 'berry' }, Stow: { basket: 'basket' } },
      pieces: { berry: book.pieces['price'] ?? [], basket: book.pieces['place'] ?? [] },
    }
    const free = (...berries: number[]): Question[] => [
      { ask: { step: 'Free', seat: 0 }, options: berries.map((berry) => ({ do: 'Pick', berry })) },
    ]
    const baskets = [0, 1].map((basket) => ({ do: 'Stow', basket }))
    const keep: Question = { ask: { step: 'Keep', seat: 0 }, options: baskets }
    const nested: Partial<Previewed> = { questions: [keep], nested: true }
    const table = new Table([nested, {}, nested, {}, { why: 'NoSuchBerry', berry: 4 }])
    table.obstacles = [{ kind: 'Pick', why: { why: 'NoSuchBerry', berry: 4 } }]
    const choice = new Choice(harvest, table)
    choice.load(free(1, 4, 7))
    choice.pick({ berry: 4 })
    await settled()
    choice.pick({ basket: 1 })
    await settled()
    choice.load(free(4, 7))
    await settled()
    expect(choice.chain.map((link) => link.action)).toEqual([{ do: 'Pick', berry: 4 }])
    expect(choice.chosen).toEqual({ do: 'Stow', basket: 1 })
    expect(choice.preview).not.toBeNull()
    choice.load(free(7, 9))
    await settled()
    expect(choice.begun).toBe(false)
    expect(choice.lost).toEqual({
      action: { do: 'Pick', berry: 4 },
      members: [],
      why: { why: 'NoSuchBerry', berry: 4 },
    })
    expect(table.whys.at(-1)).toEqual([[], [{ kind: 'Pick', fields: { berry: 4 } }]])
    expect(table.submitted).toEqual([])
  })

  test('leaves what is chosen, and its preview until the new one is here', async () => {
    const table = new Table([{ events: [paid] }, { events: [] }])
    const choice = composing([before], table)
    choice.pick({ colour: 3 })
    await settled()
    choice.load([work([paint(3, 2), rest])])
    expect(choice.chosen).toEqual(paint(3, 2))
    expect(choice.certain).toEqual([paid])
    await settled()
    expect(choice.certain).toEqual([])
    expect(choice.preview).not.toBeNull()
    expect(table.submitted).toEqual([])
  })

  test('takes away what is possible no more, and only that, and it is said why', async () => {
    const table = new Table([])
    table.obstacles = [dry]
    const choice = composing([before], table)
    choice.pick({ colour: 0 })
    choice.pick({ wall: 1 })
    choice.load([work([paint(0, 2), paint(0, 3), rest])])
    expect(choice.picks).toEqual([{ members: [['colour', 0]] }])
    expect(choice.lost).toEqual({ action: paint(0, 1), members: [['wall', 1]], why: null })
    await settled()
    expect(table.whys).toEqual([[[], [{ kind: 'PaintWall', fields: { colour: 0, wall: 1 } }]]])
    expect(choice.lost?.why).toEqual(dry.why)
    choice.pick({ wall: 2 })
    expect(choice.lost).toBeNull()
  })

  test('never chooses by itself, whatever acts at once', async () => {
    const table = new Table([{}, {}])
    const choice = composing([before], table, { skipForced: true, unconfirmed: true })
    choice.pick({ colour: 0 })
    choice.load([work([paint(0, 2), rest])])
    await settled()
    expect(choice.chosen).toEqual(paint(0, 2))
    expect(choice.preview).not.toBeNull()
    expect(table.submitted).toEqual([])
  })

  test('is no matter to another question', () => {
    const choice = composing([before], new Table([]))
    choice.pick({ colour: 0 })
    choice.load([{ ask: { step: 'Varnish', seat: 0 }, options: [paint(0, 1), paint(3, 1)] }])
    expect(choice.begun).toBe(false)
    expect(choice.lost).toBeNull()
  })

  test('leaves what is nested as far as it is still asked', async () => {
    const nested: Partial<Previewed> = { questions: [bargain(1)], nested: true }
    const dearer: Question = { ...bargain(1), options: [haggle(3), haggle(5)] }
    const table = new Table([nested, {}, { questions: [dearer], nested: true }])
    const choice = composing([before], table)
    choice.pick({ row: 1 })
    await settled()
    choice.pick({ price: 9 })
    await settled()
    choice.load([work([fetchTile(1, 0), rest])])
    await settled()
    expect(choice.chain.map((link) => link.action)).toEqual([fetchTile(1, 0)])
    expect(choice.lit('price')).toEqual(new Set([3, 5]))
    expect(choice.lost?.action).toEqual(haggle(9))
    const gone = new Table([nested, { why: 'TileGone' }])
    const other = composing([before], gone)
    other.pick({ row: 1 })
    await settled()
    other.load([work([rest, paint(0, 1)])])
    await settled()
    expect(other.begun).toBe(false)
    expect(other.lost?.action).toEqual(fetchTile(1, 0))
    expect(gone.refusals).toEqual([])
  })

  test('does not touch what is sent; refused, it stays as far as it can', async () => {
    const table = new Table([{}, {}])
    const choice = composing([before], table)
    choice.pick({ colour: 3 })
    await settled()
    choice.confirm()
    choice.load([work([paint(3, 2), rest])])
    expect(choice.sent).toBe(true)
    choice.denied('s-1', { why: 'NotAnOption' })
    expect(choice.sent).toBe(false)
    expect(choice.chosen).toEqual(paint(3, 2))
    choice.confirm()
    choice.answered('s-1')
    expect(choice.begun).toBe(false)
  })

  test('never sends again by itself what was refused, nor what has taken its place', async () => {
    const hasty = { skipForced: true, unconfirmed: true }
    const table = new Table([])
    const choice = composing([before], table, hasty)
    choice.pick({ colour: 3 })
    await settled()
    expect(table.submitted).toEqual([[paint(3, 2)]])
    choice.denied('s-1', { why: 'NotAnOption' })
    await settled()
    expect([choice.sent, table.submitted.length]).toEqual([false, 1])
    choice.confirm()
    choice.load([work([paint(3, 1), rest])])
    choice.denied('s-1', { why: 'NotAnOption' })
    await settled()
    expect(choice.chosen).toEqual(paint(3, 1))
    expect(table.submitted).toHaveLength(2)
  })

  test('shows no preview of something else, not even of what was refused', async () => {
    const table = new Table([])
    const choice = composing([before], table)
    choice.pick({ row: 1 })
    await settled()
    expect(choice.preview).not.toBeNull()
    choice.load([work([fetchTile(1, 1), rest])])
    expect(choice.chosen).toEqual(fetchTile(1, 1))
    expect(choice.preview).toBeNull()
    await settled()
    expect(choice.preview).not.toBeNull()
    choice.confirm()
    choice.load([work([fetchTile(1, 0), rest])])
    choice.denied('s-1', { why: 'NotAnOption' })
    expect(choice.chosen).toEqual(fetchTile(1, 0))
    expect(choice.preview).toBeNull()
    await settled()
    expect(choice.preview).not.toBeNull()
  })

  test('leaves what is composed while the line is lost, and asks anew when it is back', async () => {
    const nested: Partial<Previewed> = { questions: [bargain(1)], nested: true }
    const table = new Table([nested, {}, nested, nested, { events: [paid] }])
    table.cuts = [3]
    const choice = composing([before], table)
    choice.pick({ row: 1 })
    await settled()
    choice.pick({ price: 9 })
    await settled()
    const now = [work([fetchTile(1, 0), rest])]
    choice.load(now)
    await settled()
    expect(choice.lost).toBeNull()
    expect(choice.composed).toEqual([fetchTile(1, 0)])
    choice.load(now)
    await settled()
    expect(table.looked.slice(3)).toEqual([[fetchTile(1, 0)], [fetchTile(1, 0), haggle(9)]])
    expect(choice.chosen).toEqual(haggle(9))
    expect(choice.certain).toEqual([paid])
    choice.load(now)
    await settled()
    expect(table.looked).toHaveLength(5)
  })

  test('is not to be awaited by whoever begins anew, but what is sent is not called back', async () => {
    const table = new Table([])
    const choice = composing([before], table)
    choice.pick({ colour: 3 })
    await settled()
    choice.confirm()
    choice.restart()
    choice.show(rest)
    await settled()
    choice.confirm()
    expect([choice.sent, choice.chosen, table.submitted]).toEqual([true, paint(3, 2), [[paint(3, 2)]]])
    choice.denied('s-1', { why: 'NotAnOption' })
    choice.restart()
    expect(choice.begun).toBe(false)
  })

  test('makes a look void, and nobody hears that it was refused; else everybody does', async () => {
    const table = new Table([{ why: 'Dry' }, {}])
    const choice = composing([before], table)
    choice.pick({ colour: 3 })
    choice.load([work([paint(3, 2), rest])])
    await settled()
    expect(table.refusals).toEqual([])
    expect(choice.chosen).toEqual(paint(3, 2))
    const refused = new Table([{ why: 'Dry' }])
    const other = composing([before], refused)
    other.pick({ colour: 3 })
    await settled()
    expect(refused.refusals).toEqual([{ why: 'Dry' }])
    expect(other.begun).toBe(false)
  })
})

describe('showing', () => {
  test('never acts, whatever acts at once', async () => {
    const table = new Table([{}])
    const choice = composing([work([paint(0, 1), rest])], table, { skipForced: true, unconfirmed: true })
    choice.show(rest)
    await settled()
    expect(choice.preview).not.toBeNull()
    expect(table.submitted).toEqual([])
    choice.confirm()
    expect(table.submitted).toEqual([[rest]])
  })
})

describe('what is confirmed before the guide was heard', () => {
  const base = work([paint(0, 1), paint(3, 2), rest])

  async function confirmed(): Promise<{ choice: Choice; table: Table }> {
    const table = new Table([])
    const choice = composing([base], table)
    choice.follow([])
    choice.pick({ colour: 0 })
    await settled()
    choice.confirm()
    expect(table.submitted).toEqual([])
    return { choice, table }
  }

  test('is sent once, as soon as it is known to be what is waited for', async () => {
    const { choice, table } = await confirmed()
    choice.follow([])
    expect(table.submitted).toEqual([])
    choice.follow([paint(0, 1)])
    choice.follow(null)
    expect(table.submitted).toEqual([[paint(0, 1)]])
  })

  test.each([[null], [[paint(3, 2)]]])('is not what is composed instead: nothing is sent then', async (wanted) => {
    const { choice, table } = await confirmed()
    choice.back()
    choice.pick({ colour: 3 })
    await settled()
    choice.follow(wanted)
    expect(choice.chosen).toEqual(paint(3, 2))
    expect(table.submitted).toEqual([])
    choice.confirm()
    expect(table.submitted).toEqual([[paint(3, 2)]])
  })
})

describe('why not', () => {
  test('is asked once, and again when something has happened or nobody answered', async () => {
    const table = new Table([])
    const choice = composing([work([rest, paint(0, 1)])], table)
    const tries = [{ kind: 'FetchTile', fields: { row: 1 } }]
    await Promise.all([choice.why(tries), choice.why(tries), choice.why()])
    expect(table.whys).toHaveLength(2)
    choice.load([work([rest, paint(0, 1)])])
    await choice.why(tries)
    expect(table.whys).toHaveLength(3)
    table.obstacles = null
    choice.load([work([rest, paint(0, 2)])])
    expect(await choice.why(tries)).toEqual([])
    expect(await choice.why(tries)).toEqual([])
    expect(table.whys).toHaveLength(5)
  })

  test('is not asked where nothing is asked', async () => {
    const table = new Table([])
    expect(await composing([], table).why()).toEqual([])
    expect(table.whys).toEqual([])
  })
})

describe('things that are a pick only together', () => {
  const question = work([swap(0, 3), swap(0, 5), swap(3, 5), paint(0, 1), rest])
  const stages = { SwapColours: pair('pot', 'one', 'other') }

  function pointingAt(key: string): { choice: Choice; loose: { keys: readonly string[] } } {
    const choice = composing([question], new Table([]))
    const loose = { keys: [] }
    aims({ choice, table: null, book, stages }, loose).get(key)?.take()
    return { choice, loose }
  }

  test('narrow the list before they are one, and a step back puts them back', () => {
    const { choice, loose } = pointingAt('pot-0')
    expect(loose.keys).toEqual(['pot-0'])
    expect(choice.menu().map((item) => item.action)).toEqual([swap(0, 3), swap(0, 5)])
    expect(choice.back()).toBe(true)
    expect(loose.keys).toEqual([])
    expect(choice.left).toHaveLength(5)
  })

  test.each<[string, (choice: Choice) => void]>([
    ['the end of the turn', (choice) => choice.close()],
    ['what a hint shows', (choice) => choice.show(leave)],
  ])('make way for %s', (_, act) => {
    const choice = composing([work([swap(0, 3), swap(0, 5), paint(0, 1), leave])], new Table([]))
    const loose = { keys: [] }
    aims({ choice, table: null, book, stages }, loose).get('pot-0')?.take()
    expect(loose.keys).toEqual(['pot-0'])
    act(choice)
    expect(choice.chosen).toEqual(leave)
    expect(loose.keys).toEqual([])
  })

  test('stay while others act, as long as some option fits them', () => {
    const { choice, loose } = pointingAt('pot-0')
    choice.load([work([swap(0, 3), swap(3, 5), rest])])
    expect(loose.keys).toEqual(['pot-0'])
    expect(choice.left).toEqual([swap(0, 3)])
    choice.load([work([swap(3, 5), rest])])
    expect(loose.keys).toEqual([])
    expect(choice.begun).toBe(false)
  })
})
