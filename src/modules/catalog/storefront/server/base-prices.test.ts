import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../server/test-shop.ts'

const { app, page, sell, change } = await openShop()
afterAll(() => app.close())

test('the shop tells the base price of each size, and in lists that of the price it shows', async () => {
  const sizes = ['Glas', 'Eimer', 'Probe']
  const item = await sell({
    title: 'Lindenhonig',
    content: { amount: '250', unit: 'g' },
    axes: [{ name: 'Größe', values: sizes.map((value) => ({ value })) }],
    variants: [
      { price: 450, axes: ['Glas'] },
      { price: 3000, axes: ['Eimer'], content: { amount: '2.5', unit: 'kg' } },
      { price: 450, axes: ['Probe'], content: { amount: '200', unit: 'g' } },
    ],
  })
  const shown = async (at: number) =>
    (await page(`/shop/p/lindenhonig?variant=${item.variants[at]?._id}`)).text
  for (const [at, base, content] of [
    [0, '18,00', '250 g'],
    [1, '12,00', '2,5 kg'],
    [2, '22,50', '200 g'],
  ] as const) {
    const text = await shown(at)
    expect(text).toContain(`Grundpreis: ${base}`)
    expect(text).toContain(`<dd>${content}</dd>`)
  }
  const whole = (await page('/shop/p/lindenhonig')).text
  expect(whole).toContain('Grundpreis: 22,50')
  expect(whole).not.toContain('<dt>Inhalt</dt>')
  expect((await page('/productsearch?q=Lindenhonig')).text).toContain('Grundpreis: 22,50')
  const [first, ...others] = item.variants
  await change(item, { variants: [{ ...first, price: 500 }, ...others] })
  expect(await shown(0)).toContain('Grundpreis: 20,00')
})
