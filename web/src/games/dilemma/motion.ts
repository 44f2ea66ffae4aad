/** Where things lie in The King's Dilemma, and what of it is large. */
import type { Happenings } from '../../motion'
import type { GameEvent } from './types'

const of = (seat: number): string[] => [`house-${seat}`, `seat-${seat}`]
const tone = (seat: number): string => `--seat-${seat}`

const happenings: Happenings<GameEvent> = {
  moves: {
    VoteCast: ({ seat, side, power }) => ({
      what: 'seal',
      from: of(seat),
      to: `pan-${side}`,
      gain: power,
      tone: tone(seat),
    }),
    VoteRaised: ({ seat, side, power }) => ({
      what: 'seal',
      from: of(seat),
      to: `pan-${side}`,
      gain: power,
      tone: tone(seat),
    }),
    PowerSpent: ({ seat, power }) => ({ what: 'seal', from: of(seat), to: 'balance', count: power, tone: tone(seat) }),
    PowerShared: ({ seat, power }) => ({ what: 'seal', from: 'balance', to: of(seat), gain: power, tone: tone(seat) }),
    PassCoinTaken: ({ seat, coins }) => ({ what: 'coin', to: of(seat), gain: coins, tone: '--gold' }),
    CoinsGained: ({ seat, coins }) => ({ what: 'coin', to: of(seat), gain: coins, tone: '--gold' }),
    CoinsLost: ({ seat, coins }) => ({ what: 'coin', to: of(seat), gain: -coins, tone: '--gold' }),
    OfferMade: ({ seat, coins }) => ({ what: 'coin', from: of(seat), to: 'bargain', count: coins, tone: '--gold' }),
    DealJoined: ({ seat, coins }) => ({ what: 'coin', from: of(seat), to: 'bargain', count: coins, tone: '--gold' }),
    DealMade: ({ seat, coins }) => ({
      what: 'coin',
      from: 'bargain',
      to: of(seat),
      count: coins,
      gain: coins,
      tone: '--gold',
    }),
    CoinsReturned: ({ seat, coins }) => ({ what: 'coin', from: 'bargain', to: of(seat), count: coins, tone: '--gold' }),
    RowMoved: ({ resource, by }) => ({ what: 'marker', to: `track-${resource}`, gain: by }),
    StabilityMoved: ({ by }) => ({ what: 'marker', to: 'stability', gain: by }),
    ConcordMarked: ({ by }) => ({ what: 'marker', from: 'dilemma', to: 'concord', gain: by }),
    DiscordMarked: ({ by }) => ({ what: 'marker', from: 'dilemma', to: 'discord', gain: by }),
    CardLaidDown: () => ({ what: 'card', from: 'dilemma', to: 'time' }),
    StickerPlaced: ({ resource }) => ({ what: 'scroll', from: 'dilemma', to: `track-${resource}` }),
  },
  large: [
    'VoteDecided',
    'ResultRead',
    'DealMade',
    'EnvelopeOpened',
    'EventBegan',
    'KingAbdicated',
    'ReignEnded',
    'FinaleBegan',
    'LastVotePut',
    'OutcomeProclaimed',
    'CampaignWon',
  ],
  small: ['Stayed', 'PowerReturned'],
  touches: (event, me) => {
    if (event.was === 'OfferMade' || event.was === 'WhisperMade' || event.was === 'PromiseMade')
      return event.player === me
    return false
  },
}
export default happenings
