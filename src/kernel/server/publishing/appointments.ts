import { sql } from 'kysely'
import type { ContentRow } from './content-tables.ts'
import { instantOf } from './instant-of.ts'
import { publishingFailures } from './publishing-failures.ts'
import { type Desk, isHere } from './shelf.ts'

/** Absent: as it is; null: none any more. */
export type Appointment = { publish_at?: string | null; expire_at?: string | null }
export type Appointed = { publishAt: Date | null; expireAt: Date | null }

/** Makes or takes back appointments. What goes live then is the draft as it is now. */
export async function storeAppointment<Fields>(
  desk: Desk,
  row: ContentRow<Fields>,
  { publish_at, expire_at }: Appointment,
): Promise<Appointed> {
  const publishAt = momentOf(publish_at, row.publish_at)
  const expireAt = momentOf(expire_at, row.expire_at)
  if (expireAt && !publishAt && !row.is_live) throw publishingFailures.notLive()
  if (expireAt && publishAt && expireAt <= publishAt) throw publishingFailures.wrongOrder()
  const pinned = publish_at === undefined ? sql`` : pinnedTo(publishAt)
  await sql`
    update ${sql.table(desk.shelf.contents)} set publish_at = ${publishAt}::timestamptz,
      expire_at = ${expireAt}::timestamptz ${pinned}
    where ${isHere(desk)}`.execute(desk.db)
  return { publishAt, expireAt }
}

/** Takes the appointment back without touching anything else. */
export async function dropAppointment(desk: Omit<Desk, 'user'>): Promise<void> {
  await sql`
    update ${sql.table(desk.shelf.contents)}
    set publish_at = null, scheduled = null, scheduled_blocks = null
    where ${isHere(desk)}`.execute(desk.db)
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
