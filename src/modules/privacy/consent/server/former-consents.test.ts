import { afterAll, expect, test } from 'vitest'
import { saveSection } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readPrivacy } from '../../contract.ts'

const app = await startTestApp()
const admin = await app.as('admin')
afterAll(() => app.close())
const FORM = '/Datenschutz/Einwilligungen'
const leadsThere = async () => (await app.guest.get('/')).text.includes(`href="${FORM}"`)

test('after all services went, whoever agreed finds the way back and loses their cookies', async () => {
  expect(await leadsThere()).toBe(true)
  await saveSection(admin, 'components.privacy', { features: { google_analytics: true } })
  const { version } = (await app.guest.get('/api/v0/privacy/')).parse(readPrivacy.reply)
  const accepted = { google_analytics: true }
  await app.guest.post('/api/v0/privacy/consent', { version, accepted })
  await saveSection(admin, 'components.privacy', {})
  expect(await leadsThere()).toBe(true)
  const page = await app.guest.get(FORM, { cookie: '_ga=1.2; kontor_hint=1; other=1' })
  const ended = page.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
  expect(ended.map((cookie) => cookie.split('=')[0])).toEqual(['_ga'])
})
