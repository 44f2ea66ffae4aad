/** A campaign while its page is open: asked for every few seconds, and everything else when something happened. */
import { app, recall, remember } from './app.svelte'
import { fetchCampaign, fetchChronicle, fetchPagesOf } from './campaign_api'
import { familyOf, missed, reignsOf, sheetsOf } from './campaigns'
import type { Book, CampaignInfo, ChronicleInfo } from './generated'
import { Leaves } from './leaves.svelte'
import { loadSaga, type SagaDrawing } from './saga'
import { troubled } from './trouble'

const EVERY = 4000
const PART = '/campaign'

export class Court {
  info = $state.raw<CampaignInfo | null>(null)
  chronicle = $state.raw<ChronicleInfo | null>(null)
  book = $state.raw<Book | null>(null)
  drawing = $state.raw<SagaDrawing | null>(null)
  /** Why something that was asked for was refused. */
  problem = $state('')
  /** Why there is nothing to be seen. */
  lost = $state.raw<unknown>(null)
  private known = $state(0)
  private readonly leaves: Leaves
  private timer: ReturnType<typeof setInterval> | null = null
  private ended = false

  /** The files that its words come from; without its game where that is not here. */
  private readonly file = $derived(this.info && this.isPlayable ? `${this.info.game}${PART}` : PART)
  readonly ready = $derived(this.info !== null && app.ready(this.file) && (this.book !== null || !this.isPlayable))
  readonly words = $derived.by(() => app.speak(this.file, this.book, [], this.leaves))
  readonly sheets = $derived(this.chronicle ? sheetsOf(this.chronicle) : [])
  readonly mine = $derived((this.info?.houses ?? []).filter((one) => one.yours).map((one) => one.house))
  readonly missed = $derived(this.info && this.chronicle ? missed(this.info, this.chronicle, this.known) : 0)

  constructor(readonly id: string) {
    this.known = Number(recall(`regency story ${id}`)) || 0
    this.leaves = new Leaves(
      () => null,
      (language, keys) => fetchPagesOf(id, language, keys),
      () => app.language,
    )
  }

  get isPlayable(): boolean {
    return this.info?.state !== 'unplayable'
  }

  get least(): number {
    return this.book?.game.least ?? 1
  }

  get most(): number {
    return this.book?.game.most ?? 1
  }

  /** What a house is called, whoever plays it. */
  house(house: number): string {
    return this.drawing?.house(this.words, house) ?? this.words.say('saga-house', { number: house + 1 })
  }

  /** Who signs for a house. */
  family(house: number): string {
    return (this.info && familyOf(this.info, house)) || this.house(house)
  }

  open(): void {
    void this.look()
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look()
    }, EVERY)
  }

  close(): void {
    this.ended = true
    if (this.timer !== null) clearInterval(this.timer)
  }

  /** How it is now. */
  async look(): Promise<void> {
    try {
      await this.take(await fetchCampaign(this.id))
    } catch (error) {
      if (this.info === null) this.lost = error
    }
  }

  /** Something is asked for; whether it was done. */
  async ask(what: Promise<CampaignInfo>): Promise<boolean> {
    this.problem = ''
    try {
      await this.take(await what)
      return true
    } catch (error) {
      this.problem = troubled(error)
      return false
    }
  }

  /** The reader knows what happened so far. */
  tell(): void {
    this.known = this.chronicle ? reignsOf(this.chronicle).length : 0
    remember(`regency story ${this.id}`, String(this.known))
  }

  private async take(info: CampaignInfo): Promise<void> {
    if (this.ended) return
    this.info = info
    if (!this.isPlayable) return
    if (this.book === null)
      [this.book, this.drawing] = await Promise.all([app.book(info.game), loadSaga(info.game).catch(() => null)])
    if (this.chronicle?.acts === info.acts) return
    this.chronicle = await fetchChronicle(this.id)
    this.leaves.turn()
  }
}
