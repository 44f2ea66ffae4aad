/** What is asked about options besides what they are: remarks on them, and why others are none. */
import type { Attempt, PhraseInfo } from './generated'
import type { Narrowing } from './narrowing.svelte'
import type { Transport } from './transport'
import type { Action, Obstacle, Question } from './wire'

export class Enquiries {
  /** A few words on the actions that are asked for now, such as what they cost. */
  private remarks = $state.raw<{ on: Question[]; said: Map<Action, PhraseInfo> } | null>(null)
  private readonly obstacles = new Map<string, Promise<Obstacle[]>>()

  constructor(
    private readonly choice: Narrowing,
    private readonly transport: Transport | null,
  ) {}

  /** Something has happened: what is asked may be the same, and cost something else now. */
  forget(): void {
    this.remarks = null
    this.obstacles.clear()
  }

  remarkOn(action: Action): PhraseInfo | null {
    return (this.remarks?.on === this.choice.questions && this.remarks.said.get(action)) || null
  }

  async wantRemarks(): Promise<void> {
    const on = this.choice.questions
    if (!this.choice.asked || !this.transport || this.remarks?.on === on) return
    this.remarks = { on, said: new Map() }
    const found = await this.transport.remark(this.choice.composed).catch(() => [])
    if (this.choice.questions !== on) return
    const pairs = on.flatMap((question, place) =>
      question.options.map((action, at) => [action, found[place]?.[question.places?.[at] ?? at] ?? null] as const),
    )
    const said = new Map(pairs.filter((pair): pair is readonly [Action, PhraseInfo] => pair[1] !== null))
    this.remarks = { on, said }
  }

  why(attempts: Attempt[]): Promise<Obstacle[]> {
    if (!this.choice.asked || !this.transport) return Promise.resolve([])
    const chain = this.choice.composed
    const key = JSON.stringify([chain, attempts])
    let found = this.obstacles.get(key)
    if (!found) {
      found = this.transport.why(chain, attempts).catch(() => {
        this.obstacles.delete(key)
        return []
      })
      this.obstacles.set(key, found)
    }
    return found
  }
}
