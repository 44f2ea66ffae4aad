/** The lines of the list under headings: one a kind of action, where several kinds are listed whole. */
import type { Item } from './choice.svelte'
import type { Book } from './generated'
import type { Action } from './wire'

export interface Group {
  /** The kind that the heading names; null: no heading, each line says everything. */
  kind: string | null
  items: Item[]
}

/** A kind with one action needs no heading; neighbours without one are one group. */
export function groupsOf(menu: readonly Item[], book: Book | null): Group[] {
  const kinds = [...new Set(menu.map((item) => item.kind))]
  const whole = menu.every((item) => item.action && item.domain === undefined)
  if (kinds.length < 2) return [{ kind: menu.some(isPiece) ? (kinds[0] ?? null) : null, items: [...menu] }]
  if (!whole) return [{ kind: null, items: [...menu] }]
  const found: Group[] = []
  for (const kind of kinds) {
    const items = menu.filter((item) => item.kind === kind)
    const last = found.at(-1)
    if (items.length > 1) found.push({ kind, items: shortened(items, book) })
    else if (last && last.kind === null) last.items.push(...items)
    else found.push({ kind: null, items })
  }
  return found
}

/** A line that only names a piece: what is done with it stands above. */
function isPiece(item: Item): boolean {
  return item.domain !== undefined
}

/** Under a heading a line need only name what it differs in, if that is one thing. */
function shortened(items: Item[], book: Book | null): Item[] {
  const actions = items.flatMap((item) => (item.action ? [item.action] : []))
  const differing = Object.keys(actions[0] ?? {}).filter(
    (field) => new Set(actions.map((action) => action[field])).size > 1,
  )
  const [field] = differing
  if (field === undefined || differing.length > 1) return items
  return items.map((item) => ({ ...item, ...named(item.action, field, book) }))
}

function named(
  action: Action | undefined,
  field: string,
  book: Book | null,
): { domain: string; value: number } | object {
  const domain = book?.fields[action?.do ?? '']?.[field]
  // Of two a name alone says too little: yes or no, to what?
  return domain && (book?.pieces[domain]?.length ?? 0) > 2 ? { domain, value: action?.[field] as number } : {}
}
