import { generate } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { User } from '#modules/auth/contract.ts'
import { verify2FA } from '#modules/auth/second-factor/second-factor.calls.ts'
import { makeAccount, PASSWORD, setUpApp, signedInBrowser } from './accounts.ts'
import { allRoutes, knock, lineOf } from './all-routes.ts'
import { browserAt } from './browser.ts'
import { callerOf } from './caller.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const admin = await makeAccount(app, 'admin')
const owner = await signedInBrowser(app, admin)
const { secret } = await setUpApp(app, owner, admin)

async function halfSignedIn() {
  const browser = browserAt(app.url)
  const body = { handle: admin.handle, password: PASSWORD }
  expect((await browser.post('/api/v0/auth/login', body)).json.second_factor).toBe(true)
  return browser
}

test('half a sign-in of an admin may call nothing that asks who one is', async () => {
  const { cookies } = await halfSignedIn()
  const half = callerOf(app.url, `kontor_session=${cookies.get('kontor_session')}`)
  const open: string[] = []
  for (const route of allRoutes().filter(({ endpoint }) => endpoint.access.kind !== 'anyone')) {
    const answer = await knock(half, route.endpoint)
    if (answer.status !== 401) open.push(`${lineOf(route)} answered ${answer.status}`)
  }
  expect(open).toEqual([])
})

test('to what anyone may call, half a sign-in is a guest', async () => {
  const browser = await halfSignedIn()
  const state = (await browser.get('/api/v0/auth/getLoggedInState/')).parse(User)
  expect(state).toMatchObject({ handle: 'guest', roles: ['guest'] })
  const page = await browser.get('/admincenter')
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    '/login?lang=de&next=%2Fadmincenter',
  ])
})

test('only the second factor finishes it, and logging out ends it', async () => {
  const gone = await halfSignedIn()
  const cookie = gone.cookies.get('kontor_session') ?? ''
  expect((await gone.get('/api/v0/auth/logout')).status).toBe(200)
  gone.cookies.set('kontor_session', cookie)
  const code = await generate({ secret })
  expect((await gone.post(verify2FA.path, { code })).status).toBe(401)
  expect((await (await halfSignedIn()).post(verify2FA.path, { code })).parse(User)._id).toBe(
    admin.id,
  )
})
