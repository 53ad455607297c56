import { generate } from 'otplib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kernel/access/roles.ts'
import {
  accountsOf,
  mailsTo,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'

const app = await startTestApp({ env: { KONTOR_BASE_URL: 'http://kontor.example' } })
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const ASK = '/api/v0/shop/request2FAReset'
const RESET = '/api/v0/auth/reset2FA'
const STATE = '/api/v0/auth/getLoggedInState/'

async function protectedAccount(role: Role = 'user') {
  const account = await makeAccount(app, role)
  const browser = await signedInBrowser(app, account)
  return { account, browser, ...(await setUpApp(app, browser, account)) }
}

const ask = (handle: string, password: string, headers = {}) =>
  app.guest.post(ASK, { handle, password }, headers)

async function keyMailedTo(handle: string): Promise<string> {
  const mail = (await mailsTo(app, handle)).at(-1)
  return /http:\/\/kontor\.example\/reset2FA\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('asking for a reset', () => {
  test('answers the same whoever asks, and mails only with the right password', async () => {
    const { account } = await protectedAccount()
    const plain = await makeAccount(app)
    const before = (await mailsTo(app, account.handle)).length
    const answers = [
      await ask(account.handle, 'wrong password'),
      await ask('nobody@example.org', PASSWORD),
      await ask(plain.handle, PASSWORD),
    ]
    expect(await mailsTo(app, account.handle)).toHaveLength(before)
    answers.push(await ask(account.handle, PASSWORD))
    for (const { status, text } of answers)
      expect([status, text]).toEqual([200, '{"requested":true}'])
    expect(await mailsTo(app, account.handle)).toHaveLength(before + 1)
    expect(await mailsTo(app, plain.handle)).toHaveLength(0)
  })

  test('mails a link to the base address, whatever host the request names', async () => {
    const { account } = await protectedAccount()
    const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await ask(account.handle, PASSWORD, forged)
    expect(await keyMailedTo(account.handle)).toHaveLength(43)
    expect((await mailsTo(app, account.handle)).at(-1)?.text).not.toContain('evil')
  })

  test('gives staff no key, but tells the admins', async () => {
    const admin = await makeAccount(app, 'admin')
    const { account } = await protectedAccount('member')
    const before = (await mailsTo(app, account.handle)).length
    expect((await ask(account.handle, PASSWORD)).text).toBe('{"requested":true}')
    expect(await mailsTo(app, account.handle)).toHaveLength(before)
    const notice = await db
      .selectFrom('notices')
      .select(['kind', 'link'])
      .where('user_id', '=', admin.id)
      .executeTakeFirst()
    expect(notice).toEqual({
      kind: 'user.second-factor-reset',
      link: `users/edit/${account.id}`,
    })
  })
})

describe('the mailed key', () => {
  test('takes the factor and all sessions away, once, and this is announced', async () => {
    const { account, browser } = await protectedAccount()
    await ask(account.handle, PASSWORD)
    const key = await keyMailedTo(account.handle)
    const uses = await Promise.all(Array.from({ length: 20 }, () => app.guest.post(RESET, { key })))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = uses.find(({ status }) => status !== 200)
    expect([late?.status, late?.json.code]).toEqual([410, 'expired'])
    expect((await browser.get(STATE)).parse(User).handle).toBe('guest')
    const again = await browserAt(app.url).post('/api/v0/auth/login', {
      handle: account.handle,
      password: PASSWORD,
    })
    expect(again.parse(User).two_factor.enabled).toBe(false)
    const subjects = (await mailsTo(app, account.handle)).map(({ subject }) => subject)
    expect(subjects).toContain('Zweiter Faktor zurückgesetzt')
  })

  test.each([{ key: 'x'.repeat(43) }, { key: '' }, { key: ['a'] }, { key: { $ne: '' } }, {}])(
    '%j opens nothing',
    async (body) => {
      expect([400, 410]).toContain((await app.guest.post(RESET, body)).status)
    },
  )

  test('does not help someone who has become staff meanwhile', async () => {
    const { account } = await protectedAccount()
    await ask(account.handle, PASSWORD)
    const key = await keyMailedTo(account.handle)
    const roles: Role[] = ['admin']
    await db.updateTable('users').set({ roles }).where('id', '=', account.id).execute()
    expect((await app.guest.post(RESET, { key })).status).toBe(410)
  })

  test('is only used up by the button on the page, never by opening the link', async () => {
    const { account } = await protectedAccount()
    await ask(account.handle, PASSWORD)
    const key = await keyMailedTo(account.handle)
    const browser = browserAt(app.url)
    for (let at = 0; at < 3; at++)
      expect((await browser.get(`/reset2FA?key=${key}`)).text).toContain('jetzt zurücksetzen?')
    expect((await browser.form('/reset2FA', { key })).text).toContain(
      'Zweiter Faktor zurückgesetzt',
    )
    expect((await browser.get(`/reset2FA?key=${key}`)).status).toBe(410)
  })
})

describe('a role that must have a second factor', () => {
  const SECTION = '/api/v0/config/'
  let version = 0
  async function require(roles: Role[]): Promise<void> {
    const system = await app.steppedUp('system')
    const value = { two_factor: { required_roles: roles } }
    const saved = await system.put(SECTION, { name: 'components.auth', value, version })
    expect(saved.status).toBe(200)
    version += 1
  }

  test('leads through setting it up before anything else', async () => {
    await require(['member'])
    const account = await makeAccount(app, 'member')
    const browser = await signedInBrowser(app, account)
    expect((await browser.get(STATE)).parse(User).must_set_second_factor).toBe(true)
    const refused = await browser.get('/api/v0/auth/sessions')
    expect([refused.status, refused.json.code]).toEqual([403, 'second-factor-setup'])
    await setUpApp(app, browser, account)
    expect((await browser.get('/api/v0/auth/sessions')).status).toBe(200)
    expect((await browser.get(STATE)).parse(User).must_set_second_factor).toBe(false)
    await require([])
  })

  test('cannot switch it off; other roles can', async () => {
    const { browser, secret } = await protectedAccount('member')
    await require(['member'])
    const body = { password: PASSWORD, code: await generate({ secret }) }
    const refused = await browser.post('/api/v0/auth/disable2FA', body)
    expect([refused.status, refused.json.code]).toEqual([422, 'factor-required'])
    await require(['admin'])
    expect((await browser.post('/api/v0/auth/disable2FA', body)).status).toBe(200)
    await require([])
  })
})
