import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf, mailsTo, makeAccount, PASSWORD, signedInBrowser } from '#tests/accounts.ts'
import { softwareAuthenticator } from '#tests/authenticator.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'
import { askStepUpPasskey, StepUpState } from '../../sessions/step-up.calls.ts'
import { addPasskey, askForPasskey, listPasskeys, startPasskey } from '../passkey.calls.ts'

const SITE = { origin: 'http://localhost:4000', rpId: 'localhost' }
const app = await startTestApp({ env: { KONTOR_BASE_URL: SITE.origin } })
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const LOGIN = '/api/v0/auth/login'
const PASSKEY_LOGIN = '/api/v0/auth/passkeys/login'
const STATE = '/api/v0/auth/getLoggedInState/'

async function register(browser: Browser, wish: { second_factor?: boolean } = {}) {
  const key = softwareAuthenticator(SITE)
  const started = await browser.post(startPasskey.path, { password: PASSWORD })
  const { id, options } = started.parse(startPasskey.reply)
  const body = { id, response: key.make(options), name: 'Telefon', ...wish }
  const answer = await browser.post(addPasskey.path, body)
  return { key, answer, body }
}

async function question(browser: Browser) {
  return (await browser.post(askForPasskey.path)).parse(askForPasskey.reply)
}

async function ownerOf(wish?: { second_factor?: boolean }) {
  const account = await makeAccount(app)
  const browser = await signedInBrowser(app, account)
  return { account, browser, ...(await register(browser, wish)) }
}

describe('a passkey', () => {
  test('is made, listed, announced, renamed and removed by its owner', async () => {
    const { account, browser, answer, key } = await ownerOf()
    expect(answer.parse(addPasskey.reply).recovery_codes).toEqual([])
    const list = async () => (await browser.get(listPasskeys.path)).parse(listPasskeys.reply)
    expect(await list()).toMatchObject({ available: true, items: [{ _id: key.id }] })
    const named = { _id: key.id, name: 'Mein Telefon' }
    expect((await browser.put('/api/v0/auth/passkeys/', named)).json.name).toBe('Mein Telefon')
    const remove = (password: string) =>
      browser.post('/api/v0/auth/passkeys/remove', { _id: key.id, password })
    expect((await remove('wrong')).json.code).toBe('password')
    expect((await remove(PASSWORD)).status).toBe(200)
    expect((await list()).items).toEqual([])
    const subjects = (await mailsTo(app, account.handle)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Passkey hinzugefügt', 'Passkey entfernt'])
  })

  test('cannot be renamed or removed by anyone else', async () => {
    const { key, browser } = await ownerOf()
    const stranger = await signedInBrowser(app, await makeAccount(app))
    const named = await stranger.put('/api/v0/auth/passkeys/', { _id: key.id, name: 'x' })
    const body = { _id: key.id, password: PASSWORD }
    const removed = await stranger.post('/api/v0/auth/passkeys/remove', body)
    expect([named.status, removed.status]).toEqual([404, 404])
    expect((await browser.get(listPasskeys.path)).json.numItems).toBe(1)
  })

  test('needs the password when the sign-in is older than five minutes', async () => {
    const browser = await signedInBrowser(app, await makeAccount(app))
    expect((await browser.post(startPasskey.path, {})).status).toBe(200)
    await sql`update sessions set created_at = now() - interval '6 minutes'`.execute(db)
    expect((await browser.post(startPasskey.path, {})).json.code).toBe('sign-in-again')
    expect((await browser.post(startPasskey.path, { password: 'wrong' })).status).toBe(422)
    expect((await browser.post(startPasskey.path, { password: PASSWORD })).status).toBe(200)
  })

  test.each([
    { why: 'for another website', wish: { origin: 'https://evil.example' } },
    { why: 'for another name', wish: { rpId: 'evil.example' } },
    { why: 'without a finger, face or PIN', wish: { isVerified: false } },
  ])('made $why is refused', async ({ wish }) => {
    const browser = await signedInBrowser(app, await makeAccount(app))
    const started = await browser.post(startPasskey.path, { password: PASSWORD })
    const { id, options } = started.parse(startPasskey.reply)
    const response = softwareAuthenticator(SITE).make(options, wish)
    expect((await browser.post(addPasskey.path, { id, response })).json.code).toBe('passkey')
  })

  test('answers each question once, and only the one it was asked', async () => {
    const { browser, body } = await ownerOf()
    expect((await browser.post(addPasskey.path, body)).json.code).toBe('passkey')
    const started = await browser.post(startPasskey.path, { password: PASSWORD })
    const { id, options } = started.parse(startPasskey.reply)
    await sql`update passkey_challenges set expires_at = now() - interval '1 second'`.execute(db)
    const response = softwareAuthenticator(SITE).make(options)
    expect((await browser.post(addPasskey.path, { id, response })).json.code).toBe('passkey')
  })
})

describe('signing in without a password', () => {
  test('works with a passkey alone, and the question is used up', async () => {
    const { account, key } = await ownerOf()
    const browser = browserAt(app.url)
    const { id, options } = await question(browser)
    expect(options.allowCredentials ?? []).toEqual([])
    const proof = { id, response: key.show(options) }
    expect((await browser.post(PASSKEY_LOGIN, proof)).parse(User)._id).toBe(account.id)
    expect((await browser.get(STATE)).parse(User)._id).toBe(account.id)
    expect((await browserAt(app.url).post(PASSKEY_LOGIN, proof)).status).toBe(401)
  })

  test.each([
    { why: 'another website', wish: { origin: 'http://localhost:4001' } },
    { why: 'no check of the person', wish: { isVerified: false } },
  ])('is refused for $why', async ({ wish }) => {
    const { key } = await ownerOf()
    const browser = browserAt(app.url)
    const { id, options } = await question(browser)
    const proof = { id, response: key.show(options, wish) }
    expect((await browser.post(PASSKEY_LOGIN, proof)).status).toBe(401)
  })

  test('a key of someone else under the same name proves nothing', async () => {
    const { key } = await ownerOf()
    const browser = browserAt(app.url)
    const { id, options } = await question(browser)
    const forged = { ...softwareAuthenticator(SITE).show(options), id: key.id, rawId: key.id }
    expect((await browser.post(PASSKEY_LOGIN, { id, response: forged })).status).toBe(401)
  })

  test('a counter that runs backwards tells of a copy', async () => {
    const { key } = await ownerOf()
    const show = async (counter: number) => {
      const browser = browserAt(app.url)
      const { id, options } = await question(browser)
      return (await browser.post(PASSKEY_LOGIN, { id, response: key.show(options, { counter }) }))
        .status
    }
    expect([await show(5), await show(6), await show(6), await show(3)]).toEqual([
      200, 200, 401, 401,
    ])
  })

  test('a blocked account stays out', async () => {
    const { account, key } = await ownerOf()
    const isBlocked = { is_blocked: true }
    await db.updateTable('users').set(isBlocked).where('id', '=', account.id).execute()
    const browser = browserAt(app.url)
    const { id, options } = await question(browser)
    const answer = await browser.post(PASSKEY_LOGIN, { id, response: key.show(options) })
    expect([answer.status, answer.json.code]).toEqual([401, 'login_fail'])
  })
})

describe('as the second factor', () => {
  test('it is asked for after the password, with recovery codes beside it', async () => {
    const { account, answer, key } = await ownerOf({ second_factor: true })
    expect(answer.parse(addPasskey.reply).recovery_codes).toHaveLength(10)
    const browser = browserAt(app.url)
    const half = await browser.post(LOGIN, { handle: account.handle, password: PASSWORD })
    expect(half.json).toEqual({ second_factor: true, factors: ['passkey', 'recovery'] })
    const { id, options } = await question(browser)
    expect(options.allowCredentials?.map((one) => one.id)).toEqual([key.id])
    const passkey = { id, response: key.show(options) }
    const done = await browser.post('/api/v0/auth/verify2FA', { passkey })
    expect(done.parse(User)._id).toBe(account.id)
  })

  test("someone else's passkey does not finish the sign-in", async () => {
    const { account } = await ownerOf({ second_factor: true })
    const thief = await ownerOf({ second_factor: true })
    const browser = browserAt(app.url)
    await browser.post(LOGIN, { handle: account.handle, password: PASSWORD })
    const { id, options } = await question(browser)
    const passkey = { id, response: thief.key.show(options) }
    expect((await browser.post('/api/v0/auth/verify2FA', { passkey })).status).toBe(422)
    const plain = await question(browserAt(app.url))
    const other = { id: plain.id, response: thief.key.show(plain.options) }
    expect((await browser.post('/api/v0/auth/verify2FA', { passkey: other })).status).toBe(422)
  })

  test('with the last one the second factor is off', async () => {
    const { account, browser, key } = await ownerOf({ second_factor: true })
    await browser.post('/api/v0/auth/passkeys/remove', { _id: key.id, password: PASSWORD })
    expect((await browser.get(STATE)).parse(User).two_factor.enabled).toBe(false)
    const subjects = (await mailsTo(app, account.handle)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Zweiter Faktor eingerichtet', 'Zweiter Faktor abgeschaltet'])
  })
})

test('where the address is a number there are no passkeys', async () => {
  const plain = await startTestApp({ database: app.database })
  const answer = await plain.guest.post(askForPasskey.path, {})
  await plain.close()
  expect([answer.status, answer.json.code]).toEqual([422, 'passkeys-unavailable'])
})

describe('a passkey for a step-up', () => {
  const PATH = '/api/v0/auth/stepUp'
  const ask = async (browser: Browser) =>
    (await browser.post(askStepUpPasskey.path)).parse(askStepUpPasskey.reply)

  test('counts as the second factor, beside the password, and answers once', async () => {
    const { browser, key } = await ownerOf()
    const { id, options } = await ask(browser)
    const passkey = { id, response: key.show(options) }
    expect((await browser.post(PATH, { passkey })).json.code).toBe('password')
    const shown = await browser.post(PATH, { password: PASSWORD, passkey })
    expect(shown.parse(StepUpState).shown?.by).toBe('second-factor')
    expect((await browser.post(PATH, { password: PASSWORD, passkey })).json.code).toBe('code')
  })

  test('must be an own one, and answer the question of the step-up', async () => {
    const [one, other] = [await ownerOf(), await ownerOf()]
    const asked = await ask(one.browser)
    const foreign = { id: asked.id, response: other.key.show(asked.options) }
    const answer = await one.browser.post(PATH, { password: PASSWORD, passkey: foreign })
    expect(answer.json.code).toBe('code')
    const login = await question(one.browser)
    const passkey = { id: login.id, response: one.key.show(login.options) }
    expect((await one.browser.post(PATH, { password: PASSWORD, passkey })).json.code).toBe('code')
  })
})
