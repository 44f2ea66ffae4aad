import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardDesk } from '../src/desk.svelte'
import { Dragging } from '../src/dragging'

type Listener = (event: PointerEvent) => void

/** A thing of 20 by 20 points, as far as dragging looks at it. */
class Piece {
  isConnected = true
  style = {}
  readonly dataset: { aim: string }
  constructor(
    readonly key: string,
    private readonly x: number,
    private readonly y = 0,
  ) {
    this.dataset = { aim: key }
  }
  getBoundingClientRect(): object {
    const { x, y } = this
    return { left: x, top: y, right: x + 20, bottom: y + 20, width: 20, height: 20 }
  }
  has(x: number, y: number): boolean {
    return x >= this.x && x <= this.x + 20 && y >= this.y && y <= this.y + 20
  }
  closest(): Piece {
    return this
  }
  cloneNode(): Piece {
    return new Piece('', 0)
  }
  querySelectorAll(): Piece[] {
    return []
  }
  removeAttribute(): void {}
  append(): void {}
  remove(): void {}
}

const listeners = new Map<string, Listener>()
const pot = new Piece('pot', 0)
const jar = new Piece('jar', 25)
const wall = new Piece('wall', 200)
const sign = new Piece('sign', 300)
const pieces = [pot, jar, wall, sign]

vi.stubGlobal('HTMLElement', Piece)
vi.stubGlobal('addEventListener', (name: string, listener: Listener) => void listeners.set(name, listener))
vi.stubGlobal('removeEventListener', (name: string) => void listeners.delete(name))
vi.stubGlobal('document', {
  body: { append: () => undefined },
  createElement: () => new Piece('', 0),
  elementsFromPoint: (x: number, y: number) => pieces.filter((piece) => piece.has(x, y)),
  querySelectorAll: () => pieces,
})

/** A desk where a pot or a jar is pointed at first, and then a wall; each pot alone may be enough. */
class Desk {
  acted: string[] = []
  pointed = new Set<string>()
  constructor(private readonly actions: number) {}
  get aims(): Map<string, { actions: object[] }> {
    const lit = this.pointed.size > 0 ? ['jar', 'wall'] : ['pot', 'jar']
    return new Map(lit.map((key) => [key, { actions: Array.from({ length: this.actions }, () => ({})) }]))
  }
  act(key: string): boolean {
    this.acted.push(key)
    if (!this.pointed.delete(key)) this.pointed.add(key)
    return true
  }
  putBack(key: string): void {
    if (this.pointed.has(key)) this.act(key)
  }
}

const at = (x: number, y: number, pointerId = 1): PointerEvent =>
  ({ clientX: x, clientY: y, pointerId, pointerType: 'mouse', isPrimary: true, button: 0 }) as PointerEvent

/** Take the pot at its left edge, lead it along these points, and let it go at the last. */
function carry(actions: number, ...path: [x: number, y: number][]): { desk: Desk; dragging: Dragging } {
  const desk = new Desk(actions)
  const dragging = new Dragging(
    () => desk as unknown as BoardDesk,
    () => undefined,
  )
  dragging.down(at(2, 10), pot as unknown as HTMLElement, 'pot')
  for (const point of path) listeners.get('pointermove')?.(at(...point))
  listeners.get('pointerup')?.(at(...(path.at(-1) as [number, number])))
  return { desk, dragging }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  listeners.clear()
  vi.useRealTimers()
})

describe('a thing that is carried', () => {
  test.each([1, 2])('is only clicked where the hand was unsure, and once (%i actions)', (actions) => {
    const { desk, dragging } = carry(actions, [10, 10], [18, 10])
    expect(desk.acted).toEqual(['pot'])
    vi.advanceTimersByTime(100)
    expect(dragging.swallows()).toBe(true)
    expect(dragging.swallows()).toBe(false)
  })

  test('is put on what it is let go on, or near to', () => {
    expect(carry(2, [100, 10], [210, 10]).desk.acted).toEqual(['pot', 'wall'])
    expect(carry(2, [100, 10], [190, 10]).desk.acted).toEqual(['pot', 'wall'])
  })

  test('goes back where it is let go nowhere, or brought home', () => {
    expect(carry(2, [100, 100]).desk.pointed.size).toBe(0)
    expect(carry(2, [100, 10], [10, 10]).desk.pointed.size).toBe(0)
    expect(carry(1, [100, 10], [10, 10]).desk.acted).toEqual([])
  })

  test('is not put on its neighbour by whoever has hardly left its place', () => {
    expect(carry(2, [10, 10], [10, 22]).desk.acted).toEqual(['pot', 'pot'])
  })

  test('is no choice of its neighbour where it means nothing there', () => {
    expect(carry(1, [100, 10], [70, 10]).desk.acted).toEqual([])
    expect(carry(1, [100, 10], [310, 10]).desk.acted).toEqual(['pot'])
  })

  test('stays in the hand while another finger is lifted', () => {
    const desk = new Desk(2)
    const dragging = new Dragging(
      () => desk as unknown as BoardDesk,
      () => undefined,
    )
    dragging.down(at(2, 10), pot as unknown as HTMLElement, 'pot')
    listeners.get('pointermove')?.(at(100, 10))
    listeners.get('pointerup')?.(at(50, 50, 2))
    listeners.get('pointermove')?.(at(210, 10))
    listeners.get('pointerup')?.(at(210, 10))
    expect(desk.acted).toEqual(['pot', 'wall'])
  })
})
