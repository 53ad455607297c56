import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { authSection } from '#modules/auth/config.ts'
import { stepUp } from '#tests/step-up.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const save = (name: string, value: object, version: number) =>
  admin.put('/api/v0/config/', { name, value, version })

const db = tablesOf<KernelTables>(app.services.db)
const Sections = z.array(
  z.looseObject({ name: z.string(), version: z.int(), value: z.looseObject({}) }),
)
const isNamed = (wanted: string) => (section: { name: string }) => section.name === wanted

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

describe('what leads money or rights needs one as well:', () => {
  test.each([
    ['the bank account customers pay to', 'business', { iban: 'DE02120300000000202051' }],
    ['in whose name it is', 'business', { legal_name: 'Jemand anders' }],
    ['the bank account of the shop in words', 'components.shop', { info: { bankverbindung: 'X' } }],
    ['what the team may do', 'permissions', { member: { users: ['view', 'export'] } }],
    ['who needs a second factor', 'components.auth', { two_factor: { required_roles: ['admin'] } }],
    ['how long a sign-in lasts', 'system', { sessions: { staff_absolute_hours: 168 } }],
  ])('%s', async (_, name, part) => {
    const thief = await app.as('admin')
    const known = (await thief.get('/api/v0/config/')).parse(Sections).find(isNamed(name))
    const body = { name, value: { ...known?.value, ...part }, version: known?.version }
    expect((await thief.put('/api/v0/config/', body)).json.code).toBe('step-up')
    await stepUp(app, thief, { by: 'password' })
    expect((await thief.put('/api/v0/config/', body)).status).toBe(200)
  })

  test('the rest of such a section does not', async () => {
    const known = (await admin.get('/api/v0/config/')).parse(Sections).find(isNamed('business'))
    const value = { ...known?.value, phone: '+49 4841 1234' }
    expect((await save('business', value, known?.version ?? 0)).status).toBe(200)
  })
})

test('everyone in charge hears of it by notice and mail, in words', async () => {
  const [owner, other] = [await app.steppedUp('admin'), await app.as('admin')]
  const known = (await owner.get('/api/v0/config/')).parse(Sections).find(isNamed('business'))
  const value = { ...known?.value, iban: 'DE75512108001245126199' }
  const body = { name: 'business', value, version: known?.version }
  expect((await owner.put('/api/v0/config/', body)).status).toBe(200)
  await app.services.jobs.start()
  const title = 'Test admin hat „Bankverbindung und Firmierung“ geändert'
  await vi.waitFor(async () => {
    const told = await db
      .selectFrom('notices')
      .select(['kind', 'title', 'link'])
      .where('user_id', '=', other.userId)
      .where('title', '=', title)
      .execute()
    expect(told).toContainEqual({ kind: 'config.guarded', title, link: 'settings' })
  }, 20_000)
  const mailed = await db
    .selectFrom('mails')
    .select('recipient')
    .where('subject', '=', title)
    .where(
      'recipient',
      'in',
      [owner, other].map(({ userId }) => addressOf('admin', userId)),
    )
    .execute()
  expect(mailed).toHaveLength(2)
})
