/** What the board says and how it fits: names, lines of the bargaining table, pages, sizes of letters and buttons. */
import { describe, expect, it } from 'vitest'
import {
  actsHigh,
  columnsFor,
  formOf,
  lastSentence,
  letterSize,
  opening,
  paragraphsHigh,
  paragraphsSize,
} from '../layout'
import { linesOf } from '../lines'
import { FINALE_HOME, PHASE } from '../data'
import { isFinale, lastRead, leavesOf, outcomeOf, resultOf, short, speakerOf, voiceOf } from '../pieces'
import { altered, deskOf, type Position, positions, wordsIn } from './positions'

const GERMAN = wordsIn('de')
const MISSED = /\{|undefined|board-|web-/u

describe('names', () => {
  it.each(['en', 'de'])('every lit thing and every plaque has one, and help where it has a rule: %s', (language) => {
    for (const position of positions) {
      const desk = deskOf(position, language === 'de' ? GERMAN : undefined)
      const plaques = desk.table.house.map((_, seat) => `player-${seat}`)
      for (const key of [...desk.aims.keys(), ...plaques, 'balance', 'time', 'stability', 'track-0', 'card']) {
        expect(desk.name(key), key).not.toMatch(MISSED)
        expect(desk.name(key), key).not.toBe('')
        const help = desk.help(key)
        expect(help, key).not.toBeNull()
        expect(help?.text, key).not.toMatch(MISSED)
      }
    }
  })

  it('are cut where there is no room for them', () => {
    expect(short('Wilhelmina', 6)).toBe('Wilhe…')
    expect(short('Anna', 6)).toBe('Anna')
  })
})

describe('the bargaining table', () => {
  it('has a button for every answer that is legal, and lines that wait for one come first', () => {
    let met = 0
    for (const position of positions) {
      const desk = deskOf(position)
      const lines = linesOf(desk)
      const buttons = lines.flatMap((line) => line.buttons)
      const lit = [...desk.aims.keys()].filter((key) =>
        /^(?:accept|refuse|join|withdraw|hear|decline|unsay)-/u.test(key),
      )
      expect(lit.filter((key) => !buttons.includes(key))).toEqual([])
      const waits = lines.map((line) => line.buttons.some((key) => desk.isLive(key)))
      expect(waits).toEqual([...waits].sort((one, other) => Number(other) - Number(one)))
      met += lit.length
    }
    expect(met).toBeGreaterThan(50)
  })

  it('tells nobody but the two what is whispered', () => {
    const between = positions.filter(({ sight }) => {
      const { whispers } = deskOf({ sight, questions: [], nested: null }).table
      return whispers.some((two) => !two.includes(sight.seat ?? -1))
    })
    expect(between.length).toBeGreaterThan(0)
    for (const position of between) {
      const heads = linesOf(deskOf(position)).filter(({ key }) => key.startsWith('heads-'))
      expect(heads.length).toBeGreaterThan(0)
      expect(heads.every(({ coins, buttons }) => coins === 0 && buttons.length === 0)).toBe(true)
    }
  })
})

describe('pages', () => {
  it('begin with the open card, and no result is among them that was not read', () => {
    for (const position of positions) {
      const { table } = deskOf(position)
      const leaves = leavesOf(table)
      if (table.card >= 0) expect(leaves[0]).toBe(`dilemma-${table.card}`)
      const results = leaves.filter((key) => key.includes('/'))
      expect(results.length).toBeLessThanOrEqual(table.results.length)
      if (table.card >= 0 && !table.results.some((code) => code >> 1 === table.card))
        expect(resultOf(table, table.card)).toBeNull()
    }
  })
})

describe('the houses', () => {
  const [first] = positions
  if (!first) throw new Error('no position')
  const ended = altered(first, ({ sight }) => {
    Object.assign(sight.table, {
      ended: 0,
      house: [3, 0, 7],
      pad: [
        [4, 9, 2],
        [1, 0, 3],
      ],
    })
  })

  it('are leaves of their own, behind everything else', () => {
    const { table } = deskOf(first)
    expect(leavesOf(table).slice(-table.house.length)).toEqual(table.house.map((house) => `house-${house}`))
  })

  it('speak when they sit down, when a result is read under them, and at the end', () => {
    const { table } = deskOf(first)
    expect(voiceOf({ ...table, phase: PHASE['vote'] ?? 0 }, 0)).toBe(`house-${table.house[0]}/seat`)
    const read = { ...table, phase: PHASE['result'] ?? 0, leader: 1 }
    expect([0, 1].map((seat) => voiceOf(read, seat).split('/')[1])).toEqual(['seat', 'leader'])
    const over = deskOf(ended).table
    expect([0, 1, 2].map((seat) => voiceOf(over, seat))).toEqual(['house-3/last', 'house-0/won', 'house-7/last'])
  })

  it('are shown where no dilemma lies: the own one, at the end the winner', () => {
    expect(speakerOf(deskOf(first).table, 2)).toBe(2)
    expect(speakerOf(deskOf(ended).table, 2)).toBe(1)
  })

  it('say their line with the rule of their plaque, where the story has one', () => {
    const spoken = wordsIn('de', (key) =>
      key.endsWith('/seat') ? { title: 'Haus', text: 'Der Nächste, bitte.' } : null,
    )
    const vote = altered(first, ({ sight }) => {
      Object.assign(sight.table, { phase: PHASE['vote'], ended: -1 })
    })
    expect(deskOf(vote, spoken).help('player-0')?.text).toMatch(/^„Der Nächste, bitte\.“ /u)
    expect(deskOf(vote).help('player-0')?.text).not.toMatch(/^“/u)
  })
})

describe('the finale', () => {
  const [first] = positions
  if (!first) throw new Error('no position')
  const voted = (ended: number, opened: number[]): Position =>
    altered(first, ({ sight }) => {
      const results = [2 * (3 * FINALE_HOME), 2 * (3 * FINALE_HOME + 1) + 1]
      Object.assign(sight.table, {
        opened,
        results,
        time: [],
        card: 3 * FINALE_HOME + 2,
        ended,
        concord: 3,
        discord: 7,
      })
      sight.figures = {
        ...(sight.figures as object),
        finale: { lean: -4, reckoning: 2, standing: [] },
      }
    })
  const held = voted(-1, [FINALE_HOME])
  const over = voted(3, [FINALE_HOME, FINALE_HOME + 2])

  it('is known by its envelope, and is no reign', () => {
    expect([first, held, over].map((position) => isFinale(deskOf(position).table))).toEqual([false, true, true])
    expect(deskOf(held).last).toBe(true)
  })

  it('keeps the three votes to be read again, under them what followed', () => {
    const leaves = leavesOf(deskOf(held).table)
    expect(leaves.filter((key) => key.startsWith('dilemma'))).toEqual([
      `dilemma-${3 * FINALE_HOME + 2}`,
      `dilemma-${3 * FINALE_HOME + 1}`,
      `dilemma-${3 * FINALE_HOME + 1}/nay`,
      `dilemma-${3 * FINALE_HOME}`,
      `dilemma-${3 * FINALE_HOME}/aye`,
    ])
  })

  it('shows the outcome once it is proclaimed, and not before', () => {
    expect(outcomeOf(deskOf(held).table)).toBeNull()
    expect(outcomeOf(deskOf(over).table)).toBe(`envelope-${FINALE_HOME + 2}`)
  })

  it('is told beside the scores with the result before it; of a reign the last result alone', () => {
    expect(lastRead(deskOf(over).table)).toEqual([`dilemma-${3 * FINALE_HOME + 1}/nay`, `envelope-${FINALE_HOME + 2}`])
    const reign = altered(first, ({ sight }) => void Object.assign(sight.table, { results: [8, 15] }))
    expect(lastRead(deskOf(reign).table)).toEqual(['dilemma-7/nay'])
    const none = altered(first, ({ sight }) => void Object.assign(sight.table, { results: [] }))
    expect(lastRead(deskOf(none).table)).toEqual([])
  })

  it('has every house say its last line, the own one where no vote lies', () => {
    for (const position of [held, over]) {
      const { table } = deskOf(position)
      expect(table.house.map((_, seat) => voiceOf(table, seat))).toEqual(
        table.house.map((house) => `house-${house}/finale`),
      )
      expect(speakerOf(table, 1)).toBe(1)
    }
  })

  it.each(['en', 'de'])('tells the lean, what it would make of the points, and why: %s', (language) => {
    const desk = deskOf(held, language === 'de' ? GERMAN : undefined)
    expect(desk.name('lean')).toMatch(/3.+7.+−4/u)
    expect(desk.name('lean')).not.toMatch(MISSED)
    expect(desk.help('lean')?.text).not.toMatch(MISSED)
  })
})

describe('the layout', () => {
  it('knows its forms', () => {
    const forms = [
      [930, 540, 'broad'],
      [1520, 890, 'broad'],
      [820, 900, 'tall'],
      [390, 560, 'upright'],
      [620, 270, 'low'],
      [600, 230, 'low'],
    ] as const
    for (const [width, height, form] of forms) expect(formOf(width, height)).toBe(form)
  })

  it('makes buttons as large as they fit, and never smaller than a finger', () => {
    expect(columnsFor(30, 360, 260, 42)).toBe(6)
    for (const count of [1, 5, 12, 30, 45]) {
      const columns = columnsFor(count, 380, 300, 40)
      expect((380 - 4 * (columns - 1)) / columns).toBeGreaterThanOrEqual(40)
    }
  })

  it('writes prose in letters that can be read, or leaves it to the reading mode', () => {
    expect(letterSize(560, 360, 300)).toBeGreaterThanOrEqual(13)
    expect(letterSize(560, 360, 40)).toBe(0)
    expect(letterSize(200, 900, 600)).toBe(23)
  })

  it('sets paragraphs so that every line they need is counted', () => {
    const size = paragraphsSize([170, 60, 14], 296, 200, 12)
    expect(size).toBeGreaterThanOrEqual(13)
    expect(paragraphsHigh([170, 60, 14], size, 296, 12)).toBeLessThanOrEqual(200)
    expect(paragraphsHigh([170, 60, 14], size + 0.5, 296, 12)).toBeGreaterThan(200)
    expect(paragraphsSize([170, 60, 14], 296, 90, 12)).toBe(0)
  })

  it('lets a long text begin with whole words, and leaves a short one whole', () => {
    const text = 'one two three four five six seven eight nine ten '.repeat(20).trim()
    const begun = opening(text, 300, 60, 13)
    expect(begun.length).toBeLessThan(170)
    expect(text.startsWith(begun.replace(/ …$/u, ''))).toBe(true)
    expect(begun).toMatch(/(?:one|two|three|four|five|six|seven|eight|nine|ten) …$/u)
    expect(opening('Do we?', 300, 60, 13)).toBe('Do we?')
  })

  it('knows the question that a front ends with', () => {
    expect(lastSentence('Sie hat gewartet.\nErhöhen wir\ndie Fenn-Deiche?')).toBe('Erhöhen wir die Fenn-Deiche?')
    expect(lastSentence('“That is his,” she said. Do we move them?')).toBe('Do we move them?')
    expect(lastSentence('Do we?')).toBe('Do we?')
  })

  it('gives no room to what is not asked', () => {
    expect(actsHigh(0, false, 390, 500, false, true)).toBe(0)
    expect(actsHigh(4, false, 390, 500, false, true)).toBe(54)
    expect(actsHigh(40, false, 390, 500, false, true)).toBeLessThanOrEqual(240)
  })

  it('sets figures beside the side that they are for, in as few rows as they need', () => {
    expect(actsHigh(2, false, 390, 500, false, true, true)).toBe(54)
    expect(actsHigh(9, false, 390, 500, false, true, true)).toBe(96)
    expect(actsHigh(25, false, 390, 500, false, true, true)).toBeLessThanOrEqual(240)
  })
})
