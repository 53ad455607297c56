import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, change } = await openShop()
afterAll(() => app.close())

const size = { length: 300, width: 200, height: 45 }

test('the size of a product stands on its page, in words and for search engines', async () => {
  const variants = [{ price: 1900, weight: 850 }]
  const { slug } = await sell({ title: 'Brotkasten', size, variants })
  const { text } = await page(`/shop/p/${slug}`)
  expect(text).toContain('<dt>Maße</dt><dd>30 × 20 × 4,5 cm</dd>')
  expect(text).toContain('"weight":{"@type":"QuantitativeValue","value":850,"unitCode":"GRM"}')
  expect(text).toContain('"height":{"@type":"QuantitativeValue","value":45,"unitCode":"MMT"}')
  expect((await page(`/en/shop/p/${slug}`)).text).toContain('<dd>30 × 20 × 4.5 cm</dd>')
})

test('where variants are of different sizes, each says its own once it is chosen', async () => {
  const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'L' }] }]
  const large = { length: 400, width: 300, height: null }
  const item = await sell({
    title: 'Schneidebrett',
    size,
    axes,
    variants: [
      { price: 1900, axes: ['S'] },
      { price: 2900, axes: ['L'], size: large },
    ],
  })
  const path = `/shop/p/${item.slug}`
  const at = async (which: number) =>
    (await page(`${path}?variant=${item.variants[which]?._id}`)).text
  expect((await page(path)).text).not.toContain('Maße')
  expect(await at(0)).toContain('30 × 20 × 4,5 cm')
  expect(await at(1)).toContain('40 × 30 cm')
  const same = await change(item, {
    variants: item.variants.map((one) => ({ ...one, size: null })),
  })
  expect(same.size).toEqual(size)
  expect((await page(path)).text).toContain('30 × 20 × 4,5 cm')
})

test.each([
  { length: 0, width: 1, height: null },
  { length: 1.5, width: 1, height: null },
  { length: 1, width: 10_001, height: null },
  { length: 1, width: 1 },
  { length: 1, width: 1, height: 1, depth: 1 },
])('%j is no size', async (wrong) => {
  const body = { title: 'Falsch', variants: [{ price: 1 }], size: wrong }
  const { status, json } = await admin.post('/api/v0/product/', body)
  expect(status).toBe(400)
  expect(Object.keys(Object(json).fields).join()).toContain('size')
})
