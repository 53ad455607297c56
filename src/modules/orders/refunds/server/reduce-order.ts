import { sql } from 'kysely'
import type { OrderChange } from '../../server/unit-of-work.ts'

type Reduction = {
  order: string
  /** Whole cents. */
  amount: number
}

/** Goods came back before they were paid: so much less is asked for from now on. */
export async function reduceOrder(
  change: OrderChange,
  { order: id, amount }: Reduction,
): Promise<void> {
  const { rows } = await sql<{ reduced: number }>`
    update orders set reduced = reduced + ${amount}::bigint, version = version + 1,
      updated_at = now()
    where id = ${id} and payment_provider_state = 'awaiting' returning reduced`.execute(change.db)
  const [row] = rows
  if (!row) throw new Error('Only what is not paid yet can cost less')
  const { reduced } = row
  await change.audit({
    ...{ noun: 'order', id, action: 'reduce' },
    ...{ before: { reduced: reduced - amount }, after: { reduced } },
  })
}
