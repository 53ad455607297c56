import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, group } = await openShop()
afterAll(() => app.close())
const cakes = await group('Kuchen')
const furniture = await group('Möbel')
const made = await admin.post('/api/v0/color/', { title: 'Nussbaum', hex: '#553311' })
const color = Object(made.json).items[0]._id
await sell({
  title: 'Käsekuchen',
  groups: [cakes._id],
  tags: ['süß'],
  variants: [{ price: 2900, sku: 'KK-77' }],
})
await sell({ title: 'Apfelkuchen', groups: [cakes._id], tags: ['süß', 'vegan'] })
await sell({
  title: 'Holztisch',
  groups: [furniture._id],
  variants: [{ price: 49_900, gtin: '4006381333931', color }],
})
await sell({ title: 'Häuser aus Lebkuchen', groups: [cakes._id] })
await sell({ title: 'Geheimer Kuchen', state: 'draft' })

const suggest = async (q: string) => {
  const answer = await app.guest.get(`/api/v0/productsearch/?q=${encodeURIComponent(q)}`)
  const Reply = z.object({ suggestions: z.array(z.looseObject({ title: z.string() })) })
  return answer.parse(Reply).suggestions.map(({ title }) => title)
}

describe('visitors find products', () => {
  test.each([
    ['Käsekuchen', 'Käsekuchen'],
    ['Kaesekuchen', 'Käsekuchen'],
    ['kasekuchen', 'Käsekuchen'],
    ['Käsekuhcen', 'Käsekuchen'],
    ['tisch', 'Holztisch'],
    ['Tische', 'Holztisch'],
    ['Haus', 'Häuser aus Lebkuchen'],
    ['kk-77', 'Käsekuchen'],
    ['4006381333931', 'Holztisch'],
    ['nussbaum', 'Holztisch'],
  ])('by %s', async (typed, title) => {
    expect(await suggest(typed)).toContain(title)
    expect((await page(`/productsearch?q=${encodeURIComponent(typed)}`)).text).toContain(title)
  })

  test('and never what is not online', async () => {
    expect(await suggest('Geheimer')).toEqual([])
    expect((await page('/productsearch?q=Geheimer')).text).not.toContain('Geheimer Kuchen')
  })
})

test('a number that is typed whole comes first', async () => {
  await sell({ title: 'Aaa mit KK 77', variants: [{ price: 100 }] })
  expect((await suggest('KK-77'))[0]).toBe('Käsekuchen')
})

test('what is found is narrowed down, with true numbers', async () => {
  const { text } = await page('/productsearch?q=kuchen')
  expect(text).toContain('süß <small>(2)</small>')
  expect(text).toContain('vegan <small>(1)</small>')
  const vegan = (await page('/productsearch?q=kuchen&tag=vegan')).text
  expect(vegan).toContain('Apfelkuchen')
  expect(vegan).not.toContain('Käsekuchen')
  // A facet counts what another choice of it would give.
  expect(vegan).toContain('süß <small>(2)</small>')
})

test('a search is kept nowhere, and search engines leave it', async () => {
  const { headers, text } = await app.guest.get('/productsearch?q=kuchen')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).toContain('noindex')
})

test('nothing found leads elsewhere', async () => {
  const { status, text } = await page('/productsearch?q=xyzzy')
  expect(status).toBe(200)
  for (const words of ['haben wir nichts gefunden', 'href="/shop/kuchen"', 'href="/shop"'])
    expect(text, words).toContain(words)
})

test.each([
  "'; drop table products; --",
  '%',
  '\\',
  '<script>alert(1)</script>',
  'a'.repeat(500),
  '🍰',
  '((( | & !',
])('%s is only words', async (typed) => {
  const { status, text } = await page(`/productsearch?q=${encodeURIComponent(typed)}`)
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  const odd = await page(`/productsearch?q=kuchen&group=${encodeURIComponent(typed)}`)
  expect(odd.status).toBe(200)
})

test('the whole website is searched for products too', async () => {
  const { text } = await page('/suche?q=Holztisch')
  expect(text).toContain('/shop/p/holztisch')
})
