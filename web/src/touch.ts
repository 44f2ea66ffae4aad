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

/** Listens for as long as a table is open. */
export function feel(): () => void {
  addEventListener('click', feelClick, true)
  addEventListener('keydown', feelKey, true)
  return () => {
    removeEventListener('click', feelClick, true)
    removeEventListener('keydown', feelKey, true)
  }
}

/** Something was meant, by whatever key: its middle, unless the finger is on it. */
export function touch(thing: Element | null): void {
  const box = thing?.getBoundingClientRect()
  if (!box || box.width === 0) return
  const { x, y } = last
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  if (!inside) last = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function feelClick(event: MouseEvent): void {
  // a key on a button is a click too, at no place
  if (event.detail > 0) last = { x: event.clientX, y: event.clientY }
  else touch(event.target as Element)
}

function feelKey(event: KeyboardEvent): void {
  const target = event.target as Element
  if (target !== document.body) touch(target)
}
