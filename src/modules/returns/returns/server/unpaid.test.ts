import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, STORE } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { RETURN, returnsAt } from '../../server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, level, shopper } = till
const { buy, declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const TODAY = dayInBerlin()
const clash = { status: 409, json: { code: 'transition' } }
const refund = (id: string, body: object = {}) =>
  move(id, 'refund', { refunded_on: TODAY, ...body })

/** Two for ten euros each, and the delivery: 24,90. */
async function bought(purchase: object) {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const order = await shopper().buy({ variant, quantity: '2', ...purchase })
  const [line] = (await readOrder(order._id)).lines
  return { ...order, variant, line: line?._id ?? '' }
}

async function inspectAll(id: string) {
  const { lines } = await read(id)
  const judged = lines.map(({ _id, quantity }) => ({ _id, accepted: quantity, is_restocked: true }))
  return move(id, 'inspect', { lines: judged })
}

const pageOf = async (token: string) => (await app.guest.get(`/checkout/order/${token}`)).text

describe('goods that come back before they are paid', () => {
  test('need not be paid, and are not paid back either', async () => {
    const { _id, token, line } = await bought({ payment: 'invoice' })
    await moveOrder(_id, 'ship')
    await declare({ token, lines: [{ line, quantity: '1' }] })
    const part = await latest()
    await inspectAll(part._id)
    expect((await move(part._id, 'accept')).status).toBe(200)
    expect(await readOrder(_id)).toMatchObject({ total: 2490, reduced: 1000, is_owed: false })
    expect(await pageOf(token)).toContain('<dd>14,90')
    expect((await moveOrder(_id, 'mark_paid', { amount: 1490 })).status).toBe(200)
    expect((await mailsAsSent(app.services, BUYER.email)).at(-1)?.text).toContain('14,90')
    expect(await read(part._id)).toMatchObject({ owed: 0, reduced_amount: 1000 })
    expect(await refund(part._id)).toMatchObject(clash)
    expect((await move(part._id, 'close')).status).toBe(200)
    // The rest comes back after it was paid: all of that, and no more.
    await declare({ token })
    const rest = await latest()
    await inspectAll(rest._id)
    await move(rest._id, 'accept')
    expect(await read(rest._id)).toMatchObject({ owed: 1490 })
    expect((await refund(rest._id, { amount: 1491, reason: 'x' })).status).toBe(409)
    expect((await refund(rest._id)).status).toBe(200)
    expect(await readOrder(_id)).toMatchObject({
      payment_provider_state: 'refunded',
      refunded: 1490,
    })
  })

  test('end an order that was sent, when all of it comes back', async () => {
    const { _id, token, variant } = await bought({ payment: 'invoice' })
    await moveOrder(_id, 'ship')
    expect(await pageOf(token)).toContain('class="order-pay"')
    await declare({ token })
    const item = await latest()
    await inspectAll(item._id)
    await move(item._id, 'accept')
    expect(await readOrder(_id)).toMatchObject({ state: 'cancelled', return_state: 'all' })
    expect(await level(variant)).toMatchObject({ on_hand: '9', committed: '0' })
    expect(await pageOf(token)).not.toContain('class="order-pay"')
    expect((await move(item._id, 'close')).status).toBe(200)
  })

  test('and lie ready to be fetched are on the shelf without an inspection', async () => {
    const delivery = { kind: 'pickup', location: STORE }
    const { _id, token, variant } = await bought({ payment: 'pickup', delivery })
    await moveOrder(_id, 'ship')
    expect(await level(variant)).toMatchObject({ on_hand: '7' })
    await declare({ token })
    expect((await move((await latest())._id, 'accept')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '9' })
    expect((await readOrder(_id)).state).toBe('cancelled')
  })
})

test('what was taken back on its way is booked when the parcel comes back', async () => {
  const { variant } = await stocked('9')
  const { _id, token } = await buy(variant, { quantity: '3' })
  const [line] = (await readOrder(_id)).lines
  await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
  await move((await latest())._id, 'accept')
  expect(await level(variant)).toMatchObject({ on_hand: '6' })
  expect((await moveOrder(_id, 'undeliverable')).status).toBe(200)
  expect(await level(variant)).toMatchObject({ on_hand: '9' })
})

test('what somebody withdrew from is not sent before it is decided', async () => {
  const toShip = async () => {
    const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
    return items.find(({ name }) => name === 'orders')?.count ?? 0
  }
  const { variant } = await stocked('9')
  const { _id, token } = await buy(variant, { isSent: false })
  const before = await toShip()
  await declare({ token })
  expect(await toShip()).toBe(before - 1)
  expect(await moveOrder(_id, 'ship')).toMatchObject(clash)
  await move((await latest())._id, 'reject', { reason: 'Nach Wunsch angefertigt' })
  expect(await toShip()).toBe(before)
  expect((await moveOrder(_id, 'ship')).status).toBe(200)
})

test('another amount has a reason, and what was kept may go back later', async () => {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const { _id, token } = await buy(variant, { quantity: '2' })
  const [line] = (await readOrder(_id)).lines
  await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
  const { _id: id } = await latest()
  await inspectAll(id)
  await move(id, 'accept')
  expect(await refund(id, { amount: 1900 })).toMatchObject({ json: { code: 'reason' } })
  expect((await refund(id, { amount: 100, reason: 'Vertippt' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ state: 'refunded', withheld_amount: 900, owed: 0 })
  expect(await readOrder(_id)).toMatchObject({
    withheld: 900,
    refunds: [{ note: expect.anything() }],
  })
  expect((await refund(id, { amount: 900 })).status).toBe(200)
  expect(await read(id)).toMatchObject({ refunded_amount: 1000, withheld_amount: 0 })
  expect(await refund(id)).toMatchObject(clash)
  // What was kept for wear is not paid back with the rest.
  await declare({ token })
  const { _id: rest } = await latest()
  await inspectAll(rest)
  await move(rest, 'accept')
  await refund(rest, { amount: 490, reason: 'Wertersatz' })
  await moveOrder(_id, 'undeliverable')
  expect(await readOrder(_id)).toMatchObject({ state: 'cancelled', is_owed: false, refunded: 1490 })
  expect(JSON.stringify((await readOrder(_id)).refunds)).not.toContain('Wertersatz')
})

test('goods that a complaint gives up go to the withdrawal that waited for them', async () => {
  const { variant } = await stocked('9')
  const { number, token } = await buy(variant)
  await admin.post(RETURN, { kind: 'complaint', contract: number })
  const complaint = await latest()
  await declare({ token })
  const waiting = await latest()
  expect(waiting.lines).toEqual([])
  await move(complaint._id, 'reject', { reason: 'Kein Mangel' })
  expect((await read(waiting._id)).lines).toMatchObject([{ quantity: '1' }])
})

test('a letter counts from its day, and has a receipt', async () => {
  const { variant } = await stocked('9')
  const { number } = await buy(variant)
  const letter = { kind: 'withdrawal', contract: number, declared: '2026-11-01' }
  expect((await admin.post(RETURN, { ...letter, declared: '2999-01-01' })).json.code).toBe('future')
  expect((await admin.post(RETURN, letter)).status).toBe(200)
  expect(await latest()).toMatchObject({ due: '2026-11-15', state: 'acknowledged' })
  const mail = (await mailsAsSent(app.services, BUYER.email)).at(-1)
  expect(mail?.text).toContain('Eingegangen am: 01.11.2026\n')
})

test('returns are no way round the rights of orders', async () => {
  const member = await app.as('member')
  const all = ['view', 'create', 'edit', 'publish']
  const { variant } = await stocked('9')
  const { number, token } = await buy(variant)
  await declare({ token })
  const item = await latest()
  const accept = () => member.post(`${RETURN}${item._id}/accept`, { version: item.version })
  await shop.configure('permissions', { member: { returns: all } })
  expect((await accept()).status).toBe(403)
  const made = () => member.post(RETURN, { kind: 'complaint', contract: number })
  expect((await made()).status).toBe(403)
  await shop.configure('permissions', { member: { returns: all, orders: ['view', 'publish'] } })
  expect((await made()).json.code).toBe('nothing-left')
  expect((await accept()).status).toBe(200)
})
