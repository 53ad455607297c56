import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { JOBS_SCHEMA } from '#kernel/server/jobs/open-boss.ts'
import type { Db } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'

/** Stands where a name was; the same in every language. */
export const NOBODY = '—'

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const JOB = 'users.forget-mentions'
/** So many rows are read at a time, however many mails a house keeps. */
const BATCH = 2000
const MENTIONING: Readonly<Record<string, readonly string[]>> = {
  notices: ['title'],
  mails: ['subject', 'text', 'html'],
}

/**
 * Others were told of a person: in notices, in mails that are still kept, and in work that is done or
 * still to do. They keep what they were told, without the name. One word alone is no name, it may be
 * anybody's. All of it is read through for that, so it is done at once but not while somebody waits.
 */
export async function forgetMentions<T>(
  change: Change<T>,
  names: readonly string[],
): Promise<void> {
  const whole = names.map((name) => name.trim()).filter((name) => /\S[\s@]+\S|@/.test(name))
  if (whole.length === 0) return
  const db = tablesOf<UsersTables>(change.db)
  await db.insertInto('forgotten_names').values({ id: uuidv7(), names: whole }).execute()
  await change.enqueue(JOB, {})
}

/** Every hour as well: work that waits is no part of a backup, the names that wait are. */
export const sweepMentions = defineJob<UsersTables, object>({
  name: JOB,
  cron: '25 * * * *',
  run: ({ db }, _payload, { signal }) => forgetWaiting(db, signal),
})

/** Every name that waits, the oldest first; one that is broken off begins anew. */
export async function forgetWaiting(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const oldest = db.selectFrom('forgotten_names').selectAll().orderBy('id').limit(1)
    const next = await oldest.executeTakeFirst()
    if (!next) return
    await forgetEverywhere(db, next.names)
    await db.deleteFrom('forgotten_names').where('id', '=', next.id).execute()
  }
}

async function forgetEverywhere(db: Db, names: readonly string[]): Promise<void> {
  const signs = names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  const pattern = `(?<![[:alnum:]._+-])(${signs.join('|')})(?![[:alnum:]])`
  for (const [table, columns] of Object.entries(MENTIONING))
    for (let after: string | null = FIRST_ID; after; )
      after = await forgetBatch(db, { table, columns, pattern, after })
  await forgetInJobs(db, pattern)
}

type Batch = { table: string; columns: readonly string[]; pattern: string; after: string }

/** The last row of this batch; none when nothing comes after it. */
async function forgetBatch(
  db: Db,
  { table, columns, pattern, after }: Batch,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where id > ${after} order by id offset ${BATCH - 1} limit 1`.execute(db)
  const last = rows[0]?.id ?? null
  const without = columns.map(
    (column) =>
      sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${pattern}, ${NOBODY}, 'gi')`,
  )
  const mentioning = columns.map((column) => sql`${sql.ref(column)} ~* ${pattern}`)
  await sql`update ${sql.table(table)} set ${sql.join(without)}
    where id > ${after} and id <= coalesce(${last}::uuid, ${LAST_ID})
    and (${sql.join(mentioning, sql` or `)})`.execute(db)
  return last
}

async function forgetInJobs(db: Kysely<UsersTables>, pattern: string): Promise<void> {
  const jobs = `${JOBS_SCHEMA}.job`
  // The queue is made by the first start.
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${jobs}) is not null as is_there`.execute(db)
  if (!rows[0]?.is_there) return
  await sql`update ${sql.table(jobs)} set data = regexp_replace(data::text, ${pattern}, ${NOBODY}, 'gi')::jsonb
    where data::text ~* ${pattern}`.execute(db)
}
