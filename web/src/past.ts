/** A match of another version of its game: what can be said of it without its rules. */
import type { CampaignMark, PastEntry, TableInfo } from './generated'
import type { Action } from './wire'
import { plain, type Words } from './words'

/** One entry in words. */
export interface PastLine {
  entry: number
  text: string
  undone: boolean
}

/** What one seat did in a row; nobody, where time passed or the table paused. */
export interface PastChapter {
  seat: number | null
  at: number
  lines: PastLine[]
}

/** The game whose words may be asked for; null where it is not here any more. */
export function gameHere(info: TableInfo): string | null {
  return info.other_rules?.known === 0 ? null : info.game
}

/** What a table's game is called, were it only by the name of its folder. */
export function titleOf(info: TableInfo, known: string | undefined): string {
  return gameHere(info) === null ? plain(info.game) : (known ?? '')
}

/** Why the table is only to look at, and what can still be done with it. */
export function standingOf(info: TableInfo, words: Words): string {
  const { version, known, ended } = info.other_rules ?? { version: 0, known: 0, ended: false }
  if (version === 0 && known !== 0) return words.say('web-past-unstarted')
  const why = known === 0 ? words.say('web-past-no-game') : words.say('web-past-version', { version, known })
  if (version === 0) return why
  return `${why} ${words.say(ended ? 'web-past-readable' : 'web-past-unended')}`
}

/** The same as short as it can be, for a list of tables. */
export function markOf(info: TableInfo, words: Words): string {
  const { version, known } = info.other_rules ?? { version: 0, known: 0 }
  if (version === 0 || known === 0) return words.say('web-past-card-gone')
  return words.say('web-past-card', { version })
}

/** The log from the beginning, with a chapter for whatever one seat did in a row. */
export function chaptersOf(entries: readonly PastEntry[], words: Words): PastChapter[] {
  const found: PastChapter[] = []
  for (const entry of entries) {
    let last = found.at(-1)
    if (!last || last.seat !== entry.seat) found.push((last = { seat: entry.seat, at: entry.at, lines: [] }))
    last.lines.push({ entry: entry.entry, text: textOf(entry, words), undone: entry.undone })
  }
  return found
}

/** What an entry says: actions in words where such are still known, else by their names. */
function textOf(entry: PastEntry, words: Words): string {
  const seat = entry.seat === null ? '' : words.name(entry.seat)
  if (entry.kind !== 'Play') return words.say(`past-${entry.kind}`, { seat })
  if (entry.do.length === 0) return words.say('past-acted', { seat })
  return entry.do
    .map(({ name, action }) => (action ? words.action(action as Action, entry.seat ?? undefined) : plain(name)))
    .join('; ')
}

/** What stands wherever a table is shown that might have been, or whose campaign came in a file. */
export function markedOf(mark: CampaignMark | null, words: Words): string {
  const said = [
    ...(mark?.what_if ? [words.say('web-what-if')] : []),
    ...(mark && mark.loaded >= 0 ? [words.say('web-brought')] : []),
  ]
  return said.join(' · ')
}
