import { afterAll, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { shopSection } from '#modules/shop/config.ts'
import { lawAt } from '#tests/law-check.ts'
import { IBAN, openCheckout } from '../../server/test-checkout.ts'
import { judgeButton } from './checkout-rules.ts'

const shop = await openShop()
const { app, admin, configure } = shop
const rule = lawAt(admin)
afterAll(() => app.close())

const { shipping, checkout } = shopSection.defaults
const en = 'Order with obligation to pay'

test('L1: only words that speak of money are clear', () => {
  expect(judgeButton({ de: 'zahlungspflichtig bestellen', en }).state).toBe('green')
  expect(judgeButton({ de: 'Jetzt kaufen', en: 'Buy now' }).state).toBe('green')
  for (const de of ['Bestellen', 'Jetzt bestellen', 'Anmelden', ''])
    expect(judgeButton({ de, en }), de).toMatchObject({ state: 'red' })
  expect(judgeButton({ de: 'Jetzt kaufen', en: 'Continue' }).state).toBe('red')
})

test('L1: settings take no other words, and the page shows those that are chosen', async () => {
  const other = { ...checkout, order_button: 'Bestellen' }
  await expect(configure('components.shop', { checkout: other })).rejects.toThrow('invalid')
  await configure('components.shop', { checkout: { ...checkout, order_button: 'buy' } })
  expect(await rule('L1')).toMatchObject({
    state: 'green',
    hint: expect.stringContaining('Jetzt kaufen'),
  })
  const till = await openCheckout(shop)
  const buyer = till.shopper()
  await buyer.prepare({ variant: (await till.stocked('3')).variant })
  const { text } = await buyer.browser.get('/checkout/review')
  expect(text).toContain('Jetzt kaufen</button></form></section></main>')
})

test('L3 and L4: somebody can pay, and for what is sent, too', async () => {
  expect((await rule('L3')).state).toBe('green')
  expect((await rule('L4')).state).toBe('green')
  await configure('business', { iban: '' })
  expect(await rule('L4')).toMatchObject({ state: 'red' })
  // What is fetched can still be paid for at the counter.
  expect((await rule('L3')).state).toBe('green')
  const none = { configured: ['prepayment'], enabled: ['prepayment'] }
  await configure('components.shop', { paymentsources: none })
  expect(await rule('L3')).toMatchObject({
    state: 'red',
    links: [
      { path: 'settings/business#iban' },
      { path: 'shop/settings/system#paymentsources' },
      { path: 'shop/shipping/countries#cc_locations.location' },
    ],
  })
  await configure('business', { iban: IBAN })
  expect((await rule('L3')).state).toBe('green')
})

test('L3: a country without a shipping price misleads, and so does a shop that delivers nowhere', async () => {
  const opened = shipping.country.map((one) => ({
    ...one,
    is_open: ['DE', 'FR'].includes(one.code),
  }))
  await configure('components.shop', { shipping: { ...shipping, country: opened } })
  expect(await rule('L3')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('Frankreich'),
  })
  const closed = shipping.country.map((one) => ({ ...one, is_open: false }))
  const nowhere = { shipping: { ...shipping, country: closed }, cc_locations: { location: [] } }
  await configure('components.shop', nowhere)
  expect(await rule('L3')).toMatchObject({
    state: 'red',
    links: [
      { path: 'shop/shipping/countries#shipping.country' },
      { path: 'shop/shipping/countries#cc_locations.location' },
    ],
  })
})
