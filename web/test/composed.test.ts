/** What is composed, in words: the way there, and what is still to be said. */
import { expect, test } from 'vitest'
import { Choice } from '../src/choice.svelte'
import { asked, trail } from '../src/parts/composed'
import type { Table } from '../src/table.svelte'
import { bundleOf, Words } from '../src/words'
import { book, paint, rest, work } from './invented'

const TEXT = `
colour-0 = red
colour-3 = blue
wall-1 = { $seat }'s wall
    .own = your wall
wall-2 = the south wall
kind-PaintWall = Paint
do-PaintWall = Paint { $wall } { $colour }
pick-colour = Which colour?
pick-wall = Which wall?
web-which = Which one?
web-how = How?
`
const pieces = { ...book.pieces, wall: book.pieces['wall']!.map((one) => ({ ...one, about: { seat: 0 } })) }

function tableFor(choice: Choice): Table {
  const words = new Words('en', [bundleOf('en', TEXT)], { ...book, pieces }, ['Anna', 'Ben'])
  return { choice, words, book, seat: 0 } as unknown as Table
}

function choiceOf(...options: ReturnType<typeof paint>[]): Choice {
  const choice = new Choice(book)
  choice.load([work(options)])
  return choice
}

test('the piece that is still missing is asked for by its name', () => {
  const choice = choiceOf(paint(0, 1), paint(0, 2), paint(3, 1))
  const table = tableFor(choice)
  expect(asked(table)).toBe('')
  choice.pick({ colour: 0 })
  expect(asked(table)).toBe('Which wall?')
  choice.back()
  choice.pick({ wall: 1 })
  expect(asked(table)).toBe('Which colour?')
})

test('where only the kind of action is open, it is the way that is asked for', () => {
  const choice = choiceOf(paint(0, 1), paint(0, 1, 'PaintAtNight'), rest)
  choice.pick({ colour: 0 })
  expect(asked(tableFor(choice))).toBe('How?')
})

test('what is one’s own is called so, and the way there begins with a capital', () => {
  const choice = choiceOf(paint(0, 1), paint(3, 1), paint(0, 1, 'PaintAtNight'))
  choice.pick({ wall: 1 })
  expect(trail(tableFor(choice))).toEqual(['Your wall'])
  choice.pick({}, 'PaintWall')
  expect(trail(tableFor(choice))).toEqual(['Paint', 'your wall'])
})
