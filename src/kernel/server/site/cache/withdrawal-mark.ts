import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { KernelTables } from '../../kernel-tables.ts'
import { EVERYBODY, SESSION_CHANNEL } from '../../sessions/session-memory.ts'
import { dropAllPages, type Mark } from './tag-channel.ts'

const FACT = 'site.withdrawn'

/**
 * Leaves the mark of a withdrawal as the last act of its transaction. The row stays locked until the
 * commit, so the marks form one chain in the order in which withdrawals are announced.
 */
export async function markWithdrawal(tx: Transaction<KernelTables>): Promise<Mark> {
  const now = uuidv7()
  // Read before it is written: in `returning` alone it would be looked for when it is gone already.
  const { rows } = await sql<{ before: string | null }>`
    with known as (select value #>> '{}' as mark from facts where name = ${FACT} for update)
    insert into facts (name, value)
    select ${FACT}, to_jsonb(${now}::text) from (select count(*) from known) as locked
    on conflict (name) do update set value = excluded.value
    returning (select mark from known) as before`.execute(tx)
  return { before: rows[0]?.before ?? null, now }
}

/** The latest mark; whoever has heard up to it has missed nothing. */
export async function readMark(client: pg.Client): Promise<string | null> {
  const read = `select value #>> '{}' as mark from facts where name = $1`
  const { rows } = await client.query<{ mark: string }>(read, [FACT])
  return rows[0]?.mark ?? null
}

/** All data was exchanged: nothing anyone has heard counts any more. */
export async function breakMarks(client: pg.Client): Promise<void> {
  await client.query(
    `insert into facts (name, value) values ($1, to_jsonb($2::text))
    on conflict (name) do update set value = excluded.value`,
    [FACT, uuidv7()],
  )
  await client.query('select pg_notify($1, $2)', [SESSION_CHANNEL, EVERYBODY])
  await dropAllPages(client)
}
