import { describe, expect, test } from 'vitest'
import { certain } from '../src/chips'
import { chapters } from '../src/log'
import { blocks } from '../src/markdown'
import { stats } from '../src/stats'
import type { GameEvent, Sight, Told } from '../src/wire'
import { bundleOf, Words } from '../src/words'
import { book, text } from './fixtures'

const words = new Words('en', [bundleOf('en', text('en.ftl'))], book, ['Anna', 'Ben'])

describe('what is certain to happen', () => {
  test('the same thing is added up, costs and gains apart', () => {
    const events: GameEvent[] = [
      { was: 'CoinsPaid', seat: 0, coins: 4 },
      { was: 'CoinsPaid', seat: 0, coins: 3 },
      { was: 'AssistantsGained', seat: 0, assistants: 1 },
      { was: 'CoinsGained', seat: 0, coins: 2 },
    ]
    const { chips, sentences } = certain(events, 0, book, words)
    expect(chips).toEqual([
      { text: '−\u20097 coins', tone: 'cost' },
      { text: '+\u20091 assistant', tone: 'gain' },
      { text: '+\u20092 coins', tone: 'gain' },
    ])
    expect(sentences).toEqual([])
  })

  test('pieces that change hands are chips, everything else is a sentence', () => {
    const events: GameEvent[] = [
      { was: 'RewardGained', seat: 0, city: 3 },
      { was: 'PermitUsed', seat: 0, permit: 2 },
      { was: 'CoinsGained', seat: 1, coins: 2 },
    ]
    const { chips, sentences } = certain(events, 0, book, words)
    expect(chips).toEqual([{ text: `−\u2009${words.piece('permit', 2)}`, tone: 'cost' }])
    expect(sentences).toEqual(['Anna gains the reward of Dorful.', 'Ben gains 2 coins.'])
  })
})

describe('the log', () => {
  const told: Told[] = [
    { entry: 1, at: 0, events: [{ was: 'TurnBegan', seat: 0, turn: 1 }] },
    { entry: 2, at: 0, events: [{ was: 'CoinsPaid', seat: 0, coins: 3 }] },
    { entry: 3, at: 0, events: [{ was: 'TakenBack', seat: 0, to: 1, agreed: false }] },
    {
      entry: 4,
      at: 0,
      events: [
        { was: 'TurnEnded', seat: 0 },
        { was: 'TurnBegan', seat: 1, turn: 2 },
      ],
    },
  ]

  test('has a chapter a turn, and strikes out what was taken back', () => {
    const found = chapters(told)
    expect(found.map((chapter) => chapter.head?.['seat'])).toEqual([0, 1])
    expect(found[0]?.lines.map((line) => [line.event.was, line.undone])).toEqual([
      ['CoinsPaid', true],
      ['TakenBack', false],
      ['TurnEnded', false],
    ])
  })
})

test('the numbers beside a player are those that the game names, in its order', () => {
  const clock = { entry: 0, at: 0, now: 0, running: false, halted: false }
  const sight: Sight = {
    clock,
    table: { coins: [1, 2], points: [3, 4], assistants: [5, 6], nobility: [0, 1], built: [0, 0], pool: [1, 2, 3] },
    stacks: [],
    figures: {},
  }
  expect(stats(sight, book, words).map((stat) => [stat.label, stat.values])).toEqual([
    ['Points', [3, 4]],
    ['Coins', [1, 2]],
    ['Assist.', [5, 6]],
    ['Nobility', [0, 1]],
  ])
})

test('a text becomes blocks, and nothing in it becomes HTML', () => {
  const found = blocks(
    '# Title\n\n## Part\n<!-- part -->\n\nOne *two* **three**\n<b>four</b>\n\n' +
      '- a\n  b\n- c\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n',
  )
  expect(found.map((block) => block.type)).toEqual(['heading', 'heading', 'paragraph', 'list', 'table'])
  expect(found[1]).toMatchObject({ id: 'part', level: 2 })
  expect(found[2]).toMatchObject({
    runs: [{ text: 'One ' }, { style: 'em' }, { text: ' ' }, { style: 'strong' }, { text: ' <b>four</b>' }],
  })
  expect(found[3]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] })
  expect(found[4]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})
