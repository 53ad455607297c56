import { type RawBuilder, sql } from 'kysely'
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
        coalesce(nullif(u.name, ''), u.handle) as who
      from ((${openBugs(sql`developer_id = ${user.id}`, limit)})
        union all (${openBugs(sql`developer_id is null`, limit)})) b
      left join users u on u.id = b.developer_id
      order by b.developer_id is null, b.created_at limit ${limit}`.execute(db)
    return rows.map(({ id, number, title, at, who_id, who }) => ({
      label: `#${number} ${title}`,
      path: `bugtracker/edit/${id}`,
      at,
      who: who_id === null ? null : { id: who_id, name: who ?? '' },
    }))
  },
})

/**
 * Read from the index `bugs_waiting`, which holds exactly these, no further than the limit: its states
 * are literals, and PostgreSQL sees its order only where the developer is named in it.
 */
function openBugs(whose: RawBuilder<unknown>, limit: number) {
  const states = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))
  return sql`select id, number, title, created_at, developer_id from bugs
    where deleted_at is null and status in (${states}) and ${whose}
    order by developer_id, created_at limit ${limit}`
}
