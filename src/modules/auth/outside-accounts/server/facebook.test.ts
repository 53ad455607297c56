import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accountsOf,
  mailsTo,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import { type OutsideAccount, startOidcHouse, walkThrough } from '#tests/oidc-house.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'

const HOME = 'http://kontor.example'
const START = '/api/v0/auth/facebook/start'
const CALLBACK = '/api/v0/auth/facebook/callback'
const STATE = '/api/v0/auth/getLoggedInState/'

const house = await startOidcHouse(HOME + CALLBACK)
const env = { KONTOR_BASE_URL: HOME, KONTOR_PRIVATE_HOSTS: house.host }
const app = await startTestApp({ env })
afterAll(async () => {
  await app.close()
  await house.close()
})
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

let version = 0
async function configure(facebook: object): Promise<void> {
  const system = await app.steppedUp('system')
  const saved = await system.put('/api/v0/config/', {
    name: 'components.auth',
    value: { facebook },
    version,
  })
  expect(saved.status).toBe(200)
  version += 1
}

/** There and back; says where the callback leads. */
async function visit(browser: Browser, subject: string, account: OutsideAccount) {
  house.choose(subject, account)
  const left = await browser.get(`${START}?next=%2Faccount%3Ftab%3D1`)
  expect(left.status).toBe(303)
  const back = await walkThrough(left.headers.get('location') ?? '', HOME)
  const answer = await browser.get(back)
  return { to: answer.headers.get('location'), back, status: answer.status }
}

/** The owner of an account connects it: on a page of ours, with the password. */
async function connect(browser: Browser, subject: string, account: OutsideAccount) {
  house.choose(subject, account)
  const page = await browser.form('/login/verbinden', { password: PASSWORD, next: '/account' })
  const to = /href="(http:\/\/127[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return (await browser.get(await walkThrough(to, HOME))).headers.get('location')
}

const nameOf = async (browser: Browser) => (await browser.get(STATE)).parse(User).handle
const fresh = (name: string) => `${name}-${Date.now()}@example.org`

test('without a configured provider neither the calls nor the button exist', async () => {
  expect((await app.guest.get(START)).status).toBe(404)
  expect((await app.guest.get(`${CALLBACK}?code=x&state=y`)).status).toBe(404)
  expect((await app.guest.get('/login')).text).not.toContain('Facebook')
})

describe('with a provider', () => {
  beforeAll(() => configure({ enabled: true, issuer: house.issuer, ...house.client }))

  test('the login page has the button', async () => {
    expect((await app.guest.get('/login')).text).toContain('Mit Facebook anmelden')
  })

  test('a newcomer gets an account of the role user and is signed in', async () => {
    const email = fresh('neu')
    const browser = browserAt(app.url)
    const { to } = await visit(browser, 'new-1', { email, email_verified: true })
    expect(to).toBe('/account?tab=1')
    const user = (await browser.get(STATE)).parse(User)
    expect([user.handle, user.roles]).toEqual([email, ['user']])
    await browser.get('/api/v0/auth/logout')
    await visit(browser, 'new-1', { email: fresh('moved'), email_verified: true })
    expect(await nameOf(browser)).toBe(email)
  })

  test.each([
    { email_verified: false, email: fresh('unverified') },
    { email_verified: true },
    { email: fresh('silent') },
  ])('whose address is not confirmed there stays out: %j', async (account) => {
    const browser = browserAt(app.url)
    const { to } = await visit(browser, `no-${JSON.stringify(account).length}`, account)
    expect(to).toBe('/login?notice=no_email&next=%2Faccount%3Ftab%3D1')
    expect(await nameOf(browser)).toBe('guest')
  })

  test('an account with a password is only connected by its owner', async () => {
    const account = await makeAccount(app)
    const told = { email: account.handle, email_verified: true }
    const thief = browserAt(app.url)
    expect((await visit(thief, 'fb-7', told)).to).toContain('notice=sign_in_first')
    expect(await nameOf(thief)).toBe('guest')
    const owner = await signedInBrowser(app, account)
    expect(await connect(owner, 'fb-7', told)).toBe('/account')
    const later = browserAt(app.url)
    await visit(later, 'fb-7', told)
    expect(await nameOf(later)).toBe(account.handle)
    const subjects = (await mailsTo(app, account.handle)).map(({ subject }) => subject)
    expect(subjects).toContain('Facebook-Anmeldung verbunden')
    const other = await signedInBrowser(app, await makeAccount(app))
    expect(await connect(other, 'fb-7', told)).toContain('notice=taken')
  })

  test('the second factor is still asked', async () => {
    const account = await makeAccount(app)
    const owner = await signedInBrowser(app, account)
    await connect(owner, 'fb-8', { email: account.handle, email_verified: true })
    await setUpApp(app, owner, account)
    const browser = browserAt(app.url)
    const { to } = await visit(browser, 'fb-8', { email: account.handle, email_verified: true })
    expect(to).toBe('/login?next=%2Faccount%3Ftab%3D1')
    expect(await nameOf(browser)).toBe('guest')
    expect((await browser.get(to ?? '')).text).toContain('one-time-code')
  })

  test('a blocked account stays out', async () => {
    const email = fresh('blocked')
    await visit(browserAt(app.url), 'fb-9', { email, email_verified: true })
    await db.updateTable('users').set({ is_blocked: true }).where('handle', '=', email).execute()
    const browser = browserAt(app.url)
    const { to } = await visit(browser, 'fb-9', { email, email_verified: true })
    expect(to).toContain('notice=outside_failed')
    expect(await nameOf(browser)).toBe('guest')
  })

  test('an answer is good once and only in the browser that left', async () => {
    const browser = browserAt(app.url)
    const told = { email: fresh('once'), email_verified: true }
    const { back } = await visit(browser, 'fb-10', told)
    for (const other of [browserAt(app.url), browser]) {
      const answer = await other.get(back)
      expect(answer.headers.get('location')).toContain('notice=outside_failed')
    }
    house.choose('fb-11', told)
    const left = await browserAt(app.url).get(START)
    const theirs = await walkThrough(left.headers.get('location') ?? '', HOME)
    const victim = browserAt(app.url)
    await victim.get(START)
    expect((await victim.get(theirs)).headers.get('location')).toContain('outside_failed')
    expect(await nameOf(victim)).toBe('guest')
  })

  test.each(['//evil.example', '/\\evil.example', 'https:evil', 'https://evil.example/@'])(
    'never leads to %s',
    async (next) => {
      const browser = browserAt(app.url)
      house.choose('new-1', { email: fresh('x'), email_verified: true })
      const left = await browser.get(`${START}?next=${encodeURIComponent(next)}`)
      const back = await walkThrough(left.headers.get('location') ?? '', HOME)
      expect((await browser.get(back)).headers.get('location')).toBe('/account')
    },
  )

  test('a provider in a private network that nobody listed is not asked', async () => {
    const asked: string[] = []
    const inside = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    const address = inside.address()
    const port = typeof address === 'object' ? address?.port : 0
    await configure({ ...house.client, enabled: true, issuer: `http://127.0.0.1:${port}` })
    const answer = await app.guest.get(START)
    inside.close()
    expect(answer.headers.get('location')).toBe('/login?notice=outside_failed')
    expect(asked).toEqual([])
  })
})

test('the secret of the provider is never read back, nor sent to another one', async () => {
  const system = await app.steppedUp('system')
  const sections = await system.get('/api/v0/config/')
  expect(sections.text).not.toContain(house.client.client_secret)
  const mark = /"client_secret":"([^"]+)"/.exec(sections.text)?.[1]
  const facebook = { enabled: true, issuer: 'https://evil.example', client_secret: mark }
  const value = { facebook: { ...facebook, client_id: 'x' } }
  const saved = await system.put('/api/v0/config/', { name: 'components.auth', value, version })
  expect(saved.status).toBe(400)
})
