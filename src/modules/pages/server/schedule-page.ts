import { type Appointment, storeAppointment } from '#kernel/server/publishing/appointments.ts'
import { announceMinutes } from '#kernel/server/publishing/due.ts'
import { layAddresses } from './lay-addresses.ts'
import { mustBePublishable } from './publish-page.ts'
import type { ContentRow } from './queries.ts'
import { deskOf } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'

/** Makes or takes back appointments. What goes live then is the draft as it is now. */
export async function schedulePage(
  work: Work,
  row: ContentRow,
  appointment: Appointment,
): Promise<void> {
  const { page_id: id, lang } = row
  if (appointment.publish_at) await mustBePublishable(work, row)
  const { publishAt, expireAt } = await storeAppointment(
    deskOf(work, { id, lang }),
    row,
    appointment,
  )
  if (appointment.publish_at !== undefined) await layAddresses(work, [id], { isDeep: false })
  await announceMinutes(work.change, 'pages', [publishAt, expireAt])
  await work.change.audit({
    noun: PAGE_NOUN,
    id,
    action: 'schedule',
    before: { lang, publish_at: row.publish_at, expire_at: row.expire_at },
    after: { lang, publish_at: publishAt, expire_at: expireAt },
  })
}
