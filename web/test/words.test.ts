import { describe, expect, test } from 'vitest'
import { bundleOf, figure, LANGUAGES, plain, Words } from '../src/words'
import { type Said, spoken } from './fixtures'

const names = ['Anna', 'Ben', 'Chloé']
const cases = spoken.flatMap((game) => LANGUAGES.map((language) => ({ ...game, language, name: game.book.game.name })))

test('there is enough to be said, of games unlike each other', () => {
  const said = spoken.map((game) => game.said['en'] as Said)
  expect(said.flatMap((one) => one.sentences).length).toBeGreaterThan(300)
  expect(said.flatMap((one) => Object.keys(one.pieces)).length).toBeGreaterThan(6)
})

describe.each(cases)(
  'in $language the client says what the engine says of $name:',
  ({ language, book, texts, said }) => {
    const expected = said[language] as Said
    const bundles = [...new Set([language, 'en'])].map((each) => bundleOf(each, texts[each] ?? ''))
    const words = new Words(language, bundles, book, names)
    const ways = {
      do: (value: never) => words.action(value),
      was: (value: never) => words.event(value),
      ask: (value: never) => words.ask(value),
      wait: (value: never) => words.waiting(value),
      why: (value: never) => words.reason(value),
    }

    test('actions, events, questions and refusals', () => {
      expect(new Set(expected.sentences.map(([way]) => way))).toEqual(new Set(Object.keys(ways)))
      for (const [way, value, sentence] of expected.sentences) expect(ways[way](value as never)).toBe(sentence)
    })

    test('every piece of every domain', () => {
      expect(Object.keys(expected.pieces)).not.toEqual([])
      for (const [domain, pieces] of Object.entries(expected.pieces))
        expect(pieces.map((_, value) => words.piece(domain, value))).toEqual(pieces)
    })

    test('kinds, options, names and lists', () => {
      for (const [kind, heading] of Object.entries(expected.kinds)) expect(words.kind(kind)).toBe(heading)
      for (const [option, values] of Object.entries(expected.options))
        for (const [value, name] of Object.entries(values)) expect(words.option(option, value)).toBe(name)
      for (const [option, about] of Object.entries(expected.abouts)) expect(words.about(option)).toBe(about)
      expect(words.name(5)).toBe(expected['seat 5'])
      expect(words.say('no-such-message')).toBe(expected.unknown)
      const lists = [[], ['a'], ['a', 2, 'c']]
      expect(lists.map((known) => words.say('why-UnknownGame', { game: 'x', known }))).toEqual(expected.lists)
    })
  },
)

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
  const words = new Words('en', [bundleOf('en', 'points = { $count } points')])
  expect(words.say('points', { count: -3 })).toBe('−3 points')
})

test('why a table pauses is said, and through whom', () => {
  const [example] = spoken
  const words = new Words('en', [bundleOf('en', example?.texts['en'] ?? '')], example?.book, names)
  const said = (why: string, seat: number): string => words.event({ was: 'Paused', why, seat })
  expect([said('player', 1), said('line', 0), said('restart', -1), said('other', -1)]).toEqual([
    'Ben asks for a pause.',
    'The line of Anna is lost: the table pauses.',
    'The table was away for a while and pauses.',
    'The table pauses.',
  ])
})
