/** Where the reader has touched the page last: what is refused says why there. */

export interface Spot {
  x: number
  y: number
}

let last: Spot = { x: 0, y: 0 }

/** The place of the last touch; of a key the thing that has the keyboard, or that it stands for. */
export function touched(): Spot {
  return last
}

/** It was touched there. */
export function touchAt(x: number, y: number): void {
  last = { x, y }
}

/** Something was meant, by whatever key: its middle, unless the finger is on it. */
export function touch(thing: Element | null): void {
  const box = thing?.getBoundingClientRect()
  if (!box || box.width === 0) return
  const { x, y } = last
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  if (!inside) touchAt(box.x + box.width / 2, box.y + box.height / 2)
}
