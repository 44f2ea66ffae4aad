/** What a piece is called, its rule in one sentence, and where the rules speak of it. */
import type { Help } from '../../desk.svelte'
import type { Desk } from './desk.svelte'
import {
  achievementName,
  boxName,
  capital,
  cardName,
  choiceTitle,
  glassName,
  goodsName,
  inWords,
  matName,
  nobleName,
  prizeName,
  provinceName,
  recallName,
  sandLeft,
  slotName,
  spaceName,
  stackName,
  taskName,
  taskText,
  trackName,
  workerName,
} from './names'
import { BOX_ROW, BOX_TASKS } from './data'
import { chipsOf } from './marks'
import passages from './passages'
import { hasTimer, kindOf, NEUTRAL, NOTHING, provincesIn, seatsOf, SLOTS } from './pieces'

type Explain = (desk: Desk, value: number) => Help
const LEGENDARY = 3

export function helpFor(key: string, desk: Desk): Help | null {
  const [kind = '', value = '0'] = key.split('-')
  const passage = passages[kind]
  const told = HELP[kind]?.(desk, Number(value))
  return told ? { ...told, ...(passage === undefined ? {} : { passage }) } : null
}

const CARDS: Readonly<Record<ReturnType<typeof kindOf>, string>> = {
  own: 'board-help-stratagem',
  now: 'board-help-reward-now',
  keep: 'board-help-reward-keep',
  end: 'board-help-reward-end',
  corner: 'board-help-corner',
  grande: 'board-help-grande',
}

const HELP: Readonly<Record<string, Explain>> = {
  area: (desk, area) => ({
    name: desk.runs(area) ? `${glassName(desk, area)}, ${sandLeft(desk, area)}` : glassName(desk, area),
    text: desk.words.say('board-help-glass'),
  }),
  box: (desk, box) => ({
    name: boxName(desk, box),
    text: [
      desk.words.say(hasTimer(desk.table, BOX_ROW[box] ?? 0) ? 'board-help-locked' : 'board-help-open'),
      ...(BOX_TASKS[box] ?? []).map((task) => taskText(desk, task)),
    ].join(' '),
  }),
  task: (desk, task) => ({ name: taskName(desk, task), text: desk.words.say('board-help-task') }),
  worker: (desk, worker) => {
    const own = desk.workers.find((one) => one.worker === worker)
    return {
      name: own ? workerName(desk, own) : capital(desk.words.piece('worker', worker)),
      text: desk.words.say(own ? HELP_OF_STATES[own.state] : 'board-help-worker'),
    }
  },
  home: (desk) => ({ name: desk.words.kind('ReturnWorker'), text: desk.words.say('board-help-home') }),
  card: (desk, card) => ({
    name: capital(desk.words.piece('card', card)),
    text: `${desk.words.form('card', card, 'text')} ${desk.words.say(CARDS[kindOf(card)])}`,
  }),
  RecallStratagems: (desk) => ({ name: recallName(desk), text: desk.words.say('board-help-recall') }),
  achievement: (desk) => ({ name: achievementName(desk), text: desk.words.say('board-help-achievement') }),
  prize: (desk, prize) => ({
    name: prizeName(desk, prize),
    text: desk.words.say(prize > 0 ? 'board-help-token' : 'board-help-prize'),
  }),
  province: (desk, province) => ({ name: provinceName(desk, province), text: desk.words.say('board-help-province') }),
  space: (desk, space) => ({ name: spaceName(desk, space), text: desk.words.say('board-help-space') }),
  stack: (desk) => ({ name: stackName(desk), text: desk.words.say('board-help-stack') }),
  slot: (desk, slot) => ({ name: slotName(desk, slot), text: desk.words.say('board-help-slot') }),
  track: (desk, track) => ({ name: trackName(desk, track), text: desk.words.say('board-help-track') }),
  steps: (desk) => ({
    name: desk.words.say('board-step', { step: desk.table.step }),
    text: desk.words.say('board-help-steps'),
  }),
  onto: (desk, track) => ({ name: trackName(desk, track), text: desk.words.say('board-help-track') }),
  legendary: (desk) => ({ name: trackName(desk, LEGENDARY), text: desk.words.say('board-help-token') }),
  goods: (desk) => ({ name: goodsName(desk), text: desk.words.say('board-help-goods') }),
  noble: (desk, noble) => onNoble(desk, noble),
  mat: (desk, mat) => ({ name: capital(desk.words.piece('mat', mat)), text: onMat(desk, mat) }),
  round: (desk) => ({
    name: desk.words.say('board-round', { round: Math.max(1, desk.table.round) }),
    text: desk.words.say('board-help-round'),
  }),
  markers: (desk) => ({
    name: desk.words.say('sheet-markers', { count: desk.figures.flips }),
    text: desk.words.say('board-help-markers'),
  }),
  military: (desk) => ({ name: choiceTitle(desk), text: desk.words.say('board-help-cubes') }),
  culture: (desk) => ({ name: choiceTitle(desk), text: desk.words.say('board-help-cubes') }),
  gold: (desk) => ({ name: choiceTitle(desk), text: desk.words.say('board-help-cubes') }),
  cube: (desk) => ({ name: choiceTitle(desk), text: desk.words.say('board-help-cubes') }),
  count: (desk) => ({ name: choiceTitle(desk), text: desk.words.say('board-help-cubes') }),
  Done: (desk) => ({ name: desk.words.kind('Done'), text: desk.words.say('board-help-done') }),
  Hold: (desk) => ({ name: desk.words.kind('Hold'), text: desk.words.say('board-help-hold') }),
  Ready: (desk) => ({ name: desk.words.kind('Ready'), text: desk.words.say('board-help-ready') }),
  Withdraw: (desk) => ({ name: desk.words.kind('Withdraw'), text: desk.words.say('board-help-withdraw') }),
  Pass: (desk) => ({ name: desk.words.kind('Pass'), text: desk.words.say('board-help-pass') }),
  Forgo: (desk) => ({ name: desk.words.kind('Forgo'), text: desk.words.say('board-help-forgo') }),
}

const HELP_OF_STATES = {
  act: 'board-help-act',
  free: 'board-help-free',
  waits: 'board-help-waits',
  rests: 'board-help-rests',
  short: 'board-help-short',
  held: 'board-help-held',
  out: 'board-help-worker',
} as const

/** All that another player has openly: the character, what slots give, cards in hand and played. */
function onNoble(desk: Desk, noble: number): Help {
  const { words } = desk
  if (noble === NEUTRAL) return { name: nobleName(desk, noble), text: words.say('board-help-neutral') }
  if (noble >= seatsOf(desk.table)) return { name: nobleName(desk, noble), text: words.say('board-help-rival') }
  const { hands, discards, mats } = desk.table
  const mat = mats[noble] ?? NOTHING
  const cards = (held: readonly number[] | undefined): string =>
    held && held.length > 0 ? words.list(held.map((card) => words.piece('card', card))) : words.say('list-none')
  const slots = SLOTS.map((slot) =>
    words.say('sheet-slot', {
      slot: capital(words.piece('slot', slot)),
      gain: inWords(desk, chipsOf(desk.produced(slot, noble))),
      count: provincesIn(desk.table, noble, slot).length,
    }),
  )
  return {
    name: mat === NOTHING ? words.name(noble) : `${words.name(noble)} · ${words.piece('mat', mat)}`,
    text: [
      ...(mat === NOTHING ? [] : [`${slots.join('; ')}.`]),
      words.say('board-has-cards', { hand: cards(hands[noble]), discarded: cards(discards[noble]) }),
    ].join(' '),
  }
}

/** The goods and production of a side, and its four stratagems. */
function onMat(desk: Desk, mat: number): string {
  const cards = [0, 1, 2, 3].map((card) => cardName(desk, 4 * mat + card))
  return [matName(desk, mat), ...cards].join(' ')
}
