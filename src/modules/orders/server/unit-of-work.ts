import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { OrderTables } from './tables.ts'

export type Db = Kysely<OrderTables>
export type OrderChange = Change<OrderTables>
export type OrderContext = Context<OrderTables>
