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
    has_account: 'boolean not null default false',
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
    await sql`create index customers_email on customers (lower(email))`.execute(db)
    await sql`create index customers_account on customers (has_account, created_at, id)`.execute(db)
    await sql`create index customers_unconfirmed on customers (id)
      where vat_id_state in ('asked', 'unavailable')`.execute(db)
    await createKeeping(db)
    await createTaking(db)
    await createAdding(db)
    await createFollowing(db)
    await createAccounts(db)
    await sql`select keep_customer(person_id) from (select distinct person_id from person_links
      where module = 'orders' and noun = 'order' and role = 'buyer') buyers`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger customer_account_kept on people`.execute(db)
    await sql`drop function keep_customer_account`.execute(db)
    await sql`drop trigger buyers_followed on person_links`.execute(db)
    await sql`drop function follow_buyers`.execute(db)
    await sql`drop function add_buyer`.execute(db)
    await sql`drop function take_limits`.execute(db)
    await sql`drop function leave_customer`.execute(db)
    await sql`drop function keep_customer`.execute(db)
    await customers.down?.(db)
  },
}

/** Worked out anew from all orders of a person: nobody without one is a customer. */
async function createKeeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_customer(who uuid) returns void language plpgsql as $$
    begin
      insert into customers (id, name, email, company, currency, created_at, last_order_at,
        has_account)
      select who, o.name, o.email, coalesce(o.address->>'company', ''), o.currency,
        min(o.created_at) over (), o.created_at, p.account is not null
      from person_links l join orders o on o.id = l.item_id join people p on p.id = l.person_id
      where l.person_id = who and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'
      order by o.created_at desc, o.id desc limit 1
      on conflict (id) do update set name = excluded.name, email = excluded.email,
        company = excluded.company, currency = excluded.currency,
        created_at = excluded.created_at, last_order_at = excluded.last_order_at;
      if not found then delete from customers where id = who; end if;
    end $$`.execute(db)
  // Whoever has a block or a limit keeps it without an order, under their own name: only a merge takes it.
  await sql`
    create function leave_customer(who uuid) returns void language plpgsql as $$
    begin
      if exists (select from person_links where person_id = who and module = 'orders'
          and noun = 'order' and role = 'buyer')
        or not exists (select from customers c join people p using (id) where c.id = who
          and p.merged_into is null and (c.is_blocked or c.no_invoice
            or c.max_order is not null or c.max_open is not null)) then
        perform keep_customer(who);
        return;
      end if;
      update customers c set name = concat_ws(' ', p.first_name, p.last_name),
        company = p.company, email = coalesce((select one->>'value'
          from jsonb_array_elements(p.contacts) one where one->>'kind' = 'email' limit 1), '')
      from people p where p.id = who and c.id = who;
    end $$`.execute(db)
}

/**
 * Whoever takes orders over has the stricter limits of both; done twice it is the same. What was noted about
 * somebody, and their VAT id, goes along with a merge alone: undone, they are two different people.
 */
async function createTaking(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_limits(whose uuid, former uuid) returns void language plpgsql as $$
    declare
      is_merge boolean := exists (select from people where id = former and merged_into = whose);
    begin
      update customers taker set
        is_blocked = taker.is_blocked or giver.is_blocked,
        no_invoice = taker.no_invoice or giver.no_invoice,
        max_order = least(taker.max_order, giver.max_order),
        max_open = least(taker.max_open, giver.max_open),
        version = taker.version + 1
      from customers giver where taker.id = whose and giver.id = former;
      if not is_merge then return; end if;
      update customers taker set
        block_reason = case when taker.block_reason = '' then giver.block_reason
          else taker.block_reason end,
        note = case when strpos(taker.note, giver.note) > 0 then taker.note
          when taker.note = '' then giver.note
          else taker.note || chr(10) || chr(10) || giver.note end
      from customers giver where taker.id = whose and giver.id = former;
      update customers taker set vat_number = giver.vat_number,
        -- The answer that is awaited comes for the other one: it is asked for anew.
        vat_id_state = case giver.vat_id_state when 'asked' then 'unavailable'
          else giver.vat_id_state end,
        vat_id_checked_at = giver.vat_id_checked_at, vat_id_name = giver.vat_id_name,
        vat_id_address = giver.vat_id_address, vat_id_reference = giver.vat_id_reference
      from customers giver where taker.id = whose and giver.id = former and taker.vat_number = '';
    end $$`.execute(db)
}

/** A new order costs the same however many there are. An id that staff have written is theirs to change. */
async function createAdding(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_buyer(who uuid, what uuid) returns void language plpgsql as $$
    begin
      insert into customers (id, name, email, company, currency, created_at, last_order_at,
        has_account)
      select who, o.name, o.email, coalesce(o.address->>'company', ''), o.currency,
        o.created_at, o.created_at, p.account is not null
      from orders o join people p on p.id = who where o.id = what
      on conflict (id) do update set name = excluded.name, email = excluded.email,
        company = excluded.company, currency = excluded.currency,
        last_order_at = excluded.last_order_at;
      update customers c set vat_number = o.vat_check->>'vat_id', vat_id_state = 'valid',
        vat_id_checked_at = (o.vat_check->>'at')::timestamptz,
        vat_id_name = o.vat_check->>'name', vat_id_address = o.vat_check->>'address',
        vat_id_reference = o.vat_check->>'reference', version = c.version + 1
      from orders o where o.id = what and o.vat_check is not null and c.id = who
        and c.vat_number in ('', o.vat_check->>'vat_id');
    end $$`.execute(db)
}

/** A merge, and its undoing, frees nobody. Of many links that move at once the first brings everything. */
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
        perform add_buyer(new.person_id, new.item_id);
      elsif tg_op = 'DELETE' then
        perform keep_customer(old.person_id);
      elsif old.person_id <> new.person_id and (
        exists (select from customers where id = old.person_id)
        or not exists (select from customers where id = new.person_id)) then
        perform keep_customer(new.person_id);
        perform take_limits(new.person_id, old.person_id);
        perform leave_customer(old.person_id);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger buyers_followed after insert or update of person_id or delete
    on person_links for each row execute function follow_buyers()`.execute(db)
}

/** So that the list is filtered by an index. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_customer_account() returns trigger language plpgsql as $$
    begin
      update customers set has_account = new.account is not null where id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger customer_account_kept after update of account on people for each row
    when (old.account is distinct from new.account)
    execute function keep_customer_account()`.execute(db)
}
