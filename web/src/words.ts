/** Words: what the table says, in the reader's language. It follows src/regency/words rule for rule. */
import { FluentBundle, FluentNumber, type FluentVariable, FluentResource, type Scope } from '@fluent/bundle'
import type { Book, PageText, PhraseInfo } from './generated'
import type { Action, GameEvent, Reason, Step } from './wire'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK: Language = 'en'

const MOST_LETTERS = 1000
// Controls, directions, separators and halves of characters: they cannot be printed on a line.
// oxlint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/gu
const NO_KEY = /[^A-Za-z0-9_-]/gu
const NAMES_OF_TYPES = ['do', 'was', 'step', 'why']

/** A text, the other forms of it that its language needs (a case, a plural, an article), and whose it is. */
interface Said {
  text: string
  forms: Record<string, string>
  seat?: unknown
}

type Arguments = Record<string, FluentVariable>
type Spoken = Said | number | string

/** The messages of one language, from one file or from several, the latest of which counts. */
export function bundleOf(language: string, ...sources: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources)
    bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source, { allowOverrides: true })
  return bundle
}

/** Text from outside as one line of letters, not too long. */
export function plain(text: string): string {
  const letters = Array.from(text)
  const short = letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
  return short.replace(UNFIT, '\ufffd')
}

/** A name as a part of a key. */
export function keyPart(name: string): string {
  return name.replace(NO_KEY, '_')
}

/** A number as it is written: with a minus sign, which a hyphen is not. */
export function figure(value: number): string {
  return String(value).replace('-', '−')
}

/** A number; one that no language writes in groups of digits is written without a formatter, which is slow to make. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? figure(this.value) : super.toString(scope)
  }
}

/** One a language, game and table. */
export class Words {
  private readonly pieces = new Map<string, Said>()
  /** A board names all that is lit, at every pick. */
  private readonly actions = new WeakMap<Action, { seat: number | undefined; text: string }>()
  private readonly names: string[]

  /** `bundles`: the reader's language first, then English, to fall back on; `missed`: it is needed, and not here. */
  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    private readonly book: Book | null = null,
    names: readonly string[] = [],
    private readonly missed: () => void = () => undefined,
    /** What may be read of the pages at a table; what is not here yet is asked for. */
    readonly page: (key: string) => PageText | null = () => null,
  ) {
    this.names = names.map(plain)
  }

  // What is said at every table

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }

  /** A message by its key; a list among its arguments is joined, a phrase is put into words. */
  say(key: string, about: Record<string, unknown> = {}): string {
    return this.format(key, this.arguments(about))
  }

  /** What the client says of every game, unless this one has words of its own for it: rounds instead of turns. */
  own(key: string, about: Record<string, unknown> = {}): string {
    return this.say(this.has(key) ? key : `web-${key}`, about)
  }

  phrase(phrase: PhraseInfo): string {
    return this.format(phrase.key, this.arguments(phrase.about ?? {}))
  }

  /** Why something is refused. */
  reason(reason: Reason): string {
    return this.format(`why-${reason.why}`, this.fields(reason, reason.why))
  }

  /** What the player of a seat is called. */
  name(seat: number): string {
    return this.names[seat] || this.format('seat-name', { number: seat + 1 })
  }

  // What is said of a game

  game(): string {
    return this.format('game-name', {})
  }

  /** What an action does, as a button says it, to the one whose action it is if that is known. */
  action(action: Action, seat?: number): string {
    const known = this.actions.get(action)
    if (known && known.seat === seat) return known.text
    const text = this.format(`do-${action.do}`, this.fields(action, action.do, seat))
    this.actions.set(action, { seat, text })
    return text
  }

  /** What all actions of a kind do, as a heading says it. */
  kind(kind: string): string {
    return this.format(`kind-${kind}`, {})
  }

  /** What came true, as the log says it. */
  event(event: GameEvent): string {
    return this.format(`was-${event.was}`, this.fields(event, event.was))
  }

  /** What so many of an event cost or bring, in short, where the game has words for that. */
  chip(was: string, count: number): { text: string; tone: string } | null {
    const key = `chip-${keyPart(was)}`
    return this.has(key) ? { text: this.format(key, { count }), tone: this.format(key, {}, 'tone') } : null
  }

  /** What the asked seat reads. */
  ask(ask: Step): string {
    return this.format(`ask-${ask.step}`, this.fields(ask, ask.step))
  }

  /** What the others read meanwhile. */
  waiting(ask: Step): string {
    return this.format(`wait-${ask.step}`, this.fields(ask, ask.step))
  }

  /** The name of a member of a domain. */
  piece(domain: string, value: number): string {
    return this.pieceSaid(domain, value).text
  }

  /** The name as it is said to a seat, which may own it: "home" instead of "Anna's home". */
  toOwner(domain: string, value: number, seat: number | undefined): string {
    const said = this.pieceSaid(domain, value)
    return seat !== undefined && said.seat === seat ? own(said).text : said.text
  }

  /** Another form of that name, if the language has it. */
  form(domain: string, value: number, form: string): string {
    const said = this.pieceSaid(domain, value)
    return said.forms[form] ?? said.text
  }

  /** The question for a member of a domain. */
  pick(domain: string): string {
    return this.format(`pick-${domain}`, {})
  }

  /** What a rule option is called, or one of its values. */
  option(name: string, value?: string): string {
    return this.named(optionKey(name, value), value ?? name)
  }

  /** What a rule option changes, in a sentence. */
  about(name: string): string {
    return this.format(optionKey(name), {}, 'about')
  }

  /** What a bot looks at, as the reason of a hint. */
  feature(name: string): string {
    return this.format(`feature-${keyPart(name)}`, {})
  }

  /** A line of the score pad. */
  score(item: string): string {
    return this.named(`score-${keyPart(item)}`, item)
  }

  /** Why the game ended. */
  end(reason: string): string {
    return this.named(`end-${keyPart(reason)}`, reason)
  }

  /** A message; where another version of the game had it, the name it goes by. */
  private named(key: string, name: string): string {
    return this.has(key) ? this.format(key, {}) : plain(name)
  }

  /** Several texts as one: "a, b and c". */
  list(items: readonly string[]): string {
    return this.join(items)
  }

  // Arguments

  private fields(value: object, type: string, seat?: number): Arguments {
    const given: Arguments = {}
    const speaker = 'seat' in value ? value.seat : seat
    const named = NAMES_OF_TYPES.find((name) => name in value)
    for (const [field, inner] of Object.entries(value)) {
      if (field === named) continue // an event may tell why, and is none
      // steps hold bare numbers, named after their domains
      const domain = this.book?.fields[type]?.[field] || ('step' in value ? field : '')
      if (field === 'seat') given[field] = this.name(inner as number)
      else this.give(given, field, this.member(domain, inner, speaker))
    }
    return given
  }

  /** A piece, a list of pieces, or whatever else a field holds. */
  private member(domain: string, value: unknown, speaker: unknown): Spoken {
    if (Array.isArray(value)) return this.join(value.map((item) => this.member(domain, item, speaker)))
    if (!this.isPiece(domain, value)) return this.value(value)
    const said = this.pieceSaid(domain, value)
    return speaker !== undefined && said.seat === speaker ? own(said) : said
  }

  /** Whether the members of a domain are called by the titles of their pages. */
  private isSealed(domain: string): boolean {
    return (this.book?.sealed ?? []).includes(domain)
  }

  private leaf(domain: string, value: number): string {
    const page = this.page(`${domain}-${value}`)
    return page ? plain(page.title) : this.format('sealed-page', {})
  }

  private isPiece(domain: string, value: unknown): value is number {
    if (this.isSealed(domain)) return Number.isInteger(value) && (value as number) >= 0
    const size = this.book?.pieces[domain]?.length ?? 0
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < size
  }

  private arguments(about: Record<string, unknown>): Arguments {
    const given: Arguments = {}
    for (const [name, value] of Object.entries(about))
      this.give(given, name, name === 'seat' && typeof value === 'number' ? this.name(value) : this.value(value))
    return given
  }

  /** An argument; other forms of it are arguments too: `$city`, `$city-to`. */
  private give(given: Arguments, name: string, value: Spoken): void {
    if (typeof value !== 'object') {
      given[name] = typeof value === 'number' ? new Count(value) : value
      return
    }
    given[name] = value.text
    for (const [form, text] of Object.entries(value.forms)) given[`${name}-${form}`] = text
  }

  private value(value: unknown): Spoken {
    if (typeof value === 'number') return Math.abs(value) < 2 ** 53 ? value : plain(String(value))
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return String(value)
    if (Array.isArray(value)) return this.join(value.map((item) => this.value(item)))
    if (typeof value === 'object' && 'key' in value) return this.said(value as PhraseInfo)
    return plain(String(value))
  }

  private join(items: readonly Spoken[]): string {
    const texts = items.map((item) => (typeof item === 'object' ? item.text : plain(String(item))))
    const last = texts.at(-1)
    if (texts.length < 2 || last === undefined) return last ?? this.format('list-none', {})
    let joined = texts[0] ?? ''
    for (const next of texts.slice(1, -1)) joined = this.format('list-comma', { before: joined, next })
    return plain(this.format('list-and', { before: joined, last }))
  }

  // Messages

  private pieceSaid(domain: string, value: number): Said {
    if (this.isSealed(domain)) return { text: this.leaf(domain, value), forms: {} }
    const key = `${domain} ${value}`
    let said = this.pieces.get(key)
    if (!said) {
      said = this.said(this.book?.pieces[domain]?.[value] ?? { key: `${domain}-${value}`, about: {} })
      this.pieces.set(key, said)
    }
    return said
  }

  private said(phrase: PhraseInfo): Said {
    const given = this.arguments(phrase.about ?? {})
    const forms: Record<string, string> = {}
    for (const form of Object.keys(this.bundles[0]?.getMessage(phrase.key)?.attributes ?? {}))
      forms[form] = this.format(phrase.key, given, form)
    return { text: this.format(phrase.key, given), forms, seat: phrase.about?.['seat'] }
  }

  /** A message in this language, else in English, else its key. */
  private format(key: string, given: Arguments, form?: string): string {
    for (const bundle of this.bundles) {
      const text = formatted(bundle, key, given, form)
      if (text !== null) return text
    }
    if (this.bundles.length > 0) this.missed()
    return key
  }
}

/** As a sentence about its owner says it: "home" instead of "the home of Anna". */
function own(said: Said): Said {
  const forms = { ...said.forms }
  for (const [form, text] of Object.entries(said.forms)) if (form.startsWith('own-')) forms[form.slice(4)] = text
  return { text: said.forms['own'] ?? said.text, forms, seat: said.seat }
}

/** A message in one language, or null where it or an argument of it is missing. */
function formatted(bundle: FluentBundle, key: string, given: Arguments, form?: string): string | null {
  const message = bundle.getMessage(key)
  const pattern = form === undefined ? message?.value : message?.attributes[form]
  if (pattern === null || pattern === undefined) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, given, errors)
  return errors.length ? null : text
}

function optionKey(name: string, value?: string): string {
  return `option-${keyPart(name)}${value === undefined ? '' : `-${keyPart(value)}`}`
}
