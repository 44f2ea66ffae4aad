/** The desk of The Council of Four: its things, and the cards laid out for a bribe. */
import type { Help } from '../../desk.svelte'
import type { Attempt } from '../../generated'
import { StagedDesk } from '../../staged.svelte'
import { type Aims, numbersIn } from '../../stages'
import { aims, isBribe, laidOut, type Loose, ways } from './aims'
import { bribeOf, type Cards, changed, NO_CARDS, satisfied } from './bribes'
import { helpFor } from './help'
import { councilOf, KING, tableOf } from './pieces'
import { STAGES } from './stages'
import type { GameEvent, Question, Table } from './types'

/** Cards laid out that are no bribe yet; board and tray show the same. */
export const loose: Loose = $state({ cards: NO_CARDS })

export class Desk extends StagedDesk<Table, GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  protected readonly stages = STAGES
  protected readonly loose = { keys: [] }
  readonly ways = $derived.by(() => ways(this.scene))
  readonly bribing = $derived.by(() => isBribe(this.props.choice))
  readonly cards: Cards = $derived.by(() => laidOut(this.props.choice, loose))
  home = $state('king')

  protected override light(): Aims {
    return aims(this.scene, loose)
  }

  /** The balcony whose council is being bribed. */
  get bribed(): number | null {
    const ask = this.bribing ? (this.props.choice.questions[0]?.ask as Question | undefined) : undefined
    if (ask?.step === 'BribeForKing') return KING
    return ask?.step === 'BribeForPermit' ? ask.region : null
  }

  /** Which councillors of a balcony the cards laid out satisfy. */
  met(balcony: number): boolean[] {
    return this.bribed === balcony ? satisfied(councilOf(this.table, balcony), this.cards) : []
  }

  /** A card that does not fit would have been one more of the bribe. */
  override attempts(key: string): Attempt[] {
    const [card] = this.bribing ? (numbersIn(key, 'card') ?? []) : []
    const bribe = card === undefined ? undefined : bribeOf(changed(this.cards, card, 1))
    return bribe === undefined ? super.attempts(key) : [{ kind: 'PayBribe', fields: { bribe } }]
  }

  /** A card that was laid out comes back into the hand. */
  override putBack(key: string): void {
    if (key.startsWith('card-')) this.act(key.replace('card', 'laid'))
    else super.putBack(key)
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
