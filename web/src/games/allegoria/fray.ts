/** A Battle as it was told, or as the question about its Spoils tells it. */
import type { GameEvent as Told, Sight } from '../../wire'
import type { GameEvent, Question } from './types'

export interface Fray {
  territory: number
  attacker: number
  defender: number
  own: number
  opposed: number
  boost: number
  /** What the dice show; null where only the question is known. */
  roll: number | null
  defence: number | null
  total: number
  against: number
}

export function foughtIn(told: readonly Told[]): Fray | null {
  const events = told as readonly GameEvent[]
  const at = events.findLastIndex((event) => event.was === 'BattleFought')
  const event = events[at]
  if (event?.was !== 'BattleFought') return null
  const { seat, territory, defender, roll, total, defence, against } = event
  const boosted = events
    .slice(0, at)
    .some((before) => before.was === 'AnarchyTaken' && before.seat === seat && before.cause === BY_BATTLE)
  const boost = Number(boosted)
  return {
    territory,
    attacker: seat,
    defender,
    own: total - roll - boost,
    opposed: against - defence,
    boost,
    roll,
    defence,
    total,
    against,
  }
}

const BY_BATTLE = 1

/** The Battle whose Spoils somebody is dividing. */
export function dividedIn({ stacks }: Sight): Fray | null {
  const asked = (stacks[0] as Question[] | undefined)?.findLast((step) => step.step === 'DivideTheSpoils')
  if (!asked) return null
  const { seat, territory, loser, attacker, margin, own, opposed, boost } = asked
  const defender = attacker === seat ? loser : seat
  return {
    territory,
    attacker,
    defender,
    own,
    opposed,
    boost,
    roll: null,
    defence: null,
    total: Math.max(0, margin),
    against: Math.max(0, -margin),
  }
}
