/** What somebody tries who touches what is not lit, and what the small buttons tell. */
import { expect, it } from 'vitest'
import { Choice } from '../../../choice.svelte'
import { attempts, WAY } from '../../../stages'
import type { Desk, Way } from '../desk.svelte'
import { tableOf } from '../pieces'
import { STAGES } from '../stages'
import { triedIn } from '../tried'
import { beyond, oddsIn } from '../ways'
import { asked, book, type Position } from './positions'

const position = asked('TakeActions')[0] as Position

function tried(key: string, space: number): string[] {
  const scene = { choice: new Choice(book), table: tableOf(position.sight), book, stages: STAGES }
  return triedIn({ space, seat: 0 }, key, attempts(scene, key)).map(({ kind }) => kind)
}

it.each([
  ['site-1-0', 2, ['Advance', 'Advance', 'Raid', 'Battle']],
  ['site-1-0', 5, ['Wages', 'Wages']],
  ['site-1-1', 3, ['Sneak', 'Sneak', 'Subterfuge']],
  ['site-4-1', 3, ['Sneak', 'Sneak', 'CentralSubterfuge']],
  ['alms', 2, ['Alms']],
  ['card-3', 2, ['DiscardCard', 'SpendCard', 'Infiltrate']],
  ['card-3', 3, ['Infiltrate']],
  ['card-16', 6, ['Educate']],
  ['track-0', 2, ['Supplement']],
  ['track-3', 2, []],
  ['track-3', 3, ['Subterfuge']],
  ['supply-0', 4, ['Tradesman']],
  ['supply-0', 6, []],
  ['supply-1', 4, []],
  ['merchant', 2, ['Commerce']],
  ['guild-space', 5, ['GrantGuild', 'ExchangeGuild']],
  ['guild-space', 2, ['GrantGuild', 'ExchangeGuild']],
  [`${WAY}-Advance-3`, 2, ['Advance']],
  ['crown', 2, []],
])('%s in the space %d', (key, space, kinds) => {
  expect(tried(key, space)).toEqual(kinds)
})

it('every member of a domain that is tried exists: the centre is no player', () => {
  const scene = { choice: new Choice(book), table: tableOf(position.sight), book, stages: STAGES }
  for (const key of ['house-4', 'site-4-1'])
    for (const { fields } of attempts(scene, key)) expect([fields['player'], fields['opponent']]).not.toContain(4)
})

function movesOf(kind: string, counts: number[]): Way[] {
  return counts.map((count) => ({
    key: `${WAY}-${kind}-${count}`,
    action: { do: kind, start: 0, end: 4, count },
    aim: { actions: [], take: () => undefined },
  }))
}

it('one more Worker than may move together is shown where so many stand', () => {
  const workers = [3, 2, ...Array.from({ length: 58 }, () => 0)]
  const desk = { table: { workers }, seat: 0 } as unknown as Desk
  expect(beyond(desk, movesOf('Advance', [1, 2]))).toEqual([{ key: `${WAY}-Advance-3`, count: 3 }])
  expect(beyond(desk, movesOf('Advance', [1, 2, 3]))).toEqual([])
  expect(beyond(desk, movesOf('Sneak', [1, 2]))).toEqual([])
  expect(beyond(desk, movesOf('Raid', [1]))).toEqual([])
  expect(beyond(desk, [])).toEqual([])
})

it('the odds of a Battle are found in what is said of it', () => {
  const odds = { key: 'remark-battle', about: { own: 2, others: 1, won: 61, lost: 25 } }
  expect(oddsIn({ key: 'remarks', about: { all: [{ key: 'remark-there', about: { count: 1 } }, odds] } })).toBe(61)
  expect(oddsIn({ key: 'remark-there', about: { count: 1 } })).toBeNull()
  expect(oddsIn(null)).toBeNull()
})
