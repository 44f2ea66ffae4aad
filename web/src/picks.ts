/** Picks: members of domains and kinds of action that narrow what is left, and which actions they fit. */
import type { Book } from './generated'
import type { Action } from './wire'

/** Members of domains, by domain: `{ region: 1, slot: 0 }`. */
export type Members = Record<string, number>

/** One step of a composition, taken back as a whole: a kind of action, members of domains, or both. */
export interface Pick {
  kind?: string
  members: [domain: string, value: number][]
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
