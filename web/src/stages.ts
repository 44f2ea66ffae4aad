/** What may be pointed at, and what pointing does: a board lists by what its actions are composed, in stages. */
import { MOST_ATTEMPTS, settledBy } from './attempts'
import type { Aside } from './choice.svelte'
import type { Attempt, Book } from './generated'
import type { Members, Pick } from './picks'
import { WAY } from './reach.svelte'
import type { Action } from './wire'

export { WAY }

/** Something lit: the actions that pointing at it leaves, and the pointing itself. */
export interface Aim {
  actions: Action[]
  take(): void
}

/** By the name of the thing on the table: city-3, market-0-1, card-2. */
export type Aims = Map<string, Aim>

/** What is needed of the choice that is being composed. */
export interface Chooser {
  readonly asked: boolean
  readonly options: Action[]
  readonly left: Action[]
  /** Of what is too much to list, for every value of every field one action that has it. */
  readonly examples: Action[]
  readonly chosen: Action | null
  readonly picks: Pick[]
  readonly chain: readonly { action: Action }[]
  readonly habits: { unconfirmed: boolean }
  /** What is pointed at and no pick yet, which narrows what is left. */
  aside: Aside | null
  pick(members: Members, kind?: string, grows?: boolean): boolean
  take(pick: Pick): boolean
  wholePick(action: Action): Pick
  back(): boolean
}

/** Something by which an action is composed: its name, the fields that it settles, whether it settles the kind. */
export interface Thing {
  key: string
  fields: readonly string[]
  kind: boolean
  /** Where other kinds of action that settle other things begin with it too, small buttons ask which is meant. */
  forks?: boolean
}

/** Fields of an action by their names. */
export type Fields = Record<string, number>

/** A thing as an action has it; `nested`: the action answers what another one has asked. */
export interface Make<Table> {
  (action: Action, table: Table, nested: boolean): Thing
  /** The other way round: what pointing at a thing of that name would settle; null where it is none of these. */
  tries?: (key: string, table: Table, kind: string) => Fields | null
}

/** A maker of things that knows the way back from their names. */
export function both<Table>(
  make: (action: Action, table: Table, nested: boolean) => Thing,
  tries: (key: string, table: Table, kind: string) => Fields | null,
): Make<Table> {
  return Object.assign(make, { tries })
}

/** The numbers in a name: those of market-0-1 for `market`; null where it is another thing. */
export function numbersIn(key: string, name: string): number[] | null {
  if (!key.startsWith(`${name}-`)) return null
  const found = key
    .slice(name.length + 1)
    .split('-')
    .map(Number)
  return found.every(Number.isInteger) ? found : null
}

/** Things that are a pick only all together: the orders in which their names may be pointed at. */
export interface Together {
  orders(action: Action): string[][]
  tries?: (key: string) => Fields | null
}

/** For each kind of action its stages: the things of one stage in any order, those of the next after them. */
export type Stages<Table, Kind extends string = string> = Readonly<
  Partial<Record<Kind, readonly (readonly Make<Table>[])[] | Together>>
>

/** Where an action is composed. */
export interface Scene<Table> {
  choice: Chooser
  table: Table
  book: Book
  stages: Stages<Table>
}

/** Things pointed at that are no pick yet, of those that go together. */
export interface Loose {
  keys: readonly string[]
}

// What a board lists

const valueOf = (action: Action, field: string): number => action[field] as number

/** A thing named after a piece and the values of fields: card-3, market-0-1. */
export const by = (name: string, ...fields: string[]): Make<unknown> =>
  both(
    (action) => ({ key: [name, ...fields.map((field) => valueOf(action, field))].join('-'), fields, kind: false }),
    (key) => {
      const values = numbersIn(key, name)
      return values?.length === fields.length
        ? Object.fromEntries(fields.map((field, place) => [field, values[place] ?? 0]))
        : null
    },
  )

/** The one thing of that name, which stands for the kind of action. */
export const only = (key: string): Make<unknown> =>
  both(
    () => ({ key, fields: [], kind: true }),
    (other) => (other === key ? {} : null),
  )

/** A small button for each value of fields. */
export const way = (...fields: string[]): Make<unknown> => {
  const of = (kind: string): Make<unknown> => by(`${WAY}-${kind}`, ...fields)
  return both(
    (action) => ({ ...of(action.do)(action, null, false), kind: true }),
    (key, table, kind) => of(kind).tries?.(key, table, kind) ?? null,
  )
}

/** The same thing, with which other kinds of action begin too. */
export const forking = <Table>(make: Make<Table>): Make<Table> =>
  both(
    (...given) => ({ ...make(...given), forks: true }),
    (...given) => make.tries?.(...given) ?? null,
  )

/** The same thing, which settles the kind of action too. */
export const withKind = <Table>(make: Make<Table>): Make<Table> =>
  both(
    (...given) => ({ ...make(...given), kind: true }),
    (...given) => make.tries?.(...given) ?? null,
  )

/** Two of a kind, whichever is pointed at first. */
export const pair = (name: string, one: string, other: string): Together => ({
  orders(action) {
    const keys = [`${name}-${valueOf(action, one)}`, `${name}-${valueOf(action, other)}`]
    return [keys, keys.toReversed()]
  },
  tries: (key) => {
    const [value] = numbersIn(key, name) ?? []
    return value === undefined ? null : { [one]: value }
  },
})

// What is lit

export function aims<Table>(scene: Scene<Table>, loose: Loose): Aims {
  const found: Aims = new Map()
  const { choice } = scene
  if (!choice.asked || choice.chosen) return found
  const forked = loose.keys.length === 1 ? loose.keys[0] : undefined
  const firsts = new Map<string, string>()
  for (const action of [...choice.left, ...choice.examples]) {
    for (const key of nextTogether(scene, action, loose)) add(found, key, action, () => lay(scene, loose, key))
    for (const thing of next(scene, action)) {
      const { key } = thing
      if (key === forked) {
        add(found, `${WAY}-${action.do}`, action, () => decide(scene, loose, action, thing))
        continue
      }
      const aim = add(found, key, action, () => take(scene, action, thing))
      const settles = settledIn(scene.book, action, thing)
      if (thing.forks && (firsts.get(key) ?? settles) !== settles) aim.take = () => putAside(scene, loose, [key])
      firsts.set(key, settles)
    }
  }
  return found
}

function add(found: Aims, key: string, action: Action, take: () => void): Aim {
  const aim = found.get(key) ?? { actions: [], take }
  if (!aim.actions.includes(action)) aim.actions.push(action)
  found.set(key, aim)
  return aim
}

/** What pointing at a thing would pick: where that differs it cannot stand for both. */
function settledIn(book: Book, action: Action, { fields, kind }: Thing): string {
  return [...fields.map((field) => domainOf(book, action, field)), kind ? action.do : ''].join(' ')
}

/** Which of the kinds of action that begin with a thing is meant. */
function decide<Table>(scene: Scene<Table>, loose: Loose, action: Action, { fields }: Thing): void {
  putAside(scene, loose, [])
  take(scene, action, { fields, kind: true })
}

/** The things that an action is composed of, one stage after the other; what is not listed is its own button. */
export function stagesOf<Table>({ stages, table }: Scene<Table>, action: Action, nested = false): Thing[][] {
  const listed = stages[action.do] ?? [[only(action.do)]]
  return 'orders' in listed ? [] : listed.map((stage) => stage.map((make) => make(action, table, nested)))
}

/** What is to be pointed at next to compose this action. */
function next<Table>(scene: Scene<Table>, action: Action): Thing[] {
  const stages = stagesOf(scene, action, scene.choice.chain.length > 0)
  const open = stages.map((stage) => stage.filter((thing) => !isDone(scene, action, thing)))
  return open.find((stage) => stage.length > 0) ?? []
}

function isDone<Table>(scene: Scene<Table>, action: Action, { fields }: Thing): boolean {
  if (fields.length === 0) return scene.choice.picks.some((pick) => pick.kind === action.do)
  return fields.every((field) => isSettled(scene, action, field))
}

/** Of several fields of one domain the first is picked first: so numbers of picks tell which are settled. */
export function isSettled<Table>({ choice, book }: Scene<Table>, action: Action, field: string): boolean {
  const domain = domainOf(book, action, field)
  const before = Object.keys(action).filter((other) => other !== 'do' && domainOf(book, action, other) === domain)
  const picked = choice.picks.flatMap((pick) => pick.members.filter(([other]) => other === domain))
  return picked.length > before.indexOf(field)
}

function domainOf(book: Book, action: Action, field: string): string {
  return book.fields[action.do]?.[field] || field
}

/** Pick what a thing settles and is not settled yet. */
export function take<Table>(scene: Scene<Table>, action: Action, { fields, kind }: Omit<Thing, 'key'>): void {
  const open = fields.filter((field) => !isSettled(scene, action, field))
  const members = open.map((field) => [domainOf(scene.book, action, field), valueOf(action, field)])
  scene.choice.pick(Object.fromEntries(members) as Members, kind ? action.do : undefined)
}

// Things that go together

function ordersOf<Table>({ stages }: Scene<Table>, action: Action): string[][] {
  const listed = stages[action.do]
  return listed && 'orders' in listed ? listed.orders(action) : []
}

const begins = (order: readonly string[], keys: readonly string[]): boolean =>
  keys.every((key, place) => order[place] === key)

function nextTogether<Table>(scene: Scene<Table>, action: Action, { keys }: Loose): string[] {
  return ordersOf(scene, action).flatMap((order) => (begins(order, keys) ? (order.slice(keys.length)[0] ?? []) : []))
}

/** One more of the things that go together; what is complete is picked. */
function lay<Table>(scene: Scene<Table>, loose: Loose, key: string): void {
  const { choice } = scene
  const keys = [...loose.keys, key]
  const fitting = choice.left.filter((action) => ordersOf(scene, action).some((order) => begins(order, keys)))
  const one = fitting.length === 1 ? fitting[0] : undefined
  putAside(scene, loose, one ? [] : keys)
  if (one) choice.take(choice.wholePick(one))
}

/** These are pointed at and no pick yet: the list tells only of what they are a part of. */
export function putAside<Table>(scene: Scene<Table>, loose: Loose, keys: readonly string[]): void {
  loose.keys = keys
  const aside: Aside = {
    fits: (action) => ordersOf(scene, action).some((order) => begins(order, keys)) || isFork(scene, action, keys),
    putBack: () => void (loose.keys = []),
  }
  scene.choice.aside = keys.length > 0 ? aside : null
}

function isFork<Table>(scene: Scene<Table>, action: Action, keys: readonly string[]): boolean {
  return keys.length === 1 && next(scene, action).some(({ key }) => key === keys[0])
}

// What has been pointed at

/** The things that have been pointed at so far, in what is being composed. */
export function pointedAt<Table>(scene: Scene<Table>, loose: Loose): Set<string> {
  const { choice } = scene
  if (!choice.asked) return new Set()
  const settled = [...choice.chain.map((link) => link.action), ...(choice.chosen ? [choice.chosen] : [])]
  const found = new Set([...loose.keys, ...settled.flatMap((action) => keysOf(scene, action))])
  if (choice.chosen) return found
  for (const action of [...choice.left, ...choice.examples])
    for (const thing of stagesOf(scene, action).flat()) if (isDone(scene, action, thing)) found.add(thing.key)
  return found
}

/** All things by which an action is composed. */
export function keysOf<Table>(scene: Scene<Table>, action: Action): string[] {
  const [order] = ordersOf(scene, action)
  return order ?? stagesOf(scene, action).flatMap((stage) => stage.map((thing) => thing.key))
}

// What cannot be pointed at

/** What pointing at a thing would have been a part of, with what has been picked already. */
export function attempts<Table>({ choice, table, book, stages }: Scene<Table>, key: string): Attempt[] {
  const picked = choice.picks.flatMap((pick) => pick.members)
  const kinds = new Set(choice.picks.flatMap((pick) => pick.kind ?? []))
  const found = Object.entries(stages).flatMap(([kind, listed]) => {
    if (!listed || (kinds.size > 0 && !kinds.has(kind))) return []
    const tries =
      'orders' in listed ? [listed.tries?.(key)] : listed.flat().map((make) => make.tries?.(key, table, kind))
    return tries.flatMap((fields) => {
      const settled = fields && (settledBy(book, kind, picked, fields) ?? fields)
      return settled ? [{ kind, fields: settled }] : []
    })
  })
  const alone = key in book.fields && !(key in stages) ? [{ kind: key, fields: {} }] : []
  return [...found, ...alone].slice(0, MOST_ATTEMPTS)
}
