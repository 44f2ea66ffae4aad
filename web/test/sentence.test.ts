import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Known as KnownClass } from '../src/known.svelte'
import type { PauseInfo } from '../src/generated'
import type { Question, Sight } from '../src/wire'
import { bundleOf, Words } from '../src/words'
import { act, book, free, turn } from './harvest'
import { chair, info } from './page'

const TEXTS = `
ask-Free = Do what you like.
ask-Settled = Think again?
wait-Free = { $seat } may act.
seat-name = Seat { $number }
web-may-change = Waiting for { $names }. You may still change your answer.
web-turn-of = Waiting for { $names }.
web-time-runs = Time is running.
web-coming = One moment …
web-paused = Paused
web-sending = On its way …
web-approached-you = An offer is waiting for you.
web-is-over = The game is over.
said-so = You may act twice.
`

let table: KnownClass
let sentence: () => string

beforeEach(async () => {
  const { app } = await import('../src/app.svelte')
  vi.spyOn(app, 'speak').mockReturnValue(new Words('en', [bundleOf('en', TEXTS)], book, ['Anna', 'Ben']))
  const { Known } = await import('../src/known.svelte')
  const { sentenceOf } = await import('../src/sentence')
  table = new Known('T')
  table.info = { ...info([chair('Anna', true), chair('Ben', false)], []), timed: true }
  table.seat = 0
  sentence = () => sentenceOf(table)
  see(true)
})
afterEach(() => void vi.restoreAllMocks())

function see(running: boolean, halted = false): void {
  const clock = { entry: 1, at: 0, now: 0, running, halted }
  table.sight = { clock, table: {}, stacks: [[]], seat: 0, own: {}, figures: {} } as unknown as Sight
}
const ask = (...questions: Question[]): void => table.choice.load(questions, table.hurried)

test('a standing question speaks for itself, though nobody is waited for', () => {
  ask(free([act(0), turn]))
  expect(sentence()).toBe('Do what you like.')
  ask({ ...free([turn]), said: { key: 'said-so', about: {} } })
  expect(sentence()).toBe('You may act twice.')
})

test('what is on its way does not take its place', () => {
  ask(free([act(0), turn]))
  table.choice.underway.sent('s-1', turn)
  expect(sentence()).toBe('Do what you like.')
})

test('whoever has chosen may think again', () => {
  see(false)
  table.waitedFor = [1]
  ask({ ask: { step: 'Settled', seat: 0 }, options: [turn] })
  expect(sentence()).toBe('Waiting for Ben. You may still change your answer.')
})

test('in a pause, and where nothing is asked', () => {
  expect(sentence()).toBe('Time is running.')
  table.pause = { why: 'player', seat: 1 } as PauseInfo
  expect(sentence()).toBe('Paused')
  table.pause = null
  see(false)
  expect(sentence()).toBe('One moment …')
})

describe('while somebody else is waited for', () => {
  beforeEach(() => {
    see(false)
    table.info = { ...info([chair('Anna', true), chair('Ben', false)], []), timed: false }
    table.waitedFor = [1]
  })

  test('that is said before what one may do meanwhile', () => {
    ask(free([turn]))
    expect(sentence()).toBe('Waiting for Ben. Do what you like.')
  })

  test('what is addressed to one takes its place', () => {
    ask(free([turn]))
    table.approached = [0]
    expect(sentence()).toBe('Waiting for Ben. An offer is waiting for you.')
  })

  test('and stands behind the question, once one is waited for oneself', () => {
    ask(free([turn]))
    table.approached = [0]
    table.waitedFor = [0]
    expect(sentence()).toBe('Do what you like. An offer is waiting for you.')
  })
})
