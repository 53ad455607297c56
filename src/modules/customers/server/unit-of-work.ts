import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { CustomerTables } from './tables.ts'

export type Db = Kysely<CustomerTables>
export type CustomerChange = Change<CustomerTables>
