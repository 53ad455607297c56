import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { GOOD_PASSWORD } from '../../sign-up/server/test-signup.ts'
import { passwordMessages } from '../messages.ts'
import { PasswordStrength } from '../password.calls.ts'
import { measurePassword } from './password-strength.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ask = (body: unknown, lang = 'de') =>
  app.guest.post('/api/v0/auth/checkPasswordStrength', body, { 'accept-language': lang })

test.each([
  'passwort123',
  'Passwort2026!',
  'qwertzuiop',
  'P@ssw0rd1234',
  'aaaaaaaaaaaa',
  'abcdefghij',
])('%s is known to be weak', async (password) => {
  expect((await ask({ password })).parse(PasswordStrength).isGood).toBe(false)
})

test('several words are good, without capitals, digits or symbols', async () => {
  const strength = (await ask({ password: 'birke zaun laterne kessel' })).parse(PasswordStrength)
  expect(strength).toEqual({ score: 4, isGood: true, warning: '', suggestions: [] })
})

test('what is short is not good, however odd it is', async () => {
  const strength = (await ask({ password: 'x9$Kq!7wZ' })).parse(PasswordStrength)
  expect(strength.isGood).toBe(false)
  expect(strength.warning).toBe('Bitte mindestens 10 Zeichen.')
})

test("the person's own address weighs against a password", async () => {
  const password = 'wilhelmine.drosselbart'
  const plain = (await ask({ password })).parse(PasswordStrength)
  const own = (await ask({ password, handle: 'wilhelmine.drosselbart@example.org' })).parse(
    PasswordStrength,
  )
  expect(plain.isGood).toBe(true)
  expect(own.isGood).toBe(false)
})

test('the advice comes in the language of the request', async () => {
  const german = (await ask({ password: 'abcdefghij' })).parse(PasswordStrength)
  const english = (await ask({ password: 'abcdefghij' }, 'en')).parse(PasswordStrength)
  expect(german.warning).toBe(passwordMessages.de.warning.sequences)
  expect(english.warning).toBe('Sequences such as “abc” or “4321” are easy to guess.')
  expect(english.suggestions.length).toBeGreaterThan(0)
})

describe('every advice the library may give', () => {
  test('has words of our own', async () => {
    const { Options } = await import('@zxcvbn-ts/core')
    const { warnings, suggestions } = new Options().translations
    expect(Object.keys(passwordMessages.de.warning).sort()).toEqual(Object.keys(warnings).sort())
    expect(Object.keys(passwordMessages.de.suggestion).sort()).toEqual(
      Object.keys(suggestions).sort(),
    )
  })
})

test('only the first 72 characters are judged', async () => {
  const head = GOOD_PASSWORD.padEnd(72, 'a')
  const scoreOf = async (password: string) =>
    (await measurePassword(app.services.workers, { password, words: [], occasion: 'setting' }))
      .score
  expect(await scoreOf(`${head}bcd`)).toBe(await scoreOf(head))
})

test.each([
  {},
  { password: ['x'] },
  { password: 'a\0b' },
  { password: 'x', more: 1 },
  { password: 'x'.repeat(201) },
])('a hostile body is refused (%#)', async (body) => {
  expect((await ask(body)).status).toBe(400)
})

test('the 31st question within five minutes is refused', async () => {
  await app.services.db.deleteFrom('rate_limits').execute()
  for (let n = 0; n < 30; n++) expect((await ask({ password: `birke${n}` })).status).toBe(200)
  const refused = await ask({ password: 'birke zaun' })
  expect(refused.status).toBe(429)
  expect(refused.json.code).toBe('too-many')
})
