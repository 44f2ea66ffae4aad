import { describe, expect, test } from 'vitest'
import { Choice } from '../src/choice.svelte'
import { groupsOf } from '../src/groups'
import type { Action } from '../src/wire'
import { book, positions } from './fixtures'

const elect = (colour: number, balcony: number, kind = 'ElectCouncillor'): Action => ({ do: kind, colour, balcony })

function listed(options: Action[], members: Record<string, number> = {}): ReturnType<typeof groupsOf> {
  const choice = new Choice(book)
  choice.load([{ ask: { step: 'TakeActions', seat: 0 }, options }])
  if (Object.keys(members).length > 0) choice.pick(members)
  return groupsOf(choice.menu(), book)
}

describe('the list under headings', () => {
  const both = [
    elect(0, 1),
    elect(0, 2),
    elect(0, 1, 'ElectByAssistant'),
    elect(0, 2, 'ElectByAssistant'),
    elect(3, 1),
    { do: 'EndTurn' },
  ]

  test('has a heading a kind, whose lines name only what they differ in', () => {
    const groups = listed(both, { colour: 0 })
    expect(groups.map((group) => group.kind)).toEqual(['ElectCouncillor', 'ElectByAssistant'])
    expect(groups[0]?.items.map((item) => [item.domain, item.value])).toEqual([
      ['balcony', 1],
      ['balcony', 2],
    ])
  })

  test('shows an action that is alone of its kind directly', () => {
    const groups = listed([...both.slice(0, 3), elect(0, 1, 'SomethingElse')], { colour: 0 })
    expect(groups.map((group) => group.kind)).toEqual(['ElectCouncillor', null])
    expect(groups[1]?.items.map((item) => item.action?.do)).toEqual(['ElectByAssistant', 'SomethingElse'])
    expect(groups[1]?.items.every((item) => item.domain === undefined)).toBe(true)
  })

  test('lines that differ in several things say everything', () => {
    const mixed = groupsOf(
      [elect(0, 1), elect(3, 2), elect(0, 1, 'X')].map((action) => ({
        pick: { members: [] },
        count: 1,
        kind: action.do,
        action,
      })),
      book,
    )
    expect(mixed[0]?.items.every((item) => item.domain === undefined)).toBe(true)
  })

  test('has no heading where kinds are lines themselves, or there is one kind', () => {
    expect(listed(both).map((group) => group.kind)).toEqual([null])
    expect(listed(both.slice(0, 2)).map((group) => group.kind)).toEqual([null])
  })

  test('never loses or repeats a line, at positions of a real game', () => {
    for (const at of positions)
      for (const [domain, pieces] of Object.entries(book.pieces))
        for (let value = 0; value < Math.min(3, pieces.length); value += 1) {
          const choice = new Choice(book)
          choice.load(at.questions)
          if (!choice.pick({ [domain]: value })) continue
          const picks = (items: { pick: object }[]): string[] => items.map((item) => JSON.stringify(item.pick)).sort()
          expect(picks(groupsOf(choice.menu(), book).flatMap((group) => group.items))).toEqual(picks(choice.menu()))
        }
  })
})
