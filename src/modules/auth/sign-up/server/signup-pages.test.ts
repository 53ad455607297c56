import { afterAll, beforeEach, expect, test } from 'vitest'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { issueKey } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { accountOf, forgetLimits, GOOD_PASSWORD } from './test-signup.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
beforeEach(() => forgetLimits(db))

function post(path: string, fields: Record<string, string>) {
  return app.guest.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

function filled(handle: string, more: Record<string, string> = {}) {
  const { stamp, left, right } = newStamp(app.services.secret, Date.now() - 5000)
  const captcha = { captcha_stamp: stamp, captcha_answer: String(left + right) }
  const passwords = { password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  return { handle, ...passwords, country: 'DE', ship_country: 'DE', ...captcha, ...more }
}

test.each([
  '/signup',
  '/verify',
  '/resetpassword',
  '/en/signup',
  '/en/verify',
  '/en/resetpassword',
])('%s is a private page in its language', async (path) => {
  const page = await app.guest.get(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.text).toContain(`<html lang="${path.startsWith('/en') ? 'en' : 'de'}"`)
  expect(page.text).not.toContain('undefined')
})

test('the form makes an account without a script', async () => {
  const place = { address: 'Deichstraße 4', zip: '20459', city: 'Hamburg', phone: '0049 40 123456' }
  const named = { first_name: 'Anna', last_name: 'Brandt', newsletter_consent: 'on' }
  const page = await post('/signup', filled('Form@example.org', { ...place, ...named }))
  expect(page.status).toBe(200)
  expect(page.text).toContain('form@example.org')
  const row = await accountOf(db, 'form@example.org')
  expect(row).toMatchObject({ name: 'Anna Brandt', roles: ['user'], lang: 'de' })
  expect(row?.user_data.addresses?.[0]).toMatchObject({ type: 'person', phone: '+4940123456' })
})

test('what was typed comes back with a fault beside its field, passwords do not', async () => {
  const typed = { first_name: 'Anna <b>', address: 'Deichstraße 4', password2: 'something else 1' }
  const page = await post('/signup', filled('kept@example.org', typed))
  expect(page.status).toBe(400)
  expect(page.text).toContain('value="kept@example.org"')
  expect(page.text).toContain('value="Anna &lt;b&gt;"')
  expect(page.text).toContain('id="zip-fault"')
  expect(page.text).toContain('id="password2-fault"')
  expect(page.text).toContain('aria-describedby="zip-fault"')
  expect(page.text).not.toContain(GOOD_PASSWORD)
  expect(page.text).not.toContain('something else 1')
  expect(page.text.match(/autofocus/gi)).toHaveLength(1)
})

test('a form that is too quick, wrong, trapped or used is asked for again', async () => {
  const quick = newStamp(app.services.secret)
  const fast = { captcha_stamp: quick.stamp, captcha_answer: String(quick.left + quick.right) }
  expect((await post('/signup', filled('q1@example.org', fast))).text).toContain('sehr schnell')
  const wrong = await post('/signup', filled('q2@example.org', { captcha_answer: '99' }))
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Die Antwort auf die Sicherheitsfrage stimmt nicht.')
  const trapped = await post('/signup', filled('q3@example.org', { captcha_homepage: 'x' }))
  expect(trapped.status).toBe(422)
  for (const handle of ['q1', 'q2', 'q3'])
    expect(await accountOf(db, `${handle}@example.org`)).toBeUndefined()
})

test('a known address is told beside its field, with a way on', async () => {
  await post('/signup', filled('known@example.org'))
  const page = await post('/en/signup', filled('known@example.org'))
  expect(page.status).toBe(409)
  expect(page.text).toContain('email already registered')
  expect(page.text).toContain('href="/en/resetpassword"')
})

test('a hostile form is refused without breaking', async () => {
  const hostile = filled('a\0b@example.org', { first_name: 'x'.repeat(5000), roles: 'admin' })
  const page = await post('/signup', hostile)
  expect(page.status).toBe(400)
  expect((await post('/resetpassword', { handle: 'a\0b@example.org' })).status).toBe(200)
  expect((await post('/verify', { key: 'x\0y' })).status).toBe(410)
  expect((await post('/verify', {})).status).toBe(200)
})

test('the link of a mail shows a button, and the button confirms', async () => {
  const { userId } = await app.as('user')
  const { value: key } = await issueKey({ db }, { userId, kind: 'verify' })
  const look = await app.guest.get(`/verify?key=${key}`)
  expect(look.text).toContain(`name="key" value="${key}"`)
  expect((await post('/verify', { key })).text).toContain('Adresse bestätigt')
  const again = await app.guest.get(`/verify?key=${key}`)
  expect(again.text).toContain('Dieser Link ist abgelaufen oder wurde schon benutzt.')
})

test('an invited person chooses a password on the same page', async () => {
  const { userId } = await app.as('user')
  const { value: key } = await issueKey({ db }, { userId, kind: 'invite' })
  expect((await app.guest.get(`/verify?key=${key}`)).text).toContain('name="password2"')
  const weak = await post('/verify', { key, password: 'passwort1234', password2: 'passwort1234' })
  expect(weak.status).toBe(422)
  expect(weak.text).toContain('id="password-fault"')
  const good = { key, password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  expect((await post('/verify', good)).status).toBe(200)
})

test('the reset page asks, answers everyone alike, and takes a new password', async () => {
  const { userId } = await app.as('user')
  const known = await post('/resetpassword', { handle: addressOf('user', userId) })
  const unknown = await post('/resetpassword', { handle: 'nobody@example.org' })
  expect(known.text).toBe(unknown.text)
  const { value: key } = await issueKey({ db }, { userId, kind: 'reset-password' })
  expect((await app.guest.get(`/resetpassword?key=${key}`)).text).toContain('name="password2"')
  const good = { key, password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  expect((await post('/resetpassword', good)).text).toContain('Passwort geändert')
  expect((await post('/resetpassword', good)).status).toBe(410)
})
