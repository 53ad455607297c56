import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, openPool, tablesOf } from '#kernel/server/database.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import { User } from '#modules/auth/contract.ts'
import { setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { waitUntil } from '#platform/wait.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { callerOf } from './caller.ts'
import { openLine } from './database-line.ts'
import { startTestApp } from './test-app.ts'
import { createTestDatabase } from './test-db.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const line = await openLine(database.target)
const first = await startTestApp({ database, env })
/** Reaches the database over a line on which single connections can fall silent. */
const second = await startTestApp({ database: { ...database, target: line.target }, env })
/** Somebody who works on the database by hand. */
const byHand = openDatabase<AuthTables>(openPool(database.target, () => undefined))
afterAll(async () => {
  await byHand.destroy()
  await first.close()
  await second.close()
  await line.cut()
  await database.drop()
})

const STATE = '/api/v0/auth/getLoggedInState/'
const LISTENER = 'kontor tags'
const PATIENCE = { timeoutMs: 20_000, stepMs: 10 }
const { sessions } = second.services
const People = z.object({ items: z.tuple([z.object({ version: z.number() })]) })

const rolesBehind = async (cookie: string, url = second.url) =>
  (await callerOf(url, cookie).get(STATE)).parse(User).roles

async function isRemembered(cookie: string): Promise<boolean> {
  await rolesBehind(cookie)
  return sessions.find(hashToken(cookie.split('=')[1] ?? '')) !== undefined
}

async function signedIn() {
  const { userId } = await first.as('member')
  const cookie = await cookieFor(first.services.db, { userId, isStaff: true })
  expect(await waitUntil(() => isRemembered(cookie), PATIENCE)).toBe(true)
  return { userId, cookie }
}

async function update(userId: string, change: object): Promise<void> {
  const admin = await first.steppedUp('system')
  const { version } = (await admin.get(`/api/v0/auth/${userId}`)).parse(People).items[0]
  const { status } = await admin.put('/api/v0/auth/', { _id: userId, version, ...change })
  expect(status).toBe(200)
}

type Person = { userId: string; cookie: string }
const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  ['signs out', ({ cookie }) => callerOf(first.url, cookie).get('/api/v0/auth/logout')],
  ['is blocked', ({ userId }) => update(userId, { isBlocked: true })],
  ['gets another role', ({ userId }) => update(userId, { roles: ['user'] })],
  [
    'gets another password',
    async ({ userId }) => {
      const db = tablesOf<AuthTables>(first.services.db)
      const { handle } = await db
        .selectFrom('users')
        .select('handle')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      await setPassword(db, { handle, password: 'ein ganz neues Passwort', isOneTime: false })
    },
  ],
  [
    'is blocked by hand',
    ({ userId }) =>
      byHand.updateTable('users').set({ is_blocked: true }).where('id', '=', userId).execute(),
  ],
  [
    'loses the session by hand',
    ({ userId }) => byHand.deleteFrom('sessions').where('user_id', '=', userId).execute(),
  ],
  ['and everybody else loses the session', () => sql`truncate sessions`.execute(byHand)],
]

/** What one call does, and what nobody who programs here would think of. */
const SOME = ENDS.filter(([name]) => ['signs out', 'is blocked by hand'].includes(name))

describe('a session that is remembered', () => {
  beforeEach(async () => {
    expect(await waitUntil(() => sessions.isListening(), PATIENCE)).toBe(true)
  })

  test.each(ENDS)('ends on every instance when its owner %s', async (_, end) => {
    const person = await signedIn()
    await end(person)
    await expect.poll(() => rolesBehind(person.cookie)).toEqual(['guest'])
    expect(await rolesBehind(person.cookie, first.url)).toEqual(['guest'])
  })

  test.each(SOME)('ends where nothing is heard any more when its owner %s', async (_, end) => {
    const person = await signedIn()
    line.mute(LISTENER)
    await end(person)
    // Nothing tells it: what it knows is too old after a second, and it asks.
    await expect.poll(() => rolesBehind(person.cookie)).toEqual(['guest'])
    line.accept()
  })

  test.each(SOME)(
    'ends with the next call where the loss is known when its owner %s',
    async (_, end) => {
      const person = await signedIn()
      line.refuse(LISTENER)
      expect(await waitUntil(() => !sessions.isListening(), PATIENCE)).toBe(true)
      await end(person)
      expect(await rolesBehind(person.cookie)).toEqual(['guest'])
      line.accept()
    },
  )

  test('knows at once on its own instance what is changed past every call', async () => {
    const { userId, cookie } = await signedIn()
    const db = tablesOf<AuthTables>(second.services.db)
    for (const lang of ['en', 'de', 'en'] as const) {
      await db.updateTable('users').set({ lang }).where('id', '=', userId).execute()
      expect((await callerOf(second.url, cookie).get(STATE)).parse(User).lang).toBe(lang)
    }
  })

  test('is not changed by a transaction that fails', async () => {
    const { userId, cookie } = await signedIn()
    const failing = tablesOf<AuthTables>(second.services.db)
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('users').set({ is_blocked: true }).where('id', '=', userId).execute()
        expect(await rolesBehind(cookie)).toEqual(['member'])
        throw new Error('taken back')
      })
    await expect(failing).rejects.toThrow('taken back')
    expect(await rolesBehind(cookie)).toEqual(['member'])
  })
})
