import { describe, expect, test } from 'vitest'
import type { Book } from '../src/generated'
import type { Happenings } from '../src/motion'
import { lastActed, recap } from '../src/recap'
import type { GameEvent, Told } from '../src/wire'

const book = { fields: { Robbed: { player: 'player', coins: '' }, Built: { city: 'city' } } } as unknown as Book
const happenings = {
  moves: { Built: () => ({ what: 'house', to: 'city' }) },
  large: ['Built'],
  touches: (event: GameEvent, me: number) => event['home'] === me,
} as unknown as Happenings

const told = (...entries: GameEvent[][]): Told[] => entries.map((events, at) => ({ entry: at + 1, at, events }))
const said = (all: Told[], me: number | null, acted = 0): string[] =>
  recap(all, me, acted, book, happenings).map(({ event, mine }) => `${event.was}${mine ? '!' : ''}`)

describe('what happened', () => {
  const course = told(
    [
      { was: 'Paid', seat: 0 },
      { was: 'Built', seat: 0, city: 1 },
    ],
    [
      { was: 'TurnBegan', seat: 1 },
      { was: 'Paid', seat: 1 },
    ],
    [{ was: 'Built', seat: 1, city: 2 }],
    [{ was: 'Robbed', seat: 1, player: 0 }],
    [{ was: 'Visited', seat: 1, home: 0 }],
  )

  test('since one acted: what is large and what concerns one, the newest first', () => {
    expect(said(course, 0)).toEqual(['Visited!', 'Robbed!', 'Built'])
  })
  test('until one acts', () => {
    expect(said([...course, { entry: 6, at: 6, events: [{ was: 'Paid', seat: 0 }] }], 0)).toEqual([])
    expect(said(course, 0, 5)).toEqual([])
  })
  test('who was paused did not act', () => {
    const paused = { entry: 6, at: 6, events: [{ was: 'Paused', why: 'line', seat: 0 }] }
    expect(said([...course, paused], 0)).toEqual(['Paused!', 'Visited!', 'Robbed!', 'Built'])
  })
  test('a number that is no player is not a player', () => {
    expect(
      said(
        told([
          { was: 'Built', seat: 1, city: 2 },
          { was: 'Robbed', seat: 1, player: 1, coins: 2 },
        ]),
        2,
      ),
    ).toEqual(['Built'])
  })
  test('that a turn begins concerns nobody', () => {
    expect(
      said(
        told([
          { was: 'Paid', seat: 1 },
          { was: 'TurnBegan', seat: 0 },
        ]),
        0,
      ),
    ).toEqual([])
  })
  test('what was taken back did not happen', () => {
    const undone = [...course.slice(0, 3), { entry: 4, at: 4, events: [{ was: 'TakenBack', seat: 1, to: 2 }] }]
    expect(said(undone, 0)).toEqual([])
  })
  test('who looks on is told what was large', () => {
    expect(said(course, null)).toEqual(['Built', 'Built'])
  })
  test('pieces and seats are told with it', () => {
    expect(recap(course, 0, 0, book, happenings).at(-1)).toMatchObject({ what: 'house', seat: 1, entry: 3 })
  })
  test('an entry is somebody’s by its first event', () => {
    expect(lastActed(course, 1)).toBe(5)
    expect(lastActed(course, 2)).toBe(0)
  })
})
