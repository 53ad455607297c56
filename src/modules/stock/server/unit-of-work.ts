import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { StockTables } from './tables.ts'

export type Db = Kysely<StockTables>
export type StockChange = Change<StockTables>
