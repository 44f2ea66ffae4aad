/** What belongs to the reader and not to a table: language, looks, habits, and where the page is. */
import { type FluentBundle, FluentResource } from '@fluent/bundle'
import { fetchBook, fetchWords } from './api'
import type { Book } from './generated'
import { setVolume } from './tones'
import type { Leaves } from './leaves.svelte'
import { bundleOf, FALLBACK, type Language, LANGUAGES, Words } from './words'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  language: Language | null
  theme: Theme
  name: string
  skipForced: boolean
  unconfirmed: boolean
  notify: boolean
  sound: boolean
  volume: number
  still: boolean
}

const KEY = 'regency'
const FIRST: Kept = {
  language: null,
  theme: 'auto',
  name: '',
  skipForced: false,
  unconfirmed: false,
  notify: false,
  sound: true,
  volume: 0.7,
  still: false,
}

/** What a browser keeps for this site; a browser that keeps nothing is served too. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return FIRST
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase())
  return wanted.map((name) => LANGUAGES.find((language) => language === name)).find((found) => found) ?? FALLBACK
}

/** The files that the words for a game come from, those of the shell first: `game`, `game/part` or `/part`. */
function filesOf(game: string | null): string[] {
  const [own = '', part] = (game ?? '').split('/')
  return [...new Set(['', own, part ? `/${part}` : ''])]
}

class App {
  path = $state(location.pathname)
  habits = $state<Kept>(kept())
  /** The messages that have come in, by language and game; those of the shell by no game. */
  private files = $state.raw(new Map<string, FluentResource>())
  private bundles = new Map<string, FluentBundle>()
  private asked = new Set<string>()
  private books = new Map<string, Promise<Book>>()
  private reduced = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  readonly language = $derived<Language>(this.habits.language ?? spoken())
  readonly moving = $derived(!this.habits.still && !this.reduced)
  /** The words of the shell. */
  readonly words = $derived(this.speak(null, null, []))

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (change) => (this.reduced = change.matches),
    )
    this.dress()
  }

  /** Another page; `instead`: in the place of this one, so that the way back does not lead here again. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.habits, change)
    remember(KEY, JSON.stringify(this.habits))
    this.dress()
  }

  private dress(): void {
    setVolume(this.habits.volume)
    const root = document.documentElement
    root.dataset['theme'] = this.habits.theme
    root.dataset['still'] = String(this.habits.still)
    root.lang = this.habits.language ?? spoken()
  }

  /** Words for a game (null: the shell alone), and behind a stroke for a part of it; what is not here is asked for. */
  speak(game: string | null, book: Book | null, names: readonly string[], leaves?: Leaves): Words {
    const found = [this.bundle(this.language, game), this.known(FALLBACK, game)].filter((bundle) => bundle !== null)
    return new Words(this.language, found, book, names, () => void this.bundle(FALLBACK, game), leaves?.reader)
  }

  /** Whether everything needed to speak of a game is here. */
  ready(game: string | null): boolean {
    return this.bundle(this.language, game) !== null
  }

  private bundle(language: Language, game: string | null): FluentBundle | null {
    for (const file of filesOf(game)) if (!this.files.has(`${language} ${file}`)) void this.load(language, file)
    return this.known(language, game)
  }

  /** What is here already. */
  private known(language: Language, game: string | null): FluentBundle | null {
    const sources = filesOf(game).flatMap((file) => this.files.get(`${language} ${file}`) ?? [])
    if (sources.length < filesOf(game).length) return null
    const key = `${language} ${game ?? ''}`
    const found = this.bundles.get(key) ?? bundleOf(language, ...sources)
    this.bundles.set(key, found)
    return found
  }

  private async load(language: Language, file: string): Promise<void> {
    const key = `${language} ${file}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const source = await fetchWords(language, file)
      this.files = new Map(this.files).set(key, new FluentResource(source))
    } catch {
      setTimeout(() => {
        this.asked.delete(key)
        void this.load(language, file)
      }, 2000)
    }
  }

  book(game: string): Promise<Book> {
    let found = this.books.get(game)
    if (!found) {
      found = fetchBook(game)
      found.catch(() => this.books.delete(game))
      this.books.set(game, found)
    }
    return found
  }
}

export const app = new App()
