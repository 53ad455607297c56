import { afterAll, expect, test } from 'vitest'
import type { ServerModule } from '#kernel/server/module.ts'
import { startTestApp } from '#tests/test-app.ts'

const shop: ServerModule = {
  name: 'probe-shop',
  label: { de: 'Laden', en: 'Shop' },
  asksAtSignUp: ['newsletter', 'delivery-address'],
}
const [plain, asking] = [await startTestApp(), await startTestApp({ module: shop })]
afterAll(() => Promise.all([plain.close(), asking.close()]))

async function switchOff({ as }: typeof plain, ...names: readonly string[]): Promise<void> {
  const value = { modules: Object.fromEntries(names.map((name) => [name, false])) }
  const saved = { name: 'enabled_components', value, version: 0 }
  expect((await (await as('admin')).put('/api/v0/config/', saved)).status).toBe(200)
}

test('nobody is asked for what the house does not have', async () => {
  await switchOff(plain, 'subscribers')
  const { text } = await plain.guest.get('/signup')
  expect(text).toContain('name="zip"')
  expect(text).not.toContain('newsletter_consent')
  expect(text).not.toContain('name="ship_zip"')
})

test('where there is a newsletter and a shop, the form asks for both', async () => {
  const { text } = await asking.guest.get('/signup')
  expect(text).toContain('newsletter_consent')
  expect(text).toContain('name="ship_zip"')
})

test('a module that is switched off asks nothing', async () => {
  await switchOff(asking, 'probe-shop', 'subscribers')
  expect((await asking.guest.get('/signup')).text).not.toContain('newsletter_consent')
})
