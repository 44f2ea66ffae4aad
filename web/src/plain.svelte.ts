/** The desk of a board on which every action is one thing to point at: a card, a player, or a kind by itself. */
import type { BoardProps, Passages } from './board'
import type { Help } from './desk.svelte'
import type { Attempt } from './generated'
import { StagedDesk } from './staged.svelte'
import { by, type Loose, type Stages, withKind } from './stages'
import type { Action } from './wire'

/** An action is pointed at by its one field, card-3; one that has none, such as Reconsider, by its kind. */
function stagesOf(action: Action): Stages<null> {
  const field = Object.keys(action).find((name) => name !== 'do')
  return field === undefined ? {} : { [action.do]: [[withKind(by(field, field))]] }
}

export class PlainDesk extends StagedDesk<null> {
  readonly table = null
  protected readonly loose: Loose = { keys: [] }
  protected readonly stages: Stages<null> = $derived.by(() =>
    Object.assign({}, ...this.props.choice.options.map(stagesOf)),
  )

  /** `told`: by kind of piece or action the message that explains it; `home`: where a walk by keys begins. */
  constructor(
    given: () => BoardProps,
    protected readonly home: string,
    private readonly told: Readonly<Record<string, string>>,
    private readonly passages: Passages,
  ) {
    super(given)
  }

  /** Every kind of action that has such a piece and nothing else. */
  override attempts(key: string): Attempt[] {
    const [piece = '', value] = key.split('-')
    const { book, words } = this.props
    return Object.entries(book.fields).flatMap(([kind, fields]) => {
      const names = Object.keys(fields)
      if (!words.has(`kind-${kind}`) || names.length > 1) return []
      if (names.length === 0) return kind === piece ? [{ kind, fields: {} }] : []
      return names[0] === piece && value !== undefined ? [{ kind, fields: { [piece]: Number(value) } }] : []
    })
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
