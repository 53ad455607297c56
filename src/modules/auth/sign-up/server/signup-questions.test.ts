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

test('nobody is asked for what the house does not have', async () => {
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
  const admin = await asking.as('admin')
  const value = { modules: { 'probe-shop': false } }
  const saved = { name: 'enabled_components', value, version: 0 }
  expect((await admin.put('/api/v0/config/', saved)).status).toBe(200)
  expect((await asking.guest.get('/signup')).text).not.toContain('newsletter_consent')
})
