import { afterAll, expect, test } from 'vitest'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { authSection } from '#modules/auth/config.ts'
import { stepUp } from '#tests/step-up.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const save = (name: string, value: object, version: number) =>
  admin.put('/api/v0/config/', { name, value, version })

const provider = { ...authSection.defaults.facebook, client_id: 'kontor', client_secret: 'geheim' }

test('the key of a provider and everything beside it needs a step-up, the rest of the section not', async () => {
  const value = { ...authSection.defaults, facebook: provider }
  expect((await save(authSection.name, value, 0)).json.code).toBe('step-up')
  await stepUp(app, admin, { by: 'password' })
  expect((await save(authSection.name, value, 0)).status).toBe(200)
  await stepUp(app, admin, { ago: 301_000 })

  const kept = { ...provider, client_secret: SECRET_MARK }
  const harmless = { ...value, facebook: kept, logout_redirect: '/danke' }
  expect((await save(authSection.name, harmless, 1)).status).toBe(200)
  const elsewhere = { ...harmless, facebook: { ...kept, issuer: 'https://anderswo.example' } }
  expect((await save(authSection.name, elsewhere, 2)).json.code).toBe('step-up')
  const removed = { ...harmless, facebook: { ...kept, client_secret: '' } }
  expect((await save(authSection.name, removed, 2)).json.code).toBe('step-up')
  // A version nobody has read is no way round.
  expect((await save(authSection.name, elsewhere, 3)).status).toBe(409)
})

test('mailboxes carry every mailed key, so they need one too; a section without secrets does not', async () => {
  const box = { uuid: '0198f0aa-0000-7000-8000-000000000001', name: 'Büro', host: 'mail.example' }
  const mailboxes = [{ ...box, _id: box.uuid, from: 'buero@example.org', password: '' }]
  const value = { ...mailSection.defaults, mailboxes }
  expect((await save(mailSection.name, value, 0)).json.code).toBe('step-up')
  expect((await save(metaSection.name, metaSection.defaults, 0)).status).toBe(200)
})
