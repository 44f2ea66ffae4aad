/** The place in a lesson. */
import type { Guided } from './wire'

/** Behind whatever has been done, as far as has been read, and never past what is to be done. */
export function placeOf({ steps, state }: Pick<Guided, 'steps' | 'state'>, read: number): number {
  const open = state === 'on' ? steps.slice(0, -1) : steps
  const done = open.findLastIndex((step) => step.acts) + 1
  return Math.max(0, Math.min(Math.max(read, done), steps.length - 1))
}
