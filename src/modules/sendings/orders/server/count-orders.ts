import { sql } from 'kysely'
import { allows, staff } from '#kernel/access/rules.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Worth } from '#kernel/server/site/served/served-pages.ts'
import type { SendingContext, SendingDb } from '../../server/tables.ts'

/** Somebody ordered who had followed a link of this sending on the same day. */
type NewsletterOrder = Worth & { sending: string }

/** Adds to the sums of the day; which order it was is not said, and cannot be taken off again. */
export async function countOrders(
  db: SendingDb,
  day: string,
  orders: readonly NewsletterOrder[],
): Promise<void> {
  for (const { sending, cents, currency } of orders) {
    await sql`insert into newsletter_orders as o (sending_id, day, currency, orders, cents)
      select id, ${day}, ${currency}, 1, ${cents} from newsletter_sendings where id = ${sending}
      on conflict (sending_id, day, currency) do update
        set orders = o.orders + 1, cents = o.cents + excluded.cents`.execute(db)
  }
}

/** Where there is a shop, and the reader may see what is ordered there. */
export function seesOrders({ config, user }: Pick<SendingContext, 'config' | 'user'>): boolean {
  const isSelling = isComponentEnabled(config.get(enabledComponentsSection), 'shop')
  const { member } = config.get(permissionsSection)
  return isSelling && allows(staff('orders', 'view'), user, member)
}

type OrderSums = { orders: number; revenue: number; currency: string }

/** Of each sending, in the currency of its latest day of orders: sums of several are no sum. */
export async function findOrderSums(
  db: SendingDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderSums>> {
  const { rows } = await sql<OrderSums & { id: string }>`
    select distinct on (sending_id) sending_id as id, currency, sum(orders)::int as orders,
      sum(cents)::int8 as revenue
    from newsletter_orders where sending_id = any(${[...ids]}::uuid[])
    group by sending_id, currency
    order by sending_id, max(day) desc, currency desc`.execute(db)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

type DayOfOrders = { at: string; orders: number; cents: number }
type FoundOrders = { currency: string | null; days: readonly DayOfOrders[] }

/** By day, in the currency of the latest: sums of several are no sum. */
export async function findOrders(db: SendingDb, ids: readonly string[]): Promise<FoundOrders> {
  if (ids.length === 0) return { currency: null, days: [] }
  const { rows } = await sql<DayOfOrders & { currency: string }>`
    select to_char(day, 'YYYY-MM-DD') as at, currency, sum(orders)::int as orders,
      sum(cents)::int8 as cents
    from newsletter_orders where sending_id = any(${[...ids]}::uuid[])
    group by day, currency order by day, currency`.execute(db)
  const currency = rows.at(-1)?.currency ?? null
  return { currency, days: rows.filter((row) => row.currency === currency) }
}
