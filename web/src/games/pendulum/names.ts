/** What the things of the table are called, for whoever hears them and for whoever asks. */
import { minutes } from '../../passing'
import { MAT_NEED, RECALL_COST, SPOT, TASK_REWARD, type WorkerState } from './data'
import type { Desk } from './desk.svelte'
import { type Chip, chipsOf, chipsOfCost, CUBE_MARKS, producedBy, startOf, TRACK_MARKS } from './marks'
import {
  cubesOf,
  hasTimer,
  inPlay,
  NEUTRAL,
  NOTHING,
  type Pawn,
  provincesIn,
  PURPLE,
  rankOf,
  RIVAL_A,
  stepsOf,
  TRACKS,
  type Worker,
} from './pieces'
import type { MarkName } from './shapes'

const LEGENDARY = 3

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Symbols in words

const MARKS: Readonly<Partial<Record<MarkName, string>>> = {
  military: 'military-cubes',
  culture: 'culture-cubes',
  gold: 'gold-cubes',
  votes: 'symbol-votes',
  any: 'gain-any',
  province: 'gain-province',
  retrieve: 'gain-worker',
}

/** Symbols in words: “2 gold and 1 vote”. */
export function inWords(desk: Desk, chips: readonly Chip[]): string {
  const { words } = desk
  const said = chips.map(({ mark, count }) => {
    const track = TRACK_MARKS.findIndex((one) => one === mark)
    if (track >= 0) return words.say('gain-points', { track: words.piece('track', track), count })
    return words.say(MARKS[mark] ?? 'gain-any', { count })
  })
  return said.length > 0 ? words.list(said) : words.say('list-none')
}

// Timers and rows

const areaOf = (desk: Desk, area: number): string => capital(desk.words.piece('area', area))

export function rowName(desk: Desk, row: number): string {
  const area = areaOf(desk, row >> 1)
  const closed = hasTimer(desk.table, row)
  const upper = row % 2 === 0
  if (upper) return desk.words.say(closed ? 'board-upper-act' : 'board-upper-place', { area })
  return desk.words.say(closed ? 'board-lower-act' : 'board-lower-place', { area })
}

export function glassName(desk: Desk, area: number): string {
  const name = desk.words.say('board-glass', { area: areaOf(desk, area) })
  if (!desk.isTimed) return name
  if (desk.isOut(area)) return `${name}: ${desk.words.say('board-run-out')}. ${flipCost(desk, area)}`
  return desk.runs(area) ? `${name}: ${desk.words.say('board-sand-runs')}` : name
}

/** How long sand still runs, at the moment of asking. */
export function sandLeft(desk: Desk, area: number): string {
  return minutes(Math.max(0, Math.ceil((desk.ends(area) - desk.props.time.now()) / 1000)))
}

/** What flipping would cost, own workers that have not acted, else what it would bring; last, the Council. */
export function flipCost(desk: Desk, area: number): string {
  if (area === PURPLE && desk.figures.flips === 1) return desk.words.say('remark-calls')
  const { unused = [], awaited = [], freed = [] } = desk.figures.flip[area] ?? {}
  if (unused.length > 0) return desk.words.say('remark-unused', { count: unused.length })
  if (awaited.length > 0) return desk.words.say('remark-awaited', { count: awaited.length })
  return freed.length > 0 ? desk.words.say('remark-freed', { count: freed.length }) : desk.words.say('board-no-loss')
}

// Boxes and workers

function whoOf(desk: Desk, pawns: readonly Pawn[]): string {
  return desk.words.list(pawns.map((pawn) => pawnName(desk, pawn)))
}

function pawnName(desk: Desk, { noble, grande }: Pawn): string {
  return desk.words.say(grande ? 'board-grande-of' : 'board-common-of', { noble: desk.words.piece('noble', noble) })
}

export function boxName(desk: Desk, box: number): string {
  const pawns = desk.pawns.get(box) ?? []
  const name = capital(desk.words.piece('box', box))
  return pawns.length > 0 ? `${name}: ${whoOf(desk, pawns)}` : name
}

/** What an action of the board does; of a production, what it brings now. */
export function taskText(desk: Desk, task: number): string {
  const slot = producedBy(TASK_REWARD[task])
  const text = desk.words.form('task', task, 'text')
  if (slot === null || desk.seat === NOTHING) return text
  return `${text} ${desk.words.say('board-brings', { gain: inWords(desk, chipsOf(desk.produced(slot))) })}`
}

export function taskName(desk: Desk, task: number): string {
  const pawns = desk.pawns.get(SPOT.rewardBox + task) ?? []
  const name = `${capital(desk.words.piece('task', task))}: ${taskText(desk, task)}`
  return pawns.length > 0 ? `${name} ${desk.words.say('board-acted', { who: whoOf(desk, pawns) })}` : name
}

const STATES: Readonly<Record<WorkerState, string>> = {
  act: 'board-state-act',
  free: 'board-state-free',
  waits: 'board-state-waits',
  rests: 'board-state-rests',
  short: 'board-state-short',
  held: 'board-state-held',
  out: 'board-state-out',
}

export function stateWord(desk: Desk, { state }: Worker): string {
  return desk.words.say(STATES[state])
}

export function workerName(desk: Desk, worker: Worker): string {
  const { box, task } = worker.place
  const name = capital(desk.words.piece('worker', worker.worker))
  const where =
    box !== NOTHING
      ? desk.words.piece('box', box)
      : task !== NOTHING
        ? desk.words.piece('task', task)
        : desk.words.say('board-on-mat')
  return `${name}, ${where}: ${stateWord(desk, worker)}`
}

// Goods, tracks and slots

export function goodsName(desk: Desk, seat = desk.seat): string {
  const chips: Chip[] = [
    ...CUBE_MARKS.map((mark, cube) => ({ mark, count: cubesOf(desk.table, cube, seat) })),
    { mark: 'votes', count: desk.table.votes[seat] ?? 0 },
  ]
  return desk.words.say('board-goods', { rank: rankOf(desk.table, seat), goods: inWords(desk, chips) })
}

export function trackName(desk: Desk, track: number, seat = desk.seat): string {
  if (track === LEGENDARY)
    return desk.words.say((desk.table.legendary[seat] ?? 0) > 0 ? 'board-legend-has' : 'board-legend-lacks')
  const need = MAT_NEED[desk.table.mats[seat] ?? 0]?.[track] ?? 0
  const steps = stepsOf(desk.table, track, seat)
  const name = capital(desk.words.piece('track', track))
  return steps >= need
    ? desk.words.say('board-track-inside', { track: name, points: steps - need + 1 })
    : desk.words.say('board-track-before', { track: name, steps: need - steps })
}

export function slotName(desk: Desk, slot: number, seat = desk.seat): string {
  const chips = chipsOf(desk.produced(slot, seat))
  return desk.words.say('board-slot', {
    slot: capital(desk.words.piece('slot', slot)),
    gain: inWords(desk, chips),
    count: provincesIn(desk.table, seat, slot).length,
  })
}

export function provinceName(desk: Desk, province: number): string {
  return `${capital(desk.words.piece('province', province))}: ${desk.words.form('province', province, 'text')}`
}

export function spaceName(desk: Desk, space: number): string {
  return desk.words.say('board-space', { number: space + 1 })
}

export function stackName(desk: Desk): string {
  return desk.words.say('board-stack', { count: desk.table.provinces_left })
}

// Cards and achievements

export function cardName(desk: Desk, card: number): string {
  return `${capital(desk.words.piece('card', card))}: ${desk.words.form('card', card, 'text')}`
}

export function recallName(desk: Desk): string {
  const mat = desk.table.mats[desk.seat] ?? 0
  return desk.words.say('board-recall-name', {
    cost: inWords(desk, chipsOfCost(RECALL_COST[mat])),
    count: desk.table.discards[desk.seat]?.length ?? 0,
  })
}

export function achievementName(desk: Desk): string {
  const { achievement } = desk.table
  return `${desk.words.piece('achievement', achievement)}: ${desk.words.form('achievement', achievement, 'text')}`
}

export function prizeName(desk: Desk, prize: number): string {
  return capital(desk.words.piece('prize', prize))
}

// Players and mats

export function nobleName(desk: Desk, noble: number): string {
  const { table } = desk
  const name = capital(desk.words.piece('noble', noble))
  if (noble === NEUTRAL) return desk.words.say('board-rank-of', { noble: name, rank: rankOf(table, noble) })
  if (noble >= RIVAL_A)
    return desk.words.say('board-rival', {
      noble: name,
      rank: rankOf(table, noble),
      points: table.rival_points[noble - RIVAL_A] ?? 0,
    })
  const tracks = [...TRACKS, LEGENDARY].map((track) => trackName(desk, track, noble))
  const workers = desk.words.say('board-able', { able: desk.figures.able[noble] ?? 0, count: inPlay(table, noble) })
  return [`${name}: ${goodsName(desk, noble)}`, ...tracks, workers].join(' ')
}

export function rankName(desk: Desk, noble: number, bonus: number): string {
  const name = desk.words.say('board-rank-of', {
    noble: capital(desk.words.piece('noble', noble)),
    rank: rankOf(desk.table, noble),
  })
  return bonus > 0 ? `${name} ${desk.words.say('board-bonus', { count: bonus })}` : name
}

export function matName(desk: Desk, mat: number): string {
  return desk.words.say('board-mat-side', {
    mat: desk.words.piece('mat', mat),
    start: inWords(desk, startOf(mat)),
    needs: inWords(
      desk,
      TRACKS.map((track) => ({ mark: TRACK_MARKS[track] ?? 'power', count: MAT_NEED[mat]?.[track] ?? 0 })),
    ),
    text: desk.words.form('mat', mat, 'text'),
  })
}

/** What is to be chosen beside the board. */
export function choiceTitle(desk: Desk): string {
  const asked = desk.props.choice.questions[0]
  if (!asked) return ''
  return asked.said ? desk.words.phrase(asked.said) : desk.words.ask(asked.ask)
}
