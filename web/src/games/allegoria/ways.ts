/** What the small buttons tell besides their choice: how a Battle would go, and what is out of reach. */
import type { PhraseInfo } from '../../generated'
import { WAY } from '../../stages'
import type { Desk, Way } from './desk.svelte'
import { workersIn } from './pieces'

const MOVED: Readonly<Record<string, number>> = { Advance: 0, Sneak: 1, Caravan: 2 }

/** One more than may move together, where so many stand there. */
export function beyond(desk: Desk, ways: readonly Way[]): { key: string; count: number }[] {
  const last = ways.at(-1)?.action
  const worker = last && (MOVED[last.do] ?? (last['worker'] as number | undefined))
  if (!last || worker === undefined || !ways.every(({ key }) => /-\d+$/u.test(key))) return []
  const count = Math.max(...ways.map(({ action }) => action['count'] as number)) + 1
  const there = workersIn(desk.table, desk.seat, last['start'] as number, worker)
  return count <= there ? [{ key: `${WAY}-${last.do}-${count}`, count }] : []
}

/** The chance to win a Battle, in a hundred, where the game has said it. */
export function oddsIn(remark: PhraseInfo | null): number | null {
  const won = find(remark, 'remark-battle')?.['won']
  return typeof won === 'number' ? won : null
}

/** What a phrase of that name is about: it may stand inside of another one. */
function find(value: unknown, key: string): Record<string, unknown> | null {
  if (Array.isArray(value)) return value.map((one) => find(one, key)).find((found) => found !== null) ?? null
  const { key: name, about } = (value ?? {}) as { key?: unknown; about?: unknown }
  if (!about || typeof about !== 'object') return null
  return name === key ? (about as Record<string, unknown>) : find(Object.values(about), key)
}
