/** What comes over the board leaves to be seen what may be pointed at. */
import { expect, test } from 'vitest'
import { type Box, clearOf } from '../src/places'

const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const scene = { left: 100, top: 100, width: 200, height: 100 }
const room = [0, 500] as const

test('it stands where it is wanted if nothing is in the way', () => {
  expect(clearOf([], scene, room, 8)).toBe(100)
  expect(clearOf([box(10, 120), box(310, 120), box(150, 210)], scene, room, 8)).toBe(100)
})

test('it gives way up or down, whichever is nearer', () => {
  expect(clearOf([box(150, 180)], scene, room, 8)).toBe(72)
  expect(clearOf([box(150, 90)], scene, room, 8)).toBe(138)
  expect(clearOf([box(150, 90), box(150, 200)], scene, room, 8)).toBe(248)
})

test('where there is no room it hides as little as may be', () => {
  expect(clearOf([box(100, 0, 200, 90), box(150, 95, 20, 20)], { ...scene, top: 0 }, [0, 90], 8)).toBe(90)
  expect(clearOf([box(150, 120)], scene, [100, 100], 8)).toBe(100)
})
