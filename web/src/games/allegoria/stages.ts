/** By what each action of Throne of Allegoria is composed: stage after stage, as it is pointed at. */
import { both, by, type Fields, type Make, numbersIn, only, pair, type Stages, type Together, way } from '../../stages'
import { EDICTS, SPLITS } from './data'
import { CENTRE, NO_GUILD, NO_SECOND } from './pieces'
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

const moves = (worker: number): Make<Table>[][] => [[site('start', worker)], [site('end', worker)], [way('count')]]

/** A star is put on a Guild, or lies where it is. */
const star: Make<Table> = both(
  (action) => {
    const key = action['guild'] === NO_GUILD ? `star-${action['star']}` : `guild-${action['guild']}`
    return { key, fields: ['star', 'guild'], kind: false }
  },
  (key) => by('guild', 'guild').tries?.(key, null) ?? null,
)

const second: Make<Table> = (action, table, nested) =>
  (action['second'] === NO_SECOND ? way('second') : by('track', 'second'))(action, table, nested)

/** The kind of Worker is the one that the Decree names. */
const withdrawn: Make<Table> = both(
  (action, table, nested) => ofDecree(table)(action, table, nested),
  (key, table) => ofDecree(table).tries?.(key, table) ?? null,
)

const ofDecree = (table: Table): Make<Table> => site('territory', EDICTS[table.edict]?.worker ?? SOLDIER)

/** Groups that are only being composed lie nowhere yet. */
const group: Make<Table> = both(
  (action, table, nested) => (nested ? way('group') : by('group', 'group'))(action, table, nested),
  (key) => by('group', 'group').tries?.(key, null) ?? null,
)

/** First the card that lies alone, then a pair. */
const split: Together = {
  orders(action) {
    const [first = [], other = [], [lone] = []] = SPLITS[action['split'] as number] ?? []
    const pairs = [first, first.toReversed(), other, other.toReversed()]
    return pairs.map((cards) => [lone, ...cards].map((card) => `slot-${card}`))
  },
}

export const STAGES: Stages<Table, Action['do']> = {
  // Before the game, and Decrees
  PutAside: pair('end', 'claim', 'other'),
  ChooseLord: [[by('lord', 'lord')]],
  ChooseFirstPlayer: [[by('house', 'player')]],
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
  Sneak: moves(SPY),
  Subterfuge: [[by('house', 'opponent')], [by('track', 'track')], [second]],
  CentralSubterfuge: [[only(`house-${CENTRE}`)]],
  LowerForDiplomacy: [[only('diplomacy')]],
  Caravan: moves(MERCHANT),
  Commerce: [[site('territory', MERCHANT)], [by('line', 'line')], [way('gain')]],
  Wages: [[siteBy('start', 'worker', 'start', 'worker')], [siteBy('end', 'worker', 'end')], [way('count')]],
  GrantGuild: [[by('guild', 'guild')]],
  ExchangeGuild: [[by('guild', 'guild')], [by('guild', 'old')]],
  Alms: [[only('alms')], [way('back')]],
}
