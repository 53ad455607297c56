import { dropAppointment } from '#kernel/server/publishing/appointments.ts'
import { type Due, settleAllDue } from '#kernel/server/publishing/due.ts'
import { publish } from './publish-page.ts'
import { type ContentRow, findContent } from './queries.ts'
import { PAGE_SHELF, placeOf } from './shelf.ts'
import { leaveSite } from './take-offline.ts'
import { type House, inOneChange, PAGE_NOUN, type PageScope, type Work } from './work.ts'

/**
 * Publishes and takes down what is due. Each page is one change that looks again under the lock, so
 * however many instances try, it happens once.
 */
export function settleDue(scope: PageScope, house: House, now: Date): Promise<number> {
  const settling = {
    settle: (due: Due) => inOneChange(scope, house, (work) => settleOne(work, due, now)),
    giveUp: (due: Due, code: string) =>
      inOneChange(scope, house, (work) => cancel(work, due, code)),
  }
  return settleAllDue({ db: scope.db, shelf: PAGE_SHELF, now }, settling)
}

async function settleOne(work: Work, { id, lang }: Due, now: Date): Promise<void> {
  const row = await findContent(work.change.db, id, lang)
  if (row?.publish_at && row.publish_at <= now) await publishPinned(work, row)
  const after = await findContent(work.change.db, id, lang)
  if (after?.is_live && after.expire_at && after.expire_at <= now)
    await leaveSite(work, after, { hasExpired: true })
}

/** What goes live is the draft as it was when the appointment was made. */
async function publishPinned(work: Work, row: ContentRow): Promise<void> {
  const fields = row.scheduled ?? row.draft
  const blocks = row.scheduled_blocks ?? row.draft_blocks
  await publish(work, row, { fields, blocks, note: '' })
}

/** Somebody took the address meanwhile: the page stays a draft, and its history says why. */
async function cancel({ change }: Work, { id, lang }: Due, reason: string): Promise<void> {
  await dropAppointment(placeOf(change.db, { id, lang }))
  await change.db
    .deleteFrom('page_paths')
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('kind', '=', 'scheduled')
    .execute()
  await change.audit({ noun: PAGE_NOUN, id, action: 'publish-failed', after: { lang, reason } })
}
