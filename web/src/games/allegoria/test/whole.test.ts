/** The board in its box: which shape it takes, what lies on which pane, and that every piece can be asked about. */
import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../../board'
import { Choice } from '../../../choice.svelte'
import { litOn } from '../../../panes'
import { aims, WAY } from '../../../stages'
import { bundleOf, Words } from '../../../words'
import { GameTime } from '../../../time.svelte'
import Board from '../Board.svelte'
import { Desk } from '../desk.svelte'
import { helpFor } from '../help'
import { planOf } from '../layout'
import { panesOf } from '../panes'
import { tableOf } from '../pieces'
import { STAGES } from '../stages'
import Tray from '../Tray.svelte'
import { asked, book, type Position, positions, STEPS } from './positions'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dag']
const content = (path: string): string =>
  readFileSync(new URL(`../../../../../src/regency/${path}`, import.meta.url), 'utf8')

function wordsIn(language: string): Words {
  const source = [content(`words/${language}/kernel.ftl`), content(`games/allegoria/content/${language}.ftl`)]
  return new Words(language, [bundleOf(language, source.join('\n'))], book, NAMES)
}

function propsOf({ sight, questions }: Position, words: Words): BoardProps {
  const choice = new Choice(book)
  choice.load(questions)
  return {
    sight,
    book,
    words,
    choice,
    seatsInfo: [],
    recent: { entry: 0, events: [] },
    time: new GameTime(),
    moving: false,
  }
}

describe('the shape of the board', () => {
  it.each([
    [930, 540, 'broad'],
    [930, 620, 'broad'],
    [1090, 720, 'broad'],
    [1520, 890, 'broad'],
    [820, 900, 'tall'],
    [390, 560, 'upright'],
    [620, 270, 'low'],
    [600, 230, 'low'],
    [929, 539, 'low'],
    [700, 600, 'upright'],
  ])('of %d by %d is %s', (width, height, shape) => {
    const plan = planOf(width, height)
    expect(plan.shape).toBe(shape)
    expect(plan.zoom).toBeGreaterThanOrEqual(1)
    expect(plan.width * plan.zoom).toBeCloseTo(width)
    expect(plan.height * plan.zoom).toBeCloseTo(height)
  })

  it('is drawn larger where there is room', () => {
    expect(planOf(1860, 1080).zoom).toBe(2)
    expect(planOf(390, 560).zoom).toBe(1)
  })
})

/** What is lit beside the panes: on the bar above each of them, and before the player. */
const ANYWHERE = /^([A-Z]|star-|points-|card-|claim-|end-|lord-|drawn-)/u

describe('panes', () => {
  const words = wordsIn('de')

  it.each(STEPS)('hold everything that is lit: %s', (step) => {
    for (const position of asked(step)) {
      const { choice } = propsOf(position, words)
      const table = tableOf(position.sight)
      const lit = [...aims({ choice, table, book, stages: STAGES }, { keys: [] }).keys()]
      const panes = panesOf(words, false)
      const elsewhere = lit.filter((key) => !panes.some((pane) => pane.holds(key)))
      expect(elsewhere.filter((key) => !ANYWHERE.test(key) && !key.startsWith(WAY))).toEqual([])
    }
  })

  it('what is drafted lies in place of the bids', () => {
    const panes = panesOf(words, true)
    expect(panes.map(({ key }) => key)).toEqual(['draft', 'realm', 'town'])
    expect(litOn(panes, ['end-3', 'claim-40', 'lord-1', 'drawn-2', 'site-0-1', 'track-4'])).toEqual([4, 1, 1])
  })
})

function labelOf(html: string, key: string): string {
  const tag = html.match(new RegExp(`<[^>]*data-aim="${key}"[^>]*>`, 'u'))?.[0] ?? ''
  return /aria-label="([^"]*)"/u.exec(tag)?.[1] ?? ''
}

describe.each(['en', 'de'])('every piece that is drawn: %s', (language) => {
  const words = wordsIn(language)
  const shown = STEPS.flatMap((step) => asked(step).slice(-2))

  it('explains itself and leads to its passage of the rules', () => {
    for (const position of shown) {
      const props = propsOf(position, words)
      const desk = new Desk(() => props)
      const html = render(Board, { props }).body + render(Tray, { props }).body
      const keys = new Set([...html.matchAll(/data-aim="([^"]*)"/gu)].map(([, key]) => key ?? ''))
      for (const key of keys) {
        const help = helpFor(key, desk)
        expect(help?.name, key).toBeTruthy()
        expect(help?.text, key).toBeTruthy()
        expect(help?.passage, key).toBeTruthy()
      }
    }
  })

  it('a Territory says where its roads lead, Alms what they give', () => {
    const position = positions.findLast(
      ({ sight }) => tableOf(sight).supply.length === 3 && sight.seat === 0 && tableOf(sight).space > 1,
    ) as Position
    const html = render(Board, { props: propsOf({ ...position, questions: [] }, words) }).body
    const centre = words.piece('territory', 4)
    expect(labelOf(html, 'house-1')).toContain(words.say('piece-borders', { pieces: centre }))
    const homes = [0, 1, 2].map((seat) => words.piece('territory', seat))
    expect(labelOf(html, 'house-4')).toContain(words.say('piece-borders', { pieces: words.list(homes) }))
    const token = tableOf(position.sight).alms_tokens[0] ?? 0
    expect(labelOf(html, 'alms')).toContain(words.piece('token', token))
  })
})
