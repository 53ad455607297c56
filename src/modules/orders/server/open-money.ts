import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import type { OrderTables } from './tables.ts'

/** As the index says it: too little came, or a bank took it away. */
const IS_OPEN = sql<boolean>`not test and ((payment_source = 'invoice' and state = 'in_fulfilment'
    and payment_provider_state in ('awaiting', 'reminded', 'paid_partly'))
  or (payment_source = 'prepayment' and state in ('placed', 'accepted')
    and payment_provider_state = 'paid_partly')
  or (payment_provider_state in ('captured_partly', 'chargeback')
    and state not in ('completed', 'cancelled')))`

/** A part that came in advance has had its time; an invoice has two weeks, and two more after a reminder. */
const HAS_WAITED = sql<boolean>`(payment_provider_state in ('captured_partly', 'chargeback')
  or (payment_source = 'prepayment' and pay_until <= now())
  or (payment_source = 'invoice' and updated_at <= now() - interval '14 days'))`

type Open = { id: string; number: string; updated_at: Date }

/** Money that did not come, or not all of it. What is owed back waits with the refunds. */
export const openMoney = waitingOf<OrderTables>({
  name: 'order-money',
  label: { de: 'Unbezahlte Bestellungen', en: 'Unpaid orders' },
  access: staff('orders', 'view'),
  path: 'shop/orders',
  find: async ({ db }, limit) => {
    const { rows } = await sql<Open>`select id, number, updated_at from orders
      where ${IS_OPEN} and ${HAS_WAITED} and not is_owed
      order by updated_at, id limit ${limit}`.execute(db)
    return rows.map(({ id, number, updated_at }) => {
      return { label: number, path: `shop/orders/${id}`, at: updated_at, who: null }
    })
  },
})
