import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What went back for goods until now, which only their returns know. From it follows what each order owes
 * itself, and its log gets the lines of what went back beyond the price. A return knows what it gave on top.
 */
export const noteRefundsOfGoods: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table returns add column given_amount bigint not null default 0
      check (given_amount between 0 and refunded_amount)`.execute(db)
    await sql`update returns
      set given_amount = greatest(0, refunded_amount - goods_amount - shipping_amount)`.execute(db)
    await indexOpen(db, 'refunded_amount - given_amount + withheld_amount')
    await sql`update orders o set refunded_goods = least(r.amount, o.total - o.reduced - o.withheld)
      from (select order_id, sum(refunded_amount) as amount from returns
        where refunded_amount > 0 and order_id is not null group by order_id) r
      where r.order_id = o.id`.execute(db)
    await sql`update orders o
      set refunded = least(s.back, greatest(o.refunded_goods, o.total - o.reduced - s.came + s.back)),
        withheld = least(o.withheld, s.came - s.back),
        refund_due = greatest(o.refund_due,
          o.balance - (o.total - o.reduced - o.refunded_goods))
      from (${SUMS}) s where s.order_id = o.id and s.came > 0`.execute(db)
    await sql`insert into order_refunds (id, order_id, amount, refunded_on)
      select gen_random_uuid(), o.id, s.back - l.amount,
        (o.updated_at at time zone 'Europe/Berlin')::date
      from orders o join (${SUMS}) s on s.order_id = o.id
        cross join lateral (select coalesce(sum(r.amount), 0) as amount from order_refunds r
          where r.order_id = o.id) l
      where s.back <> l.amount`.execute(db)
  },
  // The log is never rewritten.
  async down(db: Kysely<unknown>) {
    await indexOpen(db, 'refunded_amount + withheld_amount')
    await sql`alter table returns drop column given_amount`.execute(db)
  },
}

async function indexOpen(db: Kysely<unknown>, settled: string): Promise<void> {
  await sql`drop index returns_open`.execute(db)
  await sql`create index returns_open on returns (due_on, id) where state in ('declared',
      'acknowledged', 'label_sent', 'in_transit', 'received', 'inspected', 'accepted',
      'accepted_partly') or (state in ('refunded', 'closed')
      and goods_amount + shipping_amount > ${sql.raw(settled)})`.execute(db)
}

/** What came for each order, and what went back or is on its way. */
const SUMS = sql`select p.subject_id as order_id, sum(p.captured) as came,
    sum(least(p.captured, greatest(p.refunded, coalesce((select sum(r.amount) from payment_refunds r
      where r.payment_id = p.id and r.state <> 'failed'), 0)))) as back
  from payments p where p.subject_kind = 'order' group by p.subject_id`
