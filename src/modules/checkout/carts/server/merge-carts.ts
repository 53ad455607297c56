import { sql } from 'kysely'
import { releaseStock } from '#modules/stock/server/api.ts'
import type { CheckoutChange, CheckoutContext, Db } from '../../server/unit-of-work.ts'
import { MAX_LINES } from '../cart.ts'
import { cartHash, setCount } from './cart-cookie.ts'
import { ensureVatCheck } from './check-vat-id.ts'

/**
 * Whoever signs in keeps what they put into the cart as a guest: it becomes the account's cart, or joins
 * the one that is there. What lies in both is there once, in the larger quantity.
 */
export async function takeGuestCart(
  change: CheckoutChange,
  context: CheckoutContext,
  { id: account }: { id: string },
): Promise<void> {
  const { db } = change
  const hash = cartHash(context)
  const guest = hash && (await lockActive(db, sql`token_hash = ${hash} and account_id is null`))
  const own = await lockActive(db, sql`account_id = ${account}`)
  if (guest && own) {
    await join(change, guest, own)
    await askAnew(change, context, own)
  }
  if (guest && !own)
    await db.updateTable('carts').set({ account_id: account }).where('id', '=', guest).execute()
  const kept = own ?? guest
  if (kept) setCount(context, await quantitiesOf(db, kept))
}

/** What the register was asked for the guest's cart is answered to that one. */
async function askAnew(
  change: CheckoutChange,
  context: CheckoutContext,
  id: string,
): Promise<void> {
  const cart = await change.db
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await ensureVatCheck(context, change, cart)
}

async function lockActive(db: Db, whose: ReturnType<typeof sql>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from carts
    where state = 'active' and ${whose} for update`.execute(db)
  return rows[0]?.id
}

async function join(change: CheckoutChange, from: string, into: string): Promise<void> {
  const { db } = change
  await releaseStock(change, from, into)
  // What is in both comes first; of the rest as much as a cart holds, the latest before the others.
  await sql`insert into cart_lines as l (id, cart_id, variant_id, quantity, seen_price, created_at)
    select gen_random_uuid(), ${into}, g.variant_id, g.quantity, g.seen_price, g.created_at
    from cart_lines g left join cart_lines o
      on o.cart_id = ${into} and o.variant_id = g.variant_id
    where g.cart_id = ${from} order by o.id is null, g.created_at desc
    limit (select count(*) from cart_lines twice
        join cart_lines own on own.variant_id = twice.variant_id and own.cart_id = ${into}
        where twice.cart_id = ${from})
      + greatest(0, ${MAX_LINES}::int - (select count(*) from cart_lines where cart_id = ${into}))
    on conflict (cart_id, variant_id)
    do update set quantity = greatest(l.quantity, excluded.quantity)`.execute(db)
  await sql`update carts c set email = case when g.email = '' then c.email else g.email end,
      address = coalesce(g.address, c.address),
      vat_check = case when g.address is null then c.vat_check
        when g.vat_check->>'state' <> 'asked' then g.vat_check end,
      delivery = coalesce(g.delivery, c.delivery),
      payment_source = coalesce(g.payment_source, c.payment_source), held_until = null,
      version = c.version + 1, updated_at = now()
    from carts g where g.id = ${from} and c.id = ${into}`.execute(db)
  await sql`delete from cart_lines where cart_id = ${from}`.execute(db)
  await sql`update carts set state = 'merged', email = '', address = null, vat_check = null,
      held_until = null
    where id = ${from}`.execute(db)
}

async function quantitiesOf(db: Db, cart: string): Promise<number[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('cart_id', '=', cart)
    .execute()
  return rows.map(({ quantity }) => quantity)
}
