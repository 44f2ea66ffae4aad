/** The map can be read: no roads cross, no cities overlap, on all eight maps, wide and tall. */
import { describe, expect, it } from 'vitest'
import { ATLAS } from '../data'
import { placed, places, type Point, type Shape, way } from '../layout'

// The smallest map of each shape, and the room that a city with its name and emporiums takes on it.
const SIZES: Record<Shape, { width: number; height: number; left: number; right: number; up: number; down: number }> = {
  wide: { width: 1000, height: 340, left: 40, right: 40, up: 46, down: 30 },
  tall: { width: 380, height: 408, left: 58, right: 58, up: 22, down: 18 },
}
const SHAPES: Shape[] = ['wide', 'tall']

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

describe.each(SHAPES)('a %s map', (shape) => {
  const size = SIZES[shape]
  const spots = places(shape, size.width, size.height)

  it('has room for every city', () => {
    for (const spot of spots) {
      expect(spot.x - size.left).toBeGreaterThanOrEqual(0)
      expect(spot.x + size.right).toBeLessThanOrEqual(size.width)
      expect(spot.y - size.up).toBeGreaterThanOrEqual(0)
      expect(spot.y + size.down).toBeLessThanOrEqual(size.height)
    }
  })

  it('keeps cities apart', () => {
    for (const [one, a] of spots.entries())
      for (const [other, b] of spots.entries()) {
        if (other <= one) continue
        const aside = Math.abs(a.x - b.x) >= size.left + size.right
        const below = Math.abs(a.y - b.y) >= size.up + size.down
        expect(aside || below, `${one} and ${other}`).toBe(true)
      }
  })

  it.each(ATLAS.map((_, atlas) => atlas))('has no roads that cross: map %i', (atlas) => {
    const roads = ATLAS[atlas]?.roads ?? []
    for (const [a, b] of roads)
      for (const [c, d] of roads) {
        if (new Set([a, b, c, d]).size < 4) continue
        expect(cross(spots[a]!, spots[b]!, spots[c]!, spots[d]!), `${a}-${b} and ${c}-${d}`).toBe(false)
      }
  })

  it.each(ATLAS.map((_, atlas) => atlas))('leads no road through the middle of another city: map %i', (atlas) => {
    for (const [a, b] of ATLAS[atlas]?.roads ?? [])
      for (const [city, spot] of spots.entries())
        if (city !== a && city !== b)
          expect(distance(spot, spots[a]!, spots[b]!), `${a}-${b} by ${city}`).toBeGreaterThan(16)
  })
})

describe('the way of the king', () => {
  it('is the shortest', () => {
    const map = ATLAS[2]! // coast A, hills B, mountains A: distances from Juvelar by the rulebook's picture
    const roads = Array.from({ length: 15 }, (_, city) => way(map.roads, 9, city).length - 1)
    expect(roads).toEqual([4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 2, 1, 2, 3, 2])
  })

  it('goes along roads', () => {
    for (const { roads } of ATLAS)
      for (let to = 0; to < 15; to += 1) {
        const stops = way(roads, 0, to)
        for (const [place, stop] of stops.slice(1).entries())
          expect(roads.some(([a, b]) => (a === stop && b === stops[place]) || (b === stop && a === stops[place]))).toBe(
            true,
          )
      }
  })
})

function distance(spot: Point, from: Point, to: Point): number {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
  const share = Math.max(
    0,
    Math.min(1, ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length),
  )
  return Math.hypot(spot.x - from.x - share * (to.x - from.x), spot.y - from.y - share * (to.y - from.y))
}

describe('a shape put somewhere else', () => {
  it('is moved where it is absolute and scaled throughout', () => {
    expect(placed('M-9 0q4.500-4.500 9 0t9 0', 100, 50, 2)).toBe('M 82 50q 9 -9 18 0t 18 0')
    expect(placed('M0 0v-4M1-13h8V2H3z', 10, 20)).toBe('M 10 20v -4M 11 7h 8V 22H 13z')
  })
})
