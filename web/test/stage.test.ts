import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Scene, type Scenes, Stage } from '../src/stage.svelte'

const scene = (lasts: number, holds = false): Scene => ({
  part: (() => ({})) as unknown as Scene['part'],
  lasts,
  holds,
})
const scenes: Scenes = { Fought: scene(1000, true), Died: scene(500), Won: scene(500) }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('great moments of one entry are played one after the other', () => {
  const stage = new Stage()
  expect(stage.hear(1, [{ was: 'Won' }, { was: 'Fought' }, { was: 'Else' }], scenes)).toBe(true)
  expect(stage.playing?.event.was).toBe('Fought')
  expect(stage.held).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(stage.playing?.event.was).toBe('Won')
  expect(stage.held).toBe(0)
  vi.advanceTimersByTime(500)
  expect(stage.playing).toBeNull()
})

test('what is newer takes the place of what is older, and what is no great moment does not', () => {
  const stage = new Stage()
  stage.hear(1, [{ was: 'Fought' }, { was: 'Won' }], scenes)
  expect(stage.hear(2, [{ was: 'Else' }], scenes)).toBe(false)
  expect(stage.playing?.entry).toBe(1)
  stage.hear(3, [{ was: 'Died' }], scenes)
  expect(stage.playing?.entry).toBe(3)
  vi.advanceTimersByTime(500)
  expect(stage.playing).toBeNull()
})

test('whoever has seen enough ends all of it', () => {
  const stage = new Stage()
  stage.hear(1, [{ was: 'Fought' }, { was: 'Won' }], scenes)
  stage.finish()
  expect(stage.playing).toBeNull()
  expect(stage.held).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(stage.playing).toBeNull()
})

test('who has to decide is not kept waiting for the rest of it', () => {
  const stage = new Stage()
  const long: Scenes = { Fought: scene(4000), Won: scene(4000) }
  stage.hear(1, [{ was: 'Fought' }, { was: 'Won' }], long)
  stage.hurry()
  vi.advanceTimersByTime(1999)
  expect(stage.playing?.event.was).toBe('Fought')
  vi.advanceTimersByTime(1)
  expect(stage.playing).toBeNull()
})
