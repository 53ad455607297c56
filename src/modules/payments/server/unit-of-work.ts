import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context, Scope } from '#kernel/server/context.ts'
import type { PaymentTables } from './tables.ts'

export type Db = Kysely<PaymentTables>
export type PaymentChange = Change<PaymentTables>
export type PaymentContext = Context<PaymentTables>
export type PaymentScope = Scope<PaymentTables>
