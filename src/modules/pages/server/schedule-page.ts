import { pageFailures } from '../errors.ts'
import { instantOf } from './berlin-time.ts'
import { announceMinute } from './due-pages.ts'
import { layAddresses } from './lay-addresses.ts'
import type { ContentRow } from './queries.ts'
import { PAGE_NOUN, type Work } from './work.ts'

export type Appointment = { publish_at?: string | null; expire_at?: string | null }

/** Makes or takes back appointments. What goes live then is the draft as it is now. */
export async function schedulePage(
  work: Work,
  row: ContentRow,
  { publish_at, expire_at }: Appointment,
): Promise<void> {
  const publishAt = momentOf(publish_at, row.publish_at)
  const expireAt = momentOf(expire_at, row.expire_at)
  mustBeInOrder(row, { publishAt, expireAt })
  await work.change.db
    .updateTable('page_contents')
    .set({
      publish_at: publishAt,
      expire_at: expireAt,
      ...(publish_at !== undefined && pinned(row, publishAt)),
    })
    .where('page_id', '=', row.page_id)
    .where('lang', '=', row.lang)
    .execute()
  if (publish_at !== undefined) await layAddresses(work, [row.page_id], { isDeep: false })
  for (const moment of [publishAt, expireAt]) if (moment) await announceMinute(work.change, moment)
  await work.change.audit({
    noun: PAGE_NOUN,
    id: row.page_id,
    action: 'schedule',
    before: { lang: row.lang, publish_at: row.publish_at, expire_at: row.expire_at },
    after: { lang: row.lang, publish_at: publishAt, expire_at: expireAt },
  })
}

function momentOf(given: string | null | undefined, known: Date | null): Date | null {
  if (given === undefined) return known
  if (given === null) return null
  const moment = instantOf(given)
  if (Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now())
    throw pageFailures.pastMinute()
  return moment
}

function mustBeInOrder(
  row: ContentRow,
  { publishAt, expireAt }: { publishAt: Date | null; expireAt: Date | null },
): void {
  if (expireAt && !publishAt && !row.is_live) throw pageFailures.notLive()
  if (expireAt && publishAt && expireAt <= publishAt) throw pageFailures.wrongOrder()
}

function pinned(row: ContentRow, publishAt: Date | null) {
  if (!publishAt) return { scheduled: null, scheduled_blocks: null }
  return {
    scheduled: JSON.stringify(row.draft),
    scheduled_blocks: JSON.stringify(row.draft_blocks),
    in_review: false,
  }
}
