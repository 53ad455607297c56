import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER, STORE } from '#modules/checkout/server/test-checkout.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { app, admin, shopper, stocked, orderOf, paymentOf } = shop
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
})

async function ordered(payment: string, delivery?: object) {
  const { variant } = await stocked('5')
  return shopper().buy({ variant, payment, ...(delivery && { delivery }) })
}

async function act(order: string, action: string, body: object = {}) {
  const { _id, version } = await paymentOf(order)
  return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
}

async function move(order: string, action: string) {
  const { version } = await orderOf(order)
  return admin.post(`/api/v0/order/${order}/${action}`, { version })
}

const reminder = async (number: string) =>
  (await mailsAsSent(app.services, BUYER.email)).findLast(
    ({ subject }) => subject === `Erinnerung: Ihre Bestellung ${number}`,
  )
const CLASH = { status: 409, json: { code: 'transition' } }

test('a part that came is not asked for again', async () => {
  const { _id, number } = await ordered('prepayment')
  await act(_id, 'mark_paid', { amount: 400 })
  expect((await act(_id, 'remind')).status).toBe(200)
  const { text = '' } = (await reminder(number)) ?? {}
  expect(text).toMatch(/5,40\s€/)
  expect(text).not.toMatch(/9,40\s€/)
})

test('pressed twice with the version that was read, it reminds once', async () => {
  const { _id } = await ordered('prepayment')
  await act(_id, 'mark_paid', { amount: 400 })
  const { _id: payment, version } = await paymentOf(_id)
  const press = () => admin.post(`/api/v0/payment/${payment}/remind`, { version })
  expect([(await press()).status, (await press()).status]).toEqual([200, 409])
})

test('nobody is reminded of what is not due, not owed or cancelled', async () => {
  const invoice = await ordered('invoice')
  expect(await act(invoice._id, 'remind')).toMatchObject(CLASH)
  await move(invoice._id, 'ship')
  expect((await act(invoice._id, 'remind')).status).toBe(200)

  const fetched = await ordered('pickup', { kind: 'pickup', location: STORE })
  expect(await act(fetched._id, 'remind')).toMatchObject(CLASH)

  const cancelled = await ordered('prepayment')
  await move(cancelled._id, 'cancel')
  expect(await paymentOf(cancelled._id)).toMatchObject({ state: 'cancelled' })
  expect(await act(cancelled._id, 'remind')).toMatchObject(CLASH)
  expect(await reminder(cancelled.number)).toBeUndefined()
})

test('money for a cancelled order is noted all the same, and owed back as far as it came', async () => {
  const { _id, number } = await ordered('prepayment')
  await act(_id, 'mark_paid', { amount: 400 })
  await move(_id, 'cancel')
  expect(await orderOf(_id)).toMatchObject({ state: 'cancelled', balance: 400 })
  const mails = await mailsAsSent(app.services, BUYER.email)
  const told = mails.findLast(({ subject }) => subject.includes(number))
  expect(told?.text).toMatch(/4,00\s€, die Sie bezahlt haben/)
  expect((await move(_id, 'refund')).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ balance: 0, refunded: 400 })
})

test('what came in parts and went back in parts is not sent', async () => {
  const { _id } = await ordered('prepayment')
  await act(_id, 'mark_paid', { amount: 400 })
  await act(_id, 'refund', { amount: 100 })
  expect(await orderOf(_id)).toMatchObject({ payment_provider_state: 'paid_partly', balance: 300 })
  expect(await move(_id, 'ship')).toMatchObject(CLASH)
})
