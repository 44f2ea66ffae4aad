/** Notices where the reader touches the page, for as long as a table is open where time runs. */
import { touch, touchAt } from './touch'

export function feel(): () => void {
  addEventListener('click', feelClick, true)
  addEventListener('keydown', feelKey, true)
  return () => {
    removeEventListener('click', feelClick, true)
    removeEventListener('keydown', feelKey, true)
  }
}

function feelClick(event: MouseEvent): void {
  // a key on a button is a click too, at no place
  if (event.detail > 0) touchAt(event.clientX, event.clientY)
  else touch(event.target as Element)
}

function feelKey(event: KeyboardEvent): void {
  const target = event.target as Element
  if (target !== document.body) touch(target)
}
