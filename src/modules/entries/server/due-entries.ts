import { dropAppointment } from '#kernel/server/publishing/appointments.ts'
import { type Due, settleAllDue } from '#kernel/server/publishing/due.ts'
import { publish } from './publish-entry.ts'
import { findContent, takeEntry } from './queries.ts'
import { ENTRY_SHELF, placeOf } from './shelf.ts'
import { leaveSite } from './take-offline.ts'
import { ENTRY_NOUN, type EntryScope, type House, inOneChange, type Work } from './work.ts'
import { touchEntry } from './write-draft.ts'

/** Publishes and takes down what is due, each entry in one change and once. */
export function settleDue(scope: EntryScope, house: House, now: Date): Promise<number> {
  const settling = {
    settle: (due: Due) => inOneChange(scope, house, (work) => settleOne(work, due, now)),
    giveUp: (due: Due, code: string) =>
      inOneChange(scope, house, (work) => cancel(work, due, code)),
  }
  return settleAllDue({ db: scope.db, shelf: ENTRY_SHELF, now }, settling)
}

/** What goes live is the draft as it was when the appointment was made. */
async function settleOne(work: Work, { id, lang }: Due, now: Date): Promise<void> {
  await takeEntry(work, id)
  const row = await findContent(work.change.db, id, lang)
  if (row?.publish_at && row.publish_at <= now) {
    const fields = row.scheduled ?? row.draft
    const blocks = row.scheduled_blocks ?? row.draft_blocks
    await publish(work, row, { fields, blocks, note: '' })
  }
  const after = await findContent(work.change.db, id, lang)
  if (after?.is_live && after.expire_at && after.expire_at <= now)
    await leaveSite(work, after, { hasExpired: true })
}

async function cancel(work: Work, { id, lang }: Due, reason: string): Promise<void> {
  const { change } = work
  await dropAppointment(placeOf(change.db, { id, lang }))
  await touchEntry(work, id)
  await change.audit({ noun: ENTRY_NOUN, id, action: 'publish-failed', after: { lang, reason } })
}
