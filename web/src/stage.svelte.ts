/** Scenes for great moments: one at a time, over the board, ended by whatever comes next. */
import type { Component } from 'svelte'
import type { SeatInfo } from './board'
import type { Place } from './motion'
import type { Token } from './tokens'
import type { GameEvent, Sight } from './wire'
import type { Words } from './words'

/** What every part that plays a scene is given. */
export interface SceneProps {
  scene: Scene
  /** The event that it is about, and all that were told with it. */
  event: GameEvent
  events: readonly GameEvent[]
  sight: Sight
  words: Words
  seats: SeatInfo[]
}

/** A scene as a game lists it, by the type of its event. */
export interface Scene {
  part: Component<SceneProps>
  /** Milliseconds that it is shown. */
  lasts: number
  /** Where it is played; the middle of the board if nothing is said, or nothing is there. */
  at?: (event: GameEvent) => Place
  /** Board and log tell the result when it is over. */
  holds?: boolean
  what?: Token
}

/** By type of event, in the order in which those of one entry are played; in `games/<game>/scenes.ts`. */
export type Scenes = Readonly<Record<string, Scene>>

export interface Playing {
  entry: number
  scene: Scene
  event: GameEvent
  events: readonly GameEvent[]
}

const HURRIED = 2000

export class Stage {
  playing = $state.raw<Playing | null>(null)
  private following: Playing[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The entry whose result is not to be told yet, or 0. */
  get held(): number {
    return this.playing?.scene.holds ? this.playing.entry : 0
  }

  /** Great moments of an entry: they take the place of an earlier one. Whether there are any. */
  hear(entry: number, events: readonly GameEvent[], scenes: Scenes): boolean {
    const found = Object.keys(scenes).flatMap((was) => {
      const event = events.findLast((one) => one.was === was)
      const scene = scenes[was]
      return event && scene ? [{ entry, scene, event, events }] : []
    })
    if (found.length === 0) return false
    this.finish()
    this.following = found
    this.next()
    return true
  }

  /** Somebody has to decide: what covers the board goes soon. */
  hurry(): void {
    if (!this.playing) return
    clearTimeout(this.timer)
    this.following = []
    this.timer = setTimeout(() => this.finish(), Math.min(HURRIED, this.playing.scene.lasts))
  }

  finish(): void {
    clearTimeout(this.timer)
    this.following = []
    this.playing = null
  }

  private next(): void {
    this.playing = this.following.shift() ?? null
    if (this.playing) this.timer = setTimeout(() => this.next(), this.playing.scene.lasts)
  }
}
