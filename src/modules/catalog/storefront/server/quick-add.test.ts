import { afterAll, expect, test } from 'vitest'
import { browserAt } from '#tests/browser.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, configure } = await openShop()
afterAll(() => app.close())
await configure('business', { name: 'Backhaus', iban: 'DE89370400440532013000' })
const sources = ['prepayment']
await configure('components.shop', {
  paymentsources: { configured: sources, enabled: sources },
})

/** What the card of a product says below its title. */
async function cardOf(slug: string): Promise<string> {
  const { text } = await page('/shop')
  const [, after = ''] = text.split(`href="/shop/p/${slug}"`)
  return after.split('</li>')[0] ?? ''
}

test('a product of one kind goes into the cart from a list, without any script', async () => {
  const { slug, variants } = await sell({
    title: 'Rosinenbrot',
    order_quantity: { min: '2', max: '', step: '1' },
  })
  const card = await cardOf(slug)
  expect(card).toContain(`name="variant" value="${variants[0]?._id}"`)
  expect(card).toContain('name="quantity" value="2"')
  const [, action = ''] = /action="([^"]+)"/.exec(card) ?? []
  const browser = browserAt(app.url)
  const form = { variant: variants[0]?._id ?? '', quantity: '2', action: 'add' }
  const answer = await browser.form(action, form)
  expect(answer.status).toBeLessThan(400)
  expect(browser.cookies.get('kontor_cart_count')).toBe('2')
})

test('of several kinds one has to choose, and what is sold out has no button', async () => {
  const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'M' }] }]
  const two = ['S', 'M'].map((size) => ({ price: 450, axes: [size] }))
  const many = await sell({ title: 'Dose', axes, variants: two })
  const gone = await sell({ title: 'Letzter Kuchen' })
  const variant = gone.variants[0]?._id
  for (const [quantity, reason] of [['1', 'received'] as const, ['-1', 'lost'] as const])
    await admin.post('/api/v0/stock/movement', { variant, quantity, reason })
  expect(await cardOf(many.slug)).toContain('Auswählen')
  expect(await cardOf(many.slug)).not.toContain('<form')
  expect(await cardOf(gone.slug)).not.toContain('<form')
  expect(await cardOf(gone.slug)).toContain('Ausverkauft')
})
