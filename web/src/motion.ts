/** Things that travel: planned from the events of an entry, shown over a board that has the truth already. */
import type { Token } from './tokens'
import type { Tone } from './tones'
import type { GameEvent } from './wire'

/** Keys of things (`data-aim`) and of places (`data-spot`): the first that is to be seen counts. */
export type Place = string | readonly string[]

/** What one event sets in motion: a way, an amount that floats where it is earned, or both. */
export interface Move {
  what: Token
  from?: Place
  to?: Place
  /** Shown where it ends, or where it is earned. */
  gain?: number
  /** How many of them travel; a few stand for many. */
  count?: number
  /** A colour of its own, as a custom property: `--seat-1`. */
  tone?: string
}

/** By type of event something that follows from it, perhaps only for the seat that looks; null: whoever looks on. */
type ByEvent<Told extends { was: string }, Found> = {
  [Was in Told['was']]?: (event: Extract<Told, { was: Was }>, me: number | null) => Found
}

/** What a game tells of its events: where things lie, what is large, and what concerns a seat that is not named. */
export interface Happenings<Told extends { was: string } = GameEvent> {
  moves: ByEvent<Told, Move | Move[]>
  large: readonly Told['was'][]
  /** What is heard of an event instead of what moves; where time runs nothing else is heard. */
  tones?: ByEvent<Told, Tone | null>
  /** Where time runs: what a screen reader says by itself; nothing else is said. */
  spoken?: ByEvent<Told, boolean>
  /** What is marked beside the game time of a replay. */
  marked?: readonly Told['was'][]
  /** Not worth telling whom it concerns, as it happens every turn. */
  small?: readonly Told['was'][]
  touches?: (event: Told, me: number) => boolean
}

export interface Spot {
  x: number
  y: number
}

export type Find = (place: Place) => Spot | null

/** A move whose beginning has been looked for, and when it begins, in milliseconds. */
export interface Planned extends Move {
  start: Spot | null
  at: number
}

/** Something over the board, which can be ended at any time. */
export interface Flight {
  end(): void
}

/** What shows a flight; `done` is called once it is over by itself. */
export type Show = (move: Move, start: Spot, end: Spot, delay: number, done: () => void) => Flight

export const WAY = 460
export const FLOAT = 900
const STEP = 130
const LONGEST = 1400
const BEHIND = 2000
const MOST = 10
const MOST_OF_A_KIND = 4
const NEAR = 24
const PAUSES = ['Paused', 'Resumed']

/** What the events of an entry set in motion; what a game does not know, or tells wrongly, does nothing. */
export function movesOf(events: readonly GameEvent[], { moves }: Happenings, me: number | null = null): Move[] {
  return told(events, moves, me).flat()
}

/** The tones of the events of an entry, each once. */
export function tonesOf(events: readonly GameEvent[], { tones = {} }: Happenings, me: number | null): Tone[] {
  return [...new Set(told(events, tones, me).filter((tone) => tone !== null))]
}

/** What is said of an entry where time runs; of pauses always. */
export function spokenOf(events: readonly GameEvent[], { spoken = {} }: Happenings, me: number | null): GameEvent[] {
  return events.filter((event) => PAUSES.includes(event.was) || told([event], spoken, me)[0] === true)
}

function told<Found>(events: readonly GameEvent[], by: ByEvent<GameEvent, Found>, me: number | null): Found[] {
  return events.flatMap((event) => {
    try {
      const found = Object.hasOwn(by, event.was) ? by[event.was]?.(event, me) : undefined
      return found === undefined ? [] : [found]
    } catch {
      return []
    }
  })
}

/** Looked for before the page changes, as what leaves is still there. */
export function planned(moves: readonly Move[], find: Find): Planned[] {
  const found = moves
    .map((move) => ({ ...move, start: move.from === undefined ? null : find(move.from), at: 0 }))
    .filter((move) => move.start !== null || move.gain !== undefined)
    .slice(0, MOST)
  const step = Math.min(STEP, (LONGEST - WAY) / Math.max(1, found.length - 1))
  return found.map((move, place) => ({ ...move, at: place * step }))
}

/** When each entry may begin: one after the other, none twice, and never far behind. */
export class Queue {
  private last = 0
  private until = 0

  /** Milliseconds to wait; null: it was shown already; negative: what runs is ended first. */
  join(entry: number, now: number, length: number): number | null {
    if (entry <= this.last) return null
    this.last = entry
    const wait = Math.max(0, this.until - now)
    const late = wait > BEHIND
    this.until = now + (late ? 0 : wait) + length
    return late ? -1 : wait
  }

  /** Whatever was to be shown up to this entry is not shown any more. */
  skip(entry: number): void {
    this.last = Math.max(this.last, entry)
    this.until = 0
  }
}

export class Motion {
  private readonly queue = new Queue()
  private readonly flights = new Set<Flight>()
  private leaving: { entry: number; moves: Planned[] }[] = []

  constructor(
    private readonly find: Find,
    private readonly show: Show,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get busy(): boolean {
    return this.flights.size > 0
  }

  /** An entry has come, and the page does not show it yet. */
  leave(entry: number, moves: readonly Move[]): void {
    this.leaving.push({ entry, moves: planned(moves, this.find) })
  }

  /** The page shows it: now it is known where things go. */
  arrive(): void {
    for (const { entry, moves } of this.leaving.splice(0)) {
      const length = moves.length > 0 ? Math.max(...moves.map((move) => move.at)) + WAY : 0
      const wait = this.queue.join(entry, this.now(), length)
      if (wait === null) continue
      if (wait < 0) this.end()
      for (const move of moves) this.begin(move, Math.max(0, wait) + move.at)
    }
  }

  /** Everything is over at once, and nothing of it comes again. */
  finish(entry = 0): void {
    this.leaving = []
    this.queue.skip(entry)
    this.end()
  }

  private end(): void {
    for (const flight of this.flights) flight.end()
    this.flights.clear()
  }

  private begin(move: Planned, delay: number): void {
    const { start, gain, from, to } = move
    const goal = to === undefined ? (from === undefined ? null : this.find(from)) : this.find(to)
    if (goal === null) return
    const travels = start !== null && to !== undefined && distance(start, goal) > NEAR
    const some = travels ? Math.min(MOST_OF_A_KIND, Math.max(1, move.count ?? 1)) : 0
    const { gain: _, ...bare } = move
    for (let place = 0; place < some; place++) this.fly(bare, start ?? goal, goal, delay + place * 70)
    if (gain) this.fly(move, goal, goal, delay + (travels ? WAY * 0.8 : 0))
  }

  private fly(move: Move, start: Spot, end: Spot, delay: number): void {
    const flight = this.show(move, start, end, delay, () => this.flights.delete(flight))
    this.flights.add(flight)
  }
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
