import { afterAll, describe, expect, test } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { openHouse } from '../../server/test-people.ts'
import { visitorIn } from './test-visitor.ts'

const house = await openHouse()
const { app } = house
afterAll(() => app.close())
const visitor = await visitorIn(house)

const PATHS = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/addresses/add',
  '/account/security',
  '/account/security/second-factor',
  '/account/data',
]

describe.each(PATHS.flatMap((path) => [path, `/en${path}`]))('%s', (path) => {
  test('is for its owner alone: never stored, never indexed, in the language of its address', async () => {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>')
    expect(answer.text).toContain(`<html lang="${path.startsWith('/en') ? 'en' : 'de'}"`)
    expect(answer.text).toContain(path.startsWith('/en') ? 'Sign out' : 'Abmelden')
  })

  test('leads a guest to the login and back', async () => {
    const login = path.startsWith('/en') ? '/en/login' : '/login'
    const to = `${login}?next=${encodeURIComponent(path)}`
    const asked = await app.guest.get(path)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, to])
    const sent = await app.guest.raw(path, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, to])
  })

  test('refuses a form from another website', async () => {
    const before = await visitor.row()
    const fields = { form: 'sign-out', first_name: 'Mallory', version: String(before.version) }
    const answer = await visitor.submit(path, fields, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await visitor.row()).toEqual(before)
    expect((await visitor.get('/account')).status).toBe(200)
  })
})

test.each(['password-change', 'second-factor-setup', 'second-factor'] as const)(
  'a session limited to %s reaches no page of the account',
  async (limited) => {
    const session = { userId: visitor.id, isStaff: false, limited, ip: '::1', agent: '' }
    const cookie = `kontor_session=${await createSession(app.services.db, session)}`
    for (const path of PATHS) {
      const answer = await app.guest.get(path, { cookie })
      expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`)
    }
  },
)

test('the overview names the customer and what is still missing', async () => {
  const other = await visitorIn(house)
  await house.db
    .updateTable('users')
    .set({ customer_number: 10_777, verified_at: null })
    .where('id', '=', other.id)
    .execute()
  const { text } = await other.get('/account')
  expect(text).toContain('10777')
  expect(text).toContain(other.handle)
  for (const href of ['/verify', '/account/profile', '/account/addresses/add'])
    expect(text).toContain(`<li><a href="${href}">`)
  expect(text).toContain('<li><a href="/account/security/second-factor">')
})

test('signing out works without a script and ends the session', async () => {
  const other = await visitorIn(house)
  const answer = await other.submit('/account', { form: 'sign-out' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect((await other.get('/account')).headers.get('location')).toBe('/login?next=%2Faccount')
})

test('an unknown word in the address says nothing was done', async () => {
  const { text } = await visitor.get('/account/profile?done=%3Cscript%3E')
  expect(text).not.toContain('account-done')
  expect((await visitor.get('/account/profile?done=profile')).text).toContain('account-done')
})
