import { expect, test } from 'vitest'
import { Choice } from '../src/choice.svelte'
import type { BoardDesk } from '../src/desk.svelte'
import { enter, inWordsOnly, pointable, split, WAY } from '../src/reach.svelte'
import type { Action } from '../src/wire'
import { book, fetchTile, paint, rest, work } from './invented'

const desk = (aims: Record<string, Action[]>): BoardDesk =>
  ({ aims: new Map(Object.entries(aims).map(([key, actions]) => [key, { actions, take: () => undefined }])) }) as never

function left(...shown: string[]): string[] {
  const choice = new Choice(book)
  choice.load([work([paint(0, 1), paint(3, 1), fetchTile(1, 0), rest])])
  const found = pointable((key) => shown.includes(key))
  return inWordsOnly(choice.menu(), (item) => choice.behind(item), found).map((item) => item.kind)
}

test('without a board everything is said in words', () => {
  expect(left()).toEqual(['PaintWall', 'FetchTile', 'Rest'])
})

test('what is drawn is not said again; what is not drawn, or has no key, is', () => {
  const leave = enter(desk({ 'wall-1': [paint(0, 1), paint(3, 1)], 'tile-1-0': [fetchTile(1, 0)] }))
  expect(left('wall-1', 'tile-1-0')).toEqual(['Rest'])
  expect(left('wall-1')).toEqual(['FetchTile', 'Rest'])
  leave()
  expect(left('wall-1')).toEqual(['PaintWall', 'FetchTile', 'Rest'])
})

test('a piece on a pane that is not shown can be pointed at, and so can a way in words', () => {
  const leave = enter(desk({ 'wall-1': [paint(0, 1)], [`${WAY}-FetchTile-1`]: [fetchTile(1, 0)] }))
  split.panes = [{ key: 'walls', name: 'Walls', holds: (piece) => piece.startsWith('wall-') }]
  expect(left()).toEqual(['Rest'])
  split.panes = []
  leave()
})
