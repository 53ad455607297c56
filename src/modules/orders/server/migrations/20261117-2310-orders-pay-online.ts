import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders are paid at a provider's page, too; tests have numbers of their own. */
export const payOnline: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column test boolean not null default false`.execute(db)
    await sql`create sequence test_order_numbers start 1`.execute(db)
    await sql`drop index orders_unpaid`.execute(db)
    await sql`create index orders_unpaid on orders (pay_until)
      where pay_until is not null and state in ('placed', 'accepted')`.execute(db)
    // What was ordered before has a payment, too.
    await sql`insert into payments (id, subject_kind, subject_id, subject_label, source, provider,
        state, amount, captured, refunded, currency, created_at, updated_at)
      select gen_random_uuid(), 'order', id, number, payment_source, 'none',
        payment_provider_state, total,
        case when payment_provider_state in ('paid', 'refunded') then total else 0 end,
        case when payment_provider_state = 'refunded' then total else 0 end,
        currency, created_at, updated_at
      from orders`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index orders_unpaid`.execute(db)
    await sql`create index orders_unpaid on orders (pay_until)
      where payment_provider_state = 'awaiting' and payment_source = 'prepayment'`.execute(db)
    await sql`drop sequence test_order_numbers`.execute(db)
    await sql`alter table orders drop column test`.execute(db)
  },
}
