import { uuidv7 } from 'uuidv7'
import type { OrderChange } from '../../server/unit-of-work.ts'

export type Refund = {
  order: string
  /** Whole cents. */
  amount: number
  /** The day on which the money went back. */
  refunded_on: string
  /** For the team alone. */
  note: string
}

/** A line of the log; nobody can change it. */
export async function writeRefund(
  { db }: OrderChange,
  { order, ...refund }: Refund,
): Promise<void> {
  await db
    .insertInto('order_refunds')
    .values({ id: uuidv7(), order_id: order, ...refund })
    .execute()
}
