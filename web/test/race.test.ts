import { describe, expect, test, vi } from 'vitest'
import { render } from 'svelte/server'
import { apart, drawn, isScored, moments, nearest, stepOf, turnAt, turnBack, turnOn } from '../src/race'
import type { Race } from '../src/generated'
import { bundleOf, LANGUAGES, Words } from '../src/words'
import { readFileSync } from 'node:fs'
import { text } from './fixtures'

const race: Race = {
  laps: [
    { entry: 0, turn: 0, points: [0, 0, 0] },
    { entry: 3, turn: 1, points: [4, 0, 0] },
    { entry: 5, turn: 2, points: [4, 12, 0] },
    { entry: 9, turn: 3, points: [34, 12, 0] },
  ],
  final: [40, 41, 0],
  swings: [
    { entry: 9, turn: 3, seat: 0, gained: 30 },
    { entry: 5, turn: 2, seat: 1, gained: 12 },
    { entry: 3, turn: 1, seat: 0, gained: 4 },
  ],
}

describe('the drawing of a race', () => {
  const chart = drawn(race, 640, 300)

  test('every line has a point a lap, and goes on to the final score', () => {
    for (const line of chart.lines) {
      expect(line.path.match(/[ML]/gu)).toHaveLength(race.laps.length)
      expect(line.scoring).toMatch(new RegExp(`^M${chart.over} .*L${chart.right} ${line.end.y}$`, 'u'))
    }
    expect(chart.lines[0]?.path.startsWith(`M${chart.left} ${chart.bottom}L`)).toBe(true)
  })

  test('more points are higher, and everything lies inside', () => {
    const [first, second, third] = chart.lines.map((line) => line.end.y)
    expect(second).toBeLessThan(first ?? 0)
    expect(first).toBeLessThan(third ?? 0)
    for (const at of [...chart.lines.map((line) => line.end.y), ...chart.marks.map((mark) => mark.y)]) {
      expect(at).toBeGreaterThanOrEqual(chart.top)
      expect(at).toBeLessThanOrEqual(chart.bottom)
    }
  })

  test('the axes have round numbers that cover everything', () => {
    expect(chart.up.map((tick) => tick.value)).toEqual([0, 10, 20, 30, 40, 50])
    expect(chart.across.map((tick) => tick.value)).toEqual([0, 1, 2, 3])
    expect([stepOf(7, 5), stepOf(81, 5), stepOf(230, 5), stepOf(0, 5)]).toEqual([2, 20, 50, 1])
  })

  test('signs of level players stand apart, in order, and between the borders', () => {
    expect(apart([100, 101, 40], 24, 20, 260)).toEqual([100, 124, 40])
    expect(apart([260, 260, 260], 24, 20, 260)).toEqual([212, 236, 260])
    const signs = chart.lines.map((line) => line.sign)
    expect(Math.abs((signs[0] ?? 0) - (signs[1] ?? 0))).toBeGreaterThanOrEqual(24)
  })

  test('the moments are marked in the order in which they came', () => {
    expect(moments(race).map((swing) => swing.entry)).toEqual([3, 5, 9])
    expect(chart.marks.map((mark) => [mark.number, mark.seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
    expect(chart.marks[2]).toMatchObject({ x: chart.over })
  })

  test('where the final scoring gave nothing it takes no room', () => {
    const level = { ...race, final: [34, 12, 0] }
    expect([isScored(race), isScored(level)]).toEqual([true, false])
    expect(drawn(level, 640, 300).over).toBe(drawn(level, 640, 300).right)
  })

  test('points below zero and a match without points are drawn too', () => {
    const poor: Race = {
      laps: [
        { entry: 0, turn: 0, points: [0] },
        { entry: 1, turn: 1, points: [-7] },
      ],
      final: [-7],
      swings: [],
    }
    const low = drawn(poor, 300, 250)
    expect(low.lines[0]?.end.y).toBeLessThanOrEqual(low.bottom)
    const none = drawn({ ...poor, laps: [{ entry: 0, turn: 0, points: [0] }], final: [0] }, 0, 250)
    expect(JSON.stringify(none)).not.toMatch(/null|NaN/u)
  })

  test('what is pointed at is the nearest lap', () => {
    expect([
      nearest(chart.laps, -50),
      nearest(chart.laps, (chart.laps[2] ?? 0) + 3),
      nearest(chart.laps, 9999),
    ]).toEqual([0, 2, 3])
  })
})

describe('from turn to turn', () => {
  const { laps } = race

  test('a lap is the last entry of its turn', () => {
    expect([0, 1, 3, 4, 9, 12].map((entry) => turnAt(laps, entry))).toEqual([0, 1, 1, 2, 3, 3])
  })

  test('one goes back and on between the ends of turns', () => {
    expect([0, 1, 3, 4, 9].map((entry) => turnBack(laps, entry))).toEqual([null, 0, 0, 3, 5])
    expect([0, 1, 3, 4, 9].map((entry) => turnOn(laps, entry))).toEqual([3, 3, 5, 5, null])
  })

  test('before the first turn one goes back to the beginning', () => {
    const late = [{ entry: 4, turn: 0, points: [0] }, ...laps.slice(2)]
    expect([0, 1, 4, 5].map((entry) => turnBack(late, entry))).toEqual([null, 0, 0, 4])
  })

  test('without laps there is no turn', () => {
    expect([turnAt([], 4), turnBack([], 4), turnOn([], 4)]).toEqual([0, null, null])
  })
})

describe.each(LANGUAGES)('what is shown of it in %s', (language) => {
  const shell = readFileSync(new URL(`../../src/regency/words/${language}/web.ftl`, import.meta.url), 'utf8')
  const words = new Words(language, [bundleOf(language, `${text(`${language}.ftl`)}\n${shell}`)], null, [
    'Anna',
    'Ben',
    'Chloé',
  ])
  const seats = ['rose', 'feather', 'storm'].map((sign, seat) => ({
    seat,
    name: words.name(seat),
    colour: '',
    sign,
    yours: false,
    bot: false,
    here: true,
    waitedFor: false,
  }))

  test('the chart has a text, and a table with every turn and a link to it', async () => {
    vi.stubGlobal('location', { pathname: '/', origin: 'http://here' })
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('navigator', { languages: [language] })
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    const { default: RaceChart } = await import('../src/parts/RaceChart.svelte')
    const { body } = render(RaceChart, {
      props: { race, seats, words, link: (entry: number) => `/t/T/replay?at=${entry}` },
    })
    const label = /<svg[^>]*role="img"[^>]*aria-label="([^"]*)"/u.exec(body)?.[1]
    for (const part of ['Anna 40', 'Ben 41', 'Chloé 0']) expect(label).toContain(part)
    expect([...body.matchAll(/href="([^"]*)"/gu)].map((found) => found[1])).toEqual(
      race.laps.map((lap) => `/t/T/replay?at=${lap.entry}`),
    )
    expect(body.match(/<tr/gu)).toHaveLength(1 + race.laps.length + 1)
    expect(body).not.toMatch(/web-|NaN|undefined/u)
  })

  test('a moment is told in a sentence', () => {
    expect(words.say('web-gains', { turn: words.own('race-turn', { turn: 11 }), name: 'Anna', count: 30 })).toBe(
      { en: 'Turn 11: Anna gains 30 points', de: 'Zug 11: Anna gewinnt 30 Punkte' }[language],
    )
    expect(words.say('web-gains', { turn: words.own('race-turn', { turn: 2 }), name: 'Ben', count: 1 })).toBe(
      { en: 'Turn 2: Ben gains one point', de: 'Zug 2: Ben gewinnt einen Punkt' }[language],
    )
  })
})
