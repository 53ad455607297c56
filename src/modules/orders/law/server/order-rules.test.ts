import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { shopSection } from '#modules/shop/config.ts'
import { freePort } from '#tests/free-port.ts'
import { lawAt } from '#tests/law-check.ts'
import { startTestApp } from '#tests/test-app.ts'

const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
const shop = await openShop({ env: { SMTP_URL, SMTP_FROM: 'Laden <post@laden.example>' } })
const till = await openCheckout(shop)
const { app, admin, configure } = shop
const rule = lawAt(admin)
const pages = pageClient(admin)
afterAll(() => app.close())

const { vat, shipping } = shopSection.defaults

async function publish(title: string, path: string) {
  const { _id } = await pages.make(title, { path })
  await pages.save(_id, { blocks: [paragraph(uuidv7(), 'Es gilt das geschriebene Wort.')] })
  await pages.publish(_id)
}

/** An order of that many cents, sent there on that day. */
async function sold({ total = 1000, day = '2026-05-05', country = 'DE', company = '' }) {
  const { variant } = await till.stocked('1')
  const { _id } = await till.shopper().buy({ variant })
  await till.forgetLimits()
  const address = JSON.stringify({ country, company })
  await sql`update orders set total = ${total}, created_at = ${`${day}T12:00:00Z`}::timestamptz,
      address = address || ${address}::jsonb,
      totals = totals || jsonb_build_object('net', ${total}::bigint)
    where id = ${_id}`.execute(till.db)
  return _id
}

test('L5: terms and policy are live, so that they go along with the receipt', async () => {
  expect(await rule('L5')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('/Agb, /Widerrufsbelehrung'),
  })
  await publish('AGB', '/Agb')
  expect((await rule('L5')).hint).not.toContain('/Agb')
  await publish('Widerrufsbelehrung', '/Widerrufsbelehrung')
  expect((await rule('L5')).state).toBe('green')
})

test('L5: terms on another website go along with nothing', async () => {
  const { addresses } = shopSection.defaults
  const elsewhere = { ...addresses, terms: 'https://elsewhere.example/agb' }
  await configure('components.shop', { addresses: elsewhere })
  expect(await rule('L5')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('elsewhere.example'),
  })
  await configure('components.shop', { addresses })
})

test('L5: without a mailbox there is no receipt', async () => {
  const other = await startTestApp()
  try {
    const found = await lawAt(await other.as('admin'))('L5')
    expect(found).toMatchObject({ state: 'red', links: [{ path: 'settings/mail' }] })
  } finally {
    await other.close()
  }
})

test('L23: more than 10,000 € to other countries of the EU are taxed there', async () => {
  expect((await rule('L23', '2026-06-01')).state).toBe('green')
  await sold({ total: 850_000, country: 'AT' })
  await sold({ total: 900_000, country: 'CH' })
  expect((await rule('L23', '2026-06-01')).state).toBe('yellow')
  const order = await sold({ total: 200_000, country: 'FR' })
  expect(await rule('L23', '2026-06-01')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('10.500,00'),
    links: [{ path: 'shop/vat/groups#vat.oss' }],
  })
  // What was too much last year still counts; the year after that it does not.
  expect((await rule('L23', '2027-03-01')).state).toBe('red')
  expect((await rule('L23', '2028-03-01')).state).toBe('green')
  // A company with a VAT id pays it at home; what went back does not count either.
  await sql`update orders set totals = totals || '{"exemption": "intra_community"}'
    where id = ${order}`.execute(till.db)
  expect((await rule('L23', '2026-06-01')).state).toBe('yellow')
  await sql`update orders set totals = totals || '{"exemption": null}', refunded = total
    where id = ${order}`.execute(till.db)
  expect((await rule('L23', '2026-06-01')).state).toBe('yellow')
})

test('L23: who delivers at home alone has nothing to count', async () => {
  const country = shipping.country.map((one) => ({ ...one, is_open: one.code === 'DE' }))
  await configure('components.shop', { shipping: { ...shipping, country } })
  expect((await rule('L23', '2024-06-01')).state).toBe('not_applicable')
  // What was sent before still counts.
  expect((await rule('L23', '2026-06-01')).state).toBe('yellow')
  await configure('components.shop', { shipping })
})

test('L23: who taxes by destination needs every rate', async () => {
  await configure('components.shop', { vat: { ...vat, oss: true } })
  expect((await rule('L23')).state).toBe('green')
  const country = shipping.country.map((one) =>
    one.code === 'FR' ? { ...one, is_open: true } : one,
  )
  await configure('components.shop', { shipping: { ...shipping, country } })
  expect(await rule('L23')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('Frankreich'),
  })
  await configure('components.shop', { shipping, vat })
})

test('L17: a small business stays below both limits', async () => {
  expect((await rule('L17')).state).toBe('not_applicable')
  await configure('components.shop', { vat: { ...vat, small_business: true } })
  // 8,500 and 9,000 € are there already.
  expect((await rule('L17', '2026-06-01')).state).toBe('green')
  await sold({ total: 800_000 })
  expect((await rule('L17', '2026-06-01')).state).toBe('yellow')
  expect((await rule('L17', '2027-01-01')).state).toBe('red')
  expect((await rule('L17', '2028-01-01')).state).toBe('green')
  const order = await sold({ total: 7_500_000 })
  expect((await rule('L17', '2026-06-01')).state).toBe('red')
  await sql`update orders set refunded = total where id = ${order}`.execute(till.db)
  expect((await rule('L17', '2026-06-01')).state).toBe('yellow')
})

test('L20: who sells to companies issues e-invoices, at first only large sellers', async () => {
  const day = '2028-02-01'
  expect((await rule('L20', day)).state).toBe('not_applicable')
  await configure('components.shop', { vat })
  expect((await rule('L20', day)).state).toBe('green')
  const company = 'Hotel am Hafen'
  const day27 = '2027-12-31'
  await sold({ company, total: 25_000, day: day27 })
  await sold({ company, total: 25_001, country: 'AT', day: day27 })
  expect((await rule('L20', day)).state).toBe('green')
  await sold({ company, total: 25_001, day: day27 })
  expect(await rule('L20', day)).toMatchObject({ state: 'red', confirm: { seen: 'invoices-2028' } })
  expect((await rule('L20', '2027-02-01')).state).toBe('not_applicable')
  await sold({ total: 90_000_000 })
  expect((await rule('L20', '2027-02-01')).state).toBe('red')
})
