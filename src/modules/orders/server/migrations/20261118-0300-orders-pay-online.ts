import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Orders are paid at a provider's page, too; tests have numbers of their own. An order says how much of
 * its money is here, whether it ended because none came, and what bounced on its way back.
 */
export const payOnline: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column test boolean not null default false,
      add column balance bigint not null default 0 check (balance >= 0),
      add column refund_due bigint not null default 0 check (refund_due >= 0),
      add column expired_at timestamptz`.execute(db)
    await sql`update orders set
      balance = case when payment_provider_state in ('paid', 'refunded_partly')
        then total - reduced - refunded else 0 end,
      expired_at = case when payment_provider_state = 'expired' then updated_at end`.execute(db)
    await sql`create sequence test_order_numbers start 1`.execute(db)
    await index(db)
    // What came back from a buyer's bank is a line of the log, too.
    await sql`alter table order_refunds drop constraint order_refunds_amount_check,
      add constraint order_refunds_amount_check check (amount <> 0)`.execute(db)
    // What was ordered before has a payment, too.
    await sql`insert into payments (id, subject_kind, subject_id, subject_label, source, provider,
        state, amount, captured, refunded, currency, created_at, updated_at)
      select gen_random_uuid(), 'order', id, number, payment_source, 'none',
        payment_provider_state, total - reduced,
        case when payment_provider_state in ('paid', 'refunded_partly', 'refunded')
          then total - reduced else 0 end,
        refunded, currency, created_at, updated_at
      from orders where total > 0`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table order_refunds disable trigger order_refunds_once`.execute(db)
    await sql`delete from order_refunds where amount < 0`.execute(db)
    await sql`alter table order_refunds enable trigger order_refunds_once`.execute(db)
    await sql`alter table order_refunds drop constraint order_refunds_amount_check,
      add constraint order_refunds_amount_check check (amount > 0)`.execute(db)
    await sql`drop index orders_unpaid`.execute(db)
    await sayWhatIsOwed(
      db,
      `state = 'cancelled' and payment_provider_state in ('paid', 'refunded_partly')
        and total > refunded + reduced + withheld`,
    )
    await sql`create index orders_unpaid on orders (pay_until)
      where payment_provider_state = 'awaiting' and payment_source = 'prepayment'`.execute(db)
    await sql`drop sequence test_order_numbers`.execute(db)
    await sql`alter table orders drop column test, drop column balance, drop column refund_due,
      drop column expired_at`.execute(db)
  },
}

async function index(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_unpaid`.execute(db)
  await sql`create index orders_unpaid on orders (pay_until)
    where pay_until is not null and state in ('placed', 'accepted')`.execute(db)
  await sayWhatIsOwed(
    db,
    `(state = 'cancelled' and balance > withheld) or (refund_due > 0 and balance > 0)`,
  )
}

/** Money a buyer has to get back; the column's indexes go and come with it. */
async function sayWhatIsOwed(db: Kysely<unknown>, owed: string): Promise<void> {
  await sql`alter table orders drop column is_owed`.execute(db)
  await sql`alter table orders add column is_owed boolean not null
    generated always as (${sql.raw(owed)}) stored`.execute(db)
  await sql`create index orders_to_refund on orders (updated_at) where is_owed`.execute(db)
  await sql`create index orders_owed on orders (is_owed, created_at, id)`.execute(db)
}
