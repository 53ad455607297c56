import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { ReturnTables } from './tables.ts'

export type Db = Kysely<ReturnTables>
export type ReturnChange = Change<ReturnTables>
export type ReturnContext = Context<ReturnTables>
