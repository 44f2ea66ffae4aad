/** What was sent where time runs and is not answered yet: shown as ghosts, and if refused, why, at the place. */
import { type Spot, touched } from './touch'
import type { Action, Reason } from './wire'

/** So long the reason for a refusal stays where the reader has touched, in milliseconds. */
export const READABLE = 2000

/** An action on its way, and where the reader has touched for it. */
export interface Ghost {
  id: string
  action: Action
  place: Spot
}

/** What did not come to pass, and why. */
export interface Rebuff extends Ghost {
  why: Reason
}

export class Underway {
  ghosts = $state.raw<readonly Ghost[]>([])
  rebuffs = $state.raw<readonly Rebuff[]>([])

  sent(id: string, action: Action): void {
    this.ghosts = [...this.ghosts, { id, action, place: touched() }]
  }

  /** It has come to pass; whether it was on its way here. */
  done(id: string): boolean {
    return this.take(id) !== undefined
  }

  /** It was refused: the ghost is gone, and why is told for a while, whatever happens meanwhile. */
  refused(id: string, why: Reason): boolean {
    const ghost = this.take(id)
    if (!ghost) return false
    const rebuff = { ...ghost, why }
    this.rebuffs = [...this.rebuffs, rebuff]
    setTimeout(() => (this.rebuffs = this.rebuffs.filter((one) => one !== rebuff)), READABLE)
    return true
  }

  private take(id: string): Ghost | undefined {
    const found = this.ghosts.find((ghost) => ghost.id === id)
    if (found) this.ghosts = this.ghosts.filter((ghost) => ghost !== found)
    return found
  }
}
