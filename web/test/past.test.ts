import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PastEntry, TableInfo } from '../src/generated'
import { chaptersOf, gameHere, markOf, standingOf, titleOf } from '../src/past'
import { bundleOf, Words } from '../src/words'
import { book, text } from './fixtures'

/** What the house says now, behind what the fixtures say of a game. */
function words(language: 'en' | 'de'): Words {
  const house = ['kernel', 'web'].map((file) =>
    readFileSync(new URL(`../../src/regency/words/${language}/${file}.ftl`, import.meta.url), 'utf8'),
  )
  return new Words(language, [bundleOf(language, text(`${language}.ftl`), ...house)], book, ['Anna', 'Ben'])
}
const en = words('en')
const shell = new Words('en', [bundleOf('en', 'web-past-no-game = Gone.\nweb-past-readable = Read it.')], null, [])

function table(version: number, known: number, ended: boolean): TableInfo {
  return {
    id: 'T',
    game: '_example',
    options: {},
    pace: 'live',
    days: 2,
    open: false,
    state: 'unplayable',
    chairs: [],
    host: true,
    waited_for: [],
    entries: 3,
    commitment: '',
    created: 0,
    rematch: null,
    rematch_by: null,
    webhook: 'off',
    tempo: 'calm',
    guided: false,
    other_rules: { version, known, ended },
    watching: 0,
    ended: false,
    changed: 0,
    ranks: [],
    winners: [],
    timed: false,
    campaign: null,
    approached: [],
  }
}

function entry(number: number, more: Partial<PastEntry>): PastEntry {
  return { entry: number, at: 0, kind: 'Play', seat: 0, do: [], undone: false, ...more }
}

describe('what is said of a table of another version', () => {
  test('an ended game can be read and downloaded, one that was broken off only be read', () => {
    expect(standingOf(table(1, 2, true), en)).toBe(
      'This game was played by version 1 of its rules; here is version 2. ' +
        'It can be read and downloaded, but not played on.',
    )
    expect(standingOf(table(3, 2, false), en)).toContain('version 3 of its rules; here is version 2. It had not ended.')
    expect(standingOf(table(1, 2, true), words('de'))).toContain('nach Version 1 der Regeln gespielt')
    expect(standingOf(table(0, 2, false), en)).toBe(en.say('web-past-unstarted'))
    expect(markOf(table(1, 2, true), en)).toBe('Version 1: to look at only')
  })

  test('of a game that is not here nothing is asked for, and it goes by its name', () => {
    const gone = table(1, 0, true)
    expect(gameHere(gone)).toBeNull()
    expect(titleOf(gone, undefined)).toBe('_example')
    expect(standingOf(gone, shell)).toBe('Gone. Read it.')
    expect(gameHere(table(1, 2, true))).toBe('_example')
    expect(titleOf(table(1, 2, true), en.game())).toBe(en.game())
  })
})

describe('its log', () => {
  const lay = { do: 'LayCard', card: 3 }

  test('tells actions in words where they are known, and by their names where not', () => {
    const done = [
      { name: 'LayCard', action: lay },
      { name: 'Juggle\u202e', action: null },
    ]
    const [chapter] = chaptersOf([entry(1, { do: done })], en)
    expect(chapter?.lines[0]?.text).toBe(`${en.action(lay)}; Juggle\ufffd`)
  })

  test('has a chapter for what one seat does in a row, and says who acted where it may not say more', () => {
    const chapters = chaptersOf(
      [
        entry(1, { undone: true }),
        entry(2, { kind: 'Undo' }),
        entry(3, { seat: 1 }),
        entry(4, { seat: null, kind: 'Halt' }),
      ],
      en,
    )
    expect(chapters.map((chapter) => chapter.seat)).toEqual([0, 1, null])
    expect(chapters[0]?.lines).toEqual([
      { entry: 1, text: 'Anna acts.', undone: true },
      { entry: 2, text: 'Anna takes something back.', undone: false },
    ])
    expect(chapters[2]?.lines[0]?.text).toBe('The table pauses.')
  })

  test('a line of the score pad, an end or an option that is no more goes by its name', () => {
    expect([en.score('jugglers'), en.end('all-juggled'), en.option('juggling', 'wild')]).toEqual([
      'jugglers',
      'all-juggled',
      'wild',
    ])
  })
})
