import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { isTheirs, timelineOf } from '#kernel/server/timeline.ts'
import { OPEN_STATES } from '../returns/life-cycle.ts'
import type { ReturnTables } from './tables.ts'

const view = staff('returns', 'view')
const link = (id: string) => `shop/returns/${id}`

export const topic: Topic = {
  name: 'return',
  label: { de: 'Widerrufe und Rücksendungen', en: 'Withdrawals and returns' },
  access: view,
  mail: 'now',
  namesPeople: true,
}

type Open = { id: string; number: string; at: Date | null }

/**
 * What is to be done for whoever gives something back, the next deadline first; without one at the end.
 * Money owed for an order that was cancelled waits with the orders alone.
 */
export const waiting = waitingOf<ReturnTables>({
  name: 'returns',
  label: { de: 'Widerrufe und Rücksendungen', en: 'Withdrawals and returns' },
  access: view,
  path: 'shop/returns',
  find: async ({ db }, limit) => {
    const { rows } = await sql<Open>`
      select r.id, r.number, r.due_on::timestamp at time zone 'Europe/Berlin' as at from returns r
      where r.state = any(${[...OPEN_STATES]}::text[])
        and not (r.state in ('accepted', 'accepted_partly') and exists (select 1 from orders o
          where o.id = r.order_id and o.is_owed))
      order by r.due_on, r.id limit ${limit}`.execute(db)
    return rows.map(({ id, number, at }) => ({ label: number, path: link(id), at, who: null }))
  },
})

/** What somebody gave back or withdrew from. */
export const timeline = timelineOf<ReturnTables>({
  access: view,
  find: async ({ db }, subject, { before, limit }) => {
    const rows = await db
      .selectFrom('returns')
      .select(['id', 'number', 'created_at'])
      .where(isTheirs(subject, 'account_id'))
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, number, created_at }) => ({
      at: created_at,
      kind: 'return',
      label: { de: `Rücksendung ${number}`, en: `Return ${number}` },
      path: link(id),
    }))
  },
})

export const named = {
  return: namedThings<ReturnTables>({
    find: async (db, ids) => {
      const rows = await db
        .selectFrom('returns')
        .select(['id', 'number'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, number }) => ({ id, label: number, isThere: true }))
    },
    link,
  }),
}
