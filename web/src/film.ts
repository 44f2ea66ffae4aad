/** A match as a film: fetched reel by reel, and from each reel every moment in it. */
import type { Film, Moment } from './wire'

/** Entries in a reel, as the server cuts them. */
export const REEL = 128
/** So many entries before the end of a reel the next one is asked for. */
const SOON = 24

type Sight = Moment['sight']

export class FilmRoll {
  private readonly reels = new Map<string, Promise<Moment[]>>()

  constructor(private readonly fetchReel: (reel: number, view: string) => Promise<Film>) {}

  /** How it stood after an entry, and what was told with it. */
  async at(entry: number, view: string): Promise<Moment> {
    const reel = Math.floor(entry / REEL)
    const found = await this.moments(reel, view)
    const moment = found[entry - reel * REEL]
    if (moment) return this.ahead(entry, moment, view)
    this.reels.delete(keyOf(reel, view)) // it has grown since
    const again = await this.moments(reel, view)
    return (again[entry - reel * REEL] ?? again.at(-1)) as Moment
  }

  private ahead(entry: number, moment: Moment, view: string): Moment {
    const next = Math.floor((entry + SOON) / REEL)
    // whoever goes on is not to wait; whether it came is seen when it is needed
    if (next * REEL > entry && next * REEL <= moment.last) this.moments(next, view).catch(() => undefined)
    return moment
  }

  private moments(reel: number, view: string): Promise<Moment[]> {
    const key = keyOf(reel, view)
    const kept = this.reels.get(key)
    if (kept) return kept
    const made = this.fetchReel(reel, view).then(momentsOf)
    made.catch(() => this.reels.delete(key))
    this.reels.set(key, made)
    return made
  }
}

const keyOf = (reel: number, view: string): string => `${reel} ${view}`

/** Every moment of a reel; what did not change is shared between them. */
export function momentsOf({ entry, last, sight, events, steps }: Film): Moment[] {
  const found: Moment[] = [{ entry, last, sight, events }]
  let now = sight
  for (const step of steps) {
    now = changed(now, step.changes)
    found.push({ entry: entry + found.length, last, sight: now, events: step.events })
  }
  return found
}

function changed(sight: Sight, changes: Record<string, unknown>): Sight {
  const next: Record<string, unknown> = { ...sight }
  for (const [key, value] of Object.entries(changes))
    next[key] = isFields(value) && isFields(next[key]) ? { ...next[key], ...value } : value
  return next as unknown as Sight
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
