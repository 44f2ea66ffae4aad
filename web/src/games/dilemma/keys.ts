/** The board's own keys: A and N for Aye and Nay, digits for Power, B to bargain. */
import type { Desk } from './desk.svelte'

const NAMED: Readonly<Record<string, readonly string[]>> = {
  a: ['side-0'],
  n: ['side-1'],
  b: ['MakeOffer'],
}

/** Whether the key meant something to the board. */
export function strike(desk: Desk, key: string): boolean {
  const digit = /^[1-9]$/u.test(key) ? Number(key) - 1 : -1
  const keys = digit >= 0 ? [`power-${digit}`, `coins-${digit}`] : (NAMED[key.toLowerCase()] ?? [])
  const aimed = keys.find((one) => desk.aims.has(one))
  return aimed !== undefined && desk.press(aimed)
}
