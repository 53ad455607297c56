import { sql } from 'kysely'
import type { AppError } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import type { Work } from './work.ts'

/** Refuses what visitors would notice: one of these is live or appointed in some language. */
export async function guardShown(
  { scope, change }: Work,
  ids: readonly string[],
  refusal: () => AppError,
): Promise<void> {
  const { rows } = await sql`
    select 1 from entry_contents where entry_id = any(${[...ids]}::uuid[])
      and (is_live or publish_at is not null) limit 1`.execute(change.db)
  if (rows.length > 0) mustPublish(scope, 'entries', refusal)
}
