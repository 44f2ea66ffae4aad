/** Pages that may be read at a table: fetched by key when they are first needed, and again when it has moved on. */
import { fetchPages } from './api'
import type { PageText } from './generated'

export type Fetch = (language: string, keys: string[], seat: number | null) => Promise<Record<string, PageText>>

/** So many are asked for at once. */
export const AT_ONCE = 64

export class Leaves {
  /** By language, seat and key: what one seat may read another may not. */
  private known = $state.raw<ReadonlyMap<string, PageText>>(new Map())
  private readonly wanted = new Set<string>()
  /** Not to be read yet, as far as was told. */
  private readonly closed = new Set<string>()
  private scope = ''

  constructor(
    private readonly seat: () => number | null,
    private readonly fetch: Fetch,
    private readonly language: () => string,
  ) {}

  static at(table: string, seat: () => number | null, language: () => string): Leaves {
    return new Leaves(seat, (lang, keys, whose) => fetchPages(table, lang, keys, whose), language)
  }

  /** How to look up what is here; another one whenever more has come in. */
  get reader(): (key: string) => PageText | null {
    const { known } = this
    const scope = this.here()
    return (key) => known.get(`${scope} ${key}`) ?? this.want(scope, key)
  }

  /** Something has happened: what could not be read may be open now. */
  turn(): void {
    if (this.closed.size === 0) return
    const again = [...this.closed]
    this.closed.clear()
    for (const key of again) this.want(this.scope, key)
  }

  private here(): string {
    return `${this.language()} ${this.seat() ?? ''}`
  }

  private want(scope: string, key: string): null {
    if (scope !== this.scope) {
      this.scope = scope
      this.wanted.clear()
      this.closed.clear()
    }
    if (this.wanted.has(key) || this.closed.has(key)) return null
    if (this.wanted.size === 0) queueMicrotask(() => void this.load(scope))
    this.wanted.add(key)
    return null
  }

  private async load(scope: string): Promise<void> {
    const keys = [...this.wanted].slice(0, AT_ONCE)
    const found = await this.fetch(this.language(), keys, this.seat()).catch(() => ({}) as Record<string, PageText>)
    if (scope !== this.scope) return
    const left = [...this.wanted].filter((key) => !keys.includes(key))
    this.wanted.clear()
    for (const key of keys) if (!(key in found)) this.closed.add(key)
    if (Object.keys(found).length > 0)
      this.known = new Map([
        ...this.known,
        ...Object.entries(found).map(([key, page]) => [`${scope} ${key}`, page] as const),
      ])
    for (const key of left) this.want(scope, key)
  }
}
