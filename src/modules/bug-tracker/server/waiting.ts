import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { OPEN_STATUSES } from '../bugs/life-cycle.ts'
import type { BugTables } from './tables.ts'

type Found = {
  id: string
  number: number
  title: string
  at: Date
  who_id: string | null
  who: string | null
  count: number
}

/** Bugs the reader works on, and those nobody has taken yet; the own ones first. */
export const waiting = waitingOf<BugTables>({
  name: 'bugs',
  label: { de: 'Fehler', en: 'Bugs' },
  access: staff('bug-tracker', 'view'),
  path: 'bugtracker/browse',
  find: async ({ db, user }, limit) => {
    const { rows } = await sql<Found>`
      select b.id, b.number, b.title, b.created_at as at, u.id as who_id,
        coalesce(nullif(u.name, ''), u.handle) as who, count(*) over ()::int as count
      from bugs b left join users u on u.id = b.developer_id
      where b.deleted_at is null and b.status = any(${[...OPEN_STATUSES]}::bug_status[])
        and (b.developer_id = ${user.id} or b.developer_id is null)
      order by b.developer_id is null, b.created_at limit ${limit}`.execute(db)
    return {
      count: rows[0]?.count ?? 0,
      things: rows.map(({ id, number, title, at, who_id, who }) => ({
        label: `#${number} ${title}`,
        path: `bugtracker/edit/${id}`,
        at,
        who: who_id === null ? null : { id: who_id, name: who ?? '' },
      })),
    }
  },
})
