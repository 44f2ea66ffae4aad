/** What explains a thing hides as little as may be of what may be pointed at. */
import { expect, test } from 'vitest'
import type { Box } from '../src/places'
import { besideOf } from '../src/tips'

const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const tip = box(100, 0, 200, 80)
const thing = box(180, 200)

test('it stands above its thing', () => {
  expect(besideOf([], thing, tip, 500)).toBe(112)
  expect(besideOf([box(150, 120), box(150, 250)], thing, tip, 500)).toBe(112)
})

test('it stands below where that hides fewer of what may be pointed at', () => {
  expect(besideOf([box(150, 120)], thing, tip, 500)).toBe(248)
  expect(besideOf([box(10, 120)], thing, tip, 500)).toBe(112)
})

test('it is never cut at the edge', () => {
  expect(besideOf([], box(180, 20), tip, 500)).toBe(68)
  expect(besideOf([box(150, 120)], thing, tip, 300)).toBe(112)
  expect(besideOf([], box(180, 20), tip, 100)).toBe(16)
})
