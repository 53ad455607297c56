import { sql } from 'kysely'
import { formatDay } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
import type { DataRequest } from '../data-request.ts'
import { messages } from '../messages.ts'
import type { RequestTables } from './tables.ts'
import type { RequestChange } from './unit-of-work.ts'

const SOON_DAYS = 7
const MOST = 100

type Due = Pick<DataRequest, 'kind'> & { id: string; due: string; stage: 'soon' | 'overdue' }

/** Every morning: who answers requests hears once that a deadline is near, and once that it is over. */
export const remindOfDeadlines = defineJob<RequestTables, object>({
  name: 'data-requests.remind',
  cron: '0 7 * * *',
  run: (scope) =>
    scope.change(async (change) => {
      const { rows } = await sql<Due>`
        select * from (select id, kind, due_on::text as due, reminded_of, case when due_on <
            (now() at time zone 'Europe/Berlin')::date then 'overdue' else 'soon' end as stage
          from data_requests where state = 'open' and due_on <=
            (now() at time zone 'Europe/Berlin')::date + ${SOON_DAYS}::int
          for update) found
        where reminded_of <> stage order by due limit ${MOST}`.execute(change.db)
      for (const due of rows) await remind(change, due)
    }),
})

async function remind(change: RequestChange, { id, kind, due, stage }: Due): Promise<void> {
  await tellAdmins(change, {
    kind: `data-request.${stage}`,
    link: `data-requests/${id}`,
    title: (lang) => {
      const t = translator(messages, lang)
      return t(`remind.${stage}`, { kind: t(`kinds.${kind}`), day: formatDay(due, lang) })
    },
  })
  await change.db
    .updateTable('data_requests')
    .set({ reminded_of: stage })
    .where('id', '=', id)
    .execute()
}
