import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import type { PaymentTables } from './tables.ts'

type Found = { id: string; label: string; at: Date }

/**
 * What somebody has to look at: money that belongs to nothing, refunds that do not leave, and for a month what
 * a bank took away, as long as it hears objections.
 */
export const waiting = waitingOf<PaymentTables>({
  name: 'payments',
  label: { de: 'Zahlungen zum Nachsehen', en: 'Payments to look at' },
  access: staff('payments', 'view'),
  path: 'shop/payments',
  find: async ({ db }, limit) => {
    const { rows } = await sql<Found>`
      (select id, reference as label, created_at as at from payments
        where subject_id is null and captured > refunded order by created_at, id limit ${limit})
      union all
      (select id, subject_label, updated_at from payments
        where state = 'chargeback' and updated_at > now() - interval '30 days' and not test
        order by updated_at, id limit ${limit})
      union all
      (select p.id, p.subject_label, r.created_at
        from payment_refunds r join payments p on p.id = r.payment_id
        where r.state = 'pending' and r.created_at <= now() - interval '1 day'
        order by r.id limit ${limit})
      order by at limit ${limit}`.execute(db)
    return rows.map(({ id, label, at }) => ({
      ...{ label: label || '–', path: `shop/payments/${id}`, at, who: null },
    }))
  },
})
