/** Where things lie on the map: regions side by side on a wide table, one below the other on a tall one. */
import { TERRAIN } from './shapes'

export interface Point {
  x: number
  y: number
}

export type Shape = 'wide' | 'tall'

// Fractions of a region: along the map first, then across it. Roads cross nowhere, on any of the eight maps.
const WIDE: readonly (readonly [number, number])[] = [
  [0.26, 0.26],
  [0.25, 0.74],
  [0.75, 0.17],
  [0.74, 0.5],
  [0.74, 0.83],
  [0.24, 0.17],
  [0.25, 0.5],
  [0.24, 0.83],
  [0.74, 0.25],
  [0.74, 0.6],
  [0.25, 0.17],
  [0.26, 0.5],
  [0.25, 0.83],
  [0.75, 0.29],
  [0.75, 0.71],
]
const TALL: readonly (readonly [number, number])[] = [
  [0.31, 0.29],
  [0.75, 0.29],
  [0.17, 0.77],
  [0.5, 0.77],
  [0.83, 0.77],
  [0.17, 0.25],
  [0.5, 0.25],
  [0.83, 0.25],
  [0.33, 0.75],
  [0.68, 0.75],
  [0.17, 0.25],
  [0.5, 0.25],
  [0.83, 0.25],
  [0.33, 0.75],
  [0.75, 0.75],
]

/** The part of a map that is for cities: above it stand the names of the regions, below it what belongs to them. */
export interface Field {
  shape: Shape
  width: number
  top: number
  height: number
}

/** The middle of every city. */
export function places({ shape, width, top, height }: Field): Point[] {
  const spots = shape === 'wide' ? WIDE : TALL
  return spots.map(([along, across], city) => {
    const region = Math.floor(city / 5)
    if (shape === 'wide') return { x: ((region + along) / 3) * width, y: top + across * height }
    return { x: along * width, y: top + ((region + across) / 3) * height }
  })
}

/** A city as it is drawn: upright where there is room, else low, with all that is in it beside the town. */
export interface Manner {
  tall: boolean
  scale: number
}

/** What a city takes at its drawn size, from its middle. */
export const UPRIGHT = { left: 52, right: 59, up: 53, down: 49 } as const
export const LOW = { left: 47, right: 47, up: 25, down: 26 } as const

/** Where the town of a low city stands, from its middle; its roads come in at its foot. */
export const TOWN = { left: 29, base: 9, down: 4 } as const

const APART = 3

/** As large as the nearest cities of a map leave room for. */
export function mannerOf({ shape, width, height }: Field): Manner {
  const [aside, below] = shape === 'wide' ? [(0.48 * width) / 3, 0.33 * height] : [0.33 * width, (0.46 * height) / 3]
  const fit = ({ left, right, up, down }: typeof UPRIGHT | typeof LOW): number =>
    Math.min((aside - APART) / (left + right), (below - APART) / (up + down))
  const upright = fit(UPRIGHT)
  return upright >= 0.98
    ? { tall: true, scale: Math.min(upright, 1.75) }
    : { tall: false, scale: Math.min(fit(LOW), 1.6) }
}

/** Where the roads of a city meet: at its town, which in a low city stands left of its middle. */
export function gates(spots: readonly Point[], { tall, scale }: Manner): Point[] {
  return tall ? [...spots] : spots.map(({ x, y }) => ({ x: x - TOWN.left * scale, y: y + TOWN.down * scale }))
}

/** A road, bent a little, always to the same side. */
export function road(from: Point, to: Point, bend = 0.07): string {
  const middle = { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend }
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`
}

/** A line that wavers: a coast, or the border between two regions. */
export function wavering(from: Point, to: Point, reach: number, seed: number): string {
  const chance = dice(seed)
  const steps = Math.max(4, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 38))
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  let path = ''
  for (let step = 1; step <= steps; step += 1) {
    const off = step === steps ? 0 : (chance() - 0.5) * 2 * reach
    const part = step / steps
    const half = part - 0.5 / steps
    const swing = (chance() - 0.5) * 2 * reach
    const at = (share: number, away: number): string => {
      const x = from.x + (to.x - from.x) * share + across.x * away
      const y = from.y + (to.y - from.y) * share + across.y * away
      return `${round(x)} ${round(y)}`
    }
    path += `Q${at(half, swing)} ${at(part, off)}`
  }
  return path
}

export interface Growth {
  kind: keyof typeof TERRAIN
  x: number
  y: number
  size: number
}

const GROWS: readonly (readonly (keyof typeof TERRAIN)[])[] = [
  ['field', 'tree', 'field'],
  ['hill', 'tree', 'hill', 'hill'],
  ['peak', 'peak', 'hill', 'tree'],
]

/** What stands on the land, out of the way of the cities. */
export function growth({ shape, width, top, height }: Field, cities: readonly Point[], room: Point): Growth[] {
  const chance = dice(11)
  const found: Growth[] = []
  const tries = Math.round((width * height) / 900)
  for (let turn = 0; turn < tries; turn += 1) {
    const x = 14 + chance() * (width - 28)
    const y = top + 6 + chance() * (height - 16)
    const along = shape === 'wide' ? x / width : y / height
    const region = Math.min(2, Math.floor(along * 3))
    const kinds = GROWS[region] ?? []
    const kind = kinds[Math.floor(chance() * kinds.length)] ?? 'tree'
    if (along * 3 - region < 0.1 || along * 3 - region > 0.93) continue
    if (region === 0 && along * 3 < (shape === 'wide' ? 0.23 : 0.24)) continue
    if (cities.some((city) => Math.abs(city.x - x) < room.x && y > city.y - room.y && y - 16 < city.y + room.y))
      continue
    if (found.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.4) < (shape === 'wide' ? 36 : 30))) continue
    found.push({ kind, x: round(x), y: round(y), size: 0.75 + chance() * 0.5 })
  }
  return found.sort((one, other) => one.y - other.y)
}

/** A shape of lines and curves at another place and size; many of them make one path, which is drawn at once. */
export function placed(shape: string, x: number, y: number, size = 1): string {
  let command = ''
  let turn = 0
  return shape.replace(/[a-z]|\s*-?(?:\d+\.?\d*|\.\d+)/giu, (token) => {
    if (/[a-z]/iu.test(token)) {
      command = token
      turn = 0
      return token
    }
    turn += 1
    const isAcross = 'hH'.includes(command) || (!'vV'.includes(command) && turn % 2 === 1)
    const from = command === command.toLowerCase() ? 0 : isAcross ? x : y
    return ` ${round(from + Number(token) * size)}`
  })
}

/** The cities on the shortest way along roads, both ends included. */
export function way(roads: readonly (readonly [number, number])[], from: number, to: number): number[] {
  const came = new Map<number, number>([[from, from]])
  const waiting = [from]
  for (let here = waiting.shift(); here !== undefined && !came.has(to); here = waiting.shift())
    for (const [one, other] of roads) {
      const next = one === here ? other : other === here ? one : undefined
      if (next === undefined || came.has(next)) continue
      came.set(next, here)
      waiting.push(next)
    }
  const found = [to]
  for (let here = to; here !== from;) {
    const before = came.get(here)
    if (before === undefined) return [to]
    found.unshift(before)
    here = before
  }
  return found
}

/** The same numbers each time: the land does not change while one looks. */
function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
