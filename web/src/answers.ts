/** What was asked and waits for its answer, which comes under the same id. */
import type { Reason } from './wire'

interface Waiter {
  resolve: (answer: never) => void
  reject: (why: Reason | null) => void
}

export class Answers {
  private readonly waiting = new Map<string, Waiter>()

  wait<Answer>(id: string): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => void this.waiting.set(id, { resolve, reject }))
  }

  give(id: string, answer: unknown): void {
    this.waiting.get(id)?.resolve(answer as never)
    this.waiting.delete(id)
  }

  /** Whether anybody has waited for it: whoever asked knows what a refusal means. */
  refuse(id: string, why: Reason): boolean {
    const waiter = this.waiting.get(id)
    waiter?.reject(why)
    return this.waiting.delete(id)
  }

  /** Nothing of this will be answered any more. */
  hangUp(): void {
    for (const waiter of this.waiting.values()) waiter.reject(null)
    this.waiting.clear()
  }
}
