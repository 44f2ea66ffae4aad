/** The map can be read: no roads cross, no cities overlap, on all eight maps, wide and tall. */
import { describe, expect, it } from 'vitest'
import { ATLAS } from '../data'
import { formOf, unitOf, fitTiles } from '../frame'
import { type Field, gates, LOW, mannerOf, placed, places, type Point, UPRIGHT, way } from '../layout'

// The smallest maps of the boxes that a table gives a board, and some larger ones.
const FIELDS: [string, Field][] = [
  ['a desk', { shape: 'wide', width: 918, top: 24, height: 330 }],
  ['a large desk', { shape: 'wide', width: 1508, top: 30, height: 560 }],
  ['a page', { shape: 'wide', width: 808, top: 30, height: 520 }],
  ['a phone that lies', { shape: 'wide', width: 568, top: 16, height: 244 }],
  ['a desk enlarged', { shape: 'wide', width: 548, top: 15, height: 206 }],
  ['a phone', { shape: 'tall', width: 382, top: 6, height: 500 }],
]

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

describe.each(FIELDS)('the map of %s', (_, field) => {
  const spots = places(field)
  const manner = mannerOf(field)
  const ends = gates(spots, manner)
  const drawn = manner.tall ? UPRIGHT : LOW
  const [left, right, up, down] = [drawn.left, drawn.right, drawn.up, drawn.down].map((far) => far * manner.scale) as [
    number,
    number,
    number,
    number,
  ]

  it('has names of eleven pixels and more', () => {
    expect(manner.scale * (manner.tall ? 16 : 13)).toBeGreaterThanOrEqual(11)
  })

  it('has room for every city', () => {
    for (const spot of spots) {
      expect(spot.x - left).toBeGreaterThanOrEqual(0)
      expect(spot.x + right).toBeLessThanOrEqual(field.width)
      expect(spot.y - up).toBeGreaterThanOrEqual(0)
      expect(spot.y + down).toBeLessThanOrEqual(field.top + field.height)
    }
  })

  it('leads roads to where a town stands', () => {
    for (const [city, { x, y }] of ends.entries()) {
      const spot = spots[city] as Point
      expect(x).toBeGreaterThan(spot.x - left)
      expect(x).toBeLessThanOrEqual(manner.tall ? spot.x : spot.x - left / 2)
      expect(Math.abs(y - spot.y)).toBeLessThan(down / 2)
    }
  })

  it('keeps cities apart', () => {
    for (const [one, a] of spots.entries())
      for (const [other, b] of spots.entries()) {
        if (other <= one) continue
        const aside = Math.abs(a.x - b.x) >= left + right
        const below = Math.abs(a.y - b.y) >= up + down
        expect(aside || below, `${one} and ${other}`).toBe(true)
      }
  })

  it.each(ATLAS.map((_, atlas) => atlas))('has no roads that cross: map %i', (atlas) => {
    const roads = ATLAS[atlas]?.roads ?? []
    for (const [a, b] of roads)
      for (const [c, d] of roads) {
        if (new Set([a, b, c, d]).size < 4) continue
        expect(cross(ends[a]!, ends[b]!, ends[c]!, ends[d]!), `${a}-${b} and ${c}-${d}`).toBe(false)
      }
  })

  it.each(ATLAS.map((_, atlas) => atlas))('leads no road through the middle of another city: map %i', (atlas) => {
    for (const [a, b] of ATLAS[atlas]?.roads ?? [])
      for (const [city, town] of ends.entries())
        if (city !== a && city !== b)
          expect(distance(town, ends[a]!, ends[b]!), `${a}-${b} by ${city}`).toBeGreaterThan(16)
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

describe('the board in its box', () => {
  it.each([
    [930, 540, false, 'desk'],
    [930, 620, false, 'desk'],
    [1090, 720, false, 'desk'],
    [1520, 890, false, 'desk'],
    [820, 900, true, 'page'],
    [930, 540, true, 'page'],
    [390, 560, true, 'panes'],
    [620, 270, true, 'panes'],
    [600, 230, false, 'panes'],
  ] as const)('of %i by %i, for fingers: %s, is a %s', (width, height, coarse, form) => {
    expect(formOf(width, height, coarse)).toBe(form)
    expect(unitOf(form, width, height)).toBeGreaterThanOrEqual(1)
  })

  it('shows the permits of the others as large as all of them fit', () => {
    expect(fitTiles([3, 2], 800, 300, 4).wide).toBe(76)
    expect(fitTiles([13, 13, 13], 340, 420, 4)).toMatchObject({ high: 40, letters: true })
    const { wide, high } = fitTiles([9, 8, 7], 340, 280, 4)
    const columns = Math.floor(344 / (wide + 4))
    expect([9, 8, 7].reduce((sum, count) => sum + Math.ceil(count / columns), 0) * (high + 4)).toBeLessThanOrEqual(284)
  })
})
