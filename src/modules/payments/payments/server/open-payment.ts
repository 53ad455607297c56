import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import type { Means } from '../../providers/server/choose-provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { isOnline, type PaymentSource } from '../life-cycle.ts'
import { noteEvent } from './write-payment.ts'

type OpenedPayment = {
  subject: { kind: string; id: string; label: string }
  source: PaymentSource
  amount: number
  currency: string
  /** Who is asked for it, as its subject was told. */
  means: Means | undefined
}

/** Writes down what is to be paid. Nobody outside is asked yet. */
export async function openPayment(
  change: PaymentChange,
  { subject, source, amount, currency, means }: OpenedPayment,
): Promise<PaymentRow> {
  if (!means) throw paymentFailures.noProvider()
  const { online_minutes } = change.scope.config.get(shopSection).payments
  const row = await change.db
    .insertInto('payments')
    .values({
      id: uuidv7(),
      ...{ source, amount, currency, ...means },
      ...{ subject_kind: subject.kind, subject_id: subject.id, subject_label: subject.label },
      state: isOnline(source) ? 'created' : 'awaiting',
      expires_at: isOnline(source)
        ? sql<Date>`date_trunc('second', now() + make_interval(mins => ${online_minutes}))`
        : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(change, row, { action: 'create', origin: 'buyer', amount })
  await change.audit({ noun: 'payment', id: row.id, action: 'create' })
  return row
}
