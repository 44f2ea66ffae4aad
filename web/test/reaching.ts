/** Everything that can be composed by pointing at what is lit: for the tests of every board. */
import type { Choice } from '../src/choice.svelte'
import type { Aim } from '../src/stages'
import type { Question } from '../src/wire'

/** A hand over a board, with what it has laid out and not picked yet. */
export interface Hand {
  readonly choice: Choice
  /** All that tells one moment of a composition from another. */
  readonly state: string
  /** What may be pointed at, words beside the board among it; nothing once that would lead no further. */
  readonly pointers: readonly Pick<Aim, 'take'>[]
  /** What is laid out. */
  laid: unknown
}

export function reachable(hand: Hand): Set<string> {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const explore = (): void => {
    if (seen.has(hand.state)) return
    seen.add(hand.state)
    const { laid } = hand
    const { aside, chosen, picks } = hand.choice
    if (chosen) reached.add(JSON.stringify(chosen))
    for (const pointer of hand.pointers) {
      pointer.take()
      explore()
      hand.choice.aside = aside
      hand.choice.picks = picks
      hand.laid = laid
    }
  }
  explore()
  return reached
}

export function legal({ questions }: { questions: Question[] }): Set<string> {
  return new Set(questions.flatMap((question) => question.options).map((action) => JSON.stringify(action)))
}
