import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

function tokens(block: RegExp): Record<string, string> {
  const text = block.exec(css)?.[0] ?? ''
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map((found) => [found[1], found[2]]))
}

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const day = tokens(/:root \{[^}]*\}/u)
const night = tokens(/:root\[data-theme='dark'\] \{[^}]*\}/u)

describe.each([
  ['light', day],
  ['dark', night],
])('in the %s theme', (_, colours) => {
  test('text can be read on every surface', () => {
    const on = (text: string, ground: string): number => contrast(colours[text] ?? '', colours[ground] ?? '')
    for (const ground of ['paper', 'paper-raised', 'paper-sunken'])
      for (const text of ['ink', 'ink-soft', 'signal', 'cost', 'gain'])
        expect(on(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const text of ['ink', 'ink-soft']) expect(on(text, 'signal-soft')).toBeGreaterThanOrEqual(4.5)
    expect(on('signal-ink', 'signal')).toBeGreaterThanOrEqual(4.5)
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(on('seat-ink', `seat-${seat}`)).toBeGreaterThanOrEqual(4.5)
      expect(on(`seat-${seat}`, 'paper-raised')).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('the device’s dark theme is the same as the chosen one', () => {
  expect(tokens(/:root\[data-theme='auto'\] \{[^}]*\}/u)).toEqual(night)
})
