/** The desk of a board on which every action is one thing to point at: a card, a player, or a kind by itself. */
import type { BoardProps, Passages } from './board'
import { BoardDesk, type Help } from './desk.svelte'
import type { Aims } from './stages'
import type { Action } from './wire'

const membersOf = ({ do: _, ...members }: Action): Record<string, number> => members as Record<string, number>

/** The name of the thing that an action is pointed at by: card-3, or Reconsider where it has no field. */
export const keyOf = (action: Action): string => Object.entries(membersOf(action))[0]?.join('-') ?? action.do

export class PlainDesk extends BoardDesk {
  readonly aims: Aims = $derived.by(() => {
    const { choice } = this.props
    const take = (action: Action) => () => void choice.pick(membersOf(action), action.do)
    const left = choice.asked && !choice.chosen ? choice.left : []
    return new Map(left.map((action) => [keyOf(action), { actions: [action], take: take(action) }]))
  })
  readonly pointed = $derived.by(() => new Set(this.props.choice.chosen ? [keyOf(this.props.choice.chosen)] : []))

  /** `told`: by kind of piece or action the message that explains it; `home`: where a walk by keys begins. */
  constructor(
    given: () => BoardProps,
    protected readonly home: string,
    private readonly told: Readonly<Record<string, string>>,
    private readonly passages: Passages,
  ) {
    super(given)
  }

  help(key: string): Help | null {
    const [kind = '', value] = key.split('-')
    const told = this.told[kind]
    if (told === undefined) return null
    const name = value === undefined ? this.words.kind(kind) : this.words.piece(kind, Number(value))
    const passage = this.passages[kind]
    return { name, text: this.words.say(told), ...(passage === undefined ? {} : { passage }) }
  }
}
