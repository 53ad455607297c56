import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { publish } from './publish-page.ts'
import { type ContentRow, findContent } from './queries.ts'
import type { PageTables } from './tables.ts'
import { leaveSite } from './take-offline.ts'
import { type House, inOneChange, PAGE_NOUN, type PageScope, type Work } from './work.ts'

export const DUE_JOB = 'pages.due'

/**
 * A waiting job is looked for every ten seconds; it starts this much early and waits for its minute
 * itself, so that the page changes on time.
 */
const EARLY_MS = 20_000

/** Someone must be awake at this minute; one job serves all pages of the same minute. */
export async function announceMinute(
  change: Pick<Change<PageTables>, 'enqueue'>,
  at: Date,
): Promise<void> {
  const startAfter = new Date(at.getTime() - EARLY_MS)
  await change.enqueue(DUE_JOB, { at: at.toISOString() }, { startAfter, key: at.toISOString() })
}

type Due = { page_id: string; lang: Lang }

/**
 * Publishes and takes down what is due. Each page is one change that looks again under the lock, so
 * however many instances try, it happens once.
 */
export async function settleDue(scope: PageScope, house: House, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
    select c.page_id, c.lang from page_contents c join pages p on p.id = c.page_id
    where p.deleted_at is null and (c.publish_at <= ${now} or (c.is_live and c.expire_at <= ${now}))
    order by least(c.publish_at, c.expire_at), c.page_id limit 1000`.execute(scope.db)
  for (const due of rows) await settleSafely(scope, house, { due, now })
  return rows.length
}

async function settleSafely(
  scope: PageScope,
  house: House,
  { due, now }: { due: Due; now: Date },
): Promise<void> {
  try {
    await inOneChange(scope, house, (work) => settleOne(work, due, now))
  } catch (error) {
    // Somebody took the address meanwhile: the page stays a draft, and its history says why.
    if (!(error instanceof AppError)) throw error
    await inOneChange(scope, house, (work) => cancel(work, due, error.code))
  }
}

async function settleOne(work: Work, { page_id, lang }: Due, now: Date): Promise<void> {
  const row = await findContent(work.change.db, page_id, lang)
  if (row?.publish_at && row.publish_at <= now) await publishPinned(work, row)
  const after = await findContent(work.change.db, page_id, lang)
  if (after?.is_live && after.expire_at && after.expire_at <= now)
    await leaveSite(work, after, { hasExpired: true })
}

/** What goes live is the draft as it was when the appointment was made. */
async function publishPinned(work: Work, row: ContentRow): Promise<void> {
  const fields = row.scheduled ?? row.draft
  const blocks = row.scheduled_blocks ?? row.draft_blocks
  await publish(work, row, { fields, blocks, note: '' })
}

async function cancel({ change }: Work, due: Due, reason: string): Promise<void> {
  await change.db
    .updateTable('page_contents')
    .set({ publish_at: null, scheduled: null, scheduled_blocks: null })
    .where('page_id', '=', due.page_id)
    .where('lang', '=', due.lang)
    .execute()
  await change.db
    .deleteFrom('page_paths')
    .where('page_id', '=', due.page_id)
    .where('lang', '=', due.lang)
    .where('kind', '=', 'scheduled')
    .execute()
  const after = { lang: due.lang, reason }
  await change.audit({ noun: PAGE_NOUN, id: due.page_id, action: 'publish-failed', after })
}
