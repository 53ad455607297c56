import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { numberedThings } from '#kernel/server/manifest/named-things.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { numberedTimeline } from '#kernel/server/people/timeline.ts'
import type { OrderTables } from './tables.ts'

const view = staff('orders', 'view')
const label = { de: 'Bestellungen', en: 'Orders' }
const link = (id: string) => `shop/orders/${id}`

export const topic: Topic = { name: 'order', label, access: view, mail: 'now' }

/**
 * What is paid, or will be afterwards, and of which something has not left the house; the oldest first. What somebody wants
 * to give back waits with the returns until it is decided.
 */
export const waiting = waitingOf<OrderTables>({
  name: 'orders',
  label,
  access: view,
  path: 'shop/orders',
  find: async ({ db }, limit) => {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number', 'created_at'])
      .where(
        sql<boolean>`(state in ('placed', 'accepted') or state = 'in_fulfilment'
          and exists (select from order_lines l where l.order_id = orders.id
            and l.shipped + l.dropped < l.quantity::numeric * 1000))`,
      )
      .where((eb) =>
        eb.or([
          eb('payment_provider_state', 'in', ['paid', 'overpaid', 'captured', 'refunded_partly']),
          eb('payment_source', 'in', ['invoice', 'pickup']),
        ]),
      )
      .where('test', '=', false)
      .where(
        sql<boolean>`not exists (select from order_lines l
          where l.order_id = orders.id and l.claimed > l.returned)`,
      )
      .orderBy('created_at')
      .limit(limit)
      .execute()
    return rows.map(({ id, number, created_at }) => ({
      label: number,
      path: link(id),
      at: created_at,
      who: null,
    }))
  },
})

/** What somebody has bought, by their account or confirmed to be theirs. */
export const timeline = numberedTimeline('orders', {
  access: view,
  kind: 'order',
  label: (number) => ({ de: `Bestellung ${number}`, en: `Order ${number}` }),
  link,
})

export const named = { order: numberedThings('orders', link) }
