import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, group, configure } = await openShop()
afterAll(() => app.close())

const color = async (title: string) =>
  Object((await admin.post('/api/v0/color/', { title, hex: '#aa0000' })).json).items[0]._id
const [oak, ash] = [await color('Eiche'), await color('Esche')]
const furniture = await group('Möbel')
const chairs = await group('Stühle', { parent: furniture._id })
const stool = await sell({
  title: 'Hocker',
  groups: [chairs._id],
  variants: [
    { price: 900, color: oak },
    { price: 900, color: ash },
  ],
})
const table = await sell({
  title: 'Tisch',
  groups: [furniture._id],
  variants: [{ price: 30_000, color: oak }],
})
for (const [quantity, reason] of [['1', 'received'] as const, ['-1', 'lost'] as const])
  await admin.post('/api/v0/stock/movement', { variant: table.variants[0]?._id, quantity, reason })

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')

test('a group counts colours and prices of all below it, and each leads on', async () => {
  const text = plain((await page('/shop/moebel')).text)
  expect(text).toContain('Eiche <small>(2)</small>')
  expect(text).toContain('Esche <small>(1)</small>')
  expect(text).toMatch(/bis 10,00.€ <small>\(1\)/)
  expect(text).toMatch(/ab 250,00.€ <small>\(1\)/)
  const href = `/productsearch?group=${furniture._id}&color=${ash}`
  expect(text).toContain(`href="${href}"`)
  const found = plain((await page(href)).text)
  expect(found).toContain(`href="/shop/p/${stool.slug}"`)
  expect(found).not.toContain(`href="/shop/p/${table.slug}"`)
  expect(found).toContain('noindex')
})

test('ranges of prices are told from the cheapest on, however many there are of each', async () => {
  const lamps = await group('Lampen')
  for (const price of [30_000, 31_000, 900])
    await sell({ title: `Lampe ${price}`, groups: [lamps._id], variants: [{ price }] })
  const text = plain((await page('/shop/lampen')).text)
  expect(text).toContain('bis 10,00')
  expect(text.indexOf('bis 10,00')).toBeLessThan(text.indexOf('ab 250,00'))
})

test('what was found is counted by what there is of it', async () => {
  const all = plain((await page(`/productsearch?group=${furniture._id}`)).text)
  expect(all).toContain('Lieferbar <small>(1)</small>')
  expect(all).toContain('Ausverkauft <small>(1)</small>')
  const there = plain((await page(`/productsearch?group=${furniture._id}&stock=there`)).text)
  expect(there).toContain('/shop/p/hocker')
  expect(there).not.toContain('/shop/p/tisch')
})

test('nonsense in the address finds nothing and breaks nothing', async () => {
  for (const query of ['group=x', 'color=x', 'price=x', 'stock=x', 'price=1e309'])
    expect((await page(`/productsearch?${query}`)).status, query).toBe(200)
})

test('a shop that shows no prices counts none', async () => {
  await configure('components.shop', { showPrice: false })
  expect((await page('/shop/moebel')).text).not.toContain('price=')
  const ignored = await page(`/productsearch?group=${furniture._id}&price=0`)
  expect(ignored.text).toContain('/shop/p/tisch')
})
