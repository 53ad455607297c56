import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER, STORE } from '#modules/checkout/server/test-checkout.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { returnsAt } from '../../server/test-returns.ts'

const shop = await openPayments()
const { app, providers, shopper, stocked, orderOf, paymentOf, paymentsOf, stripeNews, work } = shop
const { stripe } = providers
const { declare, latest, move, moveOrder, read } = returnsAt(shop, shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** Two for ten euros each, and the delivery: 24,90, by card. */
async function bought(quantity = '2') {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const buyer = shopper()
  const placed = await buyer.buy({ variant, quantity, payment: 'creditcard' })
  const press = (action: string) => buyer.browser.form(`/checkout/pay/${placed.token}`, { action })
  await press('pay')
  const [line] = (await orderOf(placed._id)).lines
  return { ...placed, press, variant, line: line?._id ?? '' }
}

async function inspectAll(id: string) {
  const { lines } = await read(id)
  const judged = lines.map(({ _id, quantity }) => ({ _id, accepted: quantity, is_restocked: true }))
  await move(id, 'inspect', { lines: judged })
  return move(id, 'accept')
}

const refundMails = async (number: string) =>
  (await mailsAsSent(app.services, BUYER.email)).filter(
    ({ subject }) => subject === `Rückzahlung zu Ihrer Bestellung ${number}`,
  )

test('what was paid by card goes back by card, and the buyer hears of it when it has', async () => {
  const { _id, number, token, line } = await bought()
  const { _id: payment } = await paymentOf(_id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  await moveOrder(_id, 'ship')
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  expect((await inspectAll(item._id)).status).toBe(200)
  expect(await read(item._id)).toMatchObject({ owed: 1000, ordered: { is_online: true } })
  const yesterday = dayInBerlin(new Date(Date.now() - 86_400_000))
  expect((await move(item._id, 'refund', { refunded_on: yesterday })).status).toBe(200)
  // The provider pays now, whatever day somebody typed.
  expect(await orderOf(_id)).toMatchObject({
    ...{ refunded: 1000, balance: 1490 },
    refunds: [{ amount: 1000, refunded_on: dayInBerlin(), note: item.number }],
  })
  expect(await refundMails(number)).toHaveLength(0)
  await work()
  expect(stripe.refunds.at(-1)).toMatchObject({ amount: 1000 })
  expect(await orderOf(_id)).toMatchObject({ payment_provider_state: 'refunded_partly' })
  expect(await refundMails(number)).toHaveLength(1)
})

test('what is withheld stays, and is not owed when the rest is cancelled', async () => {
  const { _id, token, line } = await bought()
  const { _id: payment } = await paymentOf(_id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  await moveOrder(_id, 'ship')
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  await inspectAll(item._id)
  const less = { refunded_on: dayInBerlin(), amount: 800, reason: 'Kratzer' }
  expect((await move(item._id, 'refund', less)).status).toBe(200)
  await work()
  expect(await orderOf(_id)).toMatchObject({ refunded: 800, withheld: 200, balance: 1690 })
  await moveOrder(_id, 'undeliverable')
  expect((await moveOrder(_id, 'refund')).status).toBe(200)
  await work()
  expect(await orderOf(_id)).toMatchObject({ refunded: 2290, withheld: 200, balance: 200 })
  expect(await orderOf(_id)).toMatchObject({ is_owed: false })
})

test('paid in whole at a page that was open before something came back: the return owes it', async () => {
  const { _id, token, line } = await bought()
  const { _id: first } = await paymentOf(_id)
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  stripe.pay(first)
  expect((await move(item._id, 'accept')).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ reduced: 1000 })
  await stripeNews(stripe.news(first))
  expect(await orderOf(_id)).toMatchObject({
    ...{ payment_provider_state: 'captured', balance: 2490, reduced: 0, is_owed: false },
  })
  expect(await read(item._id)).toMatchObject({ owed: 1000, reduced_amount: 0 })
  const refund = await move(item._id, 'refund', { refunded_on: dayInBerlin() })
  expect(refund.status).toBe(200)
  await work()
  expect(stripe.refunds.at(-1)).toMatchObject({ amount: 1000 })
  expect(await orderOf(_id)).toMatchObject({ refunded: 1000, balance: 1490 })
})

test('paid at both pages, before and after something came back: the one too much goes back', async () => {
  const { _id, token, line, press } = await bought()
  const { _id: first } = await paymentOf(_id)
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  await move(item._id, 'accept')
  await press('pay')
  const { _id: second } = await paymentOf(_id)
  for (const one of [second, first]) {
    stripe.pay(one)
    await stripeNews(stripe.news(one))
  }
  // Refused on its way it is owed by the order, and no part of it by the return as well.
  providers.misbehave('POST /v1/refunds', 'status 400')
  await work()
  providers.behave()
  const bounced = { balance: 3980, refund_due: 2490, reduced: 1000, is_owed: true }
  expect(await orderOf(_id)).toMatchObject(bounced)
  expect(await read(item._id)).toMatchObject({ owed: 0 })
  expect((await moveOrder(_id, 'refund')).status).toBe(200)
  await work()
  expect(await orderOf(_id)).toMatchObject({ balance: 1490, reduced: 1000, is_owed: false })
  expect(await read(item._id)).toMatchObject({ owed: 0 })
})

test('what comes back before it is paid online is not asked for any more', async () => {
  const { _id, token, line, press } = await bought()
  const { _id: first } = await paymentOf(_id)
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  expect((await move(item._id, 'accept')).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ reduced: 1000, is_owed: false })
  const mail = (await mailsAsSent(app.services, BUYER.email)).at(-1)
  for (const said of ['14,90', `/checkout/pay/${token}`]) expect(mail?.text).toContain(said)
  await work()
  // The page that asked for all of it is closed.
  expect(stripe.sessionOf(first).status).toBe('expired')
  await press('pay')
  const { _id: second, amount } = await paymentOf(_id)
  expect(amount).toBe(1490)
  stripe.pay(second)
  await stripeNews(stripe.news(second))
  expect(await orderOf(_id)).toMatchObject({ payment_provider_state: 'captured', balance: 1490 })
  expect((await paymentsOf(_id)).map(({ state }) => state)).toEqual(['captured', 'cancelled'])
})

test('what a bank has taken away is not asked for, and is owed once it is here again', async () => {
  const { _id, number, token, line } = await bought()
  const { _id: payment } = await paymentOf(_id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  await moveOrder(_id, 'ship')
  stripe.dispute(payment, 'needs_response')
  await stripeNews(stripe.news(payment, 'charge.dispute.created'))
  await declare({ token, lines: [{ line, quantity: '1' }] })
  const item = await latest()
  expect((await inspectAll(item._id)).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ reduced: 0, balance: 0 })
  const subjects = (await mailsAsSent(app.services, BUYER.email)).map(({ subject }) => subject)
  expect(subjects).not.toContain(`Zu Ihrer Bestellung ${number} ist weniger zu bezahlen`)
  expect((await move(item._id, 'close')).status).toBe(200)
  stripe.dispute(payment, 'won')
  await stripeNews(stripe.news(payment, 'charge.dispute.closed'))
  expect(await read(item._id)).toMatchObject({ state: 'closed', owed: 1000 })
})

test('so little is left that no provider takes it: it is waived', async () => {
  const { variant } = await stocked('9', { variants: [{ price: 1000 }] })
  const { variant: sweet } = await stocked('9', { variants: [{ price: 30 }] })
  const buyer = shopper()
  await buyer.add(sweet)
  const delivery = { kind: 'pickup', location: STORE }
  const { _id, token } = await buyer.buy({ variant, delivery, payment: 'creditcard' })
  const line = (await orderOf(_id)).lines.find(({ gross }) => gross === 1000)
  await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
  expect((await move((await latest())._id, 'accept')).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ reduced: 1030, payment_provider_state: 'paid' })
  expect((await moveOrder(_id, 'ship')).status).toBe(200)
})

test('a refund that bounced is owed although another one was paid since', async () => {
  const { _id, token, line, press } = await bought('3')
  const { _id: payment } = await paymentOf(_id)
  stripe.pay(payment)
  await press('check')
  const giveBack = async () => {
    await declare({ token, lines: [{ line, quantity: '1' }] })
    const { _id: id } = await latest()
    await move(id, 'accept')
    expect((await move(id, 'refund', { refunded_on: dayInBerlin() })).status).toBe(200)
    await work()
  }
  await giveBack()
  stripe.bounce(payment, 1000)
  await stripeNews(stripe.news(payment, 'refund.failed'))
  expect(await orderOf(_id)).toMatchObject({ balance: 3490, refund_due: 1000 })
  await giveBack()
  expect(await orderOf(_id)).toMatchObject({ balance: 2490, refund_due: 1000, is_owed: true })
  expect((await moveOrder(_id, 'refund')).status).toBe(200)
  await work()
  expect(await orderOf(_id)).toMatchObject({ balance: 1490, refund_due: 0, refunded: 2000 })
})
