/** What a piece is called, and its rule in one sentence. */
import type { Help } from '../../desk.svelte'
import { WAY } from '../../stages'
import { figure } from '../../words'
import { ALMS_SPACES, DRAWS, END_VALUE, FEWER_CLAIMS, MERCHANT_PAY, MISSED, POINTS, ROUNDS } from './data'
import type { Desk } from './desk.svelte'
import passages, { SPACE_PASSAGES } from './passages'
import {
  CENTRE,
  FIRST_TRACK_SPACE,
  freeSteps,
  groupOf,
  leftOf,
  levelOf,
  NOTHING,
  QUEEN,
  ROMAN,
  totalOf,
} from './pieces'

export function helpFor(key: string, desk: Desk): Help | null {
  const [kind = '', first = '', second = ''] = key.split('-')
  const told = HELP[kind]?.(desk, Number(first), Number(second)) ?? onKind(desk, key) ?? onGroup(desk, key)
  const passage = kind === 'space' ? SPACE_PASSAGES[Number(first)] : (passages[kind] ?? passages[first])
  return told ? { ...told, ...(passage === undefined ? {} : { passage }) } : null
}

type Explain = (desk: Desk, first: number, second: number) => Help

const SITES = ['piece-help-battlefield', 'piece-help-tavern', 'piece-help-market']
export const SITE_NAMES = ['piece-battlefield', 'piece-tavern', 'piece-market']
const ROWS = [
  ...[
    'score-guilds',
    'score-in-game-claims',
    'score-end-game-claims',
    'score-unfulfilled',
    'score-diplomacy',
    'score-alms',
    'score-anarchy',
    'score-tokens',
  ],
  ...['score-strength', 'score-intrigue', 'score-trade', 'score-wealth', 'score-knowledge'],
]

const HELP: Record<string, Explain> = {
  space: ({ words, table }, space) => ({ name: words.piece('space', space), text: onSpace(words, table, space) }),
  site: ({ words }, territory, kind) => ({
    name: siteOf(words, territory, kind),
    text: words.say(SITES[kind] ?? 'piece-help-market'),
  }),
  house: ({ words, table }, territory) =>
    territory === CENTRE
      ? {
          name: capital(words.piece('territory', CENTRE)),
          text: words.say(
            table.rules.centre_subterfuge_anarchy === 'first_only' ? 'piece-help-centre-first' : 'piece-help-centre',
          ),
        }
      : { name: leaderOf(words, table, territory), text: words.say('piece-help-home') },
  supply: ({ words, table }, seat) => ({
    name: words.say('piece-supply', { count: table.supply[seat] ?? 0 }),
    text: words.say('piece-help-supply'),
  }),
  track: (desk, track) => ({ name: desk.words.piece('track', track), text: onTrack(desk, track) }),
  areas: ({ words }) => ({ name: words.say('piece-tracks'), text: words.say('piece-help-areas') }),
  diplomacy: ({ words }) => ({ name: words.say('score-diplomacy'), text: words.say('piece-help-diplomacy') }),
  alms: (desk) => ({ name: desk.words.say('score-alms'), text: onAlms(desk) }),
  anarchy: ({ words, figures }) => ({
    name: words.say('score-anarchy'),
    text: words.say('piece-help-anarchy', { value: figures.anarchy || -1 }),
  }),
  decree: ({ words, table }) =>
    table.edict === NOTHING
      ? { name: words.say('piece-decree'), text: words.say('piece-help-decree') }
      : {
          name: words.piece('decree', table.edict),
          text: `${words.form('decree', table.edict, 'text')}${earlier(
            words,
            edicts(table.old_decrees).map((edict) => words.piece('decree', edict)),
          )}`,
        },
  merchant: ({ words, table }) =>
    table.merchant === NOTHING
      ? { name: words.say('piece-merchant'), text: words.say('piece-help-merchant') }
      : {
          name: words.piece('merchant', table.merchant),
          text: `${words.form('merchant', table.merchant, 'text')}${earlier(
            words,
            table.old_merchants.map((merchant) => words.form('merchant', merchant, 'short')),
          )}`,
        },
  line: ({ words, table }, line) => ({
    name: words.piece('line', line),
    text: words.say(table.rules.own_market_merchant === 'not_required' ? 'piece-help-line-free' : 'piece-help-line', {
      pay: MERCHANT_PAY[table.merchant]?.[line] ?? 0,
      paid: words.form('line', line, 'paid'),
    }),
  }),
  crown: ({ words, table }) => ({
    name: words.say('piece-round', { round: table.round, rounds: ROUNDS }),
    text: words.say(table.queen_dead ? 'piece-help-queen-dead' : 'piece-help-queen-lives'),
  }),
  turn: ({ words, table }) => ({
    name: words.say('piece-points', { count: table.points }),
    text: words.say('piece-help-points'),
  }),
  card: (desk, face) => onCard(desk, face),
  open: (desk, face) => onCard(desk, face),
  drawn: (desk, face) => onCard(desk, face),
  group: ({ words }, group) => ({ name: capital(words.piece('group', group)), text: words.say('piece-help-group') }),
  slot: ({ words }) => ({ name: words.kind('SplitCards'), text: words.say('piece-help-slot') }),
  claim: ({ words }, claim) => ({
    name: `${words.piece('claim', claim)} (${words.form('claim', claim, 'worth')})`,
    text: `${words.form('claim', claim, 'text')} ${words.say('piece-help-claim', { price: -MISSED })}`,
  }),
  end: ({ words }, claim) => ({
    name: words.piece('end_claim', claim),
    text: [
      words.form('end_claim', claim, 'text'),
      words.say('piece-help-end-claim', { worth: END_VALUE, price: -MISSED }),
    ].join(' '),
  }),
  deck: ({ words, table }) => ({
    name: words.say('piece-workforce-deck'),
    text: words.say('piece-deck', { count: table.deck }),
  }),
  discards: ({ words, table }) => ({
    name: words.say('piece-discards'),
    text: `${words.say('piece-help-discards')}${discarded(words, table)}`,
  }),
  lord: ({ words }, lord) => ({ name: words.piece('lord', lord), text: words.form('lord', lord, 'text') }),
  guild: ({ words }, guild) =>
    Number.isNaN(guild)
      ? { name: words.say('piece-guild-space'), text: words.say('piece-help-guild-space') }
      : { name: words.piece('guild', guild), text: words.form('guild', guild, 'text') },
  marker: ({ words, own }, marker) => ({
    name: words.say('piece-marker', { value: words.piece('marker', marker), count: leftOf(own, marker) }),
    text: words.say('piece-help-marker'),
  }),
  total: (desk, seat) => onTotal(desk, seat),
  fray: ({ words }) => ({ name: words.kind('Battle'), text: words.say('piece-help-battle') }),
  Supplement: (desk) => ({
    name: desk.words.kind('Supplement'),
    text: desk.openTrack === NOTHING ? desk.words.say('piece-help-supplement') : onTrack(desk, desk.openTrack),
  }),
  EndTurn: ({ words }) => ({ name: words.kind('EndTurn'), text: words.say('piece-help-end') }),
}

/** What a step brings, and what the tokens give. */
function onAlms({ words, table }: Desk): string {
  const tokens = table.alms_tokens.map((token, place) =>
    words.say('sheet-token', { space: ALMS_SPACES[place] ?? 0, token: words.piece('token', token) }),
  )
  const given = tokens.length > 0 ? ` ${words.say('piece-alms-tokens', { pieces: words.list(tokens) })}` : ''
  return `${words.say('piece-help-alms')}${given}`
}

/** What an act does, as its button says it in full; a kind that is only being decided on, what it is about. */
function onKind({ words, aims }: Desk, key: string): Help | null {
  const actions = aims.get(key)?.actions ?? []
  const [action] = actions
  if (!action) return null
  const text = actions.length > 1 && key.startsWith(WAY) ? words.say('piece-help-tavern') : `${words.action(action)}.`
  return { name: words.kind(action.do), text }
}

/** So many do not move together. */
function onGroup({ words, ways }: Desk, key: string): Help | null {
  if (!key.startsWith(WAY)) return null
  const kind = key.split('-')[1] ?? ''
  const group = ways.filter(({ action }) => action.do === kind).length
  return group > 0 ? { name: words.kind(kind), text: words.say('piece-help-group-size', { group }) } : null
}

function onSpace(words: Desk['words'], table: Desk['table'], space: number): string {
  const seats = table.supply.length
  const deck = (count: number): string => words.say('piece-deck', { count })
  if (space === 0)
    return `${words.say('piece-help-space-claims', { draws: drawsOf(table).join(' · ') })} ${deck(table.claim_deck)}`
  if (space === 1) return `${words.say('piece-help-space-workforce')} ${deck(table.deck)}${discarded(words, table)}`
  return words.say(table.rules.lowest_bidder_row === 'last_row' ? 'piece-help-space' : 'piece-help-space-rank', {
    points: (POINTS[seats] ?? []).join(' · '),
    track: words.piece('track', space - FIRST_TRACK_SPACE),
  })
}

/** How many claims are drawn in space I, by rank. */
function drawsOf(table: Desk['table']): number[] {
  const [fewer, least] = FEWER_CLAIMS[table.edict] ?? [0, 0]
  return (DRAWS[table.supply.length] ?? []).map((draws) => Math.max(least, draws - fewer))
}

/** The Workforce cards that lie face up on the discard pile. */
function discarded(words: Desk['words'], table: Desk['table']): string {
  const cards = table.discards.flatMap((count, face) =>
    count > 0 ? [words.say('sheet-cards', { count, card: words.piece('card', face) })] : [],
  )
  return cards.length > 0 ? ` ${words.say('piece-discarded', { pieces: words.list(cards) })}` : ''
}

function earlier(words: Desk['words'], names: string[]): string {
  return names.length > 0 ? ` ${words.say('piece-earlier', { pieces: words.list(names) })}` : ''
}

/** The events of Decrees that came one after the other: the lower ones once the Queen is dead. */
function edicts(cards: number[]): number[] {
  const death = cards.indexOf(QUEEN)
  return cards.map((card, at) => 2 * card + (death >= 0 && at > death ? 1 : 0))
}

/** What the next steps down would cost the reader. */
function onTrack({ words, table, seat }: Desk, track: number): string {
  if (seat === NOTHING) return words.say('piece-help-track', { space: ROMAN[track + FIRST_TRACK_SPACE] ?? '' })
  const level = levelOf(table, seat, track)
  const free = freeSteps(table.rules.town_layout, level)
  const group = words.say('piece-help-group-size', { group: groupOf(table.rules.town_layout, level) })
  const some = level > free ? 'piece-help-steps' : 'piece-help-steps-free'
  const space = ROMAN[track + FIRST_TRACK_SPACE] ?? ''
  return `${words.say(level === 0 ? 'piece-help-steps-none' : some, { level, free, space })} ${group}`
}

function onCard({ words }: Desk, face: number): Help {
  return { name: words.piece('card', face), text: words.form('card', face, 'text') }
}

/** What lies before a house, and the lines of the score pad that are not empty. */
function onTotal({ words, table, figures }: Desk, seat: number): Help {
  const lines = (figures.pad[seat] ?? []).flatMap((points, row) =>
    points === 0 ? [] : [`${words.say(ROWS[row] ?? '')} ${figure(points)}`],
  )
  const titles = [
    ...(table.fulfilled[seat] ?? []).map((claim) => words.piece('end_claim', claim)),
    ...(table.completed[seat] ?? []).map((claim) => words.piece('claim', claim)),
  ]
  const counts = [
    `${words.say('sheet-influence')} ${table.influence[seat] ?? 0}`,
    words.say('piece-hand', { count: table.hands[seat] ?? 0 }),
    words.say('piece-claims', { count: table.slots[seat]?.length ?? 0 }),
    words.say('piece-unrest', { count: table.anarchy[seat] ?? 0 }),
    ...titles,
  ]
  return {
    name: words.say('piece-total', { count: totalOf(figures, seat) }),
    text: `${counts.join(', ')}. ${words.list(lines)}. ${words.say('piece-help-total')}`,
  }
}

/** A site by its kind and its Territory. */
export function siteOf(words: Desk['words'], territory: number, kind: number): string {
  return `${words.say(SITE_NAMES[kind] ?? 'piece-market')}, ${words.piece('territory', territory)}`
}

/** A house by its lord, its name and its player; the centre by its name. */
function leaderOf(words: Desk['words'], table: Desk['table'], territory: number): string {
  if (territory === CENTRE) return capital(words.piece('territory', CENTRE))
  const lord = table.lords[territory] ?? NOTHING
  const house = words.say(`house-${territory}`)
  const named = lord === NOTHING ? house : words.say('name', { lord: words.piece('lord', lord), house })
  return `${named}, ${words.name(territory)}`
}

/** A Territory: its house, who leads it, and where its roads lead. */
export function territoryOf({ words, table, seats }: Desk, territory: number): string {
  const near = (territory === CENTRE ? seats : [CENTRE]).map((one) => words.piece('territory', one))
  return `${leaderOf(words, table, territory)}, ${words.say('piece-borders', { pieces: words.list(near) })}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
