import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const customers = nounTable(
  'customers',
  {
    name: 'text not null',
    email: 'text not null',
    company: "text not null default ''",
    currency: 'text not null',
    last_order_at: 'timestamptz not null',
    is_blocked: 'boolean not null default false',
    block_reason: "text not null default ''",
    no_invoice: 'boolean not null default false',
    max_order: 'bigint check (max_order > 0)',
    max_open: 'bigint check (max_open > 0)',
    vat_number: "text not null default ''",
    vat_id_state: `text not null default 'none'
      check (vat_id_state in ('none', 'asked', 'valid', 'invalid', 'unavailable'))`,
    vat_id_checked_at: 'timestamptz',
    vat_id_name: "text not null default ''",
    vat_id_address: "text not null default ''",
    vat_id_reference: "text not null default ''",
    note: "text not null default ''",
  },
  { sorts: ['name', 'last_order_at'] },
)

/**
 * Whoever is linked to an order as its buyer is a customer. Links are written, moved and taken away in
 * many places (orders, merges, erasures) and none may be forgotten, so the database follows them.
 */
export const createCustomers: Migration = {
  async up(db: Kysely<unknown>) {
    await customers.up(db)
    await sql`alter table customers add constraint customers_person
      foreign key (id) references people on delete cascade`.execute(db)
    for (const column of ['name', 'email', 'company'])
      await sql`create index ${sql.ref(`customers_like_${column}`)} on customers
        using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
    await sql`create index customers_blocked on customers (created_at, id)
      where is_blocked`.execute(db)
    await sql`create index customers_without_invoice on customers (created_at, id)
      where no_invoice`.execute(db)
    await createKeeping(db)
    await createTaking(db)
    await createFollowing(db)
    await sql`select keep_customer(person_id) from (select distinct person_id from person_links
      where module = 'orders' and noun = 'order' and role = 'buyer') buyers`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger buyers_followed on person_links`.execute(db)
    await sql`drop function follow_buyers`.execute(db)
    await sql`drop function take_limits`.execute(db)
    await sql`drop function keep_customer`.execute(db)
    await customers.down?.(db)
  },
}

/** Worked out anew from all orders of a person: nobody without one is a customer. */
async function createKeeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_customer(who uuid) returns void language plpgsql as $$
    begin
      insert into customers (id, name, email, company, currency, created_at, last_order_at)
      select who, o.name, o.email, coalesce(o.address->>'company', ''), o.currency,
        min(o.created_at) over (), o.created_at
      from person_links l join orders o on o.id = l.item_id
      where l.person_id = who and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'
      order by o.created_at desc, o.id desc limit 1
      on conflict (id) do update set name = excluded.name, email = excluded.email,
        company = excluded.company, currency = excluded.currency,
        created_at = excluded.created_at, last_order_at = excluded.last_order_at;
      if not found then delete from customers where id = who; end if;
    end $$`.execute(db)
}

/** Whoever takes orders over has the stricter limits of both, and a VAT id; done twice it is the same. */
async function createTaking(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_limits(whose uuid, former uuid) returns void language plpgsql as $$
    begin
      update customers taker set
        is_blocked = taker.is_blocked or giver.is_blocked,
        block_reason = case when taker.block_reason = '' then giver.block_reason
          else taker.block_reason end,
        no_invoice = taker.no_invoice or giver.no_invoice,
        max_order = least(taker.max_order, giver.max_order),
        max_open = least(taker.max_open, giver.max_open),
        note = case when strpos(taker.note, giver.note) > 0 then taker.note
          when taker.note = '' then giver.note
          else taker.note || chr(10) || chr(10) || giver.note end,
        version = taker.version + 1
      from customers giver where taker.id = whose and giver.id = former;
      update customers taker set vat_number = giver.vat_number, vat_id_state = giver.vat_id_state,
        vat_id_checked_at = giver.vat_id_checked_at, vat_id_name = giver.vat_id_name,
        vat_id_address = giver.vat_id_address, vat_id_reference = giver.vat_id_reference
      from customers giver where taker.id = whose and giver.id = former and taker.vat_number = '';
    end $$`.execute(db)
}

/** A new order costs the same however many there are; a merge, and its undoing, frees nobody. */
async function createFollowing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_buyers() returns trigger language plpgsql as $$
    declare
      link person_links;
    begin
      if tg_op = 'DELETE' then link := old; else link := new; end if;
      if link.module <> 'orders' or link.noun <> 'order' or link.role <> 'buyer' then
        return null;
      end if;
      if tg_op = 'INSERT' then
        insert into customers (id, name, email, company, currency, created_at, last_order_at)
        select new.person_id, o.name, o.email, coalesce(o.address->>'company', ''), o.currency,
          o.created_at, o.created_at
        from orders o where o.id = new.item_id
        on conflict (id) do update set name = excluded.name, email = excluded.email,
          company = excluded.company, currency = excluded.currency,
          last_order_at = excluded.last_order_at;
        update customers c set vat_number = o.vat_check->>'vat_id', vat_id_state = 'valid',
          vat_id_checked_at = (o.vat_check->>'at')::timestamptz,
          vat_id_name = o.vat_check->>'name', vat_id_address = '',
          vat_id_reference = o.vat_check->>'reference'
        from orders o where o.id = new.item_id and o.vat_check is not null
          and c.id = new.person_id;
      elsif tg_op = 'DELETE' then
        perform keep_customer(old.person_id);
      elsif old.person_id <> new.person_id then
        perform keep_customer(new.person_id);
        perform take_limits(new.person_id, old.person_id);
        perform keep_customer(old.person_id);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger buyers_followed after insert or update of person_id or delete
    on person_links for each row execute function follow_buyers()`.execute(db)
}
