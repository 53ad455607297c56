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

test.each([
  ['no delivery to the country', { country: 'FR', lines: [line()] }, 422, 'no_shipping'],
  ['quantity zero', { country: 'DE', lines: [line({ quantity: '0' })] }, 400, 'invalid'],
  ['quantity below zero', { country: 'DE', lines: [line({ quantity: '-1' })] }, 400, 'invalid'],
  ['quantity 1e3', { country: 'DE', lines: [line({ quantity: '1e3' })] }, 400, 'invalid'],
  ['a price below zero', { country: 'DE', lines: [line({ price: -1 })] }, 400, 'invalid'],
  ['no lines', { country: 'DE', lines: [] }, 400, 'invalid'],
  [
    'an unknown VAT group',
    {
      country: 'DE',
      lines: [line({ vat_group: '019a8f00-0000-7000-8000-0000000000ff' })],
    },
    422,
    'vat_rate',
  ],
])('%s is refused', async (_, body, status, code) => {
  const answer = await admin.post(QUOTE, body)
  expect([answer.status, answer.json.code]).toEqual([status, code])
})

test('guests cannot ask the test calculator', async () => {
  const answer = await app.guest.post(QUOTE, { country: 'DE', lines: [line()] })
  expect(answer.status).toBe(401)
})
