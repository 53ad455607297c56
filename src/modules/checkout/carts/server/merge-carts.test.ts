import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { makeAccount, PASSWORD } from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { openCheckout, shopperAt } from '../../server/test-checkout.ts'
import { MAX_LINES } from '../cart.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, sell } = shop
const { stocked, shopper, db } = till
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

test('signing in waits for stock in the order in which everybody does', async () => {
  const variants = [(await stocked('9')).variant, (await stocked('9')).variant].sort()
  const [first = '', second = ''] = variants
  const { handle } = await makeAccount(app)
  const signIn = { handle, password: PASSWORD }
  const phone = shopper()
  await phone.browser.post('/api/v0/auth/login', signIn)
  await phone.prepare({ variant: first })
  expect((await phone.review()).status).toBe(200)
  const laptop = shopper()
  await laptop.prepare({ variant: second })
  expect((await laptop.review()).status).toBe(200)

  const entered = await db.transaction().execute(async (held) => {
    const lock = (variant: string) =>
      sql`select 1 from stock where variant_id = ${variant} for update`.execute(held)
    await lock(first)
    const entering = laptop.browser.post('/api/v0/auth/login', signIn)
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
    await lock(second)
    return { entering }
  })
  expect((await entered.entering).status).toBe(200)
  expect((await laptop.cart()).lines).toHaveLength(2)
})

/** How many wait for a lock of somebody else. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

test('two carts become one that is not too full, and what was in both stays', async () => {
  const { variants } = await sell({ title: 'Brot', variants: [{ price: 480 }] })
  const shared = variants[0]?._id ?? ''
  const fresh = await sell({ title: 'Neu', variants: [{ price: 60 }] })
  const { handle } = await makeAccount(app)
  const signIn = { handle, password: PASSWORD }
  const phone = shopper()
  await phone.browser.post('/api/v0/auth/login', signIn)
  await phone.add(shared)
  await sql`insert into cart_lines (id, cart_id, variant_id, quantity, seen_price)
    select gen_random_uuid(), cart_id, gen_random_uuid(), 1000, 1
    from cart_lines, generate_series(2, ${MAX_LINES}::int)
    where variant_id = ${shared}`.execute(db)
  const laptop = shopper()
  await laptop.add(shared, '3')
  await laptop.add(fresh.variants[0]?._id ?? '')
  await laptop.browser.post('/api/v0/auth/login', signIn)
  const { rows } = await sql<{ quantity: number; count: number }>`
    select max(l.quantity)::int as quantity, count(*)::int as count
    from cart_lines l join carts c on c.id = l.cart_id
      join users u on u.id = c.account_id and c.state = 'active'
    where u.handle = ${handle}`.execute(db)
  expect(rows).toEqual([{ quantity: 3000, count: MAX_LINES }])
})

test('whoever has not finished signing in buys as a guest', async () => {
  const { variant } = await stocked('9')
  const { id, handle } = await makeAccount(app)
  const known = shopper()
  await known.browser.post('/api/v0/auth/login', { handle, password: PASSWORD })
  await known.add(variant, '3')
  const from = { ip: '', agent: 'test', isStaff: false, userId: id }
  const limited = await createSession(app.services.db, { ...from, limited: 'password-change' })
  const browser = browserAt(app.url)
  browser.cookies.set('kontor_session', limited)
  const half = shopperAt(browser)
  expect((await half.cart()).lines).toEqual([])
  await half.add(variant)
  expect((await browser.get('/checkout/address')).text).not.toContain(handle)
  const { _id } = await half.buy({ variant })
  const placed = await db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', _id)
    .executeTakeFirst()
  expect(placed).toEqual({ account_id: null })
  expect((await known.cart()).lines).toMatchObject([{ quantity: '3' }])
})

test('a key of one guest is no key of another', async () => {
  const { variant } = await stocked('9')
  const key = { 'idempotency-key': `order-${uuidv7()}` }
  const numbers: string[] = []
  for (const buyer of [shopper(), shopper()]) {
    await buyer.prepare({ variant })
    const { review } = Object((await buyer.review()).json)
    const placed = await buyer.order(review, key)
    expect(placed.status).toBe(200)
    expect((await buyer.order(review, key)).text).toBe(placed.text)
    numbers.push(Object(placed.json).order.number)
  }
  expect(new Set(numbers).size).toBe(2)
})
