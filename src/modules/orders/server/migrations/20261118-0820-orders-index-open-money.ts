import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders whose money is not as it should be. */
export const indexOpenMoney: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index orders_open_money on orders (updated_at, id)
      where not test and ((payment_source = 'invoice' and state = 'in_fulfilment'
          and payment_provider_state in ('awaiting', 'reminded', 'paid_partly'))
        or (payment_source = 'prepayment' and state in ('placed', 'accepted')
          and payment_provider_state = 'paid_partly')
        or (payment_provider_state in ('captured_partly', 'chargeback')
          and state not in ('completed', 'cancelled'))
        or (balance > total - reduced and state <> 'cancelled'))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('orders_open_money').execute()
  },
}
