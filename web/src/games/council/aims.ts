/** What may be pointed at, and what pointing does. Nothing is drawn here. */
import type { Members, Pick } from '../../choice.svelte'
import type { Aims } from '../../desk.svelte'
import type { Action } from '../../wire'
import { BRIBES, bribeOf, type Cards, changed, NO_CARDS, within } from './bribes'

/** What a board needs of the choice that is being composed. */
export interface Chooser {
  readonly asked: boolean
  readonly options: Action[]
  readonly left: Action[]
  readonly chosen: Action | null
  readonly picks: Pick[]
  readonly chain: readonly { action: Action }[]
  readonly habits: { unconfirmed: boolean }
  pick(members: Members, kind?: string): boolean
  back(): boolean
}

/** Cards laid out that are no bribe yet: too few for the purse, or waiting for a word. */
export interface Loose {
  cards: Cards
}

interface Thing {
  members: Members
  kind?: string
}

export function aims(choice: Chooser, loose: Loose): Aims {
  if (!choice.asked) return new Map()
  return isBribe(choice) ? cardAims(choice, loose) : thingAims(choice)
}

export function isBribe(choice: Chooser): boolean {
  return choice.asked && choice.options[0]?.do === 'PayBribe'
}

// Things on the board

function thingAims(choice: Chooser): Aims {
  const found: Aims = new Map()
  if (choice.chosen) return found
  const done = pickedIn(choice.picks)
  for (const action of choice.left)
    for (const [key, thing] of thingsOf(action, done.size === 0)) {
      if (isDone(done, thing)) continue
      const aim = found.get(key)
      if (aim) aim.actions.push(action)
      else found.set(key, { actions: [action], take: () => take(choice, thing) })
    }
  return found
}

/** The things by which an action is composed. */
function thingsOf(action: Action, first: boolean): [string, Thing][] {
  const at = (field: string): number => action[field] as number
  const by = (name: string, ...fields: string[]): [string, Thing] => [
    [name, ...fields.map(at)].join('-'),
    { members: Object.fromEntries(fields.map((field) => [field, at(field)])) },
  ]
  const kind = (name: string): [string, Thing] => [name, { members: {}, kind: action.do }]
  switch (action.do) {
    case 'ElectCouncillor':
    case 'ElectByAssistant':
      return [by('colour', 'colour'), by('balcony', 'balcony')]
    case 'AcquirePermit':
    case 'TakePermit':
      return [by('market', 'region', 'slot')]
    case 'ChangePermits':
      return [[`stack-${at('region')}`, { members: { region: at('region') }, kind: action.do }]]
    case 'BuildEmporium':
      return [by('permit', 'permit'), by('city', 'city')]
    case 'BuildWithKing':
      // he comes first: else every city he can reach would be lit at the beginning of a turn
      return first ? [kind('king')] : [kind('king'), by('city', 'city')]
    case 'ChooseReward':
    case 'RepeatReward':
      return [by('city', 'city')]
    case 'RepeatPermit':
      return [by('permit', 'permit')]
    default:
      return [kind(action.do)]
  }
}

/** The things that have been pointed at so far, in what is being composed. */
export function pointedAt(choice: Chooser): Set<string> {
  if (!choice.asked) return new Set()
  const settled = [...choice.chain.map((link) => link.action), ...(choice.chosen ? [choice.chosen] : [])]
  const found = new Set(settled.flatMap((action) => thingsOf(action, false).map(([key]) => key)))
  const done = pickedIn(choice.picks)
  if (!choice.chosen)
    for (const action of choice.left)
      for (const [key, thing] of thingsOf(action, false)) if (isDone(done, thing)) found.add(key)
  return found
}

/** The members and kinds picked so far. */
function pickedIn(picks: readonly Pick[]): Set<string> {
  return new Set(
    picks.flatMap(({ kind, members }) => [
      ...(kind === undefined ? [] : [kind]),
      ...members.map(([domain, value]) => `${domain}-${value}`),
    ]),
  )
}

function isDone(done: Set<string>, { members, kind }: Thing): boolean {
  const domains = Object.entries(members)
  if (domains.length === 0) return done.has(kind ?? '')
  return domains.every(([domain, value]) => done.has(`${domain}-${value}`))
}

function take(choice: Chooser, { members, kind }: Thing): void {
  const done = pickedIn(choice.picks)
  const open = Object.entries(members).filter(([domain, value]) => !done.has(`${domain}-${value}`))
  choice.pick(Object.fromEntries(open), kind)
}

/** What only words can tell apart: the same things by another kind of action, or a city by several ways. */
export function ways(choice: Chooser): { action: Action; take(): void }[] {
  const { left, picks } = choice
  if (!choice.asked || choice.chosen || picks.length === 0 || left.length < 2) return []
  const done = pickedIn(picks)
  const isOpen = (action: Action): boolean => membersOf(action).some(([field, value]) => !done.has(`${field}-${value}`))
  if (left.some(isOpen) && !picks.some((pick) => pick.members.some(([domain]) => domain === 'city'))) return []
  return left.map((action) => ({
    action,
    take: () => take(choice, { members: Object.fromEntries(membersOf(action)), kind: action.do }),
  }))
}

function membersOf(action: Action): [string, number][] {
  return Object.entries(action).filter((entry): entry is [string, number] => entry[0] !== 'do')
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
      take: () => void (choice.pick({ bribe: bribeOf(cards) ?? -1 }) && (loose.cards = NO_CARDS)),
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
  if (payable(choice, cards) && !choice.habits.unconfirmed && choice.pick({ bribe: bribeOf(cards) ?? -1 }))
    loose.cards = NO_CARDS
}
