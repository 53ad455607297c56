import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { CheckoutTables } from './tables.ts'

export type Db = Kysely<CheckoutTables>
export type CheckoutChange = Change<CheckoutTables>
export type CheckoutContext = Context<CheckoutTables>
