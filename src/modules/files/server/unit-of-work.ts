import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { FileTables } from './tables.ts'

export type Db = Kysely<FileTables>
export type FileScope = Scope<FileTables>
/** A change in progress; `change.scope` says who makes it. */
export type FileChange = Change<FileTables>

/** Cached pages that show a file carry this tag. */
export function tagOf(id: string): string {
  return `file:${id}`
}
