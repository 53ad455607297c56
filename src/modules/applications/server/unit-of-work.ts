import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context, Scope } from '#kernel/server/context.ts'
import type { ApplicationTables } from './tables.ts'

export type Db = Kysely<ApplicationTables>
export type ApplicationScope = Scope<ApplicationTables>
export type ApplicationContext = Context<ApplicationTables>
export type ApplicationUnit = Change<ApplicationTables>
