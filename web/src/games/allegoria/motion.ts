/** Where things lie in Throne of Allegoria, and what is large. */
import type { Happenings, Place } from '../../motion'
import type { GameEvent } from './types'

const of = (seat: number): string[] => [`seat-${seat}`, `total-${seat}`]
const hand = (seat: number): string[] => [`hand-${seat}`, ...of(seat)]
const claims = (seat: number): string[] => [`claims-${seat}`, ...of(seat)]
const unrest = (seat: number): string[] => [`unrest-${seat}`, ...of(seat)]
const influence = (seat: number): string[] => [`influence-${seat}`, `total-${seat}`, `seat-${seat}`]
const supply = (seat: number): string[] => [`supply-${seat}`, ...of(seat)]
const home = (territory: number): string[] => [`house-${territory}`, `territory-${territory}`]
const site = (territory: number, worker: number): string[] => [`site-${territory}-${worker}`, ...home(territory)]
const tone = (seat: number): string => `--seat-${seat}`
const DECK: Place = ['deck', 'space-1']
const CLAIMS: Place = ['claim-deck', 'space-0']
const WORKFORCE: Place = ['open', 'space-1']
const DISCARDS: Place = ['discard', 'deck', 'space-1']

/** Who is not named and yet concerned: it happens at home. */
const AT_HOME: readonly GameEvent['was'][] = ['WorkersMoved', 'Raided', 'SubterfugeDone', 'CommerceDone']

const happenings: Happenings<GameEvent> = {
  moves: {
    CardsDrawn: ({ seat, count }) => ({ what: 'card', from: DECK, to: hand(seat), count }),
    CardsTaken: ({ seat, cards }) => ({ what: 'card', from: WORKFORCE, to: hand(seat), count: cards.length }),
    CardBought: ({ seat, seller }) => ({ what: 'card', from: of(seller), to: hand(seat) }),
    CardDiscarded: ({ seat }) => ({ what: 'card', from: hand(seat), to: DISCARDS }),
    ClaimsDrawn: ({ seat, count }) => ({ what: 'deed', from: CLAIMS, to: claims(seat), count }),
    ClaimsPutBack: ({ seat, count }) => ({ what: 'deed', from: claims(seat), to: CLAIMS, count }),
    ClaimCompleted: ({ seat }) => ({ what: 'seal', from: claims(seat), to: [`titles-${seat}`, ...of(seat)] }),
    DecreeRevealed: () => ({ what: 'scroll', from: ['queen', 'crown'], to: 'decree' }),
    QueenDied: () => ({ what: 'crown', from: 'crown', to: 'decree' }),
    DiceRolled: () => ({ what: 'die', from: 'decree', to: 'crown' }),
    BattleFought: ({ seat, territory }) => ({
      what: 'sword',
      from: of(seat),
      to: home(territory),
      tone: tone(seat),
    }),
    MarkerPlaced: ({ seat, space }) => ({
      what: 'marker',
      from: hand(seat),
      to: [`stack-${space}-${seat}`, `space-${space}`],
      tone: tone(seat),
    }),
    WorkerPlaced: ({ seat, worker, territory }) => ({
      what: 'person',
      from: supply(seat),
      to: site(territory, worker),
      tone: tone(seat),
    }),
    WorkersReturned: ({ seat, worker, territory, count }) => ({
      what: 'person',
      from: site(territory, worker),
      to: supply(seat),
      count,
      tone: tone(seat),
    }),
    WorkersMoved: ({ seat, worker, start, end, count }) => ({
      what: 'person',
      from: site(start, worker),
      to: site(end, worker),
      count,
      tone: tone(seat),
    }),
    TrackMoved: ({ seat, track, by, level }) => ({
      what: 'marker',
      from: `level-${track}-${level - by}`,
      to: [`level-${track}-${level}`, `track-${track}`],
      gain: by,
      tone: tone(seat),
    }),
    InfluenceGained: ({ seat, influence: gain }) => ({ what: 'star', to: influence(seat), gain }),
    DiplomacyMoved: ({ seat, space }) => ({
      what: 'marker',
      from: [`diplomacy-${space - 1}`, ...of(seat)],
      to: [`diplomacy-${space}`, 'diplomacy'],
      tone: tone(seat),
    }),
    AlmsMoved: ({ seat, space }) => ({
      what: 'coin',
      from: [`alms-${space - 1}`, ...of(seat)],
      to: [`alms-${space}`, 'alms'],
    }),
    AnarchyTaken: ({ seat }) => ({ what: 'flame', from: 'anarchy', to: unrest(seat), tone: '--cost' }),
    AnarchyReturned: ({ seat }) => ({ what: 'flame', from: unrest(seat), to: 'anarchy', tone: '--cost' }),
    GuildGranted: ({ seat, guild }) => ({ what: 'house', from: of(seat), to: `guild-${guild}`, tone: tone(seat) }),
    FirstPlayerTaken: ({ seat }) => ({ what: 'crown', from: 'crown', to: of(seat) }),
  },
  large: [
    'BattleFought',
    'ClaimCompleted',
    'DecreeRevealed',
    'QueenDied',
    'DiceRolled',
    'FirstPlayerTaken',
    'CardsTaken',
    'Raided',
    'GuildGranted',
    'GuildActivated',
    'DiplomacyMoved',
    'EndClaimsShown',
  ],
  small: ['MarkerPlaced', 'MarkersShown', 'ClaimsDrawn', 'ClaimKept', 'ClaimsPutBack', 'KindChosen', 'CardsDrawn'],
  touches: (event, me) =>
    AT_HOME.includes(event.was) && ('territory' in event ? event.territory : 'end' in event ? event.end : -1) === me,
}
export default happenings
