/** What somebody tries who touches a thing in an own turn: first of all what belongs to the space that is open. */
import type { Attempt } from '../../generated'
import { FIRST_TRACK_SPACE, JOKER, typeOf } from './pieces'
import type { Action } from './types'

type Kind = Action['do']

/** What is done in each of the spaces from III on; what raises its track by cards comes first. */
const DONE_IN: readonly (readonly Kind[])[] = [
  ['Recruit', 'Advance', 'Raid', 'Battle'],
  ['Infiltrate', 'Sneak', 'Subterfuge', 'CentralSubterfuge'],
  ['Tradesman', 'Caravan', 'Commerce'],
  ['Profits', 'Wages', 'GrantGuild', 'ExchangeGuild', 'GrantClaim'],
  ['Educate', 'Apprenticeship', 'Alms'],
]
const EVERYWHERE: readonly string[] = ['Supplement', 'UseHardTimes']

/** Where a turn is taken: the space that is open, and whose turn it is. */
export interface Turn {
  space: number
  seat: number
}

/** What touching a thing would come to besides what it is a part of. */
function meant(key: string, { space, seat }: Turn): Kind[] {
  const open = space - FIRST_TRACK_SPACE
  const [what, which = 0] = [key.split('-')[0], Number(key.split('-')[1])]
  const [deploy] = DONE_IN[what === 'card' && typeOf(which) !== JOKER ? typeOf(which) : open] ?? []
  if (key === `track-${open}`) return ['Supplement']
  if (what === 'card' && deploy) return [deploy]
  if (key === `supply-${seat}` && open < DONE_IN.length - 2 && deploy) return [deploy]
  if (key === 'merchant') return ['Commerce']
  return []
}

/** Of what a thing is a part of, what the open space has room for; else, but for tracks, where it would be done. */
export function triedIn(turn: Turn, key: string, attempts: readonly Attempt[]): Attempt[] {
  const here: readonly string[] = [...(DONE_IN[turn.space - FIRST_TRACK_SPACE] ?? []), ...EVERYWHERE]
  const all = [...attempts, ...meant(key, turn).map((kind) => ({ kind, fields: {} }))]
  const possible = all.filter(({ kind }) => here.includes(kind))
  return possible.length > 0 || key.startsWith('track-') ? possible : all
}
