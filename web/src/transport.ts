/** How a choice reaches the table, and what it is told of there. */
import type { Attempt, PhraseInfo } from './generated'
import type { Pick } from './picks'
import type { Action, Obstacle, Previewed, Reason } from './wire'

/** How the store reaches the table. */
export interface Transport {
  look(chain: Action[]): Promise<Previewed>
  /** What the game has to say of each option behind a chain: a list a question, in their order. */
  remark(chain: Action[]): Promise<(PhraseInfo | null)[][]>
  /** What stands in the way of what is tried behind a chain; without attempts, of every kind of action. */
  why(chain: Action[], attempts: Attempt[]): Promise<Obstacle[]>
  /** Send a chain; what becomes of it is told under this id. */
  submit(chain: Action[]): string
  /** A look that nobody has gone on from was refused. */
  refused(why: Reason): void
}

/** What was picked and is possible no more: an action, or the members of domains; and why. */
export interface Lost {
  action: Action | null
  members: Pick['members']
  why: Reason | null
}

/** The reader's own switches. */
export interface Habits {
  skipForced: boolean
  unconfirmed: boolean
}
