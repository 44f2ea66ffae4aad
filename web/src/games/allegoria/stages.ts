/** By what each action of Throne of Allegoria is composed: stage after stage, as it is pointed at. */
import {
  both,
  by,
  type Fields,
  forking,
  type Make,
  numbersIn,
  only,
  pair,
  type Stages,
  type Together,
  way,
} from '../../stages'
import { EDICTS, SPLITS } from './data'
import { CENTRE, GUILD_SPACE, NO_GUILD, NO_SECOND } from './pieces'
import type { Action, Table } from './types'

const SOLDIER = 0
const SPY = 1
const MERCHANT = 2

/** The site of a Territory for one kind of Worker. */
function site(field: string, worker: number): Make<Table> {
  return both(
    (action) => ({ key: `site-${action[field]}-${worker}`, fields: [field], kind: false }),
    (key) => atSite(key, (territory, of) => (of === worker ? { [field]: territory } : null)),
  )
}

function atSite(key: string, settle: (territory: number, worker: number) => Fields | null): Fields | null {
  const [territory, worker] = numbersIn(key, 'site') ?? []
  return territory === undefined || worker === undefined ? null : settle(territory, worker)
}

/** The same where the kind of Worker is a field of the action, which it settles or which another thing has settled. */
function siteBy(field: string, worker: string, ...fields: string[]): Make<Table> {
  return both(
    (action) => ({ key: `site-${action[field]}-${action[worker]}`, fields, kind: false }),
    (key) => atSite(key, (territory, of) => ({ [field]: territory, [worker]: of })),
  )
}

/** The Tavern of whom a Spy visits; the centre is nobody's. */
const tavern: Make<Table> = both(
  (action) => ({ key: `site-${action['opponent']}-${SPY}`, fields: ['opponent'], kind: false }),
  (key) => atSite(key, (territory, of) => (of === SPY && territory !== CENTRE ? { opponent: territory } : null)),
)

/** A house by its player. */
const house: Make<unknown> = both(by('house', 'player'), (key, table, kind) =>
  key === `house-${CENTRE}` ? null : (by('house', 'player').tries?.(key, table, kind) ?? null),
)

/** A Guild, or a space that is free for one. */
const guild: Make<unknown> = both(by('guild', 'guild'), (key, table, kind) =>
  key === GUILD_SPACE ? {} : (by('guild', 'guild').tries?.(key, table, kind) ?? null),
)

const moves = (worker: number): Make<Table>[][] => [[site('start', worker)], [site('end', worker)], [way('count')]]

/** A star is put on a Guild, or lies where it is. */
const star: Make<Table> = both(
  (action) => {
    const key = action['guild'] === NO_GUILD ? `star-${action['star']}` : `guild-${action['guild']}`
    return { key, fields: ['star', 'guild'], kind: false }
  },
  (key, table, kind) =>
    (by('guild', 'guild').tries?.(key, table, kind) ?? by('star', 'star').tries?.(key, table, kind)) || null,
)

const second: Make<Table> = (action, table, nested) =>
  (action['second'] === NO_SECOND ? way('second') : by('track', 'second'))(action, table, nested)

/** The kind of Worker is the one that the Decree names. */
const withdrawn: Make<Table> = both(
  (action, table, nested) => ofDecree(table)(action, table, nested),
  (key, table, kind) => ofDecree(table).tries?.(key, table, kind) ?? null,
)

const ofDecree = (table: Table): Make<Table> => site('territory', EDICTS[table.edict]?.worker ?? SOLDIER)

/** Groups that are only being composed lie nowhere yet. */
const group: Make<Table> = both(
  (action, table, nested) => (nested ? way('group') : by('group', 'group'))(action, table, nested),
  (key, table, kind) => by('group', 'group').tries?.(key, table, kind) ?? null,
)

/** First the card that lies alone, then a pair. */
const split: Together = {
  orders(action) {
    const [first = [], other = [], [lone] = []] = SPLITS[action['split'] as number] ?? []
    const pairs = [first, first.toReversed(), other, other.toReversed()]
    return pairs.map((cards) => [lone, ...cards].map((card) => `slot-${card}`))
  },
  tries: (key) => (key.startsWith('slot-') ? {} : null),
}

export const STAGES: Stages<Table, Action['do']> = {
  // Before the game, and Decrees
  PutAside: pair('end', 'claim', 'other'),
  ChooseLord: [[by('lord', 'lord')]],
  ChooseFirstPlayer: [[house]],
  AcceptDecree: [[only('decree')]],
  RaiseTrack: [[by('track', 'track')]],
  LowerTrack: [[by('track', 'track')]],
  LowerTracks: pair('track', 'track', 'other'),
  TakeAnarchy: [[only('anarchy')]],
  WithdrawWorker: [[withdrawn]],
  DiscardCard: [[by('card', 'card')]],
  // Bids
  PlaceMarker: [[by('marker', 'marker'), by('space', 'space')]],
  DeclareStar: [[star]],
  ReplaceWorker: [[siteBy('territory', 'worker', 'territory', 'worker')], [siteBy('territory', 'other', 'other')]],
  // Claims and cards
  KeepCard: [[by('drawn', 'card')]],
  BuyCard: [[by('open', 'card')]],
  TakeCard: [[by('open', 'card')]],
  KeepClaim: [[by('claim', 'claim')]],
  SplitCards: split,
  TakeGroup: [[group]],
  // A turn
  ChooseKind: [[by('points', 'kind')]],
  SpendCard: [[by('card', 'card')]],
  Advance: moves(SOLDIER),
  Raid: [[site('territory', SOLDIER)], [way('count')]],
  Battle: [[site('territory', SOLDIER)], [way('defender', 'boost')]],
  DivideSpoils: [[by('spoils', 'removed')]],
  Sneak: [[forking(site('start', SPY))], ...moves(SPY).slice(1)],
  Subterfuge: [[forking(tavern)], [by('track', 'track')], [second]],
  CentralSubterfuge: [[forking(only(`site-${CENTRE}-${SPY}`))]],
  LowerForDiplomacy: [[only('diplomacy')]],
  Caravan: moves(MERCHANT),
  Commerce: [[site('territory', MERCHANT)], [by('line', 'line')], [way('gain')]],
  Wages: [[siteBy('start', 'worker', 'start', 'worker')], [siteBy('end', 'worker', 'end')], [way('count')]],
  GrantGuild: [[guild]],
  ExchangeGuild: [[guild], [by('guild', 'old')]],
  Alms: [[only('alms')], [way('back')]],
}
