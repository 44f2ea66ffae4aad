import { expect, test } from 'vitest'
import type { Item } from '../src/choice.svelte'
import type { PhraseInfo } from '../src/generated'
import { cheapestFirst, priceOf } from '../src/prices'

const item = (value: number): Item => ({ pick: { members: [] }, count: 1, kind: 'Build', domain: 'city', value })
const coins = (count: number): PhraseInfo => ({ key: 'remark', about: { coins: count } })

test('the cheapest comes first, and equals stay as they are', () => {
  const said = new Map([
    [0, coins(7)],
    [1, coins(2)],
    [2, coins(7)],
  ])
  const lines = cheapestFirst([item(0), item(1), item(2), item(3)], ({ value }) => said.get(value ?? -1) ?? null)
  expect(lines.map(({ value }) => value)).toEqual([3, 1, 0, 2])
})

test('coins count before assistants, and assistants before steps of a track', () => {
  const helped: PhraseInfo = { key: 'remark', about: { coins: 1, assistants: 9 } }
  const lowered: PhraseInfo = { key: 'remark', about: { old: 5, new: 2 } }
  const said = [coins(2), helped, lowered]
  const lines = cheapestFirst([item(0), item(1), item(2)], ({ value }) => said[value ?? 0] ?? null)
  expect(lines.map(({ value }) => value)).toEqual([2, 1, 0])
})

test('what phrases in phrases cost is added up', () => {
  const row: PhraseInfo = { key: 'row', about: { items: [coins(3), coins(4)], first: coins(1) } }
  expect(priceOf(row)[0]).toBe(8)
})

test('a track that rises costs nothing', () => {
  expect(priceOf({ key: 'remark', about: { old: 2, new: 5 } }).every((paid) => paid === 0)).toBe(true)
})
