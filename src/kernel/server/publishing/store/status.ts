import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PublishStatus } from '#kernel/contract/publishing.ts'
import type { ContentRow } from './content-tables.ts'

type Staged = Pick<ContentRow<unknown>, 'publish_at' | 'in_review' | 'is_live' | 'has_expired'>

/** The stage shown for a language: what is planned comes before what is. */
export function statusOf(row: Staged): PublishStatus {
  if (row.publish_at) return 'scheduled'
  if (row.in_review) return 'review'
  if (row.is_live) return 'live'
  return row.has_expired ? 'expired' : 'draft'
}

/** The same in SQL, for a column that lists are filtered by. */
export const STATUS_SQL: RawBuilder<PublishStatus> = sql`case
  when c.publish_at is not null then 'scheduled' when c.in_review then 'review'
  when c.is_live then 'live' when c.has_expired then 'expired' else 'draft' end`

/** The same as conditions on a table of contents called `c`. */
export const STATUS_IS: Readonly<Record<PublishStatus, RawBuilder<SqlBool>>> = {
  scheduled: sql`c.publish_at is not null`,
  review: sql`c.publish_at is null and c.in_review`,
  live: sql`c.publish_at is null and not c.in_review and c.is_live`,
  expired: sql`c.publish_at is null and not c.in_review and not c.is_live and c.has_expired`,
  draft: sql`c.publish_at is null and not c.in_review and not c.is_live and not c.has_expired`,
}
