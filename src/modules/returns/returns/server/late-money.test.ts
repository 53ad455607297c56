import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { SYSTEM } from '#kernel/access/roles.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, STORE } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { returnsAt } from '../../server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, stocked, shopper } = till
const { declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const TODAY = dayInBerlin()
const clash = { status: 409, json: { code: 'transition' } }
const refund = (id: string, body: object = {}) =>
  move(id, 'refund', { refunded_on: TODAY, ...body })
const paid = (id: string, amount?: number) => moveOrder(id, 'mark_paid', { amount })
const lastMail = async () => (await mailsAsSent(app.services, BUYER.email)).at(-1)
const pageOf = async (token: string) => (await app.guest.get(`/checkout/order/${token}`)).text

/** How much of it the dashboard says is to be done. */
async function waiting(name: 'returns' | 'refunds' | 'orders') {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  return items.find((one) => one.name === name)?.count ?? 0
}

/** Four for ten euros each, and the delivery: 44,90, by prepayment. */
async function bought() {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const order = await shopper().buy({ variant, quantity: '4' })
  const [line] = (await readOrder(order._id)).lines
  return { ...order, line: line?._id ?? '' }
}

async function atPayment(order: string, step: 'mark_paid' | 'refund', amount?: number) {
  const { json } = await admin.get(`/api/v0/payment/?subject=${order}`)
  const [found] = payment.calls.list.reply.parse(json).items
  const { version } = found ?? {}
  const noted = await admin.post(`/api/v0/payment/${found?._id}/${step}`, { version, amount })
  expect(noted.status).toBe(200)
}
/** Noted at the payment itself, which takes any sum. */
const transferred = (order: string, amount: number) => atPayment(order, 'mark_paid', amount)
/** A part of what came was given back by hand. */
const givenBack = (order: string, amount?: number) => atPayment(order, 'refund', amount)

/** So many are withdrawn from; answers the return. */
async function withdrawn({ token, line }: { token: string; line: string }, quantity: string) {
  await declare({ token, lines: [{ line, quantity }] })
  return latest()
}

const expireUnpaid = serverModules
  .flatMap(({ jobs = [] }) => jobs)
  .find(({ name }) => name === 'orders.expire-unpaid')
const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }

/** No money came in time. */
async function expire(id: string) {
  await sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`.execute(db)
  await expireUnpaid?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  expect(await readOrder(id)).toMatchObject({ payment_provider_state: 'expired' })
}

describe('less is asked for than at first', () => {
  test('and the buyer is told how much, with the account', async () => {
    const order = await bought()
    const part = await withdrawn(order, '1')
    expect(await pageOf(order.token)).toContain('Wir schreiben Ihnen, wie viel danach noch')
    await move(part._id, 'accept')
    const mail = await lastMail()
    expect(mail?.subject).toBe(`Zu Ihrer Bestellung ${order.number} ist weniger zu bezahlen`)
    for (const said of ['34,90', '44,90', 'IBAN']) expect(mail?.text).toContain(said)
    const page = await pageOf(order.token)
    expect(page).toContain('<dt>Davon zurückgenommen</dt>')
    expect(page).not.toContain('Wir schreiben Ihnen, wie viel danach noch')
    const again = await admin.post(`/api/v0/order/${order._id}/mail`, { kind: 'reduced' })
    expect(again.status).toBe(200)
  })

  test('which sum came is asked, and between the two', async () => {
    const order = await bought()
    await move((await withdrawn(order, '1'))._id, 'accept')
    for (const amount of [undefined, 3489, 4491])
      expect(await paid(order._id, amount)).toMatchObject({ json: { code: 'paid-amount' } })
    for (const amount of [0, -1, 0.5, '3490'])
      expect((await moveOrder(order._id, 'mark_paid', { amount })).status).toBe(400)
    expect((await paid(order._id, 3490)).status).toBe(200)
    expect(await readOrder(order._id)).toMatchObject({ reduced: 1000 })
  })

  test('the first sum came all the same: the return owes the rest, also when it was closed', async () => {
    const order = await bought()
    const before = await waiting('returns')
    const part = await withdrawn(order, '1')
    await move(part._id, 'accept')
    expect(await waiting('returns')).toBe(before)
    expect((await move(part._id, 'close')).status).toBe(200)
    expect((await paid(order._id, 4490)).status).toBe(200)
    expect((await lastMail())?.text).toContain('44,90')
    expect(await read(part._id)).toMatchObject({ owed: 1000, reduced_amount: 0 })
    expect(await waiting('returns')).toBe(before + 1)
    expect((await refund(part._id)).status).toBe(200)
    expect(await readOrder(order._id)).toMatchObject({ reduced: 0, refunded: 1000 })
    expect(await waiting('returns')).toBe(before)
    expect((await move(part._id, 'close')).status).toBe(200)
  })

  test('a sum between the two: what came back last was paid', async () => {
    const order = await bought()
    const [first, second] = [await withdrawn(order, '1'), await withdrawn(order, '2')]
    for (const { _id } of [second, first]) await move(_id, 'accept')
    expect(await readOrder(order._id)).toMatchObject({ reduced: 3000 })
    await paid(order._id, 3490)
    expect(await read(first._id)).toMatchObject({ owed: 0, reduced_amount: 1000 })
    expect(await read(second._id)).toMatchObject({ owed: 2000, reduced_amount: 0 })
  })

  test('and then the rest comes back: all that came goes back', async () => {
    const order = await bought()
    await move((await withdrawn(order, '1'))._id, 'accept')
    await declare({ token: order.token })
    await move((await latest())._id, 'accept')
    expect((await readOrder(order._id)).state).toBe('cancelled')
    const before = await waiting('refunds')
    await paid(order._id, 4490)
    expect(await waiting('refunds')).toBe(before + 1)
    await moveOrder(order._id, 'refund')
    expect(await readOrder(order._id)).toMatchObject({ refunded: 4490, is_owed: false })
  })

  test('until nothing is: the rest goes out, and money that came goes back', async () => {
    const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
    const { variant: gift } = await stocked('9', { variants: [{ price: 0 }] })
    const buyer = shopper()
    await buyer.add(gift)
    const delivery = { kind: 'pickup', location: STORE }
    const before = await waiting('orders')
    const { _id, token } = await buyer.buy({ variant, delivery })
    const line = (await readOrder(_id)).lines.find(({ gross }) => gross > 0)
    const part = await withdrawn({ token, line: line?._id ?? '' }, '1')
    await move(part._id, 'accept')
    expect((await lastMail())?.text).toContain('Sie müssen nichts mehr bezahlen')
    expect(await readOrder(_id)).toMatchObject({ reduced: 1000, payment_provider_state: 'paid' })
    expect(await pageOf(token)).not.toContain('class="order-pay"')
    expect(await waiting('orders')).toBe(before + 1)
    expect((await paid(_id, 1000)).status).toBe(200)
    expect(await read(part._id)).toMatchObject({ owed: 1000 })
    expect((await moveOrder(_id, 'ship')).status).toBe(200)
  })
})

test('the rest comes after a part was paid back: the return owes it, and waits again', async () => {
  const order = await bought()
  const before = await waiting('returns')
  await transferred(order._id, 3000)
  const part = await withdrawn(order, '2')
  await move(part._id, 'accept')
  expect(await read(part._id)).toMatchObject({ owed: 510 })
  expect((await refund(part._id)).status).toBe(200)
  expect(await waiting('returns')).toBe(before)
  await transferred(order._id, 1490)
  expect(await read(part._id)).toMatchObject({ state: 'refunded', owed: 1490 })
  expect(await readOrder(order._id)).toMatchObject({ reduced: 0, refunded: 510, refund_due: 0 })
  expect(await waiting('returns')).toBe(before + 1)
  // It counts nowhere when it was a test.
  await sql`update orders set test = true where id = ${order._id}`.execute(db)
  expect(await waiting('returns')).toBe(before)
})

test('what had come is all that is asked for now: nobody is asked for nothing', async () => {
  const order = await bought()
  await transferred(order._id, 3490)
  await move((await withdrawn(order, '1'))._id, 'accept')
  expect(await readOrder(order._id)).toMatchObject({ payment_provider_state: 'paid' })
  const mail = await lastMail()
  expect(mail?.text).toContain('Sie müssen nichts mehr bezahlen')
  expect(mail?.text).not.toContain('0,00')
})

test('less to pay after a part went back is no refund that bounced', async () => {
  const order = await bought()
  await transferred(order._id, 3000)
  await givenBack(order._id, 1000)
  await move((await withdrawn(order, '2'))._id, 'accept')
  expect(await readOrder(order._id)).toMatchObject({
    ...{ reduced: 2000, balance: 2000, refund_due: 0, is_owed: false },
    refunds: [{ amount: 1000 }],
  })
})

test('whoever withdraws from all of it is not asked to pay', async () => {
  const { token } = await bought()
  expect(await pageOf(token)).toContain('class="order-pay"')
  await declare({ token })
  expect(await pageOf(token)).not.toContain('class="order-pay"')
})

describe('an order that has expired', () => {
  test('and was withdrawn from afterwards is not sent when its money comes', async () => {
    const order = await bought()
    await expire(order._id)
    await declare({ token: order.token })
    const item = await latest()
    expect(item.lines).toMatchObject([{ quantity: '4' }])
    expect((await paid(order._id)).status).toBe(200)
    expect(await moveOrder(order._id, 'ship')).toMatchObject(clash)
    await move(item._id, 'accept')
    expect(await readOrder(order._id)).toMatchObject({ state: 'cancelled', is_owed: true })
  })

  test('of which all came back stays cancelled, and its money is owed', async () => {
    const order = await bought()
    await declare({ token: order.token })
    const item = await latest()
    await expire(order._id)
    await move(item._id, 'accept')
    const before = await waiting('orders')
    expect((await paid(order._id)).status).toBe(200)
    expect(await readOrder(order._id)).toMatchObject({ state: 'cancelled', is_owed: true })
    expect(await waiting('orders')).toBe(before)
    expect((await refund(item._id)).status).toBe(200)
  })

  test.each([
    { amount: 3490, owed: 0 },
    { amount: 4490, owed: 1000 },
  ])('of which a part came back: of $amount cents $owed are owed', async ({ amount, owed }) => {
    const order = await bought()
    const before = await waiting('returns')
    const part = await withdrawn(order, '1')
    await expire(order._id)
    await move(part._id, 'accept')
    await move(part._id, 'close')
    expect((await paid(order._id, amount)).status).toBe(200)
    expect((await readOrder(order._id)).state).toBe('accepted')
    expect(await read(part._id)).toMatchObject({ owed })
    expect(await waiting('returns')).toBe(owed > 0 ? before + 1 : before)
  })
})

test('what was kept and went back at the payment is not paid once more', async () => {
  const order = await bought()
  await paid(order._id)
  const part = await withdrawn(order, '2')
  await move(part._id, 'accept')
  await refund(part._id, { amount: 1500, reason: 'Wertersatz' })
  await givenBack(order._id)
  expect(await readOrder(order._id)).toMatchObject({ refunded: 4490, withheld: 0, balance: 0 })
  expect(await read(part._id)).toMatchObject({ withheld_amount: 500, ordered: { withheld: 0 } })
  expect(await refund(part._id, { amount: 500 })).toMatchObject({
    ...{ status: 409, json: { code: 'refund-too-high' } },
  })
})

test('what was kept goes back after the return was closed, too', async () => {
  const order = await bought()
  await paid(order._id)
  const part = await withdrawn(order, '2')
  await move(part._id, 'accept')
  await refund(part._id, { amount: 1500, reason: 'Wertersatz' })
  expect((await move(part._id, 'close')).status).toBe(200)
  expect((await refund(part._id, { amount: 500 })).status).toBe(200)
  expect(await read(part._id)).toMatchObject({ refunded_amount: 2000, withheld_amount: 0 })
  expect(await refund(part._id)).toMatchObject(clash)
})

test('what was kept stays so when more money came and went back', async () => {
  const order = await bought()
  await transferred(order._id, 2000)
  await declare({ token: order.token })
  const item = await latest()
  await move(item._id, 'accept')
  await refund(item._id, { amount: 1500, reason: 'Wertersatz' })
  await transferred(order._id, 1000)
  expect(await read(item._id)).toMatchObject({ owed: 1000, withheld_amount: 500 })
  expect((await refund(item._id)).status).toBe(200)
  expect(await read(item._id)).toMatchObject({ refunded_amount: 2500, withheld_amount: 500 })
  expect(await readOrder(order._id)).toMatchObject({ balance: 500, withheld: 500, is_owed: false })
})
