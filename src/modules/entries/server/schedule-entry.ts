import { type Appointment, storeAppointment } from '#kernel/server/publishing/appointments.ts'
import { announceMinutes } from '#kernel/server/publishing/due.ts'
import type { ContentRow } from './queries.ts'
import { deskOf } from './shelf.ts'
import { ENTRY_NOUN, type Work } from './work.ts'
import { touchEntry } from './write-draft.ts'

/** Makes or takes back appointments. What goes live then is the draft as it is now. */
export async function scheduleEntry(
  work: Work,
  row: ContentRow,
  appointment: Appointment,
): Promise<void> {
  const { entry_id: id, lang } = row
  const desk = deskOf(work, { id, lang })
  const { publishAt, expireAt } = await storeAppointment(desk, row, appointment)
  await announceMinutes(work.change, 'entries', [publishAt, expireAt])
  await touchEntry(work, id)
  await work.change.audit({
    noun: ENTRY_NOUN,
    id,
    action: 'schedule',
    before: { lang, publish_at: row.publish_at, expire_at: row.expire_at },
    after: { lang, publish_at: publishAt, expire_at: expireAt },
  })
}
