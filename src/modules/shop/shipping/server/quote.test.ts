import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { REDUCED_VAT } from '../../section/vat.ts'
import { quoteCall } from '../shipping.calls.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')

const QUOTE = '/api/v0/shipping/quote'
const line = (more = {}) => ({ quantity: '1', price: 3000, ...more })

test('a quote has price, days and the VAT by the shares of the basket', async () => {
  const lines = [line(), line({ price: 500, quantity: '2', vat_group: REDUCED_VAT })]
  const answer = await admin.post(QUOTE, { country: 'DE', zip: '25813', lines })
  expect(answer.parse(quoteCall.reply).quote).toMatchObject({
    amount: 490,
    currency: 'EUR',
    days: { min: 2, max: 5 },
    missing_for_free: 2000,
    total: 4490,
    // Three quarters of 4.90 at 19 %, the rest at 7 %: 367.5 and 122.5, the tie to the first rate.
    vat: [
      { rate: '19', gross: 368 },
      { rate: '7', gross: 122 },
    ],
  })
})

test('a basket that is worth enough is sent for nothing', async () => {
  const answer = await admin.post(QUOTE, { country: 'DE', lines: [line({ quantity: '2' })] })
  expect(answer.parse(quoteCall.reply).quote).toMatchObject({ amount: 0, total: 6000 })
})

const to = (country: string, more = {}) => ({ country, lines: [line(more)] })
const NO_GROUP = '019a8f00-0000-7000-8000-0000000000ff'

test.each([
  { what: 'no delivery to the country', body: to('FR'), answer: [422, 'no_shipping'] },
  { what: 'quantity zero', body: to('DE', { quantity: '0' }), answer: [400, 'invalid'] },
  { what: 'quantity below zero', body: to('DE', { quantity: '-1' }), answer: [400, 'invalid'] },
  { what: 'quantity 1e3', body: to('DE', { quantity: '1e3' }), answer: [400, 'invalid'] },
  { what: 'a price below zero', body: to('DE', { price: -1 }), answer: [400, 'invalid'] },
  { what: 'no lines', body: { country: 'DE', lines: [] }, answer: [400, 'invalid'] },
  {
    what: 'an unknown VAT group',
    body: to('DE', { vat_group: NO_GROUP }),
    answer: [422, 'vat_rate'],
  },
])('$what is refused', async ({ body, answer }) => {
  const { status, json } = await admin.post(QUOTE, body)
  expect([status, json.code]).toEqual(answer)
})

test('guests cannot ask the test calculator', async () => {
  const answer = await app.guest.post(QUOTE, { country: 'DE', lines: [line()] })
  expect(answer.status).toBe(401)
})
