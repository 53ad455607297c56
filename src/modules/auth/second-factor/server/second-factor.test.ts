import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accountsOf,
  forgetSteps,
  mailsTo,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'
import { PreparedTotp } from '../second-factor.calls.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const STATE = '/api/v0/auth/getLoggedInState/'
const ENABLE = '/api/v0/auth/enable2FA'
const VERIFY = '/api/v0/auth/verify2FA'

async function protectedAccount() {
  const account = await makeAccount(app)
  const browser = await signedInBrowser(app, account)
  return { account, browser, ...(await setUpApp(app, browser, account)) }
}

async function halfSignedIn(handle: string) {
  const browser = browserAt(app.url)
  const answer = await browser.post('/api/v0/auth/login', { handle, password: PASSWORD })
  return { browser, answer }
}

describe('setting up an app', () => {
  test('needs the password first and is not active before a code', async () => {
    const account = await makeAccount(app)
    const browser = await signedInBrowser(app, account)
    expect((await browser.post(ENABLE, { password: 'wrong' })).json.code).toBe('password')
    const prepared = (await browser.post(ENABLE, { password: PASSWORD })).parse(PreparedTotp)
    expect(prepared.otpauth).toContain(`secret=${prepared.secret}`)
    expect(prepared.qr).toMatch(/^<svg/)
    expect((await browser.get(STATE)).parse(User).two_factor.enabled).toBe(false)
    expect((await browser.post(ENABLE, { code: '000000' })).json.code).toBe('code')
    expect((await browserAt(app.url).post(ENABLE, { code: '000000' })).status).toBe(401)
  })

  test('gives ten codes, tells the owner, ends all other sessions and rotates the own', async () => {
    const account = await makeAccount(app)
    const other = await signedInBrowser(app, account)
    const browser = await signedInBrowser(app, account)
    const before = browser.cookies.get('kontor_session')
    const { codes } = await setUpApp(app, browser, account)
    expect(new Set(codes).size).toBe(10)
    expect(browser.cookies.get('kontor_session')).not.toBe(before)
    expect((await browser.get(STATE)).parse(User).two_factor.enabled).toBe(true)
    expect((await other.get(STATE)).parse(User).handle).toBe('guest')
    const mails = await mailsTo(app, account.handle)
    expect(mails.at(-1)?.subject).toBe('Zweiter Faktor eingerichtet')
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(row.totp_secret).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain(codes[0])
  })
})

describe('a sign-in with a second factor', () => {
  test('answers the marker, and nobody is signed in yet', async () => {
    const { account } = await protectedAccount()
    const { browser, answer } = await halfSignedIn(account.handle)
    expect(answer.json).toEqual({ second_factor: true, ttop: true, factors: ['totp', 'recovery'] })
    expect((await browser.get(STATE)).parse(User).handle).toBe('guest')
    expect((await browser.get('/api/v0/auth/sessions')).status).toBe(401)
  })

  test('is finished by a code, in a session of its own', async () => {
    const { account, secret } = await protectedAccount()
    const { browser } = await halfSignedIn(account.handle)
    const half = browser.cookies.get('kontor_session')
    const done = await browser.post(VERIFY, { code: await generate({ secret }) })
    expect(done.parse(User)._id).toBe(account.id)
    expect(browser.cookies.get('kontor_session')).not.toBe(half)
    expect((await browser.get(STATE)).parse(User)._id).toBe(account.id)
  })

  test('takes a code once, also in another sign-in', async () => {
    const { account, secret } = await protectedAccount()
    const code = await generate({ secret })
    expect((await (await halfSignedIn(account.handle)).browser.post(VERIFY, { code })).status).toBe(
      200,
    )
    const again = await (await halfSignedIn(account.handle)).browser.post(VERIFY, { code })
    expect([again.status, again.json.code]).toEqual([422, 'code'])
  })

  test('lets one of twenty equal codes win', async () => {
    const { account, secret } = await protectedAccount()
    const halves = await Promise.all(
      Array.from({ length: 4 }, async () => (await halfSignedIn(account.handle)).browser),
    )
    const code = await generate({ secret })
    const tries = Array.from({ length: 20 }, (_, at) => halves[at % 4]?.post(VERIFY, { code }))
    const statuses = (await Promise.all(tries)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('takes a recovery code once, however it is written', async () => {
    const { account, codes } = await protectedAccount()
    const typed = (codes[0] ?? '').replace('-', ' ').toUpperCase()
    const first = (await halfSignedIn(account.handle)).browser
    expect((await first.post(VERIFY, { recovery_code: typed })).status).toBe(200)
    const second = (await halfSignedIn(account.handle)).browser
    expect((await second.post(VERIFY, { recovery_code: codes[0] })).status).toBe(422)
  })

  test('ends after five wrong codes, even for the right one', async () => {
    const { account, secret } = await protectedAccount()
    const { browser } = await halfSignedIn(account.handle)
    const cookie = browser.cookies.get('kontor_session') ?? ''
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await browser.post(VERIFY, { recovery_code: 'falsch' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 401])
    browser.cookies.set('kontor_session', cookie)
    expect((await browser.post(VERIFY, { code: await generate({ secret }) })).status).toBe(401)
  })

  test('is given up by logging out', async () => {
    const { account, secret } = await protectedAccount()
    const { browser } = await halfSignedIn(account.handle)
    const cookie = browser.cookies.get('kontor_session') ?? ''
    expect((await browser.get('/api/v0/auth/logout')).json.handle).toBe('guest')
    browser.cookies.set('kontor_session', cookie)
    expect((await browser.post(VERIFY, { code: await generate({ secret }) })).status).toBe(401)
  })

  test.each([
    {},
    { code: ['123456'] },
    { code: { $gt: '' } },
    { code: '1e5' },
    { code: '123456', recovery_code: 'x' },
    { recovery_code: '\u0000' },
  ])('refuses %j', async (body) => {
    const { account } = await protectedAccount()
    expect((await (await halfSignedIn(account.handle)).browser.post(VERIFY, body)).status).toBe(400)
  })
})

describe('switching it off', () => {
  test('needs the password and a code', async () => {
    const { account, browser, secret } = await protectedAccount()
    const off = (body: object) => browser.post('/api/v0/auth/disable2FA', body)
    const code = await generate({ secret })
    expect((await off({ password: PASSWORD })).status).toBe(400)
    expect((await off({ password: 'wrong', code })).json.code).toBe('password')
    expect((await off({ password: PASSWORD, code: '000000' })).json.code).toBe('code')
    expect((await off({ password: PASSWORD, code })).json).toEqual({ enabled: false })
    expect((await halfSignedIn(account.handle)).answer.parse(User)._id).toBe(account.id)
    expect((await mailsTo(app, account.handle)).map(({ subject }) => subject)).toContain(
      'Zweiter Faktor abgeschaltet',
    )
  })

  test('new recovery codes end the old ones', async () => {
    const { account, browser, codes } = await protectedAccount()
    const renewed = await browser.post('/api/v0/auth/recoveryCodes', { password: PASSWORD })
    expect(renewed.json.recovery_codes).toHaveLength(10)
    const { browser: half } = await halfSignedIn(account.handle)
    expect((await half.post(VERIFY, { recovery_code: codes[1] })).status).toBe(422)
  })
})

test('an app that is set up anew replaces the old one only when it is proved', async () => {
  const { account, browser, secret } = await protectedAccount()
  await browser.post(ENABLE, { password: PASSWORD })
  const { browser: half } = await halfSignedIn(account.handle)
  expect((await half.post(VERIFY, { code: await generate({ secret }) })).status).toBe(200)
  await forgetSteps(app, account.id)
})
