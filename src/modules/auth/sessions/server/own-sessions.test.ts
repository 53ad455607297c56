import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accountsOf,
  mailsTo,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { User } from '../../contract.ts'
import { listSessions } from '../session.calls.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const app = await startTestApp({ database, env })
const other = await startTestApp({ database, env })
afterAll(async () => {
  await app.close()
  await other.close()
  await database.drop()
})
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const LOGIN = '/api/v0/auth/login'
const STATE = '/api/v0/auth/getLoggedInState/'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:148.0) Gecko/20100101 Firefox/148.0'

async function listed(browser: Browser) {
  return (await browser.get(listSessions.path)).parse(listSessions.reply).items
}

/** Who a cookie is on another instance. */
async function nameThere(cookie: string): Promise<string> {
  const elsewhere = browserAt(other.url)
  elsewhere.cookies.set('kontor_session', cookie)
  return (await elsewhere.get(STATE)).parse(User).handle
}

describe('the own sessions', () => {
  test('are listed in words, without whole addresses and tokens', async () => {
    const { handle } = await makeAccount(app)
    const browser = browserAt(app.url, FIREFOX)
    const signedIn = await browser.post(LOGIN, { handle, password: PASSWORD })
    expect(signedIn.status).toBe(200)
    await browserAt(app.url).post(LOGIN, { handle, password: PASSWORD })
    const items = await listed(browser)
    expect(items).toHaveLength(2)
    const own = items.filter(({ current }) => current)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ device: 'Firefox auf Windows', ip_prefix: '127.0.0.0/24' })
  })

  test('half a sign-in is none', async () => {
    const account = await makeAccount(app)
    const browser = await signedInBrowser(app, account)
    await setUpApp(app, browser, account)
    await browserAt(app.url).post(LOGIN, { handle: account.handle, password: PASSWORD })
    expect(await listed(browser)).toHaveLength(1)
  })

  test("end one by one, but nobody else's", async () => {
    const account = await makeAccount(app)
    const [here, there] = [await signedInBrowser(app, account), await signedInBrowser(app, account)]
    const stranger = await signedInBrowser(app, await makeAccount(app))
    const target = (await listed(here)).find(({ current }) => !current)?._id ?? ''
    expect((await stranger.remove(`/api/v0/auth/sessions/${target}`)).status).toBe(404)
    expect((await there.get(STATE)).parse(User)._id).toBe(account.id)
    expect((await here.remove(`/api/v0/auth/sessions/${target}`)).status).toBe(200)
    expect((await there.get(STATE)).parse(User).handle).toBe('guest')
  })

  test('end all at once but the one that asks', async () => {
    const account = await makeAccount(app)
    const browsers = [1, 2, 3].map(() => signedInBrowser(app, account))
    const [here, ...rest] = await Promise.all(browsers)
    const answer = await here?.post('/api/v0/auth/sessions/end_others')
    expect(answer?.json).toEqual({ ended: 2 })
    expect((await here?.get(STATE))?.parse(User)._id).toBe(account.id)
    for (const one of rest) expect((await one.get(STATE)).parse(User).handle).toBe('guest')
  })
})

describe('the old cookie is dead on every instance', () => {
  type Event = { name: string; run(browser: Browser, id: string): Promise<unknown> }
  const events: Event[] = [
    { name: 'signing out', run: (browser) => browser.get('/api/v0/auth/logout') },
    {
      name: 'a new password',
      run: (browser) =>
        browser.post('/api/v0/auth/changePassword', {
          password: PASSWORD,
          newPassword: 'Fliederduft-12-Amboss',
        }),
    },
    {
      name: 'a second factor',
      run: async (browser) => {
        const prepared = await browser.post('/api/v0/auth/enable2FA', { password: PASSWORD })
        const code = await generate({ secret: String(prepared.json.secret) })
        return browser.post('/api/v0/auth/enable2FA', { code })
      },
    },
    {
      name: 'being blocked',
      run: (_, id) =>
        db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute(),
    },
    {
      name: 'being erased',
      run: (_, id) =>
        db.updateTable('users').set({ erased_at: new Date() }).where('id', '=', id).execute(),
    },
  ]

  test.each(events)('after $name', async ({ run }) => {
    const account = await makeAccount(app)
    const browser = await signedInBrowser(app, account)
    const cookie = browser.cookies.get('kontor_session') ?? ''
    expect(await nameThere(cookie)).toBe(account.handle)
    await run(browser, account.id)
    // The word reaches another instance by notification: decision 020 grants it a second.
    await expect.poll(() => nameThere(cookie)).toBe('guest')
  })
})

describe('a sign-in from a new device', () => {
  test('is told by mail in words, the very first one is not', async () => {
    const { handle } = await makeAccount(app)
    const browser = browserAt(app.url)
    await browser.post(LOGIN, { handle, password: PASSWORD })
    expect(await mailsTo(app, handle)).toEqual([])
    await browser.get('/api/v0/auth/logout')
    await browser.post(LOGIN, { handle, password: PASSWORD })
    expect(await mailsTo(app, handle)).toEqual([])
    await browserAt(app.url, FIREFOX).post(LOGIN, { handle, password: PASSWORD })
    const mails = await mailsTo(app, handle)
    expect(mails.map(({ subject }) => subject)).toEqual(['Anmeldung von einem neuen Gerät'])
    expect(mails[0]?.text).toContain('Firefox auf Windows')
    expect(mails[0]?.text).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/)
    expect(mails[0]?.text).toContain('/resetpassword')
  })

  test('is not told before the second factor was shown', async () => {
    const account = await makeAccount(app)
    const browser = await signedInBrowser(app, account)
    const { secret } = await setUpApp(app, browser, account)
    const before = (await mailsTo(app, account.handle)).length
    const fresh = browserAt(app.url)
    await fresh.post(LOGIN, { handle: account.handle, password: PASSWORD })
    expect(await mailsTo(app, account.handle)).toHaveLength(before)
    await fresh.post('/api/v0/auth/verify2FA', { code: await generate({ secret }) })
    expect(await mailsTo(app, account.handle)).toHaveLength(before + 1)
  })
})

test('a polled state makes the person active', async () => {
  const account = await makeAccount(app)
  const browser = await signedInBrowser(app, account)
  const long = new Date(Date.now() - 600_000)
  await db.updateTable('users').set({ last_active_at: long }).where('id', '=', account.id).execute()
  const state = (await browser.get(STATE)).parse(User)
  expect(Date.parse(state.last_active ?? '')).toBeGreaterThan(long.getTime())
})
