/** A mark on the tab while somebody is waited for: a dot on its icon, and how many games wait before its title. */
import due from './art/icon-due.svg?url'
import plain from './art/icon.svg?url'
import type { TableInfo } from './generated'

export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = count > 0 ? due : plain
}

/** Whether a game waits for somebody at this device. */
export function waitsForMe(table: TableInfo): boolean {
  return (
    table.state === 'playing' &&
    table.chairs.some((chair, seat) => chair.yours && !chair.stand_in && table.waited_for.includes(seat))
  )
}

/** Whether somebody at this device has something to answer that the game does not wait for. */
export function callsMe(table: TableInfo): boolean {
  return table.state === 'playing' && table.chairs.some((chair, seat) => chair.yours && table.approached.includes(seat))
}

/** The title of a page about several games, so many of which wait for its reader. */
export function titled(count: number, title: string): string {
  return count > 0 ? `(${count}) ${title}` : title
}
