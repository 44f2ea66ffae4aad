/** The board reckons claims and the score pad as the rules do. */
import { describe, expect, it } from 'vitest'
import { endGame, holds, inGame, progress, share } from '../claims'
import { CLAIMS, type Condition, END_CLAIMS } from '../data'
import { levelOf, seatsOf, tableOf } from '../pieces'
import { column, total } from '../score'
import { positions, type World, worlds } from './positions'

function conditions({ table }: World): Condition[] {
  return [
    ...CLAIMS.map((_, claim) => inGame(claim, table.supply.length)),
    ...END_CLAIMS.map((_, claim) => endGame(claim)),
  ]
}

describe('claims', () => {
  it('hold exactly where the rules say so', () => {
    for (const world of worlds) expect(conditions(world).map((one) => Number(holds(one, world)))).toEqual(world.holds)
  })

  it('are as far as the rules say', () => {
    for (const world of worlds) {
      const parts = conditions(world).map((one) =>
        progress(one, world).map(({ found, sign, wanted }) => [found, sign, wanted]),
      )
      expect(parts).toEqual(world.parts)
    }
  })

  it('hold somewhere and fail somewhere, each of them', () => {
    const times = conditions(worlds[0] as World).map(
      (_, claim) => worlds.filter((world) => world.holds[claim] === 1).length,
    )
    expect(times.filter((count) => count === 0 || count === worlds.length)).toEqual([])
  })

  it('are complete when all their parts are, and only then', () => {
    for (const world of worlds)
      for (const condition of conditions(world)) {
        const parts = progress(condition, world)
        expect(parts.length).toBeGreaterThan(0)
        expect(parts.every((part) => part.met)).toBe(holds(condition, world))
        expect(share(parts) === 1).toBe(holds(condition, world))
      }
  })

  it('say how far they are', () => {
    const world = worlds.find(({ table, seat }) => levelOf(table, seat, 0) === 5) as World
    expect(progress(inGame(8, 3), world)).toEqual([{ found: 5, sign: '>=', wanted: 8, met: false }])
    expect(share(progress(inGame(8, 3), world))).toBeCloseTo(5 / 8)
  })
})

describe('the score pad', () => {
  it('is what the rules would write now', () => {
    for (const { sight, pad } of positions) {
      const table = tableOf(sight)
      for (const seat of seatsOf(table)) {
        const lines = pad.map((line) => line[seat] as number)
        expect(column(table, seat)).toEqual(lines)
        expect(total(table, seat)).toBe(lines.reduce((sum, points) => sum + points, 0))
      }
    }
  })
})
