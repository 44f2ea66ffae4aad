/** The log as chapters: one a turn, what was taken back struck out. */
import type { GameEvent, Told } from './wire'

export interface Line {
  entry: number
  event: GameEvent
  undone: boolean
}

export interface Chapter {
  key: string
  /** The event that opens the chapter: a turn or a round begins. */
  head: GameEvent | null
  lines: Line[]
}

/** What no undo takes back: a pause was one, whatever is played again. */
const STAYS = ['Paused', 'Resumed']
const BEGINS = /^(Turn|Round|Day|Phase)Began$/u

/** Entries that a later one took back: those after `to`, before the one that says so. */
export function undone(told: readonly Told[]): Set<number> {
  const found = new Set<number>()
  for (const one of told)
    for (const event of one.events)
      if (event.was === 'TakenBack')
        for (const earlier of told)
          if (earlier.entry > Number(event['to']) && earlier.entry < one.entry) found.add(earlier.entry)
  return found
}

export function chapters(told: readonly Told[]): Chapter[] {
  const gone = undone(told)
  const found: Chapter[] = []
  for (const one of told) {
    one.events.forEach((event, place) => {
      const begins = BEGINS.test(event.was)
      if (begins || found.length === 0)
        found.push({ key: `${one.entry} ${place}`, head: begins ? event : null, lines: [] })
      if (!begins)
        found.at(-1)?.lines.push({ entry: one.entry, event, undone: gone.has(one.entry) && !STAYS.includes(event.was) })
    })
  }
  return found
}
