import { generate } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import {
  accountsOf,
  forgetSteps,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { callerOf } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { StepUpState } from '../step-up.calls.ts'

const app = await startTestApp()
afterAll(() => app.close())
const PATH = '/api/v0/auth/stepUp'
const customer = await makeAccount(app)
const setPassword = { _id: customer.id, password: 'drei Birken am Bahndamm' }
const act = '/api/v0/auth/setPassword'

async function adminBrowser() {
  const account = await makeAccount(app, 'admin')
  return { account, browser: await signedInBrowser(app, account) }
}

test('a stolen session gives nobody a password; with the own password it does', async () => {
  const { browser } = await adminBrowser()
  expect((await browser.post(act, setPassword)).json).toMatchObject({
    code: 'step-up',
    needs: 'password',
  })
  expect((await browser.post(PATH, { password: 'geraten-und-falsch' })).json.code).toBe('password')
  expect((await browser.post(PATH, {})).json.code).toBe('password')
  expect((await browser.post(act, setPassword)).json.code).toBe('step-up')
  const done = (await browser.post(PATH, { password: PASSWORD })).parse(StepUpState)
  expect(done).toMatchObject({ has_password: true, factors: [], shown: { by: 'password' } })
  expect((await browser.post(act, setPassword)).status).toBe(200)
})

test('it belongs to one session and ends with logout, a new password and other roles', async () => {
  const { account, browser } = await adminBrowser()
  await browser.post(PATH, { password: PASSWORD })
  const second = await signedInBrowser(app, account)
  expect((await second.post(act, setPassword)).json.code).toBe('step-up')

  const renewed = { password: PASSWORD, newPassword: 'vier Weiden am Kanalufer' }
  expect((await browser.post('/api/v0/auth/changePassword', renewed)).status).toBe(200)
  expect((await browser.post(act, setPassword)).json.code).toBe('step-up')

  await browser.post(PATH, { password: renewed.newPassword })
  const cookie = `kontor_session=${browser.cookies.get('kontor_session')}`
  const boss = await app.steppedUp('system')
  const { version } = await accountsOf(app)
    .selectFrom('users')
    .select('version')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  const demoted = await boss.put(`/api/v0/auth/${account.id}`, { version, roles: ['member'] })
  expect(demoted.status).toBe(200)
  expect((await callerOf(app.url, cookie).post(act, setPassword)).status).toBe(401)

  const other = await adminBrowser()
  await other.browser.post(PATH, { password: PASSWORD })
  const gone = `kontor_session=${other.browser.cookies.get('kontor_session')}`
  await other.browser.get('/api/v0/auth/logout')
  expect((await callerOf(app.url, gone).post(act, setPassword)).status).toBe(401)
})

test('an account with a second factor must show it, and each code once', async () => {
  const { account, browser } = await adminBrowser()
  const { secret, codes } = await setUpApp(app, browser, account)
  expect((await browser.post(PATH, { password: PASSWORD })).json.code).toBe('second-factor')
  const wrong = await browser.post(PATH, { password: PASSWORD, code: '000000' })
  expect(wrong.json.code).toBe('code')
  const code = await generate({ secret })
  expect((await browser.post(PATH, { code })).json.code).toBe('password')
  const shown = (await browser.post(PATH, { password: PASSWORD, code })).parse(StepUpState)
  expect(shown.shown?.by).toBe('second-factor')
  expect((await browser.post(PATH, { password: PASSWORD, code })).json.code).toBe('code')
  const recovery = { password: PASSWORD, recovery_code: codes[0] }
  expect((await browser.post(PATH, recovery)).status).toBe(200)
  expect((await browser.post(PATH, recovery)).json.code).toBe('code')
})

test('guessing here is braked like guessing at the sign-in', async () => {
  const { browser } = await adminBrowser()
  const codes: unknown[] = []
  for (let tries = 0; tries < 8; tries += 1)
    codes.push((await browser.post(PATH, { password: `falsch-${tries}-falsch` })).json.code)
  expect(codes.slice(0, 3)).toEqual(['password', 'password', 'password'])
  expect(codes).toContain('too-many')
})

test('half a sign-in, a one-time password and somebody in another name never step up', async () => {
  const { account, browser } = await adminBrowser()
  await setUpApp(app, browser, account)
  await forgetSteps(app, account.id)
  const half = browserAt(app.url)
  await half.post('/api/v0/auth/login', { handle: account.handle, password: PASSWORD })
  expect((await half.post(PATH, { password: PASSWORD })).status).toBe(401)

  const person = await makeAccount(app, 'admin')
  const from = { ip: '', agent: 'test', isStaff: true, userId: person.id }
  const acting = await createSession(app.services.db, {
    ...from,
    limited: null,
    actedBy: account.id,
  })
  await accountsOf(app)
    .updateTable('users')
    .set({ roles: ['system'] })
    .where('id', '=', account.id)
    .execute()
  const actor = callerOf(app.url, `kontor_session=${acting}`)
  expect((await actor.get('/api/v0/auth/getLoggedInState/')).json.acted_by).not.toBeNull()
  expect((await actor.post(PATH, { password: PASSWORD })).json.code).toBe('C100')
  expect((await actor.get(PATH)).json.code).toBe('C100')

  const limited = await createSession(app.services.db, { ...from, limited: 'password-change' })
  const unfinished = callerOf(app.url, `kontor_session=${limited}`)
  expect((await unfinished.post(PATH, { password: PASSWORD })).json.code).toBe('password-change')
})
