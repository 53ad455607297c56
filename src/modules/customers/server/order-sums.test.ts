import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { returnsAt } from '#modules/returns/server/test-returns.ts'
import { listCustomerOrders } from '../customer.calls.ts'
import { CUSTOMER, customersAt } from './test-customers.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { of, find, limit } = customersAt(admin)
const { declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await till.stocked('500', { variants: [{ price: 1000 }] })

/** Two for ten euros each, and the delivery: 24.90. */
async function bought(email: string, payment = 'invoice') {
  const order = await till.shopper().buy({ variant, quantity: '2', payment, buyer: { email } })
  const [line] = (await readOrder(order._id)).lines
  return { ...order, line: line?._id ?? '' }
}

/** Everything, or some of a line, comes back and is taken. */
async function giveBack(token: string, lines?: readonly { line: string; quantity: string }[]) {
  await declare({ token, ...(lines && { lines }) })
  const { _id } = await latest()
  const { lines: claimed } = await read(_id)
  const judged = claimed.map((one) => ({
    ...{ _id: one._id, accepted: one.quantity, is_restocked: true },
  }))
  await move(_id, 'inspect', { lines: judged })
  expect((await move(_id, 'accept')).status).toBe(200)
  return _id
}

/** Noted at the payment itself, which takes any sum. */
async function transferred(order: string, amount: number) {
  const { json } = await admin.get(`/api/v0/payment/?subject=${order}`)
  const [found] = payment.calls.list.reply.parse(json).items
  const noted = { version: found?.version, amount }
  expect((await admin.post(`/api/v0/payment/${found?._id}/mark_paid`, noted)).status).toBe(200)
}

async function isOpen(email: string) {
  const among = async (has: boolean) => find(`has_open=${has}&search=${email}`)
  const [open, closed] = [await among(true), await among(false)]
  expect(open.length + closed.length).toBe(1)
  return open.length === 1
}

async function openItems(email: string) {
  const path = `${CUSTOMER}${(await of(email))._id}/orders?is_open=true`
  return (await admin.get(path)).parse(listCustomerOrders.reply).items
}

test('what came back before it was paid is neither to be paid nor turnover', async () => {
  const email = 'teil@example.org'
  const { _id, token, line } = await bought(email)
  await moveOrder(_id, 'ship')
  await giveBack(token, [{ line, quantity: '1' }])
  expect(await of(email)).toMatchObject({ open: 1490, owed: 0, turnover: 1490 })
  expect(await openItems(email)).toMatchObject([{ open: 1490, total: 2490 }])
  expect((await moveOrder(_id, 'mark_paid', { amount: 1490 })).status).toBe(200)
  expect(await of(email)).toMatchObject({ open: 0, owed: 0, turnover: 1490 })
  expect(await isOpen(email)).toBe(false)
})

test('whoever gave everything back owes nothing, and may buy by invoice again', async () => {
  const email = 'alles@example.org'
  const { _id, token } = await bought(email)
  await limit(await of(email), { max_open: 2490 })
  await moveOrder(_id, 'ship')
  expect(await isOpen(email)).toBe(true)
  await giveBack(token)
  expect(await of(email)).toMatchObject({ open: 0, owed: 0 })
  expect(await isOpen(email)).toBe(false)
  expect((await bought(email)).number).not.toBe('')
})

test('of a cancelled order no more goes back than came', async () => {
  const email = 'storno@example.org'
  const { _id, token, line } = await bought(email)
  await moveOrder(_id, 'ship')
  await giveBack(token, [{ line, quantity: '1' }])
  expect((await moveOrder(_id, 'mark_paid', { amount: 1490 })).status).toBe(200)
  expect((await moveOrder(_id, 'undeliverable')).status).toBe(200)
  expect(await of(email)).toMatchObject({ open: 0, owed: 1490 })
  expect(await isOpen(email)).toBe(true)
})

test('whoever paid the first sum all the same is owed the rest, also when the return was closed', async () => {
  const email = 'zuviel@example.org'
  const { _id, token, line } = await bought(email)
  await moveOrder(_id, 'ship')
  const back = await giveBack(token, [{ line, quantity: '1' }])
  expect((await move(back, 'close')).status).toBe(200)
  expect((await moveOrder(_id, 'mark_paid', { amount: 2490 })).status).toBe(200)
  expect(await of(email)).toMatchObject({ open: 0, owed: 1000 })
  expect(await isOpen(email)).toBe(true)
  expect(await openItems(email)).toMatchObject([{ owed: 1000 }])
})

test('what is kept for wear is not owed', async () => {
  const email = 'wertersatz@example.org'
  const { _id, token, line } = await bought(email, 'prepayment')
  await moveOrder(_id, 'mark_paid')
  await moveOrder(_id, 'ship')
  const back = await giveBack(token, [{ line, quantity: '1' }])
  expect(await of(email)).toMatchObject({ owed: 1000 })
  expect(await isOpen(email)).toBe(true)
  const refund = { refunded_on: dayInBerlin(), amount: 400, reason: 'Kratzer' }
  expect((await move(back, 'refund', refund)).status).toBe(200)
  expect(await of(email)).toMatchObject({ owed: 0, turnover: 2090 })
  await moveOrder(_id, 'undeliverable')
  expect(await of(email)).toMatchObject({ owed: 1490 })
  expect(await openItems(email)).toMatchObject([{ owed: 1490 }])
})

test('what is too much is owed beside what went back for goods', async () => {
  const email = 'ueberzahlt@example.org'
  const { _id, token, line } = await bought(email, 'prepayment')
  await transferred(_id, 3000)
  expect(await of(email)).toMatchObject({ open: 0, owed: 510, turnover: 2490 })
  await moveOrder(_id, 'ship')
  const back = await giveBack(token, [{ line, quantity: '1' }])
  expect(await of(email)).toMatchObject({ owed: 1510 })
  expect((await move(back, 'refund', { refunded_on: dayInBerlin() })).status).toBe(200)
  expect(await of(email)).toMatchObject({ owed: 510, turnover: 1490 })
  expect(await openItems(email)).toMatchObject([{ open: 0, owed: 510 }])
  expect((await moveOrder(_id, 'refund')).status).toBe(200)
  expect(await of(email)).toMatchObject({ owed: 0, turnover: 1490 })
  expect(await isOpen(email)).toBe(false)
  await transferred(_id, 100)
  expect(await of(email)).toMatchObject({ owed: 100, turnover: 1490 })
  expect(await isOpen(email)).toBe(true)
})

test('money for goods whose return was paid back before is owed', async () => {
  const email = 'nachzuegler@example.org'
  const { _id, token, line } = await bought(email)
  await moveOrder(_id, 'ship')
  await transferred(_id, 2000)
  const back = await giveBack(token, [{ line, quantity: '1' }])
  expect(await of(email)).toMatchObject({ open: 0, owed: 510 })
  expect((await move(back, 'refund', { refunded_on: dayInBerlin() })).status).toBe(200)
  expect(await isOpen(email)).toBe(false)
  await transferred(_id, 490)
  expect(await of(email)).toMatchObject({ open: 0, owed: 490, turnover: 1980 })
  expect(await isOpen(email)).toBe(true)
  expect(await openItems(email)).toMatchObject([{ owed: 490 }])
})
