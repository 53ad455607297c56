import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { BugTables } from './tables.ts'

export type BugScope = Scope<BugTables>
/** A change in progress; `change.scope` says who makes it. */
export type BugChange = Change<BugTables>
