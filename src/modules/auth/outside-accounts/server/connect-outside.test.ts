import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kernel/access/roles.ts'
import {
  type Account,
  accountsOf,
  makeAccount,
  PASSWORD,
  signedInBrowser,
} from '#tests/accounts.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import { startOidcHouse, walkThrough } from '#tests/oidc-house.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'

const HOME = 'http://kontor.example'
const START = '/api/v0/auth/facebook/start'
const CALLBACK = '/api/v0/auth/facebook/callback'
const CONNECT = '/login/verbinden'

const house = await startOidcHouse(HOME + CALLBACK)
const other = await startOidcHouse(HOME + CALLBACK)
const app = await startTestApp({
  env: { KONTOR_BASE_URL: HOME, KONTOR_PRIVATE_HOSTS: `${house.host},${other.host}` },
})
afterAll(async () => {
  await app.close()
  await house.close()
  await other.close()
})
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

let version = 0
async function configure({ issuer, client }: { issuer: string; client: object }): Promise<void> {
  const value = { facebook: { enabled: true, issuer, ...client } }
  const system = await app.steppedUp('system')
  const saved = await system.put('/api/v0/config/', { name: 'components.auth', value, version })
  expect(saved.status).toBe(200)
  version += 1
}
beforeAll(() => configure(house))

const nameOf = async (browser: Browser) =>
  (await browser.get('/api/v0/auth/getLoggedInState/')).parse(User).handle
const linksOf = ({ id }: Account) =>
  db.selectFrom('outside_accounts').select('subject').where('user_id', '=', id).execute()
const told = (email: string) => ({ email, email_verified: true })

/** From the address of a provider back to the website; says where that leads. */
async function goThrough(browser: Browser, to: string | null | undefined) {
  const answer = await browser.get(await walkThrough(to ?? '', HOME))
  return answer.headers.get('location') ?? ''
}

/** Where the page leads to after the password was given. */
function wayIn(html: string): string | undefined {
  const found = /href="(http:\/\/127\.0\.0\.1:\d+\/auth[^"]*)"/.exec(html)?.[1]
  return found?.replaceAll('&amp;', '&')
}

async function connect(browser: Browser, password = PASSWORD): Promise<string | undefined> {
  return wayIn((await browser.form(CONNECT, { password, next: '/account' })).text)
}

async function signIn(subject: string, email: string, at = house): Promise<Browser> {
  const browser = browserAt(app.url)
  at.choose(subject, told(email))
  await goThrough(browser, (await browser.get(START)).headers.get('location'))
  return browser
}

async function owner(role: Role = 'user') {
  const account = await makeAccount(app, role)
  return { account, browser: await signedInBrowser(app, account) }
}

describe('someone who is signed in', () => {
  test('is asked on a page of ours before anything is connected', async () => {
    const { account, browser } = await owner()
    house.choose('asked-1', told(account.handle))
    const left = await browser.get(`${START}?next=%2Faccount`)
    expect([left.status, left.headers.get('location')]).toEqual([303, `${CONNECT}?next=%2Faccount`])
    expect(browser.cookies.has('kontor_trip')).toBe(false)
    const page = await browser.get(`${CONNECT}?next=%2Faccount`)
    expect([page.status, page.text.includes('type="password"')]).toEqual([200, true])
    expect(wayIn(page.text)).toBeUndefined()
    expect(await linksOf(account)).toEqual([])
  })

  test('connects with the password, and signs in that way afterwards', async () => {
    const { account, browser } = await owner()
    house.choose('owned-1', told('elsewhere@example.org'))
    expect(await goThrough(browser, await connect(browser))).toBe('/account')
    expect(await linksOf(account)).toEqual([{ subject: 'owned-1' }])
    expect(await nameOf(await signIn('owned-1', 'elsewhere@example.org'))).toBe(account.handle)
  })

  test('gets nowhere with a wrong password, nor by a form of another site', async () => {
    const { account, browser } = await owner()
    const wrong = await browser.form(CONNECT, { password: 'not the password', next: '' })
    expect([wrong.status, wayIn(wrong.text)]).toEqual([422, undefined])
    expect(browser.cookies.has('kontor_trip')).toBe(false)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const foreign = await fetch(app.url + CONNECT, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
      body: new URLSearchParams({ password: PASSWORD }),
    })
    expect(foreign.status).toBe(403)
    expect(await linksOf(account)).toEqual([])
  })

  test('connects nothing by a sign-in that began before', async () => {
    const account = await makeAccount(app)
    const browser = browserAt(app.url)
    house.choose('before-1', told('before@example.org'))
    const left = (await browser.get(START)).headers.get('location')
    await browser.post('/api/v0/auth/login', { handle: account.handle, password: PASSWORD })
    expect(await goThrough(browser, left)).toContain(CONNECT)
    expect(await linksOf(account)).toEqual([])
    expect(await nameOf(browser)).toBe(account.handle)
  })

  test('connects nobody else who signs in on the way', async () => {
    const [mine, theirs] = [await owner(), await makeAccount(app)]
    house.choose('swap-1', told('swap@example.org'))
    const way = await connect(mine.browser)
    await mine.browser.post('/api/v0/auth/login', { handle: theirs.handle, password: PASSWORD })
    expect(await goThrough(mine.browser, way)).toContain('notice=outside_failed')
    expect(await linksOf(theirs)).toEqual([])
    expect(await linksOf(mine.account)).toEqual([])
  })

  test('is told when the outside account belongs to another', async () => {
    const [first, second] = [await owner(), await owner()]
    house.choose('taken-1', told('taken@example.org'))
    await goThrough(first.browser, await connect(first.browser))
    const to = await goThrough(second.browser, await connect(second.browser))
    expect(to).toContain(`${CONNECT}?notice=taken`)
    expect((await second.browser.get(to)).text).toContain('gehört zu einem anderen Konto')
  })
})

describe('an account above the admins, who choose the provider', () => {
  test('is neither connected nor entered from outside', async () => {
    const { account, browser } = await owner('system')
    house.choose('high-1', told(account.handle))
    expect(await connect(browser)).toBeUndefined()
    const row = { issuer: `${house.issuer}/`, subject: 'high-1', user_id: account.id }
    await db.insertInto('outside_accounts').values(row).execute()
    expect(await nameOf(await signIn('high-1', account.handle))).toBe('guest')
    const bare = await makeAccount(app, 'system')
    const none = { password_hash: null }
    await db.updateTable('users').set(none).where('id', '=', bare.id).execute()
    expect(await nameOf(await signIn('high-2', bare.handle))).toBe('guest')
    expect(await linksOf(bare)).toEqual([])
  })
})

describe('another provider under the same name', () => {
  test('does not take over the links of the one before', async () => {
    const { account, browser } = await owner()
    house.choose('same-subject', told(account.handle))
    await goThrough(browser, await connect(browser))
    await signIn('made-by-first', 'made@example.org')
    await configure(other)
    const thief = await signIn('same-subject', 'thief@example.org', other)
    expect(await nameOf(thief)).toBe('thief@example.org')
    // Nor by the address alone, where the account has no password of its own.
    expect(await nameOf(await signIn('made-2', 'made@example.org', other))).toBe('guest')
    await configure(house)
    expect(await nameOf(await signIn('same-subject', account.handle))).toBe(account.handle)
  })
})
