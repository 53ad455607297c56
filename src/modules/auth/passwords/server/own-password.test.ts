import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accountsOf, makeAccount, PASSWORD, setUpApp, signedInBrowser } from '#tests/accounts.ts'
import type { Browser } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'

/** Every place that asks someone who is signed in for the own password shares one brake. */
const app = await startTestApp({ env: { KONTOR_BASE_URL: 'http://localhost' } })
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const WRONG = 'not the password'
const FRESH = 'kessel ufer mantel 63'

type PasswordCall = (browser: Browser, password: string) => ReturnType<Browser['post']>
const PLACES: Readonly<Record<string, PasswordCall>> = {
  'changing the password': (browser, password) =>
    browser.post('/api/v0/auth/changePassword', { password, newPassword: FRESH }),
  'setting up an app': (browser, password) => browser.post('/api/v0/auth/enable2FA', { password }),
  'switching the second factor off': (browser, password) =>
    browser.post('/api/v0/auth/disable2FA', { password, code: '000000' }),
  'new recovery codes': (browser, password) =>
    browser.post('/api/v0/auth/recoveryCodes', { password }),
  'adding a passkey': (browser, password) =>
    browser.post('/api/v0/auth/passkeys/register/start', { password }),
  'removing a passkey': (browser, password) =>
    browser.post('/api/v0/auth/passkeys/remove', { _id: 'AAAAAAAAAAAAAAAAAAAAAA', password }),
  'another address': (browser, password) =>
    browser.post('/api/v0/account/email', { handle: 'anders@example.org', password }),
  'erasing the account': (browser, password) =>
    browser.post('/api/v0/account/erase', { password, code: '000000' }),
}

async function owner() {
  const account = await makeAccount(app)
  const browser = await signedInBrowser(app, account)
  await setUpApp(app, browser, account)
  await db.deleteFrom('rate_limits').execute()
  return { account, browser }
}

async function tries() {
  const { rows } = await sql<{ count: number }>`select count from rate_limits
    where key like 'own-password %' and key not like '% strangers'`.execute(db)
  return rows.map(({ count }) => count)
}

/** As if so many tries had failed at this moment; so many wait for minutes. */
async function setTries(count: number): Promise<void> {
  await sql`update rate_limits set count = ${count}, window_start = now()
    where key like 'own-password %' and key not like '% strangers'`.execute(db)
}

test('wrong tries at different places are counted together', async () => {
  const { browser } = await owner()
  const names = Object.keys(PLACES)
  for (const [at, name] of names.entries()) {
    const answer = await PLACES[name]?.(browser, WRONG)
    expect([name, answer?.status, answer?.json.code]).toEqual([name, 422, 'password'])
    expect(await tries()).toEqual([at + 1])
    // Where one waits between the tries, all of them are looked at.
    await sql`update rate_limits set window_start = now() - interval '20 minutes'`.execute(db)
  }
})

test('after too many every place refuses, the right password included; signing in stays', async () => {
  const { account, browser } = await owner()
  for (const name of Object.keys(PLACES).slice(0, 2)) await PLACES[name]?.(browser, WRONG)
  expect(await tries()).toEqual([2])
  await setTries(16)
  for (const [name, place] of Object.entries(PLACES)) {
    for (const password of [WRONG, PASSWORD]) {
      const answer = await place(browser, password)
      expect([name, answer.status]).toEqual([name, 429])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    }
  }
  expect(await tries()).toEqual([16])
  browser.cookies.delete('kontor_session')
  const login = { handle: account.handle, password: PASSWORD }
  expect((await browser.post('/api/v0/auth/login', login)).json).toMatchObject({
    second_factor: true,
  })
})

test('the right password within the limit works and ends the count', async () => {
  const { browser } = await owner()
  await PLACES['another address']?.(browser, WRONG)
  await PLACES['new recovery codes']?.(browser, WRONG)
  expect(await tries()).toEqual([2])
  expect((await PLACES['new recovery codes']?.(browser, PASSWORD))?.status).toBe(200)
  expect(await tries()).toEqual([])
})

test('tries at the same moment all count', async () => {
  const { browser } = await owner()
  const places = Object.values(PLACES)
  const asked = Array.from({ length: 24 }, (_, at) => places[at % places.length]?.(browser, WRONG))
  const statuses = (await Promise.all(asked)).map((answer) => answer?.status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(12)
})
