import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { RETURN, returnsAt } from '../../server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, stocked, level } = till
const { buy, declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const TODAY = dayInBerlin()
const texts = async () => (await mailsAsSent(app.services, BUYER.email)).map(({ text }) => text)
const clash = { status: 409, json: { code: 'transition' } }

/** How much of it the dashboard says is to be done. */
async function waiting() {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  const count = (name: string) => items.find((one) => one.name === name)?.count ?? 0
  return { refunds: count('refunds'), returns: count('returns') }
}

/** Everything withdrawn from by the link of the order. */
async function withdrawn(quantity: string, options: Parameters<typeof buy>[1] = {}) {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const { _id: order, token, number } = await buy(variant, { quantity, ...options })
  await declare({ token })
  return { order, token, number, variant, item: await latest() }
}

async function inspect(id: string, accepted: string, is_restocked = true) {
  const { lines } = await read(id)
  return move(id, 'inspect', {
    lines: lines.map(({ _id }) => ({ _id, accepted, is_restocked })),
  })
}

describe('the way of a return', () => {
  test('inspected, accepted and refunded: goods on the shelf, money with the shipping', async () => {
    const { order, variant, item } = await withdrawn('2')
    expect(await level(variant)).toMatchObject({ on_hand: '7' })
    expect((await inspect(item._id, '2')).status).toBe(200)
    expect((await move(item._id, 'accept')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '9' })
    const { total } = await readOrder(order)
    expect(await read(item._id)).toMatchObject({
      state: 'accepted',
      goods_amount: 2000,
      shipping_amount: 490,
      owed: total,
    })
    expect((await readOrder(order)).return_state).toBe('all')
    expect(await move(item._id, 'close')).toMatchObject(clash)
    expect((await move(item._id, 'refund', { refunded_on: TODAY })).status).toBe(200)
    expect(await readOrder(order)).toMatchObject({
      payment_provider_state: 'refunded',
      refunded: total,
      refunds: [{ amount: total, refunded_on: TODAY }],
    })
    expect((await texts()).at(-1)).toContain('24,90')
    expect((await move(item._id, 'close')).status).toBe(200)
    for (const action of ['acknowledge', 'send_label', 'dispatch', 'receive', 'accept', 'close'])
      expect(await move(item._id, action)).toMatchObject(clash)
  })

  test('a part of it: its share, without the shipping, and the rest is not sold again', async () => {
    const { order, variant, item } = await withdrawn('3')
    for (const action of ['send_label', 'dispatch', 'receive'])
      expect((await move(item._id, action)).status).toBe(200)
    expect((await inspect(item._id, '1', false)).status).toBe(200)
    await move(item._id, 'accept')
    expect(await read(item._id)).toMatchObject({ state: 'accepted_partly', owed: 1000 })
    expect(await level(variant)).toMatchObject({ on_hand: '6' })
    await move(item._id, 'refund', { refunded_on: TODAY })
    expect(await readOrder(order)).toMatchObject({
      payment_provider_state: 'refunded_partly',
      refunded: 1000,
      return_state: 'partly',
      lines: [{ claimed: '1', returned: '1' }],
    })
  })

  test('rejected with a reason that is mailed; the goods may be claimed again', async () => {
    const { order, token, item } = await withdrawn('1')
    expect(await move(item._id, 'reject')).toMatchObject({ status: 422, json: { code: 'reason' } })
    expect((await move(item._id, 'reject', { reason: 'Schon benutzt' })).status).toBe(200)
    expect((await texts()).at(-1)).toContain('Schon benutzt')
    expect((await readOrder(order)).return_state).toBe('none')
    await declare({ token })
    expect((await latest()).lines).toMatchObject([{ quantity: '1' }])
  })

  test('what was never sent is free again, and all of it cancels the order', async () => {
    const { order, variant, item } = await withdrawn('2', { isSent: false })
    expect(await level(variant)).toMatchObject({ on_hand: '9', committed: '2' })
    expect((await move(item._id, 'accept')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '9', committed: '0' })
    expect((await readOrder(order)).state).toBe('cancelled')
    expect((await move(item._id, 'refund', { refunded_on: TODAY })).status).toBe(200)
    expect((await moveOrder(order, 'refund')).status).toBe(409)
  })

  test('a part of what was never sent stays at home when the rest goes out', async () => {
    const { variant } = await stocked('9')
    const { _id: order, token } = await buy(variant, { quantity: '3', isSent: false })
    const [line] = (await readOrder(order)).lines
    await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
    await move((await latest())._id, 'accept')
    expect(await level(variant)).toMatchObject({ on_hand: '9', committed: '2' })
    expect((await moveOrder(order, 'ship')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '7', committed: '0' })
  })

  test('a part came back before the parcel did: the rest is booked and paid back once', async () => {
    const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
    const { _id: order, token } = await buy(variant, { quantity: '3' })
    const [line] = (await readOrder(order)).lines
    await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
    const item = await latest()
    await inspect(item._id, '1', false)
    await move(item._id, 'accept')
    await move(item._id, 'refund', { refunded_on: TODAY })
    // What stock kept for an order is forgotten the night after it was sent.
    await sql`delete from stock_holds where owner = ${order}`.execute(db)
    expect((await moveOrder(order, 'undeliverable')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '8', committed: '0' })
    expect((await texts()).at(-1)).toContain('24,90')
    expect((await moveOrder(order, 'refund')).status).toBe(200)
    expect(await readOrder(order)).toMatchObject({
      payment_provider_state: 'refunded',
      refunds: [{ amount: 1000 }, { amount: 2490, refunded_on: TODAY }],
    })
    expect(await moveOrder(order, 'refund')).toMatchObject(clash)
  })

  test('unpaid there is nothing to pay back, and it closes', async () => {
    const { item } = await withdrawn('1', { isPaid: false })
    await move(item._id, 'accept')
    expect(await move(item._id, 'refund', { refunded_on: TODAY })).toMatchObject(clash)
    expect((await move(item._id, 'close')).status).toBe(200)
  })
})

describe('refused', () => {
  test('more than was paid, less without a reason, a day that has not come', async () => {
    const { item, order } = await withdrawn('1')
    await inspect(item._id, '1')
    await move(item._id, 'accept')
    const refund = (body: object) => move(item._id, 'refund', { refunded_on: TODAY, ...body })
    const { total } = await readOrder(order)
    expect(await refund({ amount: total + 1 })).toMatchObject({ status: 409 })
    expect(await refund({ amount: 100 })).toMatchObject({ status: 422, json: { code: 'reason' } })
    expect((await refund({ refunded_on: '2999-01-01' })).json.code).toBe('future')
    for (const amount of [0, -1, 0.5, 1e15, '100'])
      expect((await refund({ amount })).status).toBe(400)
    const less = await refund({ amount: 100, reason: 'Wertersatz' })
    expect(less.status).toBe(200)
    expect((await readOrder(order)).refunded).toBe(100)
    const raw = sql`update orders set refunded = total + 1 where id = ${order}`
    await expect(raw.execute(db)).rejects.toThrow('orders_refunded_at_most')
    const log = sql`delete from order_refunds where order_id = ${order}`
    await expect(log.execute(db)).rejects.toThrow()
  })

  test('inspections that take back more, leave lines out or name foreign ones', async () => {
    const { item } = await withdrawn('2')
    const other = await withdrawn('2')
    const line = { _id: item.lines[0]?._id, accepted: '1', is_restocked: true }
    for (const lines of [
      [{ ...line, accepted: '3' }],
      [line, line],
      [{ ...line, _id: other.item.lines[0]?._id }],
    ])
      expect((await move(item._id, 'inspect', { lines })).json.code).toBe('lines')
    for (const accepted of ['-1', '1e3', '', '0.0001'])
      expect((await move(item._id, 'inspect', { lines: [{ ...line, accepted }] })).status).toBe(400)
    await inspect(item._id, '0')
    expect(await move(item._id, 'accept')).toMatchObject(clash)
  })

  test('an older version, and whatever only the server writes', async () => {
    const { item } = await withdrawn('1')
    await move(item._id, 'send_label')
    const late = await admin.post(`${RETURN}${item._id}/accept`, { version: item.version })
    expect(late).toMatchObject({ status: 409, json: { code: 'stale' } })
    const { version } = await read(item._id)
    for (const values of [{ state: 'refunded' }, { goods_amount: 1 }, { contact: 'x@y.example' }])
      expect((await admin.put(RETURN + item._id, { version, ...values })).status).toBe(400)
    expect((await admin.put(RETURN + item._id, { version, contract: '1' })).json.code).toBe(
      'assigned',
    )
    expect((await admin.remove(RETURN + item._id)).status).toBe(404)
  })
})

describe('staff', () => {
  test('add a complaint by the number of the order, and correct a number that was wrong', async () => {
    const { variant } = await stocked('5')
    const { _id, number } = await buy(variant)
    const made = await admin.post(RETURN, { kind: 'complaint', contract: number })
    expect(made.status).toBe(200)
    const item = await latest()
    expect(item).toMatchObject({
      order: _id,
      state: 'acknowledged',
      name: 'Jana Petersen',
      contact: BUYER.email,
      due: null,
    })
    const again = await admin.post(RETURN, { kind: 'goodwill', contract: number })
    expect(again.json.code).toBe('nothing-left')
    const unknown = await admin.post(RETURN, { kind: 'goodwill', contract: '999999' })
    expect(unknown.json.code).toBe('unknown-order')

    const { number: right } = await buy(variant)
    await declare({ contract: '77', contact: 'anders@example.org' })
    const lost = await latest()
    const put = await admin.put(RETURN + lost._id, { version: lost.version, contract: right })
    expect(put.status).toBe(200)
    expect(await read(lost._id)).toMatchObject({
      lines: [{ quantity: '1' }],
      contact: 'anders@example.org',
    })
  })

  test('see the clock, and what waits on the dashboard', async () => {
    const { item } = await withdrawn('1')
    const days = (Date.parse(item.due ?? '') - Date.parse(TODAY)) / 86_400_000
    expect(days).toBe(14)
    expect((await waiting()).returns).toBeGreaterThan(0)
  })

  test('find money that is owed in one place', async () => {
    const { order, item } = await withdrawn('1', { isSent: false })
    const { refunds, returns } = await waiting()
    await move(item._id, 'accept')
    expect(await waiting()).toEqual({ refunds: refunds + 1, returns: returns - 1 })
    await moveOrder(order, 'refund')
    // What is left is to close it, which nobody waits for.
    expect(await waiting()).toEqual({ refunds, returns: returns - 1 })
    expect((await move(item._id, 'close')).status).toBe(200)
  })
})

test('whatever parts come back, all of them together are what was paid', async () => {
  const cut = fc.record({
    price: fc.integer({ min: 1, max: 999_99 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    parts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(cut, async ({ price, quantity, parts }) => {
      await till.forgetLimits()
      const { variant } = await stocked('50', { variants: [{ price }] })
      const { _id: order, token } = await buy(variant, { quantity: String(quantity) })
      const [line] = (await readOrder(order)).lines
      const { total } = await readOrder(order)
      let left = quantity
      for (const wanted of [...parts, quantity]) {
        const part = Math.min(wanted, left)
        if (part === 0) break
        left -= part
        await declare({ token, lines: [{ line: line?._id, quantity: String(part) }] })
        const item = await latest()
        await inspect(item._id, String(part))
        await move(item._id, 'accept')
        await move(item._id, 'refund', { refunded_on: TODAY })
        const now = await readOrder(order)
        expect(now.refunded).toBeLessThanOrEqual(total)
      }
      const end = await readOrder(order)
      expect(end.refunded).toBe(total)
      expect(end.payment_provider_state).toBe('refunded')
    }),
    { numRuns: 8, seed: 17 },
  )
})
