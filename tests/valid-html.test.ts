import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOnce } from '#app/server/seed.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { TEMPLATE_NAMES } from '#modules/starter/template-names.ts'
import { ownSite, publicPaths } from '../bench/own-site.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const judge = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
/** No site map names them. */
const OTHERS = [
  '/login',
  '/register',
  '/resetpassword',
  '/reset2FA',
  '/suche?q=Brot',
  '/nachricht',
  '/fehler-melden',
  '/gibt-es-nicht',
]

describe.each(TEMPLATE_NAMES)('the website from %s', (template) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await seedOnce(app, false)
    await ownSite(await app.as('admin'), template)
  })
  afterAll(() => app.close())

  test('is valid HTML on every page', async () => {
    const paths = await publicPaths(app.guest)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of [...paths, ...OTHERS]) await expectValid(app, path)
  })
})

describe('a shop', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.app.close())

  test('is valid HTML on every page', async () => {
    const { app, group, sell, admin } = shop
    const top = await group('Brot', { text: 'Frisch.' })
    await group('Leer')
    const made = await admin.post('/api/v0/color/', { title: 'Blau', hex: '#1f3554' })
    const color = Object(made.json).items[0]._id
    const cloth = await sell({ title: 'Leinentuch', variants: [{ price: 900, color }] })
    await sell({
      title: 'Roggenbrot',
      groups: [top._id],
      related: [cloth._id],
      description: 'Gut.\n\n## Zutaten\n\n- Mehl\n- Salz',
      warnings: 'Enthält Gluten.',
      content: { amount: '750', unit: 'g' },
      axes: [{ name: 'Größe', values: [{ value: 'Klein' }, { value: 'Groß' }] }],
      variants: [
        { price: 300, axes: ['Klein'], sku: 'R-K' },
        { price: 500, axes: ['Groß'], sku: 'R-G' },
      ],
    })
    const paths = await publicPaths(app.guest)
    expect(paths).toEqual(expect.arrayContaining(['/shop', '/shop/brot', '/shop/p/roggenbrot']))
    const others = ['/shop/leer', '/productsearch', '/productsearch?q=brot', '/productsearch?q=xyz']
    const ways = ['/widerruf', '/en/withdrawal']
    for (const path of [...paths, ...others, ...ways]) await expectValid(app, path)
  })
})

async function expectValid({ guest }: TestApp, path: string): Promise<void> {
  const { text } = await guest.get(path)
  const { results } = await judge.validateString(text)
  const found = results.flatMap(({ messages }) => messages.map(({ message }) => message))
  expect([path, found]).toEqual([path, []])
}
