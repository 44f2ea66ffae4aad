import { describe, expect, it, vi } from 'vitest'
import { FilmRoll, momentsOf, REEL } from '../src/film'
import type { Film } from '../src/wire'

const clock = { entry: 0, at: 0, now: 0, running: false, halted: false }

/** A match in which one number counts the entries, and another stays. */
function reel(number: number, last: number): Film {
  const first = number * REEL
  const end = Math.min(first + REEL, last)
  return {
    entry: first,
    last,
    sight: { clock, table: { count: first, still: [1] }, stacks: [], figures: {} },
    events: [{ was: 'Counted', to: first }],
    steps: Array.from({ length: end - first }, (_, place) => ({
      at: place,
      events: [{ was: 'Counted', to: first + place + 1 }],
      changes: { table: { count: first + place + 1 }, stacks: [[]] },
    })),
  }
}

describe('a film', () => {
  it('shows every moment, and shares what did not change', () => {
    const moments = momentsOf(reel(0, 5))
    expect(moments.map((moment) => moment.sight.table['count'])).toEqual([0, 1, 2, 3, 4, 5])
    expect(moments[5]?.sight.table['still']).toBe(moments[0]?.sight.table['still'])
    expect(moments[3]).toMatchObject({ entry: 3, last: 5, events: [{ was: 'Counted', to: 3 }] })
  })

  it('asks for a reel once, for the next one before it is needed, and for other views by themselves', async () => {
    const fetchReel = vi.fn((number: number, _view: string) => Promise.resolve(reel(number, 400)))
    const roll = new FilmRoll(fetchReel)
    expect((await roll.at(5, '')).sight.table['count']).toBe(5)
    expect((await roll.at(90, '')).sight.table['count']).toBe(90)
    expect(fetchReel.mock.calls).toEqual([[0, '']])
    await roll.at(REEL - 3, '')
    expect(fetchReel.mock.calls).toEqual([
      [0, ''],
      [1, ''],
    ])
    expect((await roll.at(399, '1')).sight.table['count']).toBe(399)
    expect(fetchReel.mock.calls.at(-1)).toEqual([3, '1'])
  })

  it('asks again for a reel that did not come, and for one that has grown', async () => {
    let last = 3
    const fetchReel = vi.fn((number: number) => Promise.resolve(reel(number, last)))
    fetchReel.mockRejectedValueOnce(new Error('no line'))
    const roll = new FilmRoll(fetchReel)
    await expect(roll.at(2, '')).rejects.toThrow('no line')
    expect((await roll.at(2, '')).entry).toBe(2)
    last = 9
    expect((await roll.at(7, '')).sight.table['count']).toBe(7)
    expect((await roll.at(REEL - 1, '')).entry).toBe(9)
  })
})
