/** What a piece is called, and its rule in one sentence. */
import type { Help } from '../../desk.svelte'
import type { Words } from '../../words'
import {
  ATLAS,
  type Bonus,
  FREE_PERMIT,
  KING_REWARDS,
  NOBILITY,
  ONE_TOKEN_AGAIN,
  PERMIT_AGAIN,
  PERMITS,
  TILE_POINTS,
  TOKENS,
  TWO_TOKENS_AGAIN,
} from './data'
import type { Desk } from './desk.svelte'
import type { Good } from './goods'
import passages from './passages'
import { builders, METALS, NOTHING, symbols } from './pieces'

const JOKER_CARD = 6
const FIRST_REGION_TILE = 4
const SPACES = new Map([
  [ONE_TOKEN_AGAIN, 'piece-help-token-again'],
  [FREE_PERMIT, 'piece-help-free-permit'],
  [PERMIT_AGAIN, 'piece-help-permit-again'],
  [TWO_TOKENS_AGAIN, 'piece-help-tokens-again'],
])

export function helpFor(key: string, desk: Desk): Help | null {
  const [kind = '', first = '0', second = '0'] = key.split('-')
  const passage = passages[kind]
  const told = HELP[kind]?.(desk, Number(first), Number(second))
  return told ? { ...told, ...(passage === undefined ? {} : { passage }) } : null
}

type Explain = (desk: Desk, first: number, second: number) => Help

const HELP: Record<string, Explain> = {
  city: ({ table, words }, city) => ({
    name: [
      `${words.piece('city', city)} (${metal(words, ATLAS[table.atlas]?.metals[city] ?? 0)})`,
      ...builders(table, city).map((seat) => words.name(seat)),
    ].join(' · '),
    text: words.say('piece-help-city', {
      reward:
        table.tokens[city] === NOTHING ? words.say('remark-no-reward') : said(words, TOKENS[table.tokens[city] ?? 0]),
    }),
  }),
  king: ({ words }) => ({ name: words.say('piece-king'), text: words.say('piece-help-king') }),
  balcony: ({ words }, balcony) => ({
    name: capital(words.piece('balcony', balcony)),
    text: words.say('piece-help-balcony'),
  }),
  colour: ({ words, table }, colour) => ({
    name: words.say('piece-pool', { colour: words.piece('colour', colour), count: table.pool[colour] ?? 0 }),
    text: words.say('piece-help-pool'),
  }),
  market: (desk, region, slot) => {
    const { words, table } = desk
    const permit = table.market[region * 2 + slot] ?? NOTHING
    if (permit === NOTHING) return onGap(words, table.stacks[region] ?? 0)
    return onOpenPermit(desk, permit, 'piece-help-market')
  },
  permit: (desk, permit) => onOpenPermit(desk, permit, 'piece-help-permit'),
  used: ({ words }, permit) => onPermit(words, permit, 'piece-help-used'),
  stack: ({ words, table }, region) => ({
    name: words.say('piece-stack', { count: table.stacks[region] ?? 0 }),
    text: words.say('piece-help-stack'),
  }),
  deck: ({ words, table }) => ({
    name: words.say('piece-deck', { count: table.deck }),
    text: words.say('piece-help-deck'),
  }),
  own: ({ words }) => ({ name: words.say('piece-own'), text: words.say('piece-help-own') }),
  card: ({ words }, card) => onCard(words, card),
  laid: ({ words }, card) => onCard(words, card),
  space: (desk, space) => ({ name: desk.words.say('piece-space', { space }), text: onSpace(desk, space) }),
  tile: ({ words }, tile) => ({
    name: capital(words.piece('tile', tile)),
    text: words.say(tile < FIRST_REGION_TILE ? 'piece-help-colour-tile' : 'piece-help-region-tile', {
      points: TILE_POINTS[tile] ?? 0,
    }),
  }),
  reward: ({ words }, reward) => ({
    name: words.say('piece-reward', { points: KING_REWARDS[reward] ?? 0 }),
    text: words.say('piece-help-reward'),
  }),
  EngageAssistant: ({ words, table }) => ({
    name: words.kind('EngageAssistant'),
    text: words.say('piece-help-engage', { count: table.assistant_pool }),
  }),
  BuyMainAction: ({ words }) => ({ name: words.kind('BuyMainAction'), text: words.say('piece-help-more') }),
  DeclinePermit: ({ words }) => ({ name: words.kind('DeclinePermit'), text: words.say('piece-help-free-permit') }),
  play: ({ words }) => ({ name: words.kind('PayBribe'), text: words.say('piece-help-card') }),
  EndTurn: ({ words }) => ({ name: words.kind('EndTurn'), text: words.say('piece-help-end') }),
}

function onPermit(words: Words, permit: number, key: string): Help {
  const cities = (PERMITS[permit]?.cities ?? []).map((city) => words.piece('city', city))
  return { name: capital(words.piece('permit', permit)), text: words.say(key, { cities: words.list(cities) }) }
}

/** Where the reader could not build with it, that is said too. */
function onOpenPermit({ words, table, props }: Desk, permit: number, key: string): Help {
  const told = onPermit(words, permit, key)
  const built = props.sight.seat === undefined ? 0 : (table.built[props.sight.seat] ?? 0)
  const isDone = (PERMITS[permit]?.cities ?? []).every((city) => (built >> city) & 1)
  return isDone ? { ...told, text: `${told.text} ${words.say('piece-help-owned')}` } : told
}

/** A space of the display stays empty when the stack is, and until the bonus of the permit taken from it is done. */
function onGap(words: Words, stack: number): Help {
  return { name: words.say('piece-gap'), text: words.say(stack === 0 ? 'piece-help-gap' : 'piece-help-refill') }
}

function onCard(words: Words, card: number): Help {
  return {
    name: capital(words.form('card', card, 'name')),
    text: words.say(card === JOKER_CARD ? 'piece-help-joker' : 'piece-help-card'),
  }
}

function onSpace({ words, table }: Desk, space: number): string {
  const key = SPACES.get(space)
  if (key) return words.say(key, { permits: table.rules.permit_again })
  const bonus = NOBILITY[space]
  return bonus ? words.say('piece-help-space', { bonus: said(words, bonus) }) : words.say('piece-help-empty-space')
}

/** The symbols of a bonus in words. */
export function said(words: Words, bonus: Bonus | undefined): string {
  return words.list(symbols(bonus).map(([mark, count]) => words.say(`symbol-${mark.replace('_', '-')}`, { count })))
}

/** The goods of a player, counted. */
export function ownName(words: Words, goods: readonly Good[]): string {
  return `${words.say('piece-own')}: ${goods.map(({ word, value }) => `${words.say(word)} ${value}`).join(', ')}`
}

export function metal(words: Words, which: number): string {
  return words.say(`sheet-metal-${Math.min(which, METALS.length - 1)}`)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
