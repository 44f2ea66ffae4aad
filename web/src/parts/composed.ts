/** What is being composed, in words. */
import { differing } from '../picks'
import type { Table } from '../table.svelte'
import type { Action } from '../wire'

export function actionSaid(table: Table, action: Action): string {
  return table.words.action(action, table.seat ?? undefined)
}

/** A piece where nothing else is said of it. */
export function named(table: Table, domain: string, value: number): string {
  return table.words.form(domain, value, 'alone')
}

/** The way to what is composed, step by step: settled actions, the verb, the pieces picked. */
export function trail(table: Table): string[] {
  const { choice } = table
  const chain = choice.chain.map((link) => actionSaid(table, link.action))
  if (choice.chosen) return [...chain, actionSaid(table, choice.chosen)]
  const picked = choice.picks.flatMap((pick) => pick.members.map(([domain, value]) => pickedSaid(table, domain, value)))
  return [...chain, ...verb(table), ...picked].map((step, place) => (place === 0 ? capital(step) : step))
}

/** A piece that was picked: "home", where it is one's own. */
function pickedSaid(table: Table, domain: string, value: number): string {
  const { words, seat } = table
  const said = words.toOwner(domain, value, seat ?? undefined)
  return said === words.piece(domain, value) ? named(table, domain, value) || said : said
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * What is asked next: for the piece that tells apart what is left, or for the way. Of a question of which nothing is
 * picked the title has said it.
 */
export function asked({ book, choice, words }: Table): string {
  if (choice.domain) return words.pick(choice.domain)
  if (choice.picks.length === 0 && !choice.aside) return ''
  const [domain, ...more] = differing(book, choice.left, choice.picks)
  if (domain === undefined) return words.say('web-how')
  return more.length === 0 || choice.kinds.length === 1 ? words.pick(domain) : words.say('web-which')
}

/** Where only one kind of action is left the verb stays, however little is picked. */
function verb({ choice, words }: Table): string[] {
  const [kind] = choice.kinds
  return choice.asked && choice.kinds.length === 1 && kind !== undefined ? [words.kind(kind)] : []
}
