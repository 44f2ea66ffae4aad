/** The course of a match: where the lines of its chart run, in pixels, and the way from turn to turn. */
import type { Lap, Race, Swing } from './generated'

export interface Point {
  x: number
  y: number
}

export interface Tick {
  at: number
  value: number
}

/** One seat's line, the part of it that only the final scoring drew, and where its sign stands. */
export interface Line {
  seat: number
  path: string
  scoring: string
  end: Point
  sign: number
}

export interface Mark extends Point {
  seat: number
  number: number
}

export interface Drawing {
  left: number
  right: number
  top: number
  bottom: number
  /** Where the last turn ends and the final scoring begins; as `right` where that changed nothing. */
  over: number
  across: Tick[]
  up: Tick[]
  lines: Line[]
  marks: Mark[]
  laps: number[]
}

const MARGIN = { top: 26, right: 62, bottom: 34, left: 38 }
const SIGN_APART = 24
const LABEL_ROOM = 34
const SCORING_SHARE = 0.1

/** A round step (1, 2 or 5 times a power of ten) of which about `wanted` make up the span. */
export function stepOf(span: number, wanted: number): number {
  const rough = Math.max(1, span / Math.max(1, wanted))
  const power = 10 ** Math.floor(Math.log10(rough))
  return (([1, 2, 5].find((times) => times * power >= rough) ?? 10) as number) * power
}

/** Whether the final scoring gave anybody anything. */
export function isScored({ laps, final }: Race): boolean {
  const last = laps.at(-1)?.points ?? []
  return final.some((points, seat) => points !== last[seat])
}

export function drawn(race: Race, width: number, height: number): Drawing {
  const { laps, final } = race
  const [left, right, top, bottom] = [
    MARGIN.left,
    Math.max(MARGIN.left + 60, width - MARGIN.right),
    MARGIN.top,
    height - MARGIN.bottom,
  ]
  const over = isScored(race) ? right - Math.max(30, (right - left) * SCORING_SHARE) : right
  const all = [...laps.flatMap((lap) => lap.points), ...final]
  const step = stepOf(Math.max(...all) - Math.min(0, ...all), (bottom - top) / 48)
  const low = Math.floor(Math.min(0, ...all) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step)
  const x = (lap: number): number => round(left + ((over - left) * lap) / Math.max(1, laps.length - 1))
  const y = (points: number): number => round(bottom - ((bottom - top) * (points - low)) / (high - low))
  const ends = final.map((points) => y(points))
  const signs = apart(ends, SIGN_APART, top, bottom)
  return {
    ...{ left, right, top, bottom, over },
    across: acrossTicks(laps, x, (over - left) / LABEL_ROOM),
    up: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => ({
      at: y(low + place * step),
      value: low + place * step,
    })),
    lines: final.map((_, seat) => ({
      seat,
      path: pathOf(laps.map((lap, place) => ({ x: x(place), y: y(lap.points[seat] ?? 0) }))),
      scoring:
        over < right
          ? pathOf([
              { x: over, y: y(laps.at(-1)?.points[seat] ?? 0) },
              { x: right, y: ends[seat] ?? 0 },
            ])
          : '',
      end: { x: right, y: ends[seat] ?? 0 },
      sign: signs[seat] ?? 0,
    })),
    marks: moments(race).flatMap((swing, place) => markOf(swing, place, laps, x, y)),
    laps: laps.map((_, place) => x(place)),
  }
}

function acrossTicks(laps: readonly Lap[], x: (lap: number) => number, room: number): Tick[] {
  const step = stepOf(laps.at(-1)?.turn ?? 0, room)
  return laps.flatMap((lap, place) =>
    lap.turn % step === 0 && lap.turn !== laps[place - 1]?.turn ? [{ at: x(place), value: lap.turn }] : [],
  )
}

function markOf(
  swing: Swing,
  place: number,
  laps: readonly Lap[],
  x: (lap: number) => number,
  y: (points: number) => number,
): Mark[] {
  const lap = laps.findIndex((one) => one.entry === swing.entry && one.turn === swing.turn)
  const points = laps[lap]?.points[swing.seat]
  return points === undefined ? [] : [{ x: x(lap), y: y(points), seat: swing.seat, number: place + 1 }]
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Heights that keep their order and lie far enough apart, between two borders where there is room. */
export function apart(heights: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b)
  const found = [...heights]
  let before = top - least
  for (const place of order) before = found[place] = Math.max(found[place] ?? 0, before + least)
  let after = bottom + least
  for (const place of order.reverse()) after = found[place] = Math.min(found[place] ?? 0, after - least)
  return found
}

/** The swings in the order in which they came. */
export function moments(race: Race): Swing[] {
  return [...race.swings].sort((a, b) => a.entry - b.entry || a.seat - b.seat)
}

/** The place of the lap that is nearest to a point of the chart. */
export function nearest(laps: readonly number[], x: number): number {
  return laps.reduce((best, at, place) => (Math.abs(at - x) < Math.abs((laps[best] ?? 0) - x) ? place : best), 0)
}

// From turn to turn

/** The turn that an entry belongs to: a lap is its last entry. */
export function turnAt(laps: readonly Lap[], entry: number): number {
  return (laps.find((lap) => lap.entry >= entry) ?? laps.at(-1))?.turn ?? 0
}

/** The end of the turn before this moment, the beginning before the first turn, or null. */
export function turnBack(laps: readonly Lap[], entry: number): number | null {
  return laps.findLast((lap) => lap.entry < entry)?.entry ?? (laps.length > 0 && entry > 0 ? 0 : null)
}

/** The end of this turn or, at its end, of the next. */
export function turnOn(laps: readonly Lap[], entry: number): number | null {
  return laps.find((lap) => lap.entry > entry)?.entry ?? null
}
