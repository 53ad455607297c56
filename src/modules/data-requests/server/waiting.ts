import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import type { DataRequest } from '../data-request.ts'
import { messages } from '../messages.ts'
import type { RequestTables } from './tables.ts'

type Found = Pick<DataRequest, 'kind' | 'name'> & { id: string; at: Date }

/** Requests that are open, the next deadline first. */
export const waiting = waitingOf<RequestTables>({
  name: 'data-requests',
  label: { de: 'Datenschutz-Anfragen', en: 'Privacy requests' },
  access: staff('data-requests', 'view'),
  path: 'data-requests',
  find: async ({ db, lang }, limit) => {
    const { rows } = await sql<Found>`
      select id, kind, name, due_on::timestamp at time zone 'Europe/Berlin' as at
      from data_requests where state = 'open' order by due_on, id limit ${limit}`.execute(db)
    const t = translator(messages, lang)
    return rows.map(({ id, kind, name, at }) => ({
      label: [t(`kinds.${kind}`), name].filter(Boolean).join(' · '),
      path: `data-requests/${id}`,
      at,
      who: null,
    }))
  },
})
