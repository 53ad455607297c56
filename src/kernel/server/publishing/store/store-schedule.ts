import { sql } from 'kysely'
import { fromWallTime } from '#kernel/i18n/berlin-time.ts'
import { publishingFailures } from '../publishing-failures.ts'
import { type ContentKey, type ContentWriter, isHere } from './content-store.ts'
import type { ContentRow } from './content-tables.ts'

const MINUTE = 60_000

/** The instant of a minute: an ISO time as it is, or what clocks in Berlin show. */
export function instantOf(minute: string): Date {
  const isLocal = !/(?:Z|[+-]\d\d:?\d\d)$/i.test(minute)
  const [day = '', time = ''] = minute.split('T')
  const at = Date.parse((isLocal ? fromWallTime({ day, time }) : minute) ?? '')
  return new Date(Math.floor(at / MINUTE) * MINUTE)
}

/** Absent: as it is; null: none any more. */
export type Schedule = { publish_at?: string | null; expire_at?: string | null }
type Scheduled = { publishAt: Date | null; expireAt: Date | null }

/** Sets or cancels a schedule. What goes live then is the draft as it is now. */
export async function storeSchedule<Fields>(
  writer: ContentWriter,
  row: ContentRow<Fields>,
  { publish_at, expire_at }: Schedule,
): Promise<Scheduled> {
  const publishAt = momentOf(publish_at, row.publish_at)
  const expireAt = momentOf(expire_at, row.expire_at)
  if (expireAt && !publishAt && !row.is_live) throw publishingFailures.notLive()
  if (expireAt && publishAt && expireAt <= publishAt) throw publishingFailures.wrongOrder()
  const pinned = publish_at === undefined ? sql`` : pinnedTo(publishAt)
  await sql`
    update ${sql.table(writer.store.contents)} set publish_at = ${publishAt}::timestamptz,
      expire_at = ${expireAt}::timestamptz ${pinned}
    where ${isHere(writer)}`.execute(writer.db)
  return { publishAt, expireAt }
}

/** Cancels the publishing without touching anything else. */
export async function cancelSchedule(key: ContentKey): Promise<void> {
  await sql`
    update ${sql.table(key.store.contents)}
    set publish_at = null, scheduled = null, scheduled_blocks = null
    where ${isHere(key)}`.execute(key.db)
}

function momentOf(given: string | null | undefined, known: Date | null): Date | null {
  if (given === undefined) return known
  if (given === null) return null
  const moment = instantOf(given)
  if (Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now())
    throw publishingFailures.pastMinute()
  return moment
}

function pinnedTo(publishAt: Date | null) {
  return publishAt
    ? sql`, scheduled = draft, scheduled_blocks = draft_blocks, in_review = false`
    : sql`, scheduled = null, scheduled_blocks = null`
}
