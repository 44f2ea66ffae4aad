/** A sight, kept current by what changed. */
import type { Sight, Update } from './wire'

export function merged(sight: Sight, { shared, own, figures }: Update): Sight {
  return {
    ...sight,
    clock: shared.clock,
    table: { ...sight.table, ...shared.table },
    stacks: shared.stacks,
    figures: { ...sight.figures, ...figures },
    tally: shared.tally ?? sight.tally ?? null,
    ...(sight.own ? { own: { ...sight.own, ...own } } : {}),
    ...(sight.seen === undefined ? {} : { seen: shared.entry }),
  }
}
