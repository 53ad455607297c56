import { afterAll, expect, test } from 'vitest'
import { updateSection } from '#kernel/server/config/update-section.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { businessSection } from '#modules/pages/config.ts'
import { startTestApp } from './test-app.ts'

const BASE = 'http://192.0.2.7:3000'
const app = await startTestApp({ env: { KONTOR_BASE_URL: BASE } })
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)

test('a mail carries the name of the business, and the address of the machine only in its link', async () => {
  await updateSection(app.scope, businessSection, (known) => ({ ...known, name: 'Backhaus Holm' }))
  const body = signupBody(app.services.secret, 'gast@example.org')
  expect((await app.guest.post('/api/v0/auth/signup', body)).status).toBe(200)
  const mail = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', 'gast@example.org')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('Backhaus Holm')
  expect(mail.text.replaceAll(`${BASE}/`, '')).not.toContain('192.0.2.7')
})

test('a house that has not said its name is called something people can read', async () => {
  await updateSection(app.scope, businessSection, (known) => ({ ...known, name: '' }))
  expect(siteName(app.services)).toBe('Kontor')
})
