import { sql } from 'kysely'
import { JOBS_SCHEMA } from '#kernel/server/jobs/open-boss.ts'
import type { Db } from '../../server/queries.ts'

/** Stands where a name was; the same in every language. */
export const NOBODY = '—'

/**
 * Others were told of a person: in notices, in mails that are still kept, and in work that is done or
 * still to do. They keep what they were told, without the name. One word alone is no name, it may be
 * anybody's.
 */
export async function forgetMentions(db: Db, names: readonly string[]): Promise<void> {
  const whole = names.filter((name) => /\S[\s@]+\S|@/.test(name.trim()))
  if (whole.length === 0) return
  const signs = whole.map((name) => name.trim().replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  const pattern = `(?<![[:alnum:]._+-])(${signs.join('|')})(?![[:alnum:]])`
  const without = (column: string) =>
    sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${pattern}, ${NOBODY}, 'gi')`
  await sql`update notices set ${without('title')} where title ~* ${pattern}`.execute(db)
  await sql`update mails set ${sql.join(['subject', 'text', 'html'].map(without))}
    where subject ~* ${pattern} or text ~* ${pattern} or html ~* ${pattern}`.execute(db)
  const jobs = `${JOBS_SCHEMA}.job`
  // The queue is not part of a backup, and made by the first start.
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${jobs}) is not null as is_there`.execute(db)
  if (!rows[0]?.is_there) return
  await sql`update ${sql.table(jobs)} set data = regexp_replace(data::text, ${pattern}, ${NOBODY}, 'gi')::jsonb
    where data::text ~* ${pattern}`.execute(db)
}
