/** Where a guide points: pieces by their keys, found on the page, or the tab of the pane that they lie on. */
import type { Choice } from './choice.svelte'
import { desks, split } from './reach.svelte'

/** The pieces that lead to what the guide waits for. */
export function leading(choice: Choice): string[] {
  return desks.now.flatMap((desk) => [...desk.aims].filter(([, aim]) => choice.leads(aim.actions)).map(([key]) => key))
}

/** Whether what is composed can still become what the guide waits for. */
export function isOnTheWay(choice: Choice): boolean {
  return !choice.wanted?.length || !choice.begun || choice.leads(choice.left) || leading(choice).length > 0
}

/** What is to be pressed next to do it: a piece, one of `first` rather than others, or a button, or a line. */
export function toPress(choice: Choice, first: readonly string[] = []): Element[] {
  if (!choice.awaited || choice.sent) return []
  if (choice.chosen && choice.leads([choice.chosen])) return found('[data-first]')
  if (!isOnTheWay(choice)) return found('[data-retry]')
  const ends = choice.closing && choice.leads([choice.closing]) ? found('[data-closing]:not(:disabled)') : []
  const keys = leading(choice).sort((one, other) => rank(first, one) - rank(first, other))
  return [...ends, ...pieces(keys), ...found('[data-leads]')].slice(0, 1)
}

/** These pieces, where they are to be seen. */
export function pieces(keys: readonly string[]): Element[] {
  const here = keys.flatMap((key) => found(`[data-aim="${key}"], [data-spot="${key}"]`).slice(0, 1))
  if (here.length > 0) return here
  const pane = split.panes.find((one) => keys.some((key) => one.holds(key)))
  return pane ? found(`[data-pane="${pane.key}"]`) : []
}

function rank(keys: readonly string[], key: string): number {
  return keys.includes(key) ? keys.indexOf(key) : keys.length
}

function found(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
}
