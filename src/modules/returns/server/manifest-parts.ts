import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { numberedThings } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { numberedTimeline } from '#kernel/server/people/timeline.ts'
import { OPEN_STATES, UNDECIDED_STATES } from '../returns/life-cycle.ts'
import { endedShort, owedPart } from '../returns/server/owed.ts'
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
 * Money owed for an order that was cancelled waits with the refunds alone. Money may come for goods that
 * nobody had paid, or back from a bank, after their return had ended.
 */
export const waiting = waitingOf<ReturnTables>({
  name: 'returns',
  label: { de: 'Widerrufe und Rücksendungen', en: 'Withdrawals and returns' },
  access: view,
  path: 'shop/returns',
  find: async ({ db }, limit) => {
    const { rows } = await sql<Open>`
      select r.id, r.number, r.due_on::timestamp at time zone 'Europe/Berlin' as at
      from returns r left join orders o on o.id = r.order_id
      where (r.state = any(${[...OPEN_STATES]}::text[])
          or ${endedShort})
        and (o.id is null or not o.test)
        and (r.state = any(${[...UNDECIDED_STATES]}::text[])
          or ${owedPart} > 0 and o.state <> 'cancelled')
      order by r.due_on, r.id limit ${limit}`.execute(db)
    return rows.map(({ id, number, at }) => ({ label: number, path: link(id), at, who: null }))
  },
})

/**
 * Orders that owe money themselves: cancelled ones of which some is here, and those for which too much came or a
 * refund did not arrive. Whoever waits longest first; after a withdrawal the law says until when.
 */
export const refunds = waitingOf<ReturnTables>({
  name: 'refunds',
  label: { de: 'Rückzahlungen', en: 'Refunds' },
  access: staff('orders', 'view'),
  path: 'shop/orders?is_owed=true',
  find: async ({ db }, limit) => {
    const { rows } = await sql<Open>`
      select o.id, o.number, coalesce((select min(r.due_on)::timestamp at time zone 'Europe/Berlin'
        from returns r where r.order_id = o.id and r.state in ('accepted', 'accepted_partly')),
        o.updated_at) as at
      from orders o where o.is_owed and not o.test order by at, o.id limit ${limit}`.execute(db)
    return rows.map(({ id, number, at }) => {
      return { label: number, path: `shop/orders/${id}`, at, who: null }
    })
  },
})

/** What somebody gave back or withdrew from. */
export const timeline = numberedTimeline('returns', {
  access: view,
  kind: 'return',
  label: (number) => ({ de: `Rücksendung ${number}`, en: `Return ${number}` }),
  link,
})

export const named = { return: numberedThings('returns', link) }
