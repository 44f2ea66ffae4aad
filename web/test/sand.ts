/** A table where time runs, as the server tells of it. */
import type { PauseInfo } from '../src/generated'
import type { Question } from '../src/wire'
import { act, free, place, turn } from './harvest'
import { chair, info } from './page'

export const NOW = 1_790_000_000_000
export const all = [act(0), place(1, 2), place(1, 3), turn]
export const timed = { ...info([chair('Anna', true), chair('Ben', false)], []), timed: true }
export const pause: PauseInfo = {
  why: 'player',
  seat: 1,
  since: NOW,
  ready: [],
  needed: [0, 1],
  resumes_at: -1,
  lost: [],
  verdict_from: -1,
  verdicts: ['', ''],
}

export interface Beat {
  at?: number
  game?: number
  running?: boolean
  halted?: boolean
}

/** The clock of a sight: so late in the game at an instant of the server's. */
const clock = (entry: number, { at = NOW, game = 10_000, running = true, halted = false }: Beat): object => ({
  entry,
  at,
  now: game,
  running,
  halted,
})

export function welcome(over: object = {}, beat: Beat = {}): object {
  return {
    got: 'Welcome',
    table: timed,
    seat: 0,
    now: NOW,
    entry: 3,
    sight: { clock: clock(3, beat), table: {}, stacks: [[]], seat: 0, own: {}, figures: {} },
    questions: [free(all)],
    told: [],
    can_undo: false,
    next_wake: -1,
    outcome: null,
    proposal: null,
    chat: [],
    pause: null,
    ...over,
  }
}

export function update(entry: number, questions: Question[] = [free(all)], beat: Beat = {}): object {
  const shared = {
    entry,
    at: NOW,
    now: NOW,
    events: [],
    table: {},
    clock: clock(entry, beat),
    stacks: [[]],
    waited_for: [],
    approached: [],
    next_wake: -1,
    outcome: null,
  }
  return { got: 'Update', shared, own: {}, figures: {}, questions, can_undo: false }
}
