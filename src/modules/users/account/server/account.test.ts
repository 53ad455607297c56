import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { hashPassword } from '#modules/auth/passwords/server/passwords.ts'
import { renewCodes } from '#modules/auth/second-factor/server/recovery-codes.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { mailsTo } from '#tests/accounts.ts'
import { callerOf } from '#tests/caller.ts'
import { openHouse } from '../../server/test-people.ts'

const PASSWORD = 'holz-und-hobel-2026'
const house = await openHouse()
const { app, db, admin, row } = house
afterAll(() => app.close())
const hash = await hashPassword(PASSWORD)

async function person(role: 'user' | 'admin' = 'user', hasSecondFactor = false) {
  const made = await app.steppedUp(role)
  await db
    .updateTable('users')
    .set({ password_hash: hash, verified_at: new Date(), two_factor_enabled: hasSecondFactor })
    .where('id', '=', made.userId)
    .execute()
  return made
}

const mailTo = (recipient: string) => mailsTo(app, recipient)

describe('another e-mail address', () => {
  const ask = (handle: string, password = PASSWORD) => ({ handle, password })

  test('needs the password and is confirmed from the new address', async () => {
    const one = await person()
    const wrong = await one.post('/api/v0/account/email', ask('neu@example.org', 'falsch'))
    expect(wrong).toMatchObject({ status: 422, json: { code: 'password' } })
    const answer = await one.post('/api/v0/account/email', ask('Neu@example.org'))
    expect(answer.json).toEqual({ requested: true })
    const [mail] = await mailTo('neu@example.org')
    const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await row(one.userId)).handle).not.toBe('neu@example.org')
    expect((await app.guest.post('/api/v0/auth/verify', { key })).status).toBe(200)
    expect((await row(one.userId)).handle).toBe('neu@example.org')
  })

  test('that somebody else has gets the same answer and moves nothing', async () => {
    const one = await person()
    await house.add({ handle: 'vergeben@example.org' })
    const answer = await one.post('/api/v0/account/email', ask('vergeben@example.org'))
    expect(answer.json).toEqual({ requested: true })
    const mails = await mailTo('vergeben@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('key=')
  })
})

describe('erasing the own account', () => {
  const PATH = '/api/v0/account/erase'

  test('needs the password and ends the session', async () => {
    const one = await person()
    expect((await one.post(PATH, { password: 'falsch' })).status).toBe(422)
    const answer = await one.post(PATH, { password: PASSWORD })
    expect(answer.json).toMatchObject({ erased: true })
    expect((await one.get('/api/v0/account/')).status).toBe(401)
    expect((await row(one.userId)).erased_at).not.toBeNull()
  })

  test('needs the second factor where there is one', async () => {
    const one = await person('user', true)
    const [code] = await tablesOf<AuthTables>(app.services.db)
      .transaction()
      .execute((tx) => renewCodes(tx, app.services, one.userId))
    const bare = await one.post(PATH, { password: PASSWORD })
    expect(bare).toMatchObject({ status: 422, json: { code: 'second-factor' } })
    const wrong = { password: PASSWORD, recovery_code: 'aaaaa-aaaaa' }
    expect((await one.post(PATH, wrong)).json.code).toBe('second-factor')
    const right = { password: PASSWORD, recovery_code: code }
    expect((await one.post(PATH, right)).status).toBe(200)
  })

  test('is refused to the last admin', async () => {
    const chief = await person('admin')
    await db.updateTable('users').set({ is_blocked: true }).where('id', '=', admin.userId).execute()
    const answer = await chief.post(PATH, { password: PASSWORD })
    expect(answer).toMatchObject({ status: 422, json: { code: 'last-admin' } })
    await db
      .updateTable('users')
      .set({ is_blocked: false })
      .where('id', '=', admin.userId)
      .execute()
  })
})

test('an admin sees how a person signs in, and can sign them out', async () => {
  const one = await person()
  const facts = await admin.get(`/api/v0/users/${one.userId}/sign-ins`)
  expect(facts.json).toMatchObject({ hasPassword: true, hasTotp: false, passkeys: 0 })
  expect(facts.json.sessions).toMatchObject([{ network: '127.0.0.0/24', isActed: false }])
  expect((await admin.post(`/api/v0/users/${one.userId}/end-sessions`, {})).json).toEqual({
    ended: 1,
  })
  expect((await one.get('/api/v0/account/')).status).toBe(401)
})

describe('acting in the name of a person', () => {
  const start = async (role: 'system' | 'admin', id: string) => {
    const actor = await app.steppedUp(role)
    const answer = await actor.post(`/api/v0/users/${id}/impersonate`, {})
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('kontor_session='))
    return { actor, answer, acting: callerOf(app.url, cookie?.split(';')[0]) }
  }

  test('is for system alone, visible, written down and ends by signing out', async () => {
    const one = await person()
    expect((await start('admin', one.userId)).answer.status).toBe(403)
    const { actor, answer, acting } = await start('system', one.userId)
    expect(answer.json).toMatchObject({ _id: one.userId, redirect: '/' })
    const state = await acting.get('/api/v0/auth/getLoggedInState/')
    expect(state.json).toMatchObject({ _id: one.userId, acted_by: { id: actor.userId } })
    expect((await actor.get('/api/v0/account/')).status).toBe(401)
    const audit = await admin.get(`/api/v0/audit/?noun=user&id=${one.userId}`)
    expect(audit.text).toContain('"impersonate"')
    const own = await acting.post('/api/v0/account/erase', { password: PASSWORD })
    expect(own.status).toBe(403)
    expect((await acting.post('/api/v0/users/stop-impersonating', {})).json.redirect).toBe('/login')
    expect((await acting.get('/api/v0/account/')).status).toBe(401)
  })

  test('is not possible for admins, system and built-in accounts', async () => {
    const chief = await person('admin')
    expect((await start('system', chief.userId)).answer.status).toBe(422)
    const builtin = '00000000-0000-7000-8000-000000000001'
    expect((await start('system', builtin)).answer.status).toBe(404)
  })

  test('ends by itself after an hour', async () => {
    const one = await person()
    const { acting } = await start('system', one.userId)
    expect((await acting.get('/api/v0/account/')).status).toBe(200)
    const hourAgo = new Date(Date.now() - 3_601_000)
    await db
      .updateTable('sessions')
      .set({ created_at: hourAgo })
      .where('user_id', '=', one.userId)
      .where('acted_by', 'is not', null)
      .execute()
    expect((await acting.get('/api/v0/account/')).status).toBe(401)
  })
})

describe('a consent', () => {
  const give = async (userId: string) => {
    const id = uuidv7()
    await db
      .insertInto('user_consents')
      .values({ id, user_id: userId, kind: 'newsletter', wording: 'Ja, bitte' })
      .execute()
    return id
  }

  test('is taken back by its owner, once, and by nobody else', async () => {
    const [one, other] = [await person(), await person()]
    const path = `/api/v0/account/consents/${await give(one.userId)}/withdraw`
    expect((await other.post(path)).status).toBe(404)
    const first = await one.post(path)
    expect(first).toMatchObject({ status: 200, json: { consents: [{ kind: 'newsletter' }] } })
    expect(JSON.stringify(first.json)).toMatch(/"withdrawn":"2/)
    expect((await one.post(path)).json).toEqual(first.json)
  })
})

describe('a lost second factor', () => {
  const taken = (id: string) => `/api/v0/users/${id}/remove-second-factor`

  test('is taken away by an admin; the person is told and signs in anew', async () => {
    const one = await person('user', true)
    expect((await admin.post(taken(one.userId))).json).toMatchObject({
      two_factor: { enabled: false },
    })
    const { handle } = await row(one.userId)
    expect(await mailTo(handle)).toHaveLength(1)
    expect((await one.get('/api/v0/account/')).status).toBe(401)
  })

  test('is never taken away from the own account, from above, or by a member', async () => {
    const [boss, member] = [await person('admin', true), await app.steppedUp('member')]
    expect((await boss.post(taken(boss.userId))).status).toBe(403)
    expect((await member.post(taken(boss.userId))).status).toBe(403)
    const above = await house.add({ roles: ['system'] })
    expect((await admin.post(taken(above))).status).toBe(403)
    expect((await row(boss.userId)).two_factor_enabled).toBe(true)
  })
})
