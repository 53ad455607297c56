import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { namingPool } from './database/named-statements.ts'
import type { KernelTables } from './kernel-tables.ts'

export type Db<Tables = KernelTables> = Kysely<Tables>

const INT8 = 20
pg.types.setTypeParser(INT8, Number)

/**
 * Our statements read a few rows of tables that lie in memory (decision 050): a row by an index costs hardly
 * more there than the next one of a table, and compiling a statement takes longer than running it.
 */
const PLANNING = '-c random_page_cost=1.1 -c jit=off'

/** One pool per process; timeouts are set so that no query and no lost server can hold a request. */
export function openPool(
  target: DatabaseTarget,
  onError: (error: Error) => void,
  options: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'kontor',
    options: PLANNING,
    ...options,
  })
  pool.on('error', onError)
  // A connection that breaks while someone holds it tells so by the failing query; without a
  // listener of its own it would end the process besides.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** `namesStatements`: worth it for a process that asks the same questions again and again. */
export function openDatabase<Tables = KernelTables>(
  pool: pg.Pool,
  { namesStatements = false } = {},
): Db<Tables> {
  const dialect = new PostgresDialect({ pool: namesStatements ? namingPool(pool) : pool })
  return new Kysely<Tables>({ dialect })
}

/** The same database or transaction seen with other tables: a module's own, or the kernel's. */
export function tablesOf<Tables>(db: { selectFrom: unknown }): Kysely<Tables> {
  return db as unknown as Kysely<Tables>
}
