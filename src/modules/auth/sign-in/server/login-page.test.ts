import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kernel/access/roles.ts'
import {
  accountsOf,
  forgetSteps,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const signIn = (browser: Browser, handle: string, more: Record<string, string> = {}) =>
  browser.form('/login', { handle, password: PASSWORD, ...more })

const target = (answer: { status: number; headers: Headers }) => [
  answer.status,
  answer.headers.get('location'),
]

describe('after signing in', () => {
  test.each([
    ['user', '', '/account'],
    ['user', '/admincenter/settings', '/account'],
    ['user', '/kasse?schritt=2', '/kasse?schritt=2'],
    ['member', '', '/admincenter'],
    ['member', '/admincenter/bugtracker/browse?page=2', '/admincenter/bugtracker/browse?page=2'],
  ] satisfies [Role, string, string][])(
    'a %s who wanted "%s" goes to %s',
    async (role, next, to) => {
      const { handle } = await makeAccount(app, role)
      const browser = browserAt(app.url)
      expect(target(await signIn(browser, handle, { next }))).toEqual([303, to])
      expect(target(await browser.get('/login'))[0]).toBe(303)
    },
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/x\r\nLocation: https://evil.example',
    'javascript:alert(1)',
    'https://kontor@evil.example',
  ])('nobody is led to %j', async (next) => {
    const { handle } = await makeAccount(app)
    const answer = await signIn(browserAt(app.url), handle, { next })
    expect(target(answer)).toEqual([303, '/account'])
    const shown = await browserAt(app.url).get(`/login?next=${encodeURIComponent(next)}`)
    expect(shown.text).not.toContain('evil')
  })
})

describe('the form', () => {
  test('says what was wrong and keeps what was typed, passwords excepted', async () => {
    const { handle } = await makeAccount(app)
    const answer = await browserAt(app.url).form('/login', { handle, password: 'geheim-falsch' })
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('Benutzer oder Passwort falsch.')
    expect(answer.text).toContain(handle)
    expect(answer.text).not.toContain('geheim-falsch')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test('says how long to wait', async () => {
    const { handle } = await makeAccount(app)
    await browserAt(app.url).form('/login', { handle, password: 'wrong' })
    await db.updateTable('rate_limits').set({ count: 9 }).execute()
    const answer = await signIn(browserAt(app.url), handle)
    expect(answer.status).toBe(429)
    expect(answer.text).toMatch(/Bitte warten Sie noch \d+ Sekunden/)
  })

  test('offers the mail again to someone who has not confirmed the address', async () => {
    const { id, handle } = await makeAccount(app)
    await db.updateTable('users').set({ verified_at: null }).where('id', '=', id).execute()
    const answer = await signIn(browserAt(app.url), handle)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Bestätigung noch einmal schicken')
  })

  test('speaks English under its English address', async () => {
    const answer = await browserAt(app.url).get('/en/login')
    expect(answer.text).toContain('Sign in with your email address.')
    expect(answer.text).toContain('/en/resetpassword')
    expect(answer.text).toContain('/en/signup')
  })

  test('of another website is refused', async () => {
    const { handle } = await makeAccount(app)
    const answer = await app.guest.raw('/login', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ handle, password: PASSWORD }).toString(),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('with a second factor', () => {
  async function half() {
    const account = await makeAccount(app, 'member')
    const { secret, codes } = await setUpApp(app, await signedInBrowser(app, account), account)
    const browser = browserAt(app.url)
    const answer = await signIn(browser, account.handle, { next: '/admincenter/files' })
    expect(target(answer)).toEqual([303, '/login?next=%2Fadmincenter%2Ffiles'])
    return { account, browser, secret, codes }
  }

  test('asks for the code and then goes on', async () => {
    const { browser, secret } = await half()
    const page = await browser.get('/login?next=%2Fadmincenter%2Ffiles')
    expect(page.text).toContain('autoComplete="one-time-code"')
    const next = '/admincenter/files'
    const wrong = await browser.form('/login', { code: '12', next })
    expect([wrong.status, wrong.text.includes('Dieser Code stimmt nicht')]).toEqual([422, true])
    const code = await generate({ secret })
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(target(await browser.form('/login', { code: spaced, next }))).toEqual([303, next])
  })

  test('takes a recovery code, and lets one give up', async () => {
    const { account, browser, codes } = await half()
    expect(target(await browser.form('/login', { step: 'cancel' }))).toEqual([303, '/login'])
    expect((await browser.get('/login')).text).toContain('name="password"')
    await signIn(browser, account.handle)
    const answer = await browser.form('/login', { recovery_code: codes[3] ?? '' })
    expect(target(answer)).toEqual([303, '/admincenter'])
    await forgetSteps(app, account.id)
  })
})

test('a role that must have one is led through setting it up, without a script', async () => {
  const system = await app.steppedUp('system')
  const value = { two_factor: { required_roles: ['member'] } }
  await system.put('/api/v0/config/', { name: 'components.auth', value, version: 0 })
  const { handle } = await makeAccount(app, 'member')
  const browser = browserAt(app.url)
  expect(target(await signIn(browser, handle))).toEqual([303, '/login'])
  expect((await browser.get('/login')).text).toContain('Zweiten Faktor einrichten')
  expect(target(await browser.form('/login', { step: 'prepare' }))).toEqual([303, '/login'])
  const page = await browser.get('/login')
  expect(page.text).toContain('data:image/svg+xml')
  const secret = (/class="secret">([A-Z2-7 ]+)</.exec(page.text)?.[1] ?? '').replaceAll(' ', '')
  const done = await browser.form('/login', { code: await generate({ secret }) })
  expect(done.text.match(/<code>[a-z2-9]{5}-[a-z2-9]{5}<\/code>/g)).toHaveLength(10)
  expect(target(await browser.get('/login'))).toEqual([303, '/admincenter'])
})
