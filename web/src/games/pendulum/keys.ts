/** The board's own keys: 1 to 4 a worker, then the letter of an action or its box; Space flips a timer. */
import { TASK_ROW } from './data'
import type { Desk } from './desk.svelte'
import { boxOf, letterOf } from './pieces'

/** So long a finger may be on its way to a key, in milliseconds. */
const ON_ITS_WAY = 700

/** Whether the key meant something to the board. */
export function strike(desk: Desk, key: string): boolean {
  if (key === ' ') return flips(desk)
  if (/^[1-4]$/u.test(key)) return calls(desk, Number(key) - 1)
  return names(desk, key.toLowerCase())
}

function flips(desk: Desk): boolean {
  const area = desk.flips.find((one) => desk.isLive(`area-${one}`))
  return area !== undefined && desk.press(`area-${area}`)
}

function calls(desk: Desk, place: number): boolean {
  const worker = desk.workers[place]?.worker
  if (worker === undefined) return false
  return desk.press(`worker-${worker}`)
}

/**
 * Letters belong to the board only while a worker is picked; G leads to what a guide points at. Where time runs a box
 * may be gone, or the pick, while a finger is on its way to the key: P is then no pause, and L no log.
 */
function names(desk: Desk, key: string): boolean {
  if (key === 'g' && desk.props.choice.wanted !== null) return false
  const task = TASK_ROW.findIndex((_, one) => letterOf(desk.table, one).toLowerCase() === key)
  if (task < 0) return false
  if (desk.picked < 0) return desk.isTimed && performance.now() - desk.dropped < ON_ITS_WAY
  const aimed = [`task-${task}`, `box-${boxOf(desk.table, task)}`].find((one) => desk.aims.has(one))
  return (aimed !== undefined && desk.press(aimed)) || desk.isTimed
}
