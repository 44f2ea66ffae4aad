/** Picks: members of domains and kinds of action that narrow what is left, and which actions they fit. */
import type { Book } from './generated'
import { exampleOf, having, isForm, sizeOf, valuesOf } from './forms'
import type { Action, Option, Question } from './wire'

/** So many actions are listed whole instead of being narrowed field by field. */
export const SHORT = 8

/** Members of domains, by domain: `{ region: 1, slot: 0 }`. */
export type Members = Record<string, number>

/** One step of a composition, taken back as a whole: a kind of action, members of domains, or both. */
export interface Pick {
  kind?: string
  members: [domain: string, value: number][]
}

/** A line of the list: what it picks and how many actions are left then; `action` if it is one. */
export interface Item {
  pick: Pick
  count: number
  kind: string
  domain?: string
  value?: number
  action?: Action
}

export type Field = [field: string, domain: string]

export function pickOf(members: Members, kind?: string): Pick {
  return { ...(kind === undefined ? {} : { kind }), members: Object.entries(members) }
}

export function fieldsOf(book: Book | null, action: Action): Field[] {
  const domains = book?.fields[action.do] ?? {}
  return Object.keys(action)
    .filter((field) => field !== 'do')
    .map((field) => [field, domains[field] || field])
}

/** Whether an action has all that was picked; of several fields of one domain the first comes first. */
export function fits(book: Book | null, action: Action, picks: readonly Pick[]): boolean {
  const open = fieldsOf(book, action)
  for (const pick of picks) {
    if (pick.kind !== undefined && pick.kind !== action.do) return false
    // A whole action repeats what was picked before.
    const isWhole = pick.kind !== undefined && pick.members.length === fieldsOf(book, action).length
    const fields = isWhole ? fieldsOf(book, action) : open
    for (const [domain, value] of pick.members) {
      const place = fields.findIndex(([, of]) => of === domain)
      const field = fields[place]
      if (!field || action[field[0]] !== value) return false
      fields.splice(place, 1)
    }
  }
  return true
}

/** The fields of an action that no pick has settled. */
export function openFields(book: Book | null, action: Action, picks: readonly Pick[]): Field[] {
  const open = fieldsOf(book, action)
  for (const [domain] of picks.flatMap((pick) => pick.members)) {
    const place = open.findIndex(([, of]) => of === domain)
    if (place >= 0) open.splice(place, 1)
  }
  return open
}

/** The domains that no pick has settled and by which these actions differ, each once. */
export function differing(book: Book | null, actions: readonly Action[], picks: readonly Pick[]): string[] {
  const open = actions.map((action) =>
    openFields(book, action, picks).map(([field, of]) => ({ of, is: action[field] })),
  )
  const domains = new Set(open.flatMap((fields) => fields.map(({ of }) => of)))
  const values = (domain: string): Set<unknown> =>
    new Set(open.map((fields) => fields.find(({ of }) => of === domain)?.is))
  return [...domains].filter((domain) => values(domain).size > 1)
}

export function same(one: Action, other: Action): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key])
  )
}

/** Whether the same kind of question is asked: what answers another one is not what was picked. */
export function asksAlike(before: Question[], now: Question[]): boolean {
  return now.some(({ ask }) => before.some((other) => other.ask.step === ask.step))
}

/** The pick that stands for one whole action. */
export function wholePick(book: Book | null, action: Action): Pick {
  return {
    kind: action.do,
    members: fieldsOf(book, action).map(([field, domain]) => [domain, action[field] as number]),
  }
}

/** What can be picked next of what is left, as lines. */
export function linesOf(book: Book | null, left: readonly Option[], picks: readonly Pick[]): Item[] {
  const kinds = [...new Set(left.map(kindOf))]
  const listed = left.filter((option): option is Action => !isForm(option))
  if (listed.length === left.length && left.length <= SHORT && (picks.length > 0 || kinds.length === 1))
    return listed.map((action) => whole(book, action))
  if (kinds.length > 1) return kinds.map((kind) => ofKind(book, left, kind))
  return ofField(book, left, picks)
}

const kindOf = (option: Option): string => (isForm(option) ? option.form : option.do)

/** How many actions these are. */
export const countOf = (options: readonly Option[]): number =>
  options.reduce((sum, option) => sum + (isForm(option) ? sizeOf(option) : 1), 0)

function onlyOne(options: readonly Option[]): Action | undefined {
  const [first] = options
  return options.length === 1 && first && !isForm(first) ? first : undefined
}

function whole(book: Book | null, action: Action): Item {
  return { pick: wholePick(book, action), count: 1, kind: action.do, action }
}

function ofKind(book: Book | null, among: readonly Option[], kind: string): Item {
  const left = among.filter((option) => kindOf(option) === kind)
  const only = onlyOne(left)
  return only ? whole(book, only) : { pick: { kind, members: [] }, count: countOf(left), kind }
}

function ofField(book: Book | null, left: readonly Option[], picks: readonly Pick[]): Item[] {
  const first = left[0]
  if (!first) return []
  const open = openFields(book, isForm(first) ? exampleOf(book, first) : first, picks)
  const all = (field: string): number[] => [...new Set(left.flatMap((option) => valuesOf(book, option, field)))]
  const field = open.find(([name]) => all(name).length > 1) ?? open[0]
  if (!field) return left.flatMap((option) => (isForm(option) ? [] : [whole(book, option)]))
  return all(field[0])
    .sort((a, b) => a - b)
    .map((value) => ofValue(book, left, field, value))
}

function ofValue(book: Book | null, among: readonly Option[], [field, domain]: Field, value: number): Item {
  const left = among.flatMap((option): Option[] => {
    const part = isForm(option) ? having(book, option, field, value) : null
    if (isForm(option)) return part ? [part] : []
    return option[field] === value ? [option] : []
  })
  const only = onlyOne(left)
  const kind = among[0] ? kindOf(among[0]) : ''
  const pick: Pick = only ? wholePick(book, only) : { kind, members: [[domain, value]] }
  return { pick, count: countOf(left), kind, domain, value, ...(only ? { action: only } : {}) }
}
