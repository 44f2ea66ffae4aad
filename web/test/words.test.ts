import { describe, expect, test } from 'vitest'
import { bundleOf, figure, LANGUAGES, plain, Words } from '../src/words'
import { book, said, text } from './fixtures'

const names = ['Anna', 'Ben', 'Chloé']
const english = bundleOf('en', text('en.ftl'))

function words(language: string): Words {
  const own = bundleOf(language, text(`${language}.ftl`))
  return new Words(language, language === 'en' ? [own] : [own, english], book, names)
}

describe.each(LANGUAGES)('in %s the client says what the engine says:', (language) => {
  const expected = said(language)
  const spoken = words(language)
  const ways = {
    do: (value: never) => spoken.action(value),
    was: (value: never) => spoken.event(value),
    ask: (value: never) => spoken.ask(value),
    wait: (value: never) => spoken.waiting(value),
    why: (value: never) => spoken.reason(value),
  }

  test('actions, events, questions and refusals', () => {
    expect(expected.sentences.length).toBeGreaterThan(300)
    for (const [way, value, sentence] of expected.sentences) expect(ways[way](value as never)).toBe(sentence)
  })

  test('every piece of every domain', () => {
    expect(Object.keys(expected.pieces).length).toBeGreaterThan(6)
    for (const [domain, pieces] of Object.entries(expected.pieces))
      expect(pieces.map((_, value) => spoken.piece(domain, value))).toEqual(pieces)
  })

  test('kinds, options, names and lists', () => {
    for (const [kind, heading] of Object.entries(expected.kinds)) expect(spoken.kind(kind)).toBe(heading)
    expect(spoken.option('politics', '14/6')).toBe(expected.options['politics 14/6'])
    expect(spoken.about('coin_cap')).toBe(expected.options['coin_cap'])
    expect(spoken.name(5)).toBe(expected['seat 5'])
    expect(spoken.say('no-such-message')).toBe(expected.unknown)
    const lists = [[], ['a'], ['a', 2, 'c']]
    expect(lists.map((known) => spoken.say('why-UnknownGame', { game: 'x', known }))).toEqual(expected.lists)
  })
})

test('what one language lacks is said in English, and what both lack by its key', () => {
  const german = new Words('de', [bundleOf('de', 'here = hier'), bundleOf('en', 'here = here\nonly = only { $a }')])
  expect(german.say('here')).toBe('hier')
  expect(german.say('only', { a: 1 })).toBe('only 1')
  expect(german.say('only')).toBe('only')
  expect(german.say('gone')).toBe('gone')
})

test('names from outside are one line of letters', () => {
  expect(plain('a\nb\u202ec')).toBe('a\ufffdb\ufffdc')
  expect(plain('x'.repeat(2000))).toHaveLength(1000)
})

test('less than nothing is written with a minus sign', () => {
  expect([-23, 0, 7].map(figure)).toEqual(['−23', '0', '7'])
  const spoken = new Words('en', [bundleOf('en', 'points = { $count } points')])
  expect(spoken.say('points', { count: -3 })).toBe('−3 points')
})
