/** What somebody tries that cannot be done: partial actions, from which the rules say what stands in the way. */
import type { Attempt, Book } from './generated'
import type { Pick } from './picks'

/** So many attempts may be asked about at once. */
export const MOST_ATTEMPTS = 32

/** For each kind of action the fields that members of domains settle, of several of one domain the first first. */
export function attemptsFor(book: Book | null, kinds: readonly string[], members: Pick['members']): Attempt[] {
  return kinds.slice(0, MOST_ATTEMPTS).flatMap((kind) => {
    const fields = settledBy(book, kind, members)
    return fields ? [{ kind, fields }] : []
  })
}

/** The fields of a kind that members of domains settle; null where it has no room for one of them. */
export function settledBy(
  book: Book | null,
  kind: string,
  members: Pick['members'],
  fields: Record<string, number> = {},
): Record<string, number> | null {
  const open = Object.entries(book?.fields[kind] ?? {}).filter(([field]) => !(field in fields))
  const settled = { ...fields }
  for (const [domain, value] of members) {
    const place = open.findIndex(([field, of]) => (of || field) === domain)
    const found = open.splice(place, place < 0 ? 0 : 1)[0]
    if (!found) return null
    settled[found[0]] = value
  }
  return settled
}
