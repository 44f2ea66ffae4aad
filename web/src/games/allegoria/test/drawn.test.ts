/** What is lit is drawn, on the board or in the tray, and nothing else is lit there. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../../board'
import { Choice, type Transport } from '../../../choice.svelte'
import { aims, type Loose, type Scene } from '../../../stages'
import { GameTime } from '../../../time.svelte'
import Board from '../Board.svelte'
import { loose } from '../desk.svelte'
import { tableOf } from '../pieces'
import { STAGES } from '../stages'
import Tray from '../Tray.svelte'
import type { Table } from '../types'
import type { Question } from '../../../wire'
import { Words } from '../../../words'
import { asked, book, type Position, positions, STEPS } from './positions'

const words = new Words('en', [], book, ['Anna', 'Ben', 'Cleo', 'Dag'])

function propsOf(position: Position, choice: Choice): BoardProps {
  const seatsInfo = tableOf(position.sight).supply.map((_, seat) => ({
    seat,
    name: '',
    colour: '',
    sign: 'rose',
    yours: false,
    bot: false,
    here: true,
    waitedFor: false,
  }))
  return {
    sight: position.sight,
    book,
    words,
    choice,
    seatsInfo,
    recent: { entry: 0, events: [] },
    time: new GameTime(),
    moving: false,
  }
}

function htmlOf(position: Position, choice: Choice): string {
  const props = propsOf(position, choice)
  return render(Board, { props }).body + render(Tray, { props }).body
}

/** The names of the things that bear an attribute. */
function marked(html: string, attribute: string): Set<string> {
  const tags = html.match(/<[^>]*\bdata-aim="[^>]*>/gu) ?? []
  return new Set(
    tags.filter((tag) => tag.includes(`${attribute}="`)).map((tag) => /data-aim="([^"]*)"/u.exec(tag)?.[1] ?? ''),
  )
}

const VOID = new Set(['input', 'img', 'br', 'hr'])

/** The buttons that lie inside another: a screen reader would not tell them, a disabled one would bar them. */
function buttonsInButtons(html: string): string[] {
  const open: { name: string; button: boolean }[] = []
  const found: string[] = []
  for (const [tag, end, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/giu)) {
    if (end) {
      expect(open.pop()?.name, tag).toBe(name)
      continue
    }
    const button = name === 'button' || tag.includes('role="button"')
    if (button && open.some((around) => around.button)) found.push(tag)
    if (!VOID.has(name) && !tag.endsWith('/>')) open.push({ name, button })
  }
  return found
}

/** At most so many, evenly. */
function spread(found: Position[], most: number): Position[] {
  return found.length <= most
    ? found
    : Array.from({ length: most }, (_, place) => found[Math.floor((place * found.length) / most)] as Position)
}

function sceneOf(position: Position, choice: Choice): Scene<Table> {
  return { choice, table: tableOf(position.sight), book, stages: STAGES }
}

function compare(position: Position, choice: Choice, laid: Loose): Set<string> {
  loose.keys = laid.keys
  const scene = sceneOf(position, choice)
  // what ends a turn has its place below every board
  const lit = new Set([...aims(scene, laid).keys()].filter((key) => !book.closing.includes(key)))
  const html = htmlOf(position, choice)
  expect(marked(html, 'data-lit')).toEqual(lit)
  expect(buttonsInButtons(html)).toEqual([])
  return lit
}

const NESTED = ['ChooseCard', 'SpendCards', 'RaiseByToken']

/** A table that tells what would be asked next, once. */
function foreseeing(questions: Question[]): Transport {
  return {
    look: (chain) =>
      Promise.resolve({
        got: 'Previewed',
        id: '1',
        events: [],
        final: chain.length > 1,
        questions: chain.length > 1 ? [] : questions,
        nested: chain.length === 1,
      }),
    remark: () => Promise.resolve([]),
    why: () => Promise.resolve([]),
    submit: () => '',
    refused: () => {},
  }
}

describe('everything lit is drawn', () => {
  it.each(STEPS)('and nothing else: %s', (step) => {
    for (const position of spread(asked(step), step === 'TakeActions' ? 40 : 8)) {
      const choice = new Choice(book)
      choice.load(position.questions)
      const laid: Loose = { keys: [] }
      for (let turn = 0; turn < 4; turn += 1) {
        const lit = [...compare(position, choice, laid)]
        const next = lit[(turn + position.sight.clock.entry) % lit.length]
        if (next === undefined) break
        aims(sceneOf(position, choice), laid).get(next)?.take()
      }
    }
  })

  it.each(NESTED)('and nothing else where one question leads to another: %s', async (step) => {
    const found = spread(
      positions.filter((position) => position.nested?.questions[0]?.ask.step === step),
      12,
    )
    expect(found.length).toBeGreaterThan(0)
    for (const position of found) {
      const { nested } = position
      if (!nested) continue
      const choice = new Choice(book, foreseeing(nested.questions))
      choice.load(position.questions)
      const first = choice.options.find((action) => JSON.stringify(action) === JSON.stringify(nested.do))
      if (first) choice.take(choice.wholePick(first))
      await new Promise((resolve) => setTimeout(resolve))
      expect(choice.questions[0]?.ask.step).toBe(step)
      const lit = compare(position, choice, { keys: [] })
      expect(lit.size > 0, `${step} at ${position.sight.clock.entry}`).toBe(choice.chosen === null)
    }
  })

  it('for spectators there is nothing', () => {
    for (const position of spread(positions, 20)) {
      const { seat: _, own: __, ...sight } = position.sight
      const html = htmlOf({ ...position, sight }, new Choice(book))
      expect(marked(html, 'data-lit').size).toBe(0)
      expect(html).toContain('data-aim="space-0"')
    }
  })
})
