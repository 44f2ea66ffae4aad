import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SHAPES } from '../src/art/Sign.svelte'
import { colourOf, SIGNS, signOf } from '../src/seats'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

/** The colours of a theme: every token has the light one first, then the dark one. */
function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const pairs = css.matchAll(/--(?<name>[\w-]+): light-dark\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\);/gu)
  return Object.fromEntries([...pairs].map(({ groups }) => [groups?.name, groups?.[theme]]))
}

type Three = [number, number, number]

/** Red, green and blue as amounts of light. */
function parts(colour: string): Three {
  return [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Three
}

function light(colour: string): number {
  const [red, green, blue] = parts(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What is left of colours to eyes without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Record<string, Three[]> = {
  'all kinds': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'green and blue': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'red and blue': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'red and green': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const product = (rows: Three[], by: readonly number[]): Three =>
  rows.map((row) => row.reduce((sum, part, at) => sum + part * (by[at] ?? 0), 0)) as Three

/** A colour as eyes like these see it, in a space where distances are those that are seen (OKLab). */
function seen(colour: string, eyes: Three[]): Three {
  const left = product(eyes, parts(colour)).map((part) => Math.min(1, Math.max(0, part)))
  const cones: Three[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]
  return product(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    product(cones, left).map(Math.cbrt),
  )
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colours = tokens(theme)

  test('text can be read on every surface', () => {
    const on = (text: string, ground: string): number => contrast(colours[text] ?? '', colours[ground] ?? '')
    for (const ground of ['paper', 'paper-raised', 'paper-sunken'])
      for (const text of ['ink', 'ink-soft', 'signal', 'cost', 'gain'])
        expect(on(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const text of ['ink', 'ink-soft']) expect(on(text, 'signal-soft')).toBeGreaterThanOrEqual(4.5)
    expect(on('signal-ink', 'signal')).toBeGreaterThanOrEqual(4.5)
    for (const seat of SIGNS.keys()) {
      expect(on('seat-ink', `seat-${seat}`)).toBeGreaterThanOrEqual(4.5)
      expect(on(`seat-${seat}`, 'paper-raised')).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(Object.entries(EYES))('the six seats stay apart, for eyes with cones of %s', (_, eyes) => {
    const shown = [...SIGNS.keys()].map((seat) => seen(colours[`seat-${seat}`] ?? '', eyes))
    for (const [seat, one] of shown.entries())
      for (const [other, another] of shown.slice(0, seat).entries())
        expect(Math.hypot(...one.map((part, at) => part - another[at]!)), `${other} and ${seat}`).toBeGreaterThan(0.08)
  })
})

test('six seats have six signs and six colours', () => {
  const seats = [0, 1, 2, 3, 4, 5]
  expect(new Set(seats.map((seat) => SHAPES[signOf(seat)])).size).toBe(6)
  expect(seats.map(colourOf).filter((colour) => colour.slice('var(--'.length, -1) in tokens('light')).length).toBe(6)
  expect(new Set(seats.map(colourOf)).size).toBe(6)
})

test('the device’s dark theme is the same as the chosen one', () => {
  expect(css.match(/:root\[[^}]*\}/gu)?.map((block) => block.replace(/\s+/gu, ' '))).toEqual([
    ":root[data-theme='dark'] { color-scheme: dark; }",
    ":root[data-theme='auto'] { color-scheme: light dark; }",
  ])
})
