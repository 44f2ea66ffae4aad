/** What happened since a seat last acted: what concerns it, and what was large; the newest first. */
import type { Book } from './generated'
import { undone } from './log'
import { type Happenings, movesOf } from './motion'
import type { Token } from './tokens'
import type { GameEvent, Told } from './wire'

export interface Happened {
  key: string
  entry: number
  event: GameEvent
  /** Whose doing it was, or to whom it happened; null: nobody's. */
  seat: number | null
  /** It concerns the reader. */
  mine: boolean
  what: Token | null
  /** Whose colour the thing has; '': that of its kind. */
  tone: string
}

const MOST = 12
const MOST_LOOKING_ON = 5
const TURNS = /^(?:Turn|Round|Day|Phase)(?:Began|Ended)$/u

/** The last entry by which a seat acted itself, as far as it was told. */
export function lastActed(told: readonly Told[], me: number): number {
  const gone = undone(told)
  return told.findLast((one) => !gone.has(one.entry) && actedIn(one, me))?.entry ?? 0
}

/** A pause is told with a seat too, whose line may just be lost. */
function actedIn({ events }: Told, me: number): boolean {
  return events[0]?.['seat'] === me && events[0].was !== 'Paused'
}

/** Whether an event names a seat: as its own, or as one that somebody has picked. */
export function names(event: GameEvent, me: number, book: Book): boolean {
  return Object.entries(event).some(
    ([field, value]) => value === me && (field === 'seat' || book.fields[event.was]?.[field] === 'player'),
  )
}

export function recap(
  told: readonly Told[],
  me: number | null,
  acted: number,
  book: Book,
  happenings: Happenings,
): Happened[] {
  const since = me === null ? 0 : Math.max(acted, lastActed(told, me))
  const gone = undone(told)
  const found: Happened[] = []
  for (const { entry, events } of told) {
    if (entry <= since || gone.has(entry)) continue
    events.forEach((event, place) => {
      const large = (happenings.large as readonly string[]).includes(event.was)
      const mine = me !== null && concerns(event, me, book, happenings)
      if (!large && !mine) return
      const seat = typeof event['seat'] === 'number' ? event['seat'] : null
      const { what = null, tone = '' } = movesOf([event], happenings)[0] ?? {}
      found.push({ key: `${entry} ${place}`, entry, event, seat, mine, what, tone })
    })
  }
  return found.reverse().slice(0, me === null ? MOST_LOOKING_ON : MOST)
}

function concerns(event: GameEvent, me: number, book: Book, { small, touches }: Happenings): boolean {
  if (TURNS.test(event.was) || (small as readonly string[] | undefined)?.includes(event.was)) return false
  return names(event, me, book) || (touches?.(event, me) ?? false)
}
