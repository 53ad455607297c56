import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { FileTables } from './tables.ts'

export type Db = Kysely<FileTables>
export type FileScope = Scope<FileTables>

/** A change in progress and who makes it. */
export type Work = { scope: FileScope; change: Change<FileTables> }

export function inOneChange<T>(scope: FileScope, run: (work: Work) => Promise<T>): Promise<T> {
  return scope.change((change) => run({ scope, change }))
}

/** Cached pages that show a file carry this tag. */
export function tagOf(id: string): string {
  return `file:${id}`
}
