/** One sentence: what is expected of whom. */
import type { Known } from './known.svelte'

export function sentenceOf(table: Known): string {
  const t = table.words
  const { choice, pending, waitedFor } = table
  const names = waitedFor.map((seat) => t.name(seat))
  if (table.over) return t.say(table.outcome ? 'web-is-over' : 'web-ended')
  if (table.pause) return t.say('web-paused')
  if (table.myTurn && choice.sent) return t.say('web-sending')
  const asked = choice.questions[0]
  // whoever has chosen may think again; any other question speaks for itself, whether it waits or stands
  if (asked && (table.due || (table.myTurn && asked.ask.step !== 'Settled'))) {
    const said = asked.said ? t.phrase(asked.said) : t.ask(asked.ask)
    const offered = table.called ? t.say('web-approached-you') : ''
    return together(table.due ? [said, offered] : [others(table), offered || said])
  }
  if (table.myTurn) return t.say('web-may-change', { names })
  if (pending.length === 1 && pending[0]) return t.waiting(pending[0])
  if (waitedFor.length > 0) return t.say('web-turn-of', { names })
  return t.say(table.hurried ? 'web-time-runs' : 'web-coming')
}

/** Whom the table waits for, where somebody else may do something meanwhile; where time runs everybody may. */
function others(table: Known): string {
  if (table.hurried || table.waitedFor.length === 0) return ''
  const [only, ...more] = table.pending
  if (only && more.length === 0) return table.words.waiting(only)
  return table.words.say('web-turn-of', { names: table.waitedFor.map((seat) => table.words.name(seat)) })
}

function together(sentences: string[]): string {
  return sentences.filter(Boolean).join(' ')
}
