import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What went back for goods is kept apart from what was too much. What the order itself owes is one sum, and
 * an order that was cancelled owes all that is here.
 */
export const tellRefundsApart: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column refunded_goods bigint not null default 0
      check (refunded_goods >= 0)`.execute(db)
    await sayWhatIsOwed(db, `balance > withheld and (state = 'cancelled' or refund_due > 0)`)
    await indexOpenMoney(db, '')
  },
  async down(db: Kysely<unknown>) {
    await sayWhatIsOwed(
      db,
      `(state = 'cancelled' and balance > withheld) or (refund_due > 0 and balance > 0)`,
    )
    await indexOpenMoney(db, `or (balance > total - reduced and state <> 'cancelled')`)
    await sql`alter table orders drop column refunded_goods`.execute(db)
  },
}

/** Money a buyer has to get back; the column's indexes go and come with it. */
async function sayWhatIsOwed(db: Kysely<unknown>, owed: string): Promise<void> {
  await sql`alter table orders drop column is_owed`.execute(db)
  await sql`alter table orders add column is_owed boolean not null
    generated always as (${sql.raw(owed)}) stored`.execute(db)
  await sql`create index orders_to_refund on orders (updated_at) where is_owed`.execute(db)
  await sql`create index orders_owed on orders (is_owed, created_at, id)`.execute(db)
}

/** Too much is owed back and waits with the refunds. */
async function indexOpenMoney(db: Kysely<unknown>, further: string): Promise<void> {
  await db.schema.dropIndex('orders_open_money').execute()
  await sql`create index orders_open_money on orders (updated_at, id)
    where not test and ((payment_source = 'invoice' and state = 'in_fulfilment'
        and payment_provider_state in ('awaiting', 'reminded', 'paid_partly'))
      or (payment_source = 'prepayment' and state in ('placed', 'accepted')
        and payment_provider_state = 'paid_partly')
      or (payment_provider_state in ('captured_partly', 'chargeback')
        and state not in ('completed', 'cancelled')) ${sql.raw(further)})`.execute(db)
}
