import { expect, test } from 'vitest'
import { soundsOf } from '../src/tones'

test('an entry is heard by its things: one of each kind, two at most, and a great moment alone', () => {
  expect(soundsOf([{ what: 'coin' }, { what: 'coin' }, { what: 'person' }, { what: 'card' }], false)).toEqual([
    'coin',
    'place',
  ])
  expect(soundsOf([{ what: 'die' }], false)).toEqual(['dice'])
  expect(soundsOf([{ what: 'coin' }], true)).toEqual(['great'])
  expect(soundsOf([], false)).toEqual([])
})
