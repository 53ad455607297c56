import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { timelineOf } from '#kernel/server/people/timeline.ts'
import type { SendingTables } from './tables.ts'

type Row = { sending: string; subject: string; at: Date; state: string }

const CAME = { de: 'Newsletter erhalten', en: 'Got the newsletter' }
const CAME_BACK = { de: 'Newsletter kam zurück', en: 'Newsletter came back' }

/** Which newsletters went to somebody. Subscribers are linked to persons by their own module. */
export const timeline = timelineOf<SendingTables>({
  access: staff('sendings', 'view'),
  find: async ({ db }, { person }, { before, limit }) => {
    const { rows } = await sql<Row>`
      select g.id as sending, g.shown_subject as subject, r.state,
        coalesce(r.sent_at, r.begun_at) as at
      from person_links l
        join newsletter_recipients r on r.subscriber_id = l.item_id
        join newsletter_sendings g on g.id = r.sending_id
      where l.person_id = ${person} and l.module = 'subscribers'
        and r.state in ('sent', 'uncertain', 'bounced_soft', 'bounced_hard', 'complained')
        and coalesce(r.sent_at, r.begun_at) < ${before}
      order by 4 desc limit ${limit}`.execute(db)
    return rows.map(({ sending, subject, at, state }) => {
      const word = state.startsWith('bounced') ? CAME_BACK : CAME
      return {
        at,
        kind: 'newsletter',
        label: { de: `${word.de}: ${subject}`, en: `${word.en}: ${subject}` },
        path: `newsletter/sendings/show/${sending}`,
      }
    })
  },
})
