import { sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { limitsSet } from './find-limits.ts'
import type { CustomerTables } from './tables.ts'
import type { CustomerChange } from './unit-of-work.ts'

const LOOK = 'customers.look-at-guest'

const BLOCKED: Label = {
  de: 'Die E-Mail-Adresse gehört zu einem gesperrten Kunden.',
  en: 'The email address belongs to a blocked customer.',
}
const ABOVE: Label = {
  de: 'Die E-Mail-Adresse gehört zu einem Kunden, dessen Grenzen die Bestellung überschreitet.',
  en: 'The email address belongs to a customer whose limits this order exceeds.',
}
const BEFORE_SENDING: Label = {
  de: 'Bitte vor dem Versand prüfen.',
  en: 'Please check before sending.',
}

/**
 * Has a guest's order looked at afterwards, whoever it is: at the checkout neither the answer nor its
 * time tells what is known of the address.
 */
export async function lookAtGuest<T>(change: Change<T>, order: string): Promise<void> {
  await change.enqueue(LOOK, { order })
}

export const lookAtGuestOrder = defineJob<CustomerTables, { order: string }>({
  name: LOOK,
  run: ({ change }, { order }) => change((unit) => look(unit, order)),
})

async function look(change: CustomerChange, id: string): Promise<void> {
  const { db, scope } = change
  const order = await db
    .selectFrom('orders')
    .select(['number', 'email', 'total', 'payment_source', 'note'])
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.email === '') return
  const limits = await limitsSet(db, { account: null, email: order.email })
  // The order is among the unpaid invoices by now.
  const isOwing = order.payment_source === 'invoice' && limits.maxInvoice < 0
  const isAbove = order.total > limits.maxOrder || isOwing
  if (!limits.isBlocked && !isAbove) return
  const why = limits.isBlocked ? BLOCKED : ABOVE
  const said = `${why[scope.lang]} ${BEFORE_SENDING[scope.lang]}`
  if (order.note.includes(said)) return
  const note = [said, order.note].filter(Boolean).join('\n\n')
  await sql`update orders set note = ${note}, version = version + 1, updated_at = now()
    where id = ${id}`.execute(db)
  await notifyStaff(change, {
    kind: 'order.new',
    link: `shop/orders/${id}`,
    title: (lang) => `${order.number}: ${why[lang]} ${BEFORE_SENDING[lang]}`,
  })
}
