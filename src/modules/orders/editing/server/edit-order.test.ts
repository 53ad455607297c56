import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, IBAN, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { ordersOf, PATH } from '../../server/test-orders.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, shopper, level, db } = till
const { move, read, lastMail } = ordersOf({ ...shop, ...till }, BUYER.email)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

/** Three for ten euros each and one for 5,55, with the delivery for 4,90: 40,45. */
async function bought(payment = 'prepayment') {
  const { variant } = await stocked('5', { title: 'Roggenlaib', variants: [{ price: 1000 }] })
  const { variant: other } = await stocked('5', { title: 'Kringel', variants: [{ price: 555 }] })
  const buyer = shopper()
  await buyer.add(other, '1')
  const { _id: id, number } = await buyer.buy({ variant, quantity: '3', payment })
  const { lines, total } = await read(id)
  expect(total).toBe(4045)
  const lineOf = (one: string) => lines.find((line) => line.variant === one)?._id ?? ''
  return { id, number, variant, other, bread: lineOf(variant), ring: lineOf(other) }
}

const to = (line: string, quantity: string) => ({ lines: [{ line, quantity }] })

async function paymentOf(id: string) {
  const { json } = await admin.get(`/api/v0/payment/?subject=${id}`)
  return payment.calls.list.reply.parse(json).items[0]
}

describe('other quantities', () => {
  test('the difference is said first and changes nothing', async () => {
    const { id, bread, variant } = await bought()
    await move(id, 'mark_paid')
    const before = await read(id)
    const tried = await move(id, 'edit', { ...to(bread, '1'), dry_run: true })
    const difference = { before: 4045, after: 2045, refund: 2000, to_pay: 0 }
    expect(tried).toMatchObject({ status: 200, json: { difference } })
    expect(await read(id)).toEqual(before)
    expect(await level(variant)).toMatchObject({ committed: '3' })
  })

  test('fewer of what is paid are free again, and the rest is owed back', async () => {
    const { id, number, bread, ring, variant, other } = await bought()
    await move(id, 'mark_paid')
    const lines = [...to(bread, '2').lines, ...to(ring, '0').lines]
    expect((await move(id, 'edit', { lines })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      ...{ total: 2490, refund_due: 1555, is_owed: true, balance: 4045 },
      totals: { gross: 2490, goods: 2000, shipping: 490 },
      lines: [{ _id: bread, quantity: '2', gross: 2000 }],
    })
    const { totals } = await read(id)
    expect(totals.net + totals.vat).toBe(2490)
    expect(await level(variant)).toMatchObject({ committed: '2', available: '3' })
    expect(await level(other)).toMatchObject({ committed: '0', available: '5' })
    const mail = (await lastMail(number))?.text ?? ''
    expect(mail).toContain(`Bestellung ${number} ist geändert`)
    expect(mail).toContain('2 × Roggenlaib: 20,00')
    expect(mail).toContain('Zu viel bezahlt sind 15,55')
    expect((await move(id, 'refund')).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 2490, refund_due: 0, is_owed: false })
    expect(await move(id, 'edit', to(bread, '1'))).toMatchObject({ status: 409 })
    for (const step of ['ship', 'complete']) expect((await move(id, step)).status).toBe(200)
  })

  test('more of what is not paid is kept for it, and asked for', async () => {
    const { id, number, bread, variant } = await bought()
    expect((await move(id, 'edit', to(bread, '5'))).status).toBe(200)
    expect(await read(id)).toMatchObject({ total: 6045, payment_provider_state: 'awaiting' })
    expect(await paymentOf(id)).toMatchObject({ amount: 6045, state: 'awaiting' })
    expect(await level(variant)).toMatchObject({ committed: '5', available: '0' })
    expect((await lastMail(number))?.text).toContain(IBAN)
    const soldOut = { status: 409, json: { code: 'sold_out' } }
    expect(await move(id, 'edit', to(bread, '6'))).toMatchObject(soldOut)
    expect(await read(id)).toMatchObject({ total: 6045 })
    expect((await move(id, 'mark_paid')).status).toBe(200)
    const paid = { status: 409, json: { code: 'paid-already' } }
    expect(await move(id, 'edit', to(bread, '6'))).toMatchObject(paid)
    expect(await read(id)).toMatchObject({ balance: 6045, refund_due: 0 })
  })

  test('not of what was sent, nor down to nothing, nor half of a piece', async () => {
    const { id, bread, ring } = await bought('invoice')
    const nothing = { lines: [...to(bread, '0').lines, ...to(ring, '0').lines] }
    for (const edit of [nothing, to(bread, '1.5')])
      expect(await move(id, 'edit', edit)).toMatchObject({ status: 422 })
    expect(await move(id, 'edit', to(id, '1'))).toMatchObject({ status: 409 })
    await move(id, 'ship', to(ring, '1'))
    expect(await move(id, 'edit', to(bread, '1'))).toMatchObject({ status: 409 })
  })

  test('two who change it at once change it once, and not while it is sent', async () => {
    const { id, bread, variant } = await bought('invoice')
    const { version } = await read(id)
    const answers = await Promise.all([
      admin.post(`${PATH}${id}/edit`, { version, ...to(bread, '1') }),
      admin.post(`${PATH}${id}/edit`, { version, ...to(bread, '2') }),
      admin.post(`${PATH}${id}/ship`, { version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { lines, ship_state } = await read(id)
    const quantity = lines.find(({ _id }) => _id === bread)?.quantity
    const left = String(5 - Number(quantity))
    const sent = ship_state === 'all' ? { on_hand: left } : { committed: quantity }
    expect(await level(variant)).toMatchObject({ ...sent, available: left })
  })
})

describe('money back without a return', () => {
  test('a sum, with a reason, never more than is here', async () => {
    const { id, number } = await bought()
    await move(id, 'mark_paid')
    const much = { status: 409, json: { code: 'refund-too-high' } }
    expect(await move(id, 'refund', { amount: 4046 })).toMatchObject(much)
    expect((await move(id, 'refund', { amount: 300, reason: 'Delle' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      ...{ balance: 3745, refunded: 300, refund_due: 0, is_owed: false },
      refunds: [{ amount: 300, note: 'Delle' }],
    })
    expect((await lastMail(number))?.text).toContain('3,00')
    expect(await move(id, 'refund')).toMatchObject({ status: 409, json: { code: 'transition' } })
    expect((await move(id, 'ship')).status).toBe(200)
  })

  test('what goods cost; what was not sent of them stays here', async () => {
    const { id, bread, ring, variant } = await bought()
    await move(id, 'mark_paid')
    await move(id, 'ship', to(bread, '1'))
    expect((await move(id, 'refund', to(bread, '2'))).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 2045, refunded: 2000, return_state: 'partly' })
    expect(await level(variant)).toMatchObject({ on_hand: '4', committed: '0' })
    expect(await move(id, 'refund', to(bread, '2'))).toMatchObject({ status: 409 })
    const lines = [...to(bread, '1').lines, ...to(ring, '1').lines]
    expect((await move(id, 'refund', { lines })).status).toBe(200)
    expect(await read(id)).toMatchObject({ balance: 0, refunded: 4045, return_state: 'all' })
    const { rows } = await sql`select sum(amount)::int as back from order_refunds
      where order_id = ${id}`.execute(db)
    expect(rows).toEqual([{ back: 4045 }])
  })

  test('not of what is not paid, and not all of what was not sent', async () => {
    const { id, bread, ring } = await bought()
    expect(await move(id, 'refund', to(bread, '1'))).toMatchObject({ status: 409 })
    await move(id, 'mark_paid')
    const all = { lines: [...to(bread, '3').lines, ...to(ring, '1').lines] }
    expect(await move(id, 'refund', all)).toMatchObject({ status: 422 })
    expect(await move(id, 'refund', { amount: 1, ...all })).toMatchObject({ status: 400 })
    expect(await read(id)).toMatchObject({ return_state: 'none', balance: 4045 })
  })
})
