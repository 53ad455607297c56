import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { missingFacts } from '#modules/catalog/products/missing-facts.ts'
import { product } from '#modules/catalog/products/product.ts'
import { orderCall, reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { shopSection } from '#modules/shop/config.ts'
import { REDUCED_VAT, STANDARD_VAT } from '#modules/shop/section/vat.ts'
import { browserAt } from '#tests/browser.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { TEMPLATE_NAMES } from '../../template-names.ts'
import { loadTemplate } from '../../templates/all.ts'
import { installDemo } from '../seed-demo.ts'

const Products = z.object({ items: z.array(product.Wire) })
const Choices = z.looseObject({ base_price_groups: z.array(z.string()) })
const templates = await Promise.all(TEMPLATE_NAMES.map(loadTemplate))

describe.each(templates.map((template) => ({ name: template.name, template })))(
  'the shop of $name',
  ({ template }) => {
    let app: TestApp
    let admin: Caller
    let items: z.output<typeof Products>['items'] = []

    beforeAll(async () => {
      app = await startTestApp()
      admin = await app.as('admin')
      await installDemo(app.scope, template)
      items = (await admin.get('/api/v0/product/?limit=200')).parse(Products).items
    })
    afterAll(() => app.close())

    test('every product is online, whole before the law, and taxed', async () => {
      expect(items).toHaveLength(template.shop.products.length)
      const { base_price_groups } = (await admin.get('/api/v0/product/choices')).parse(Choices)
      const { vat } = app.services.config.get(shopSection)
      const rates = new Map([
        [STANDARD_VAT, '19'],
        [REDUCED_VAT, '7'],
      ])
      for (const item of items) {
        expect([item.title, item.online_state]).toEqual([item.title, 'online'])
        expect(missingFacts(item, base_price_groups), item.title).toEqual([])
        const known = vat.groups.find(({ uuid }) => uuid === item.vat_group)
        const german = known?.rates.find(({ country }) => country === 'DE')?.rate
        expect(german, item.title).toBe(rates.get(item.vat_group ?? ''))
        expect(german, item.title).toBe(item.description.includes('## Zutaten') ? '7' : '19')
      }
    })

    test('every product passes what one that is typed by hand must pass', async () => {
      for (const { variants, ...item } of items) {
        const written = Object.entries(product.fields).flatMap(([name, { mode }]) =>
          mode === 'read-only' || name === 'slug' ? [] : [[name, Reflect.get(item, name)]],
        )
        const copies = variants.map(({ _id, sku, ...variant }) => ({ ...variant, sku: `K-${sku}` }))
        const body = { ...Object.fromEntries(written), variants: copies, state: 'draft' }
        const made = await admin.post('/api/v0/product/', body)
        expect([
          item.title,
          made.status,
          made.text.slice(0, made.status === 200 ? 0 : 300),
        ]).toEqual([item.title, 200, ''])
      }
    })

    test('visitors read each in both languages, with VAT, and with a base price where the law wants it', async () => {
      const { base_price_groups } = (await admin.get('/api/v0/product/choices')).parse(Choices)
      for (const { slug, title, en, groups, content } of items) {
        const german = await app.guest.get(`/shop/p/${slug}`)
        const english = await app.guest.get(`/en/shop/p/${slug}`)
        expect([title, german.status, english.status]).toEqual([title, 200, 200])
        expect(german.text, title).toContain('inkl. MwSt.')
        expect(english.text, title).toContain(escaped(en.summary))
        const isSoldByContent = groups.some((group) => base_price_groups.includes(group))
        // The price of a kilogram is its own base price.
        if (isSoldByContent && content?.amount !== '1000')
          expect(german.text, title).toContain('Grundpreis')
      }
    })

    test('an order by prepayment can be placed at once, and fetched at one place', async () => {
      const browser = browserAt(app.url)
      const variant = items[0]?.variants[0]?._id
      const [place] = app.services.config.get(shopSection).cc_locations.location
      expect(place).toMatchObject({ title: template.business.name, city: template.business.city })
      const steps = [
        await browser.post('/api/v0/cart/line', { variant, quantity: '1' }),
        await browser.put('/api/v0/checkout/address', BUYER),
        await browser.put('/api/v0/checkout/shipping', {
          delivery: { kind: 'pickup', location: place?.uuid },
        }),
        await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } }),
        await browser.put('/api/v0/checkout/payment', { payment_source: 'prepayment' }),
      ]
      expect(steps.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(
        steps.map(() => 200),
      )
      const { review } = (await browser.post('/api/v0/checkout/review')).parse(reviewCall.reply)
      const placed = await browser.post('/api/v0/checkout/order', { review, accept_terms: true })
      expect(placed.parse(orderCall.reply).order.number).toMatch(/\d/)
    })

    test('an order by card is a test to its end, and every page of the shop says so', async () => {
      const browser = browserAt(app.url)
      const variant = items[0]?.variants[0]?._id
      await browser.post('/api/v0/cart/line', { variant, quantity: '1' })
      await browser.put('/api/v0/checkout/address', BUYER)
      await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
      const chosen = await browser.put('/api/v0/checkout/payment', { payment_source: 'creditcard' })
      expect(chosen.status).toBe(200)
      const { review } = (await browser.post('/api/v0/checkout/review')).parse(reviewCall.reply)
      const placed = await browser.post('/api/v0/checkout/order', { review, accept_terms: true })
      const { order, redirect } = placed.parse(orderCall.reply)
      expect(order.number).toMatch(/^T/)
      expect((await browser.get(redirect)).text).toContain('Probebetrieb: Zahlungen mit')
      expect((await browser.get('/shop')).text).toContain('Probebetrieb: Zahlungen mit')
    })
  },
)

const BUYER = {
  email: 'jana@example.org',
  first_name: 'Jana',
  last_name: 'Petersen',
  address: 'Deichweg 3',
  zip: '25813',
  city: 'Husum',
  country: 'DE',
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
}
