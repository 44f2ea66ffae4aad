import { describe, expect, test } from 'vitest'
import { Choice } from '../src/choice.svelte'
import { groupsOf } from '../src/groups'
import type { Action } from '../src/wire'
import { samples } from './fixtures'
import { book, paint, rest, work } from './invented'

function listed(options: Action[], members: Record<string, number> = {}): ReturnType<typeof groupsOf> {
  const choice = new Choice(book)
  choice.load([work(options)])
  if (Object.keys(members).length > 0) choice.pick(members)
  return groupsOf(choice.menu(), book)
}

describe('the list under headings', () => {
  const both = [paint(0, 1), paint(0, 2), paint(0, 1, 'PaintAtNight'), paint(0, 2, 'PaintAtNight'), paint(3, 1), rest]

  test('has a heading a kind, whose lines name only what they differ in', () => {
    const groups = listed(both, { colour: 0 })
    expect(groups.map((group) => group.kind)).toEqual(['PaintWall', 'PaintAtNight'])
    expect(groups[0]?.items.map((item) => [item.domain, item.value])).toEqual([
      ['wall', 1],
      ['wall', 2],
    ])
  })

  test('shows an action that is alone of its kind directly', () => {
    const groups = listed([...both.slice(0, 3), paint(0, 1, 'SomethingElse')], { colour: 0 })
    expect(groups.map((group) => group.kind)).toEqual(['PaintWall', null])
    expect(groups[1]?.items.map((item) => item.action?.do)).toEqual(['PaintAtNight', 'SomethingElse'])
    expect(groups[1]?.items.every((item) => item.domain === undefined)).toBe(true)
  })

  test('lines that differ in several things say everything', () => {
    const mixed = groupsOf(
      [paint(0, 1), paint(3, 2), paint(0, 1, 'X')].map((action) => ({
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

  test('the verb stays above pieces where only one kind is left', () => {
    const many = Array.from({ length: 12 }, (_, at) => paint(at % 6, Math.floor(at / 6)))
    const [group] = listed(many)
    expect(group?.kind).toBe('PaintWall')
    expect(group?.items.every((item) => item.domain === 'colour')).toBe(true)
  })

  test.each(samples())('never loses or repeats a line ($book.game.name)', ({ book, positions }) => {
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
