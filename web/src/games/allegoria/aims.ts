/** What may be pointed at, and what pointing does. Nothing is drawn here. */
import type { Members, Pick } from '../../choice.svelte'
import type { Aims } from '../../desk.svelte'
import type { Book } from '../../generated'
import type { Action } from '../../wire'
import { EDICTS, SPLITS } from './data'
import { CENTRE, NO_GUILD, NO_SECOND } from './pieces'
import type { Table } from './types'

/** What a board needs of the choice that is being composed. */
export interface Chooser {
  readonly asked: boolean
  readonly left: Action[]
  readonly chosen: Action | null
  readonly picks: Pick[]
  readonly chain: readonly { action: Action }[]
  pick(members: Members, kind?: string): boolean
  take(pick: Pick): boolean
  wholePick(action: Action): Pick
}

/** Things pointed at that are no pick yet: one of two that go together. */
export interface Loose {
  keys: readonly string[]
}

/** The table that an action is composed at. */
export interface Scene {
  choice: Chooser
  table: Table
  book: Book
}

/** Something by which an action is composed: the fields that it settles, or only the kind. */
interface Thing {
  key: string
  fields: readonly string[]
}

const MOVES: Record<string, number> = { Advance: 0, Sneak: 1, Caravan: 2 }
/** What has no place of its own on the board: small buttons beside what was pointed at last. */
export const WAY = 'way'

export function aims(scene: Scene, loose: Loose): Aims {
  const found: Aims = new Map()
  const { choice } = scene
  if (!choice.asked || choice.chosen) return found
  for (const action of choice.left) {
    const chains = chainsOf(action)
    if (chains.length > 0) addChained(found, scene, loose, action, chains)
    else for (const thing of next(scene, action)) add(found, thing.key, action, () => take(scene, action, thing))
  }
  return found
}

function add(found: Aims, key: string, action: Action, take: () => void): void {
  const aim = found.get(key)
  if (!aim) found.set(key, { actions: [action], take })
  else if (!aim.actions.includes(action)) aim.actions.push(action)
}

// Things, one after the other

/** The things of an action by stages: those of one stage in any order, the next stage after them. */
function stagesOf(action: Action, table: Table, nested = false): Thing[][] {
  const at = (field: string): number => action[field] as number
  const by = (name: string, ...fields: string[]): Thing => ({ key: [name, ...fields.map(at)].join('-'), fields })
  const site = (field: string, worker: number, ...more: string[]): Thing => ({
    key: `site-${at(field)}-${worker}`,
    fields: [field, ...more],
  })
  const way = (...fields: string[]): Thing => by(`${WAY}-${action.do}`, ...fields)
  const only = (key: string): Thing => ({ key, fields: [] })
  switch (action.do) {
    case 'PlaceMarker':
      return [[by('marker', 'marker'), by('space', 'space')]]
    case 'DeclareStar':
      return [
        [
          at('guild') === NO_GUILD
            ? { key: `star-${at('star')}`, fields: ['star', 'guild'] }
            : { key: `guild-${at('guild')}`, fields: ['star', 'guild'] },
        ],
      ]
    case 'ReplaceWorker':
      return [
        [site('territory', at('worker'), 'worker')],
        [{ key: `site-${at('territory')}-${at('other')}`, fields: ['other'] }],
      ]
    case 'Advance':
    case 'Sneak':
    case 'Caravan':
      return [[site('start', MOVES[action.do] ?? 0)], [site('end', MOVES[action.do] ?? 0)], [way('count')]]
    case 'Wages':
      return [[site('start', at('worker'), 'worker')], [site('end', at('worker'))], [way('count')]]
    case 'Raid':
      return [[site('territory', 0)], [way('count')]]
    case 'Battle':
      return [[site('territory', 0)], [way('defender', 'boost')]]
    case 'Subterfuge':
      return [
        [by('house', 'opponent')],
        [by('track', 'track')],
        [at('second') === NO_SECOND ? way('second') : by('track', 'second')],
      ]
    case 'CentralSubterfuge':
      return [[only(`house-${CENTRE}`)]]
    case 'Commerce':
      return [[site('territory', 2)], [by('line', 'line')], [way('gain')]]
    case 'GrantGuild':
      return [[by('guild', 'guild')]]
    case 'ExchangeGuild':
      return [[by('guild', 'guild')], [by('guild', 'old')]]
    case 'Alms':
      return [[only('alms')], [way('back')]]
    case 'TakeAnarchy':
      return [[only('anarchy')]]
    case 'LowerForDiplomacy':
      return [[only('diplomacy')]]
    case 'AcceptDecree':
      return [[only('decree')]]
    case 'RaiseTrack':
    case 'LowerTrack':
      return [[by('track', 'track')]]
    case 'WithdrawWorker':
      return [[site('territory', EDICTS[table.edict]?.worker ?? 0)]]
    case 'DiscardCard':
    case 'SpendCard':
      return [[by('card', 'card')]]
    case 'KeepCard':
      return [[by('drawn', 'card')]]
    case 'BuyCard':
    case 'TakeCard':
      return [[by('open', 'card')]]
    case 'TakeGroup': // groups that are only being composed lie nowhere yet
      return [[nested ? way('group') : by('group', 'group')]]
    case 'KeepClaim':
      return [[by('claim', 'claim')]]
    case 'ChooseLord':
      return [[by('lord', 'lord')]]
    case 'ChooseFirstPlayer':
      return [[by('house', 'player')]]
    case 'DivideSpoils':
      return [[by('spoils', 'removed')]]
    case 'ChooseKind':
      return [[by('points', 'kind')]]
    default:
      return [[only(action.do)]]
  }
}

/** What is to be pointed at next to compose this action. */
function next(scene: Scene, action: Action): Thing[] {
  for (const stage of stagesOf(action, scene.table, scene.choice.chain.length > 0)) {
    const open = stage.filter((thing) => !isDone(scene, action, thing))
    if (open.length > 0) return open
  }
  return []
}

function domainOf({ book }: Scene, action: Action, field: string): string {
  return book.fields[action.do]?.[field] || field
}

/** Of several fields of one domain the first is picked first: so numbers of picks tell which are done. */
function isDone(scene: Scene, action: Action, { fields }: Thing): boolean {
  const { picks } = scene.choice
  if (fields.length === 0) return picks.some((pick) => pick.kind === action.do)
  const members = picks.flatMap((pick) => pick.members.map(([domain]) => domain))
  return fields.every((field) => {
    const domain = domainOf(scene, action, field)
    const before = Object.keys(action).filter((other) => other !== 'do' && domainOf(scene, action, other) === domain)
    return members.filter((other) => other === domain).length > before.indexOf(field)
  })
}

function take(scene: Scene, action: Action, { key, fields }: Thing): void {
  const members = Object.fromEntries(fields.map((field) => [domainOf(scene, action, field), action[field] as number]))
  const needsKind = fields.length === 0 || key.startsWith(WAY)
  scene.choice.pick(members, needsKind ? action.do : undefined)
}

// Things that go together, whichever is pointed at first

/** The orders in which they may be pointed at: two of a kind, or a card alone and then a pair. */
function chainsOf(action: Action): string[][] {
  const pair = (name: string, one: string, other: string): string[][] => {
    const keys = [`${name}-${action[one]}`, `${name}-${action[other]}`]
    return [keys, keys.toReversed()]
  }
  if (action.do === 'PutAside') return pair('end', 'claim', 'other')
  if (action.do === 'LowerTracks') return pair('track', 'track', 'other')
  return action.do === 'SplitCards' ? splitChains(action['split'] as number) : []
}

function splitChains(split: number): string[][] {
  const [first = [], second = [], [lone] = []] = SPLITS[split] ?? []
  return [first, first.toReversed(), second, second.toReversed()].map((pair) =>
    [lone, ...pair].map((card) => `slot-${card}`),
  )
}

function addChained(found: Aims, scene: Scene, loose: Loose, action: Action, chains: string[][]): void {
  for (const chain of chains) {
    const key = chain[loose.keys.length]
    if (key === undefined || !loose.keys.every((one, place) => chain[place] === one)) continue
    add(found, key, action, () => lay(scene, loose, key))
  }
}

/** One more of the things that go together; what is complete is picked. */
function lay({ choice }: Scene, loose: Loose, key: string): void {
  const keys = [...loose.keys, key]
  const fitting = choice.left.filter((action) =>
    chainsOf(action).some((chain) => keys.every((one, place) => chain[place] === one)),
  )
  const only = fitting.length === 1 ? fitting[0] : undefined
  loose.keys = only ? [] : keys
  if (only) choice.take(choice.wholePick(only))
}

// What has been pointed at

/** The things that have been pointed at so far, in what is being composed. */
export function pointedAt(scene: Scene, loose: Loose): Set<string> {
  const { choice, table } = scene
  if (!choice.asked) return new Set()
  const settled = [...choice.chain.map((link) => link.action), ...(choice.chosen ? [choice.chosen] : [])]
  const found = new Set(loose.keys)
  for (const action of settled) for (const key of keysOf(action, table)) found.add(key)
  if (choice.chosen) return found
  for (const action of choice.left)
    for (const thing of stagesOf(action, table).flat())
      if (chainsOf(action).length === 0 && isDone(scene, action, thing)) found.add(thing.key)
  return found
}

/** All things by which an action is composed. */
export function keysOf(action: Action, table: Table): string[] {
  const [chain] = chainsOf(action)
  return chain ?? stagesOf(action, table).flatMap((stage) => stage.map((thing) => thing.key))
}
