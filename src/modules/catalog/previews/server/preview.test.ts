import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../server/test-shop.ts'
import { previewProduct } from '../preview.calls.ts'

const shop = await openShop()
const { app, admin, page, sell } = shop
afterAll(() => app.close())

const loaf = await sell({ title: 'Roggenlaib', content: { amount: '750', unit: 'g' } })
const variant = loaf.variants[0]?._id ?? ''
const PATH = '/api/v0/product/preview'

async function drawn(body: object): Promise<string> {
  return (await admin.post(PATH, { lang: 'de', ...body })).parse(previewProduct.reply).html
}

const written = { title: 'Roggenlaib, neu', variants: [{ _id: variant, price: 520 }] }

test('it is the page of the shop with what was typed, before anybody saved it', async () => {
  const html = await drawn({ _id: loaf._id, item: written })
  expect(html).toContain('<h1>Roggenlaib, neu</h1>')
  expect(html).toContain('5,20')
  // The base price follows from what is stored and what was typed: 5.20 for 750 g.
  expect(html).toContain('6,93')
  expect(html).toContain('data-template=')
  expect(html).toContain('class="header')
})

test('words of the other language, and the address they would have', async () => {
  const en = {
    title: 'Rye loaf',
    summary: '',
    description: '',
    meta_title: '',
    meta_description: '',
  }
  const html = await drawn({ _id: loaf._id, lang: 'en', item: { ...written, en } })
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<h1>Rye loaf</h1>')
})

test('nothing is written: no price, no version, no page', async () => {
  const { db } = app.services
  const rows = async () => {
    const found = await sql`select
      (select count(*) from product_prices) as prices, (select count(*) from products) as products,
      (select max(version) from products) as version,
      (select count(*) from audit_log) as changes`.execute(db)
    return found.rows
  }
  const before = await rows()
  const shown = (await page(`/shop/p/${loaf.slug}`)).text
  await drawn({ _id: loaf._id, item: { ...written, slug: 'anders' } })
  await drawn({ item: { title: 'Ganz neu', variants: [{ price: 100 }] } })
  expect(await rows()).toEqual(before)
  expect((await page(`/shop/p/${loaf.slug}`)).text).toBe(shown)
  expect((await page('/shop/p/anders')).status).toBe(404)
})

test('a sale is shown as the log would have it: struck only where it may be', async () => {
  const sale = { price: 390, from: null, to: null }
  const reduced = { title: 'Roggenlaib', variants: [{ _id: variant, price: 450, sale }] }
  expect(await drawn({ _id: loaf._id, item: reduced })).toContain('3,90')
  const fresh = { title: 'Neu', variants: [{ price: 450, sale }] }
  expect(await drawn({ item: fresh })).not.toContain('<s>')
})

test('something new has a page at once, with its variants to choose', async () => {
  const axes = [{ name: 'Größe', values: [{ value: 'Klein' }, { value: 'Groß' }] }]
  const variants = ['Klein', 'Groß'].map((size, at) => ({ price: 300 + at * 100, axes: [size] }))
  const html = await drawn({ item: { title: 'Kuchen', axes, variants } })
  for (const part of ['<h1>Kuchen</h1>', 'ab 3,00', 'Klein', 'Groß']) expect(html).toContain(part)
})

test('what cannot be saved is refused with its field, and markup stays words', async () => {
  const wrong = await admin.post(PATH, { lang: 'de', item: { title: '', variants: [] } })
  expect(wrong.status).toBe(400)
  expect(Object.keys(Object(wrong.json).fields)).toEqual(
    expect.arrayContaining(['item.title', 'item.variants']),
  )
  const foreign = { title: 'x', variants: [{ _id: loaf._id, price: 1 }] }
  expect((await admin.post(PATH, { lang: 'de', item: foreign })).status).toBe(400)
  const nobody = { _id: variant, lang: 'de', item: written }
  expect((await admin.post(PATH, nobody)).status).toBe(404)
  const title = '<img src=x onerror=alert(1)>'
  expect(await drawn({ item: { ...written, title, variants: [{ price: 1 }] } })).not.toContain(
    title,
  )
})

test('only staff who may edit products see it, and nobody keeps it', async () => {
  expect((await app.guest.post(PATH, { lang: 'de', item: written })).status).toBe(401)
  const user = await app.as('user')
  expect((await user.post(PATH, { lang: 'de', item: written })).status).toBe(403)
  const { headers } = await admin.post(PATH, { lang: 'de', _id: loaf._id, item: written })
  expect(headers.get('cache-control')).toContain('no-store')
})
