import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { noteRefundsOfGoods } from '../../server/migrations/20261118-0911-returns-note-refunds-of-goods.ts'
import { returnsAt } from '../../server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await till.stocked('500', { variants: [{ price: 1000 }] })
const refunded = { refunded_on: dayInBerlin() }
const clash = { status: 409, json: { code: 'transition' } }

/** Four for ten euros each, and the delivery: 44,90, by prepayment. */
async function bought() {
  const order = await till.shopper().buy({ variant, quantity: '4' })
  const [line] = (await readOrder(order._id)).lines
  return { ...order, id: order._id, line: line?._id ?? '' }
}

async function paymentOf(order: string) {
  const { json } = await admin.get(`/api/v0/payment/?subject=${order}`)
  const [found] = payment.calls.list.reply.parse(json).items
  if (!found) throw new Error('nothing is to be paid')
  return found
}

/** At the payment itself, which takes any sum. */
async function act(order: string, action: string, body: object) {
  const { _id, version } = await paymentOf(order)
  const { status, text } = await admin.post(`/api/v0/payment/${_id}/${action}`, {
    ...{ version, ...body },
  })
  expect(status, text).toBe(200)
}

const transferred = (order: string, amount: number) => act(order, 'mark_paid', { amount })
const givenBack = (order: string, amount: number) => act(order, 'refund', { amount })

/** The transfer of this sum to the buyer did not arrive. */
async function comesBack(order: string, amount: number) {
  const { refunds } = await paymentOf(order)
  const refund = refunds.find((one) => one.amount === amount && one.state === 'done')?._id
  await act(order, 'refund_returned', { refund })
}

/** One piece is withdrawn from and taken back. */
async function takenBack({ token, line }: { token: string; line: string }) {
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const { _id } = await latest()
  expect((await move(_id, 'accept')).status).toBe(200)
  return _id
}

async function repaid(item: string, body: object = {}) {
  expect((await move(item, 'refund', { ...refunded, ...body })).status).toBe(200)
}

/** Where the dashboard names an order or a return by its number. */
async function waitingAt(number: string) {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  const isNamed = ({ things }: (typeof items)[number]) =>
    things.some(({ label }) => label === number)
  return items.filter(isNamed).map(({ name }) => name)
}

describe('money that comes after a refund for goods', () => {
  test('is owed by the order, and what went back stays so', async () => {
    const order = await bought()
    await transferred(order.id, 4490)
    const item = await takenBack(order)
    await repaid(item)
    await transferred(order.id, 500)
    expect(await readOrder(order.id)).toMatchObject({
      ...{ balance: 3990, refunded: 1000, refund_due: 500, is_owed: true },
      refunds: [{ amount: 1000 }],
    })
    expect(await read(item)).toMatchObject({ owed: 0 })
    expect((await moveOrder(order.id, 'refund')).status).toBe(200)
    expect(await readOrder(order.id)).toMatchObject({
      ...{ balance: 3490, refunded: 1000, refund_due: 0, is_owed: false },
      refunds: [{ amount: 1000 }, { amount: 500 }],
    })
    expect(await moveOrder(order.id, 'refund')).toMatchObject(clash)
  })

  test('and is given back at the payment leaves what bounced', async () => {
    const order = await bought()
    await transferred(order.id, 4490)
    await repaid(await takenBack(order))
    await comesBack(order.id, 1000)
    expect(await readOrder(order.id)).toMatchObject({ balance: 4490, refund_due: 1000 })
    await transferred(order.id, 500)
    expect(await readOrder(order.id)).toMatchObject({ balance: 4990, refund_due: 1500 })
    await givenBack(order.id, 500)
    expect(await readOrder(order.id)).toMatchObject({
      ...{ balance: 4490, refund_due: 1000, is_owed: true },
      refunds: [{ amount: 1000 }, { amount: -1000 }, { amount: 500 }],
    })
    expect((await moveOrder(order.id, 'refund')).status).toBe(200)
    expect(await readOrder(order.id)).toMatchObject({ balance: 3490, refunded: 1000 })
  })
})

test('money that comes for what was waived leaves a refund that bounced', async () => {
  const order = await bought()
  await transferred(order.id, 4440)
  expect((await moveOrder(order.id, 'waive')).status).toBe(200)
  await repaid(await takenBack(order))
  await comesBack(order.id, 1000)
  expect(await readOrder(order.id)).toMatchObject({ reduced: 50, refund_due: 1000 })
  await transferred(order.id, 10)
  expect(await readOrder(order.id)).toMatchObject({ balance: 4450, reduced: 40, refund_due: 1000 })
  await transferred(order.id, 60)
  expect(await readOrder(order.id)).toMatchObject({ balance: 4510, reduced: 0, refund_due: 1020 })
})

describe('money beyond the price', () => {
  test('is owed although as much went back for goods', async () => {
    const order = await bought()
    await transferred(order.id, 5490)
    const item = await takenBack(order)
    const { owed, ordered, number } = await read(item)
    expect({ owed, ordered }).toMatchObject({ owed: 1000, ordered: { refundable: 4490 } })
    expect(await waitingAt(number)).toEqual(['returns'])
    expect(await waitingAt(order.number)).toContain('refunds')
    await repaid(item)
    expect(await waitingAt(number)).toEqual([])
    expect(await readOrder(order.id)).toMatchObject({
      ...{ balance: 4490, refunded: 1000, refund_due: 1000, is_owed: true },
    })
    await givenBack(order.id, 1000)
    expect(await readOrder(order.id)).toMatchObject({
      ...{ balance: 3490, refunded: 1000, refund_due: 0, is_owed: false },
    })
  })

  test('is never more than the payment says where goods came back before', async () => {
    const order = await bought()
    const item = await takenBack(order)
    await transferred(order.id, 5000)
    expect(await paymentOf(order.id)).toMatchObject({ amount: 4490, state: 'overpaid' })
    expect(await readOrder(order.id)).toMatchObject({ reduced: 0, refund_due: 510 })
    expect(await read(item)).toMatchObject({ owed: 1000, ordered: { refundable: 4490 } })
    await givenBack(order.id, 510)
    expect(await paymentOf(order.id)).toMatchObject({ state: 'paid' })
    expect(await readOrder(order.id)).toMatchObject({ balance: 4490, refund_due: 0 })
    await repaid(item)
    expect(await readOrder(order.id)).toMatchObject({ balance: 3490, is_owed: false })
  })
})

test('a cancelled order of which only what was withheld is here owes nothing', async () => {
  const order = await bought()
  await transferred(order.id, 4490)
  const item = await takenBack(order)
  await repaid(item, { amount: 800, reason: 'Kratzer' })
  await moveOrder(order.id, 'cancel')
  await moveOrder(order.id, 'refund')
  await comesBack(order.id, 3490)
  expect(await readOrder(order.id)).toMatchObject({ is_owed: true })
  await givenBack(order.id, 3490)
  expect(await readOrder(order.id)).toMatchObject({
    ...{ balance: 200, withheld: 200, is_owed: false },
  })
  expect(await moveOrder(order.id, 'refund')).toMatchObject(clash)
})

test('the log says all that went back of an order that was cancelled and paid in parts', async () => {
  const order = await bought()
  await moveOrder(order.id, 'cancel')
  await transferred(order.id, 1000)
  await givenBack(order.id, 400)
  await transferred(order.id, 3890)
  expect(await readOrder(order.id)).toMatchObject({
    ...{ balance: 4490, refunded: 0, is_owed: true, refunds: [{ amount: 400 }] },
  })
  await moveOrder(order.id, 'refund')
  expect(await readOrder(order.id)).toMatchObject({
    ...{ balance: 0, refunded: 4490, refunds: [{ amount: 400 }, { amount: 4490 }] },
  })
})

test('what was given on top for goods is not taken off what comes for them later', async () => {
  const order = await bought()
  const item = await takenBack(order)
  await moveOrder(order.id, 'mark_paid', { amount: 3500 })
  expect(await read(item)).toMatchObject({ owed: 10 })
  await repaid(item, { amount: 60, reason: 'Kulanz' })
  expect(await read(item)).toMatchObject({ owed: 0, refunded_amount: 60, given_amount: 50 })
  await transferred(order.id, 990)
  expect(await read(item)).toMatchObject({ owed: 990 })
  expect(await readOrder(order.id)).toMatchObject({ balance: 4430, reduced: 0, refund_due: 0 })
})

test('what went back before it was kept apart is found by the migration', async () => {
  const order = await bought()
  await transferred(order.id, 5490)
  await repaid(await takenBack(order))
  await noteRefundsOfGoods.down?.(till.db)
  await sql`update orders set refunded_goods = 0, refunded = 0, refund_due = 0
    where id = ${order.id}`.execute(till.db)
  await noteRefundsOfGoods.up(till.db)
  const { rows } = await sql`select refunded_goods, refunded, refund_due, is_owed from orders
    where id = ${order.id}`.execute(till.db)
  expect(rows).toEqual([{ refunded_goods: 1000, refunded: 1000, refund_due: 1000, is_owed: true }])
  const { rows: log } = await sql`select amount from order_refunds
    where order_id = ${order.id}`.execute(till.db)
  expect(log).toEqual([{ amount: 1000 }])
})
