/** What is lit is drawn, on the board or in the tray; every piece has a name and explains itself. */
import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../../board'
import { blocks } from '../../../markdown'
import Board from '../Board.svelte'
import { Desk } from '../desk.svelte'
import { helpFor } from '../help'
import { planOf } from '../layout'
import happenings from '../motion'
import passages from '../passages'
import Tray from '../Tray.svelte'
import { asked, book, options, type Position, positions, propsOf, STEPS, wordsIn } from './positions'

const htmlOf = (props: BoardProps): string => render(Board, { props }).body + render(Tray, { props }).body

/** The names of the things that bear an attribute. */
function marked(html: string, attribute: string): Set<string> {
  const tags = html.match(/<[^>]*\bdata-aim="[^>]*>/gu) ?? []
  return new Set(tags.filter((tag) => tag.includes(attribute)).map((tag) => /data-aim="([^"]*)"/u.exec(tag)?.[1] ?? ''))
}

/** Whatever is read or heard of a page. */
function said(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/gu)].map(([, label]) => label)
  return `${labels.join(' ')} ${html.replaceAll(/<[^>]*>/gu, ' ')}`
}

/** Some of each, spread over all games. */
function some(step: string, most = 6): Position[] {
  const found = asked(step)
  return Array.from({ length: Math.min(most, found.length) }, (_, place) => {
    return found[Math.floor((place * found.length) / Math.min(most, found.length))] as Position
  })
}

describe('what is lit', () => {
  it.each(STEPS)('is drawn, and nothing else is lit: %s', (step) => {
    for (const position of some(step)) {
      const props = propsOf(position)
      const desk = new Desk(() => props)
      // what ends a turn has its place below every board; of one cube its colour is enough
      const lit = [...desk.aims.keys()].filter((key) => !book.closing.includes(key) && !key.endsWith('-0'))
      const drawn = marked(htmlOf(props), 'data-lit=')
      expect(lit.filter((key) => !drawn.has(key))).toEqual([])
      expect([...drawn].filter((key) => !desk.aims.has(key))).toEqual([])
    }
  })

  it('is a box for a worker that is picked, and the mat', () => {
    const position = asked('ActFreely').find((one) => options(one).some(({ do: kind }) => kind === 'ReturnWorker'))
    const action = options(position as Position).find(({ do: kind }) => kind === 'ReturnWorker')
    const props = propsOf(position as Position)
    const desk = new Desk(() => props)
    desk.act(`worker-${action?.['worker']}`)
    const drawn = marked(htmlOf(props), 'data-lit=')
    expect(drawn).toContain('home')
    expect([...desk.aims.keys()].filter((key) => !drawn.has(key))).toEqual([])
  })
})

describe.each(['en', 'de'])('every piece that is drawn: %s', (language) => {
  const words = wordsIn(language)

  it('has a name, explains itself and leads to its passage of the rules', () => {
    for (const position of STEPS.flatMap((step) => some(step, 3))) {
      const props = propsOf(position, words)
      const desk = new Desk(() => props)
      const html = htmlOf(props)
      for (const tag of html.match(/<[^>]*\bdata-aim="[^>]*>/gu) ?? []) expect(tag).toMatch(/aria-label="[^"]+"/u)
      expect(said(html)).not.toMatch(/board-[a-z]|remark-|sheet-|\{/u)
      for (const key of marked(html, '')) {
        const help = helpFor(key, desk)
        expect(help?.name, key).toBeTruthy()
        expect(help?.text, key).toBeTruthy()
        expect(`${help?.name} ${help?.text}`, key).not.toMatch(/board-[a-z]|remark-|\{/u)
        expect(help?.passage, key).toBeTruthy()
      }
    }
  })

  it('an opponent tells goods, tracks and cards', () => {
    const position = positions.find(
      ({ sight }) => sight.table['mats'].length > 1 && sight.table['round'] > 1,
    ) as Position
    const props = propsOf(position, words)
    const desk = new Desk(() => props)
    const other = position.sight.seat === 0 ? 1 : 0
    const help = helpFor(`noble-${other}`, desk)
    expect(help?.name).toContain(words.name(other))
    for (const card of desk.table.hands[other] ?? []) expect(help?.text).toContain(words.piece('card', card))
  })
})

describe('the passages of the rules', () => {
  const anchors = ['en', 'de'].map((language) => {
    const path = `../../../../../src/regency/games/pendulum/content/rules.${language}.md`
    const rules = readFileSync(new URL(path, import.meta.url), 'utf8')
    return new Set(blocks(rules).flatMap((block) => (block.type === 'heading' && block.id ? [block.id] : [])))
  })

  it('are there, in both languages', () => {
    for (const anchor of Object.values(passages)) for (const there of anchors) expect([...there]).toContain(anchor)
  })

  it('are known for every question and every action', () => {
    const met = positions.flatMap(({ questions }) =>
      questions.flatMap(({ ask, options: all }) => [ask.step, ...all.map((action) => action.do)]),
    )
    expect([...new Set(met)].filter((kind) => passages[kind] === undefined)).toEqual([])
  })
})

describe('looking back', () => {
  it('marks whatever was taken away, and both ends of the time before a Council', () => {
    const lost = ['WorkerEvicted', 'ProvinceTakenAway', 'TokenTakenAway']
    expect(happenings.marked).toEqual([...lost, 'CouncilCalled', 'CouncilBegun'])
  })
})

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
  ])('of %d by %d is %s', (width, height, form) => {
    const plan = planOf(width, height)
    expect(plan.form).toBe(form)
    expect(plan.zoom).toBeGreaterThanOrEqual(1)
    expect(plan.width * plan.zoom).toBeCloseTo(width)
    expect(plan.height * plan.zoom).toBeCloseTo(height)
  })
})
