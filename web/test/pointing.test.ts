/** What rests on a thing makes it explain itself, once it was led there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BoardDesk, tip } from '../src/desk.svelte'
import { pointing } from '../src/pointing'
import { watchPresses } from '../src/pressed'

type Listener = (event: object) => void

const page = new Map<string, Listener[]>()
const listen = (name: string, listener: Listener): void => void page.set(name, [...(page.get(name) ?? []), listener])
const board = new Map<string, Listener>()
const piece = {
  dataset: { aim: 'gate' },
  closest: (which: string) => (which === '[data-aim]' ? piece : null),
  setAttribute: () => undefined,
  removeAttribute: () => undefined,
  getBoundingClientRect: () => ({ x: 10, y: 10 }),
}

const at = (clientX: number, clientY: number): object => ({ clientX, clientY, pointerType: 'mouse', target: piece })
const over = (x: number, y: number): void => board.get('pointerover')?.(at(x, y))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', () => undefined)
  watchPresses()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a thing drawn below a mouse that was pressed elsewhere waits until it is pointed at', () => {
  for (const listener of page.get('pointerdown') ?? []) listener(at(40, 40)) // on a page before the board
  const node = { addEventListener: (name: string, listener: Listener) => void board.set(name, listener) }
  pointing(node as unknown as HTMLElement, { aims: new Map() } as unknown as BoardDesk)
  over(40, 40)
  vi.runAllTimers()
  expect(tip.at).toBeNull()
  over(41, 40)
  vi.runAllTimers()
  expect(tip).toMatchObject({ key: 'gate', at: { x: 10, y: 10 } })
})
