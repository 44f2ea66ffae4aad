/** A failed request in words. */
import { Trouble } from './api'
import { app } from './app.svelte'

export function troubled(error: unknown): string {
  if (error instanceof Trouble && error.reason) return app.words.reason(error.reason)
  return app.words.say('web-no-answer')
}
