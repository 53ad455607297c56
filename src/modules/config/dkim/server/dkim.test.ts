import { afterAll, expect, test } from 'vitest'
import { mailDomainsSection } from '#kernel/contract/sections/mail-domains.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import type { Scope } from '#kernel/server/context.ts'
import { startNameServer } from '#kernel/server/dns/test-dns.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { verifiedBy } from '#kernel/server/mail/dkim/test-dkim.ts'
import { startTestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { stepUp } from '#tests/step-up.ts'
import { startTestApp } from '#tests/test-app.ts'
import { listSections } from '../../contract.ts'
import { checkDkimKey, createDkimKey, type DkimKey, listDkimKeys } from '../dkim.calls.ts'
import { watchRecords } from './dkim-keys.ts'

const ROOT = '/api/v0/config/dkim/'
const names = await startNameServer({ 'silent._domainkey.example.org': 'silent' })
const smtp = await startTestSmtp()
const app = await startTestApp({
  env: {
    KONTOR_DNS: names.address,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_FROM: 'Sonne <post@sonne.example>',
    KONTOR_PRIVATE_HOSTS: '127.0.0.1',
  },
})
afterAll(async () => {
  await app.close()
  await smtp.close()
  names.close()
})
const admin = await app.steppedUp('admin')

const list = async () => (await admin.get(ROOT)).parse(listDkimKeys.reply).keys
const of = async (domain: string) => (await list()).filter((key) => key.domain === domain)
async function make(domain: string, algorithm: 'rsa' | 'ed25519' = 'rsa'): Promise<DkimKey> {
  const answer = await admin.post(ROOT, { domain, algorithm })
  expect(answer.status, answer.text).toBe(200)
  const made = answer.parse(createDkimKey.reply).keys.at(-1)
  if (!made) throw new Error('no key')
  return made
}
const check = async ({ _id }: DkimKey) =>
  (await admin.post(`${ROOT}${_id}/check`, {})).parse(checkDkimKey.reply)
const publish = ({ record }: DkimKey, value = record?.value ?? '') => {
  if (record) names.zone[record.name] = { TXT: [value] }
}
const recordsOf = (...keys: DkimKey[]) => keys.flatMap(({ record }) => record ?? [])

/** A mail as it goes out to anybody. */
async function arrived() {
  const mailbox = {
    ...{ uuid: '0199a8b0-0000-7000-8000-000000000001', name: 'Sonne', host: '127.0.0.1' },
    ...{ _id: '0199a8b0-0000-7000-8000-000000000001', port: smtp.port, from: 'post@sonne.example' },
  }
  const sent = await admin.post('/api/v0/config_test_mailbox', { mailbox, to: 'a@example.org' })
  expect(sent.json).toMatchObject({ ok: true })
  return smtp.received.at(-1)?.raw ?? ''
}

test('a key waits until DNS shows its record, and then every mail of the domain is signed', async () => {
  const known = (await admin.get(ROOT)).parse(listDkimKeys.reply)
  expect(known).toEqual({ keys: [], domains: ['sonne.example'] })
  const key = await make('Sonne.example')
  expect(key).toMatchObject({ domain: 'sonne.example', algorithm: 'rsa', active: false })
  expect(key.record?.name).toBe(`${key.selector}._domainkey.sonne.example`)
  expect(await check(key)).toMatchObject({ state: 'missing', hasReplaced: false })
  expect(await arrived()).not.toContain('DKIM-Signature')
  publish(key, 'v=DKIM1; k=rsa; p=AAAA')
  expect(await check(key)).toMatchObject({ state: 'different', seen: 'v=DKIM1; k=rsa; p=AAAA' })
  publish(key)
  expect(await check(key)).toMatchObject({ state: 'found', hasReplaced: false })
  const [found] = await verifiedBy(await arrived(), recordsOf(key))
  expect(found).toMatchObject({ result: 'pass', domain: 'sonne.example' })
})

test('a new key takes over once it is seen; until then the old one signs', async () => {
  const [old] = await of('sonne.example')
  if (!old) throw new Error('no key')
  const next = await make('sonne.example')
  expect(next.selector).not.toBe(old.selector)
  expect(await verifiedBy(await arrived(), recordsOf(old))).toMatchObject([{ result: 'pass' }])
  publish(next)
  expect(await check(next)).toMatchObject({ state: 'found', hasReplaced: true })
  expect((await of('sonne.example')).map(({ _id, active }) => [_id, active])).toEqual([
    [next._id, true],
  ])
  expect(await verifiedBy(await arrived(), recordsOf(next))).toMatchObject([{ result: 'pass' }])
})

test('a second kind of key signs beside the first, and is found without a click', async () => {
  const [rsa] = await of('sonne.example')
  const edwards = await make('sonne.example', 'ed25519')
  publish(edwards)
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  await watchRecords.run(app.scope as unknown as Scope<never>, {} as never, attempt)
  const signed = await of('sonne.example')
  expect(signed.every(({ active }) => active)).toBe(true)
  if (!rsa) throw new Error('no key')
  const found = await verifiedBy(await arrived(), recordsOf(rsa, edwards))
  expect(found.map(({ result }) => result)).toEqual(['pass', 'pass'])
})

test('no answer ever holds a private key, and the history of the settings neither', async () => {
  const answers = [
    await admin.get(ROOT),
    await admin.get('/api/v0/config/'),
    await admin.get(`/api/v0/config/history/?name=${mailDomainsSection.name}`),
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).not.toContain('PRIVATE KEY')
  }
  const rows = await (app.scope as unknown as Scope<KernelTables>).db
    .selectFrom('config_sections')
    .select('value')
    .where('name', '=', mailDomainsSection.name)
    .execute()
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
  expect(answers[1]?.text).toContain(SECRET_MARK)
})

test.each([
  'sonne.example\r\nBcc: evil@example.org',
  'sonne\0.example',
  'sonne.example; d=evil.example',
  '_dmarc.sonne.example',
  'localhost',
  '192.0.2.1:25',
  'a@b.example',
  ' ',
  `${'a'.repeat(64)}.example`,
])('%j is no domain', async (domain) => {
  const before = await list()
  expect((await admin.post(ROOT, { domain })).status).toBeGreaterThanOrEqual(400)
  expect(await list()).toEqual(before)
})

test('a forged selector or domain is not stored by the raw settings either', async () => {
  const section = await app.services.config.get(mailDomainsSection)
  const [key] = section.domains
  for (const forged of [{ selector: 'a; p=x' }, { selector: 'a\r\nb' }, { domain: 'x\r\ny' }]) {
    const value = { domains: [{ ...key, private_key: SECRET_MARK, ...forged }] }
    const answer = await admin.put('/api/v0/config/', {
      name: mailDomainsSection.name,
      value,
      version: await versionOf(),
    })
    expect(answer.status).toBe(400)
  }
})

async function versionOf(): Promise<number> {
  const sections = (await admin.get('/api/v0/config/')).parse(listSections.reply)
  return sections.find(({ name }) => name === mailDomainsSection.name)?.version ?? 0
}

test('a key that cannot be read is shown as such, and mails go out without it', async () => {
  const section = app.services.config.get(mailDomainsSection)
  const broken = { ...section.domains[0], _id: '0199a8b0-0000-7000-8000-00000000000f' }
  const value = { domains: [{ ...broken, private_key: 'CANARY', active: true }] }
  const name = mailDomainsSection.name
  const saved = await admin.put('/api/v0/config/', { name, value, version: await versionOf() })
  expect(saved.status, saved.text).toBe(200)
  expect(await list()).toMatchObject([{ algorithm: 'unreadable', record: null }])
  expect(await arrived()).not.toContain('DKIM-Signature')
  const gone = await admin.remove(`${ROOT}${broken._id}`)
  expect(gone.parse(listDkimKeys.reply).keys).toEqual([])
  expect((await admin.remove(`${ROOT}${broken._id}`)).status).toBe(404)
})

test('only admins, and only after a step-up, make and remove keys', async () => {
  for (const caller of [app.guest, await app.as('member'), await app.as('user')]) {
    expect((await caller.get(ROOT)).status).toBeGreaterThanOrEqual(401)
    expect((await caller.post(ROOT, { domain: 'sonne.example' })).status).toBeGreaterThanOrEqual(
      401,
    )
  }
  const other = await app.as('admin')
  expect((await other.post(ROOT, { domain: 'sonne.example' })).json.code).toBe('step-up')
  await stepUp(app, other, { by: 'password' })
  expect((await other.post(ROOT, { domain: 'mond.example' })).status).toBe(200)
})
