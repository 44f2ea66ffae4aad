/** Made by scripts/game_types.py from src/regency/games/_example: change that, not this. */

/** Every field has the default that the rulings recommend. */
export interface Options {
  ties: 'carried' | 'lost'
  think_again: boolean
}

/** What everybody sees. Lists by seat, by rank, or of favours. */
export interface Table {
  rules: Options
  round: number
  /** why, or NOTHING */
  ended: number
  /** what the king offers, carried favours first */
  offered: number[]
  lost: number[]
  discards: number[]
  hands: number[]
  /** 1: a card lies face down before the seat */
  laid: number[]
  /** the cards of the last audience */
  turned: number[]
  /** whose raven watches somebody, or NOTHING */
  raven_of: number
  /** whom */
  raven_at: number
  points: number[]
  favours: number[]
  taken: number[][]
}

/** What one seat sees: its hand by rank, the card it has laid, and the one that its raven sees. */
export interface Screen {
  hand: number[]
  chosen: number
  seen: number
}

/** Something that a seat can do. */
export type Action =
  /** Lay a card face down. */
  | { do: 'LayCard'; card: number }
  /** The raven's right: look at a card in this player's hand. */
  | { do: 'LookAtHand'; player: number }
  /** Take a settled choice back while others still choose. */
  | { do: 'Reconsider' }

/** A public fact. */
export type GameEvent =
  /** The favour of a new round is turned up. */
  | { was: 'FavourOffered'; round: number; favour: number }
  /** Which one, nobody is told. */
  | { was: 'CardLaid'; seat: number }
  /** Somebody thinks again. */
  | { was: 'CardTakenUp'; seat: number }
  | { was: 'CardTurned'; seat: number; card: number }
  | { was: 'FavourTaken'; seat: number; favour: number; points: number }
  /** Every card was laid twice: the favours on offer wait for the next round. */
  | { was: 'FavoursCarried' }
  | { was: 'FavourLost'; favour: number }
  /** Who looks is told, and at whose hand; not at which card. */
  | { was: 'HandLookedAt'; seat: number; player: number }
  | { was: 'GameEnded' }

/** What a seat is asked. */
export type Question =
  /** Which card to lay, face down. */
  | { step: 'ChooseCard'; seat: number }
  /** Whose hand to look into. */
  | { step: 'ChooseHand'; seat: number }
