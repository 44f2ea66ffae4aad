/** What the stages do not tell of The Council of Four: cards laid out for a bribe, and what only words tell apart. */
import { type Aims, aims as thingAims, type Chooser, isSettled, type Scene, take } from '../../stages'
import type { Action } from '../../wire'
import { BRIBES, bribeOf, type Cards, changed, count, NO_CARDS, within } from './bribes'
import type { Table } from './types'

/** Cards laid out that are no bribe yet: too few for the purse, or waiting for a word. */
export interface Loose {
  cards: Cards
}

export function aims(scene: Scene<Table>, loose: Loose): Aims {
  const { choice } = scene
  return isBribe(choice) ? cardAims(choice, loose) : thingAims(scene, { keys: [] })
}

export function isBribe(choice: Chooser): boolean {
  return choice.asked && choice.options[0]?.do === 'PayBribe'
}

/** What only words can tell apart: the same things by another kind of action, or a city by several ways. */
export function ways(scene: Scene<Table>): { action: Action; take(): void }[] {
  const { asked, chosen, left, picks } = scene.choice
  if (!asked || chosen || picks.length === 0 || left.length < 2) return []
  const isOpen = (action: Action): boolean => fieldsOf(action).some((field) => !isSettled(scene, action, field))
  if (left.some(isOpen) && !picks.some((pick) => pick.members.some(([domain]) => domain === 'city'))) return []
  return left.map((action) => ({
    action,
    take: () => take(scene, action, { fields: fieldsOf(action), kind: true }),
  }))
}

function fieldsOf(action: Action): string[] {
  return Object.keys(action).filter((field) => field !== 'do')
}

// Cards for a bribe

/** The cards laid out for the bribe in question. */
export function laidOut(choice: Chooser, loose: Loose): Cards {
  return isBribe(choice) && choice.chosen ? (BRIBES[choice.chosen['bribe'] as number] ?? NO_CARDS) : loose.cards
}

function cardAims(choice: Chooser, loose: Loose): Aims {
  const found: Aims = new Map()
  const cards = laidOut(choice, loose)
  for (let kind = 0; kind < NO_CARDS.length; kind += 1) {
    const more = changed(cards, kind, 1)
    const actions = choice.options.filter((action) => within(more, BRIBES[action['bribe'] as number] ?? NO_CARDS))
    if (actions.length > 0) found.set(`card-${kind}`, { actions, take: () => lay(choice, loose, more) })
    if ((cards[kind] ?? 0) > 0)
      found.set(`laid-${kind}`, { actions: [], take: () => lay(choice, loose, changed(cards, kind, -1)) })
  }
  const whole = choice.chosen ? undefined : payable(choice, cards)
  if (whole)
    found.set('play', {
      actions: [whole],
      take: () => void pay(choice, loose, cards),
    })
  return found
}

function payable(choice: Chooser, cards: Cards): Action | undefined {
  const bribe = bribeOf(cards)
  return bribe === undefined ? undefined : choice.options.find((action) => action['bribe'] === bribe)
}

/** Lay these cards out: a bribe is shown at once with all it does, unless showing it would play it. */
function lay(choice: Chooser, loose: Loose, cards: Cards): void {
  if (choice.chosen) choice.back()
  loose.cards = cards
  choice.aside = null
  if (payable(choice, cards) && !choice.habits.unconfirmed && pay(choice, loose, cards, canGrow(choice, cards))) return
  if (count(cards) > 0)
    choice.aside = {
      fits: (action) => within(cards, BRIBES[action['bribe'] as number] ?? NO_CARDS),
      putBack: () => void (loose.cards = NO_CARDS),
    }
}

/** Whether a further card may be laid beside these, and make it cheaper. */
function canGrow(choice: Chooser, cards: Cards): boolean {
  return choice.options.some((action) => {
    const bribe = BRIBES[action['bribe'] as number] ?? NO_CARDS
    return within(cards, bribe) && count(bribe) > count(cards)
  })
}

function pay(choice: Chooser, loose: Loose, cards: Cards, grows = false): boolean {
  if (!choice.pick({ bribe: bribeOf(cards) ?? -1 }, undefined, grows)) return false
  choice.aside = null
  loose.cards = NO_CARDS
  return true
}
