import { afterAll, beforeEach, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsTo } from '#tests/accounts.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AuthTables } from '../../server/tables.ts'
import { signupMessages } from '../messages.ts'
import { accountOf, forgetLimits, GOOD_PASSWORD, keyIn, signupBody } from './test-signup.ts'

const app = await startTestApp({ env: { KONTOR_BASE_URL: 'http://holm.example' } })
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
beforeEach(() => forgetLimits(db))

const body = (handle: string, more = {}) => signupBody(app.services.secret, handle, more)
const signup = (given: unknown, headers?: Record<string, string>) =>
  app.guest.post('/api/v0/auth/signup', given, headers)

const ADDRESS = {
  type: 'person',
  first_name: 'Anna',
  last_name: 'Brandt',
  address: 'Deichstraße 4',
  zip: '20459',
  city: 'Hamburg',
  country: 'DE',
}

test('who signs up is an unverified user with a customer number', async () => {
  const answer = await signup(body('  Anna@Example.ORG '))
  expect(answer.json).toEqual({ registered: true, handle: 'anna@example.org' })
  expect(answer.headers.getSetCookie()).toEqual([])
  const row = await accountOf(db, 'anna@example.org')
  expect(row).toMatchObject({ roles: ['user'], verified_at: null, is_builtin: false, lang: 'de' })
  expect(Number(row?.customer_number)).toBeGreaterThan(10_000)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('the mail links to the base address, whatever Host was called', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  expect((await signup(body('host@example.org'), forged)).status).toBe(200)
  const [mail] = await mailsTo(app, 'host@example.org')
  expect(mail?.text).toContain(`http://holm.example/verify?key=${keyIn(mail?.text)}`)
  expect(keyIn(mail?.text)).toHaveLength(43)
  expect(mail?.text + (mail?.html ?? '')).not.toContain('evil.example')
})

test('the mail carries nothing a stranger typed', async () => {
  const userData = { first_name: 'Gewinnen Sie', last_name: 'auf evil.example' }
  await signup(body('victim@example.org', { userData }))
  const [mail] = await mailsTo(app, 'victim@example.org')
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Gewinnen|evil/)
})

test('an address is known in every spelling', async () => {
  await signup(body('twice@example.org'))
  const again = await signup(body(' TWICE@example.org'))
  expect(again.status).toBe(409)
  expect(again.json).toEqual({
    code: '11000',
    message: 'Diese E-Mail-Adresse ist bereits registriert.',
  })
  const english = await signup(body('twice@example.org'), { 'accept-language': 'en' })
  expect(english.json.message).toBe('email already registered')
})

test('whether an address is known is told only after the captcha', async () => {
  await signup(body('known@example.org'))
  const given = { captcha: { stamp: 'x', answer: '1' } }
  const known = await signup(body('known@example.org', given))
  const unknown = await signup(body('unknown@example.org', given))
  expect(known.json).toEqual(unknown.json)
  expect(known.json.code).toBe('captcha')
})

test('of 10 sign-ups at once with one address one wins', async () => {
  const tries = Array.from({ length: 10 }, () => signup(body('race@example.org')))
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await mailsTo(app, 'race@example.org')).toHaveLength(1)
})

test('the address becomes both defaults, another one the default for parcels', async () => {
  await signup(body('one@example.org', { userData: { addresses: [ADDRESS] } }))
  const one = (await accountOf(db, 'one@example.org'))?.user_data
  const uuid = one?.addresses?.[0]?.uuid
  expect(one?.shop).toEqual({ default_invoice_address: uuid, default_shipping_address: uuid })
  const alternate_shipping_address = { ...ADDRESS, city: 'Kiel' }
  const userData = { first_name: 'Anna', last_name: 'Brandt', addresses: [ADDRESS] }
  await signup(body('two@example.org', { userData, alternate_shipping_address }))
  const row = await accountOf(db, 'two@example.org')
  const [home, kiel] = row?.user_data.addresses ?? []
  expect(row?.name).toBe('Anna Brandt')
  expect(kiel?.city).toBe('Kiel')
  expect(row?.user_data.shop).toEqual({
    default_invoice_address: home?.uuid,
    default_shipping_address: kiel?.uuid,
  })
})

test('an incomplete address is refused field by field', async () => {
  const { city: _city, ...cut } = ADDRESS
  const answer = await signup(body('cut@example.org', { userData: { addresses: [cut] } }))
  expect(answer.json).toMatchObject({
    code: 'invalid',
    fields: { 'userData.addresses.0.city': 'Bitte füllen Sie dieses Feld aus' },
  })
})

test('the consent to the newsletter is kept with its wording', async () => {
  await signup(body('news@example.org', { newsletter_consent: true, meta: { lang: 'en' } }))
  const row = await accountOf(db, 'news@example.org')
  const consents = await db
    .selectFrom('user_consents')
    .select(['kind', 'wording'])
    .where('user_id', '=', row?.id ?? '')
    .execute()
  const wording = 'Yes, send me the newsletter by email. I can unsubscribe at any time.'
  expect(consents).toEqual([{ kind: 'newsletter', wording }])
  expect(signupMessages.de.signup.newsletter).not.toBe(wording)
})

test.each(['admin', 'guest', 'admin@holm.example', 'system@holm.example', 'x@mail.invalid'])(
  '%s is reserved',
  async (handle) => {
    const { status } = await signup(body(handle))
    expect([400, 422]).toContain(status)
    expect((await signup(body('admin@example.org'))).status).not.toBe(422)
  },
)

test('a weak, short or differently repeated password is refused and names its field', async () => {
  const fieldsOf = async (more: object) => (await signup(body('weak@example.org', more))).json
  const same = (password: string) => ({ password, password2: password })
  expect(await fieldsOf(same('kurz'))).toMatchObject({ fields: { password: expect.any(String) } })
  expect(await fieldsOf({ password2: `${GOOD_PASSWORD}!` })).toMatchObject({
    fields: { password2: 'Die beiden Passwörter stimmen nicht überein.' },
  })
  expect(await fieldsOf(same('passwort1234'))).toMatchObject({ code: 'password_weak' })
  expect(await fieldsOf(same('weak@example.org'))).toMatchObject({ code: 'password_weak' })
  expect(await accountOf(db, 'weak@example.org')).toBeUndefined()
})

test('a captcha is good for one sign-up', async () => {
  const { captcha } = body('')
  expect((await signup(body('first@example.org', { captcha }))).status).toBe(200)
  expect((await signup(body('second@example.org', { captcha }))).json.code).toBe('captcha-old')
})

test('no password, hash or key is in the audit log or the reply', async () => {
  const answer = await signup(body('quiet@example.org'))
  const [mail] = await mailsTo(app, 'quiet@example.org')
  const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  for (const secret of [GOOD_PASSWORD, keyIn(mail?.text), 'argon2id']) {
    expect(log).not.toContain(secret)
    expect(answer.text).not.toContain(secret)
  }
})
