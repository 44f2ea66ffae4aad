/** What a thing is called, and its rule in one sentence. */
import type { Help } from '../../desk.svelte'
import type { Desk } from './desk.svelte'
import { CARDS_EACH } from './data'
import passages from './passages'
import { NOTHING, voiceOf } from './pieces'

/** Answers at the bargaining table, by the names of their buttons. */
const ANSWERED: Readonly<Record<string, string>> = {
  join: 'JoinDeal',
  accept: 'AcceptOffer',
  refuse: 'RefuseOffer',
  withdraw: 'WithdrawOffer',
  hear: 'AcceptWhisper',
  decline: 'RefuseWhisper',
  unsay: 'WithdrawWhisper',
}

const VOTED = ['board-voted-0', 'board-voted-1', 'board-voted-2', 'board-voted-3']

/** Which sentence tells the rule of a thing. */
const TOLD: Readonly<Record<string, string>> = {
  side: 'board-help-side',
  power: 'board-help-power',
  Raise: 'board-help-power',
  Stay: 'board-help-stay',
  PassAndGather: 'board-help-gather',
  PassAndModerate: 'board-help-moderate',
  agenda: 'board-help-agenda',
  screen: 'board-help-screen',
  resource: 'board-help-track',
  track: 'board-help-track',
  stability: 'board-help-stability',
  face: 'board-help-face',
  token: 'board-help-token',
  player: 'board-help-player',
  to: 'board-help-player',
  service: 'board-help-service',
  deal: 'board-help-service',
  manner: 'board-help-manner',
  coins: 'board-help-coins',
  purse: 'board-help-secret',
  pledge: 'board-help-secret',
  MakeOffer: 'board-help-offer',
  NamePrice: 'board-help-price',
  MakePromise: 'board-help-promise',
  join: 'board-help-join',
  accept: 'board-help-accept',
  hear: 'board-help-accept',
  refuse: 'board-help-refuse',
  decline: 'board-help-refuse',
  withdraw: 'board-help-withdraw',
  unsay: 'board-help-withdraw',
  Soften: 'board-help-soften',
  LetMove: 'board-help-soften',
  LookAhead: 'board-help-dream',
  card: 'board-help-card',
  reckoning: 'board-help-reckoning',
  lean: 'board-help-lean',
  time: 'board-help-time',
  balance: 'board-help-balance',
}

export function nameOf(key: string, desk: Desk): string {
  const [kind = '', value] = key.split('-')
  const { words } = desk
  const about = Number(value ?? NOTHING)
  if (kind in ANSWERED) return `${words.kind(ANSWERED[kind] ?? '')}: ${whose(kind, about, desk)}`
  switch (kind) {
    case 'to':
      return words.name(about)
    case 'track':
      return trackName(about, desk)
    case 'player':
      return plaqueName(about, desk)
    case 'deal':
      return words.kind(desk.sealed?.do ?? 'MakeOffer')
    case 'card':
      return titleOf(desk.leaf ?? '', desk) || words.say('board-card')
    case 'stability':
      return words.say('board-stability', { stability: desk.table.stability })
    case 'time':
      return words.say('board-time', { count: desk.table.time.length })
    case 'balance':
      return words.say('board-balance', { count: desk.table.balance })
    case 'lean':
      return leanName(desk)
    case 'screen':
      return words.say('board-screen')
  }
  return value === undefined ? words.kind(kind) : words.piece(kind, about)
}

/** How Concord and Discord stand, and what would count now. */
function leanName({ words, table, figures }: Desk): string {
  const { lean = 0, reckoning = 0 } = figures.finale ?? {}
  const said = words.say('sheet-lean', { concord: table.concord, discord: table.discord, lean })
  return `${said}, ${words.piece('reckoning', reckoning)}`
}

/** What a page is called: a dilemma and its result by the story that it belongs to; the first ones belong to none. */
export function titleOf(key: string, { words, table }: Desk): string {
  const card = /^dilemma-(\d+)/u.exec(key)?.[1]
  if (card === undefined) return words.page(key)?.title ?? ''
  const envelope = Math.floor(Number(card) / CARDS_EACH)
  const story = table.opened.includes(envelope) ? words.page(`envelope-${envelope}`)?.title : undefined
  return story || words.say(envelope === 0 ? 'board-prologue' : 'board-card')
}

/** What lies at a place of the table, or who has whispered. */
function whose(kind: string, about: number, desk: Desk): string {
  if (['hear', 'decline', 'unsay'].includes(kind)) return desk.words.name(about)
  const offer = desk.table.slots[about]
  return offer ? `${desk.words.name(offer[1])}, ${desk.words.piece('service', offer[2])}` : ''
}

function trackName(resource: number, { words, table }: Desk): string {
  const name = words.say('board-track', {
    resource: words.piece('resource', resource),
    row: table.row[resource] ?? 0,
    face: words.piece('face', (table.face[resource] ?? 1) > 0 ? 0 : 1),
  })
  return table.momentum[resource] ? `${name}, ${words.say('board-momentum')}` : name
}

/** Who sits there, what they have voted, and which tokens they hold. */
function plaqueName(seat: number, { words, table }: Desk): string {
  const choice = table.choice[seat] ?? NOTHING
  const voted = choice === NOTHING ? [] : [words.say(VOTED[choice] ?? '', { power: table.bid[seat] ?? 0 })]
  const tokens = table.token.flatMap((whose, token) => (whose === seat ? [words.piece('token', token)] : []))
  return [
    words.name(seat),
    words.piece('house', table.house[seat] ?? 0),
    ...voted,
    ...(table.leader === seat ? [words.say('sheet-leader')] : []),
    ...(table.moderator === seat ? [words.say('sheet-moderator')] : []),
    ...tokens,
  ].join(', ')
}

export function helpFor(key: string, desk: Desk): Help | null {
  const [kind = ''] = key.split('-')
  const told = TOLD[kind]
  if (told === undefined) return null
  const passage = passages[kind]
  const text = [...spoken(key, desk), desk.words.say(told)].join(' ')
  return { name: nameOf(key, desk), text, ...(passage === undefined ? {} : { passage }) }
}

/** What the house behind a plaque says, where the story has words for it. */
function spoken(key: string, { table, words }: Desk): string[] {
  const [kind, seat] = key.split('-')
  const page = kind === 'player' ? words.page(voiceOf(table, Number(seat))) : null
  return page === null ? [] : [words.say('board-says', { line: page.text })]
}
