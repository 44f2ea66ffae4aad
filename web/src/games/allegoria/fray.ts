/** A Battle as it was told, or as the question about its Spoils tells it. */
import type { GameEvent, Sight, Step } from '../../wire'

export interface Fray {
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

export function foughtIn(events: readonly GameEvent[]): Fray | null {
  const at = events.findLastIndex((event) => event.was === 'BattleFought')
  const event = events[at] as unknown as Record<string, number> | undefined
  if (!event) return null
  const { seat = 0, defender = 0, roll = 0, total = 0, defence = 0, against = 0 } = event
  const boosted = events
    .slice(0, at)
    .some((before) => before.was === 'AnarchyTaken' && before['seat'] === seat && before['cause'] === BY_BATTLE)
  const boost = Number(boosted)
  return {
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
  const asked = stacks[0]?.findLast((step) => step.step === 'DivideTheSpoils') as
    (Step & Record<string, number>) | undefined
  if (!asked) return null
  const { seat = 0, loser = 0, attacker = 0, margin = 0, own = 0, opposed = 0, boost = 0 } = asked
  const defender = attacker === seat ? loser : seat
  return {
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
