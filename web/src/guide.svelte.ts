/** A first game that teaches: what the guide says, how far it has been read, and what it waits for. */
import type { FluentBundle } from '@fluent/bundle'
import { fetchGuide, fetchText } from './api'
import { app, recall, remember } from './app.svelte'
import type { GuideStep } from './generated'
import { placeOf } from './lesson'
import type { Table } from './table.svelte'
import type { Action, Guided } from './wire'
import { bundleOf, FALLBACK } from './words'

const AGAIN = 2000
/** A piece that a saying names: `$city-9`. */
const PIECE = /\$([a-z_]+)-(\d+)/gu

/** What somebody has read, and whether the guide was sent away. */
interface Kept {
  read: number
  away: boolean
}

interface Text {
  bundle: FluentBundle
  pieces: [key: string, domain: string, value: number][]
}

export class Guide {
  info = $state.raw<Guided | null>(null)
  private kept = $state.raw<Kept>({ read: 0, away: false })
  /** The server could not be asked; it is asked again. */
  deaf = $state(false)
  private texts = $state.raw(new Map<string, Text>())
  private readonly asked = new Set<string>()
  /** The entry at which the guide was heard last. */
  private heard = $state(-1)
  private asking = false
  private closed = false

  /** The place of the step that is spoken of: what was done is behind us, what is to be done comes last. */
  readonly at = $derived(this.info ? placeOf(this.info, this.kept.read) : 0)
  readonly step = $derived<GuideStep | null>(this.info?.steps[this.at] ?? null)
  readonly away = $derived(this.kept.away)
  readonly lost = $derived(this.info?.state === 'lost')
  /** Whether there is anything left to be taught, so that the guide could be called back. */
  readonly teaches = $derived(this.info?.state === 'on')
  readonly ready = $derived(this.texts.has(app.language) && (this.info !== null || this.deaf))
  /** Nothing more comes after this step. */
  readonly last = $derived(this.info?.state === 'over' && this.at === this.info.steps.length - 1)

  constructor(private readonly table: Table) {
    this.kept = recalled(this.key)
  }

  /** What may be sent: all, nothing before the guide was heard, or what it waits for. */
  get wanted(): readonly Action[] | null {
    if (this.away) return null
    if (this.heard !== this.table.entry || !this.info) return []
    return this.info.state === 'on' ? this.info.left : null
  }

  /** Listen again, as something has happened. */
  async listen(): Promise<void> {
    const done = this.away && this.info !== null && !this.teaches
    if (this.asking || this.closed || done || this.heard === this.table.entry) return
    this.asking = true
    const { entry } = this.table
    try {
      this.info = await fetchGuide(this.table.id)
      this.heard = entry
      this.deaf = false
    } catch {
      this.deaf = true
      await new Promise((done) => setTimeout(done, AGAIN))
    }
    this.asking = false
    void this.listen()
  }

  close(): void {
    this.closed = true
  }

  /** On to the next step; behind the last one the guide steps back. */
  next(): void {
    if (this.last || this.lost) this.leave(true)
    else if (this.step && !this.step.acts) this.keep({ read: this.at + 1 })
  }

  leave(away: boolean): void {
    this.keep({ away })
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    remember(this.key, JSON.stringify(this.kept))
  }

  private get key(): string {
    return `regency guide ${this.table.id}`
  }

  // Words

  /** What is said, or what is said to whoever tries something else: the attribute `wrong`. */
  say(key: string, about: Record<string, string | number> = {}, attribute?: string): string {
    for (const language of [app.language, FALLBACK]) {
      const text = this.texts.get(language)
      const message = text?.bundle.getMessage(key)
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
      if (text && pattern) return text.bundle.formatPattern(pattern, { ...this.named(text), ...about }, [])
    }
    return ''
  }

  private named({ pieces }: Text): Record<string, string> {
    return Object.fromEntries(pieces.map(([key, domain, value]) => [key, this.table.words.piece(domain, value)]))
  }

  /** The sayings of a language are fetched when they are first needed. */
  async read(language: string): Promise<void> {
    const { game } = this.table.info ?? {}
    if (game === undefined || this.asked.has(language)) return
    this.asked.add(language)
    try {
      const source = await fetchText(game, 'guide', language)
      const pieces = [...source.matchAll(PIECE)].map(
        ([found, domain = '', value]) => [found.slice(1), domain, Number(value)] as Text['pieces'][number],
      )
      this.texts = new Map(this.texts).set(language, { bundle: bundleOf(language, source), pieces })
    } catch {
      setTimeout(() => this.asked.delete(language) && void this.read(language), AGAIN)
    }
  }
}

function recalled(key: string): Kept {
  try {
    const found = JSON.parse(recall(key) ?? '{}') as Partial<Kept>
    return { read: Number(found.read) || 0, away: found.away === true }
  } catch {
    return { read: 0, away: false }
  }
}
