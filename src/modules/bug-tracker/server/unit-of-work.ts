import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { BugTables } from './tables.ts'

export type BugScope = Scope<BugTables>

/** A change in progress and who makes it. */
export type Work = { scope: BugScope; change: Change<BugTables> }

export function inOneChange<T>(scope: BugScope, run: (work: Work) => Promise<T>): Promise<T> {
  return scope.change((change) => run({ scope, change }))
}
