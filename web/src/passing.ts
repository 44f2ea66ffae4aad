/** What passes with game time on a board: one animation a run, one timer a second, and nothing a frame. */
import type { Attachment } from 'svelte/attachments'
import type { GameTime, Span } from './time.svelte'

const SECOND = 1000
/** The last so many seconds are shown larger. */
const SOON = 10

/** `{@attach passing(time, { since, until }, frames)}`: from the first frame to the last one in that span. */
export function passing(time: GameTime, span: Span, frames: Keyframe[], moving = true): Attachment<Element> {
  return (node) => {
    const length = Math.max(1, span.until - span.since)
    const easing = moving ? 'linear' : `steps(${Math.max(1, Math.round(length / SECOND))}, end)`
    const animation = node.animate(frames, { duration: length, fill: 'both', easing })
    if (time.runs) animation.playbackRate = time.speed
    else animation.pause()
    animation.currentTime = time.now() - span.since
    return () => animation.cancel()
  }
}

/** `{@attach ticking(time, until)}`: writes how long it still takes; `data-soon` in the last ten seconds. */
export function ticking(time: GameTime, until: number): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (): void => {
      const left = Math.max(0, until - time.now())
      const seconds = Math.ceil(left / SECOND)
      node.textContent = minutes(seconds)
      node.toggleAttribute('data-soon', seconds <= SOON)
      const next = time.until(until - (seconds - 1) * SECOND)
      if (seconds > 0 && time.runs) timer = setTimeout(write, Math.max(next, 1))
    }
    write()
    return () => clearTimeout(timer)
  }
}

/** 75 seconds are 1:15. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
