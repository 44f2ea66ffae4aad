/** Who sits where: what people and bots are called. */
import { app } from './app.svelte'
import type { Chair } from './generated'

/** What everybody is called; a bot has no name of its own, unless it plays for a house of a campaign. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const kinds = chairs.filter((chair) => chair.kind === 'bot').map((chair) => chair.bot)
  return chairs.map((chair, seat) => {
    if (chair.kind !== 'bot' || chair.name) return chair.name
    const name = app.words.say(`web-bot-${chair.bot}`)
    const alone = kinds.filter((kind) => kind === chair.bot).length === 1
    return alone ? name : app.words.say('web-bot-numbered', { name, number: seat + 1 })
  })
}
