import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { accountsOf, makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { jobs } from './jobs.ts'
import { ordersOf, PATH } from './test-orders.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, stocked, shopper } = till
const { read, move, placed } = ordersOf({ ...shop, ...till }, BUYER.email)
/** Exports and erasures want somebody who has just proved to be there. */
const officer = await app.steppedUp('admin')
const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
const runJob = async (name: string) => {
  const job = jobs.find((one) => one.name === name)
  await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
}
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const Held = z.object({
  modules: z.object({
    orders: z.record(z.string(), z.array(z.looseObject({}))),
    checkout: z.record(z.string(), z.array(z.looseObject({}))),
  }),
})
const held = async (user: string) =>
  (await officer.get(`/api/v0/users/${user}/export`)).parse(Held).modules

/** Somebody with an account, under an address of their own. */
async function somebody(handle: string) {
  const account = await makeAccount(app)
  await accountsOf(app).updateTable('users').set({ handle }).where('id', '=', account.id).execute()
  return { id: account.id, browser: await signedInBrowser(app, { ...account, handle }) }
}

async function erase(user: string, handle: string): Promise<void> {
  const body = { dryRun: false, handle }
  expect((await officer.post(`/api/v0/users/${user}/erase`, body)).json).toMatchObject({
    erased: true,
  })
}

test('an export has the whole order, with its lines, and what lies in the cart', async () => {
  const { id: user, browser } = await somebody('jana.voll@example.org')
  const { variant } = await stocked('5', { title: 'Kringel' })
  const buyer = shopperAt(browser)
  const { _id, number } = await buyer.buy({ variant, quantity: '2' })
  const { version } = await read(_id)
  await admin.put(PATH + _id, { version, note: 'Klingelt zweimal' })
  await buyer.add(variant, '3')
  const { orders, checkout } = await held(user)
  expect(orders.orders).toMatchObject([
    {
      number,
      note: 'Klingelt zweimal',
      delivery: { kind: 'ship' },
      totals: { goods: 900 },
      paymentSource: 'prepayment',
      paymentProviderState: 'awaiting',
      acceptedTexts: [{ kind: 'terms' }],
    },
  ])
  expect(orders.orderLines).toMatchObject([
    { number, title: 'Kringel', quantity: '2', unitPrice: 450, gross: 900 },
  ])
  // The cart that became the order is remembered for 30 days.
  expect(checkout.cartLines).toMatchObject([
    { title: 'Kringel', quantity: 2 },
    { title: 'Kringel', quantity: 3, unitPrice: 450 },
  ])
})

test('an address that somebody else typed gives away and erases nothing of theirs', async () => {
  const owner = await somebody('besitzerin@example.org')
  const namesake = await somebody(BUYER.email)
  const { variant } = await stocked('9')
  // The address of the other one, typed by mistake.
  const { _id } = await shopperAt(owner.browser).buy({ variant })
  const { _id: guest, number } = await shopper().buy({ variant })
  const { orders } = await held(namesake.id)
  expect(orders.orders).toEqual([])
  expect(orders.guestOrders?.map((one) => one.number)).toContain(number)
  await erase(namesake.id, BUYER.email)
  expect(await read(_id)).toMatchObject({ email: BUYER.email })
  expect(await read(guest)).toMatchObject({ email: '' })
  expect((await owner.browser.get(`/account/orders/${_id}`)).status).toBe(200)
})

test('the link of a mail ends with an erasure, and with time', async () => {
  const { variant } = await stocked('9')
  const { browser, id: user } = await somebody('linkende@example.org')
  const { _id, token } = await shopperAt(browser).buy({ variant })
  const link = `/checkout/order/${token}`
  expect((await app.guest.get(link)).status).toBe(200)
  await erase(user, 'linkende@example.org')
  expect((await app.guest.get(link)).status).toBe(404)
  expect((await read(_id)).address).toMatchObject({ last_name: 'Petersen', phone: '' })

  const { _id: old, token: other } = await shopper().buy({ variant })
  const age = (days: number) =>
    sql`update orders set updated_at = now() - make_interval(days => ${days})
      where id = ${old}`.execute(db)
  await age(399)
  expect((await app.guest.get(`/checkout/order/${other}`)).status).toBe(200)
  await age(401)
  expect((await app.guest.get(`/checkout/order/${other}`)).status).toBe(404)
})

test('the page that thanks is gone after an hour', async () => {
  const { variant } = await stocked('5')
  const { browser, buy } = shopper()
  const { _id } = await buy({ variant })
  expect((await browser.get('/checkout/done')).text).toContain('Deichweg 3')
  await sql`update carts set updated_at = now() - interval '61 minutes'
    where order_id = ${_id}`.execute(db)
  expect((await browser.get('/checkout/done')).headers.get('location')).toBe('/checkout/cart')
})

test('the history does not keep the number of a parcel', async () => {
  const { id } = await placed({ payment: 'invoice' })
  await move(id, 'ship', { tracking: 'PAKET-4711' })
  const { version } = await read(id)
  await admin.put(PATH + id, { version, tracking: 'PAKET-4712' })
  const { rows } = await sql<{ entry: string }>`select row_to_json(audit_log)::text as entry
    from audit_log where noun = 'order' and item_id = ${id}`.execute(db)
  expect(rows.map(({ entry }) => entry).join()).not.toContain('PAKET')
})

/** The id of its only payment. */
async function paymentOf(order: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from payments
    where subject_id = ${order}`.execute(db)
  return rows[0]?.id ?? ''
}

test('an export has its payments, and an erasure takes what was typed about a refund', async () => {
  const { id: user, browser } = await somebody('erstattet@example.org')
  const { variant } = await stocked('5')
  const { _id, number } = await shopperAt(browser).buy({ variant })
  await move(_id, 'mark_paid')
  const path = `/api/v0/payment/${await paymentOf(_id)}/refund`
  const [{ version } = { version: 0 }] = (await admin.get(path.replace('/refund', ''))).parse(
    z.object({ items: z.array(z.looseObject({ version: z.int() })) }),
  ).items
  await admin.post(path, { version, amount: 100, reason: 'Kundin war krank' })
  const { orders } = await held(user)
  expect(orders.orderPayments).toMatchObject([
    { number, paymentSource: 'prepayment', paymentProviderState: 'refunded_partly', refunded: 100 },
  ])
  expect(orders.paymentRefunds).toMatchObject([{ number, amount: 100, reason: 'Kundin war krank' }])
  await erase(user, 'erstattet@example.org')
  const { rows } = await sql<{ reason: string }>`select reason from payment_refunds
    where payment_id = ${await paymentOf(_id)}`.execute(db)
  expect(rows).toEqual([{ reason: '' }])
})

test('eight years after the end of its year an order goes, with its lines and links', async () => {
  const { id } = await placed()
  for (const action of ['mark_paid', 'cancel', 'refund']) await move(id, action)
  const payment = await paymentOf(id)
  const { id: younger } = await placed()
  const year = new Date().getFullYear()
  const placedIn = (one: string, day: string) =>
    sql`update orders set created_at = ${day}::date where id = ${one}`.execute(db)
  await placedIn(id, `${year - 9}-12-30`)
  await placedIn(younger, `${year - 8}-01-02`)
  await runJob('orders.erase-old')
  expect((await admin.get(PATH + id)).status).toBe(404)
  expect((await read(younger)).state).toBe('accepted')
  const kept = sql`delete from payment_events where payment_id = ${await paymentOf(younger)}`
  await expect(kept.execute(db)).rejects.toThrow('written once')
  for (const [table, column] of [
    ['order_lines', 'order_id'],
    ['order_refunds', 'order_id'],
    ['person_links', 'item_id'],
    ['payments', 'subject_id'],
    ['payment_refunds', 'payment_id'],
    ['payment_events', 'payment_id'],
  ] as const) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)} = ${column === 'payment_id' ? payment : id}`.execute(db)
    expect(rows).toHaveLength(0)
  }
})
