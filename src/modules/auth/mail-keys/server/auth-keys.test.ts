import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AuthTables } from '../../server/tables.ts'
import { consumeKey, issueKey, KEY_HOURS, peekKey, sweepKeys } from './auth-keys.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
let userId = ''

beforeEach(async () => {
  userId = (await app.as('user')).userId
})

const EXPIRED = { status: 410, code: 'expired' }

test('a key is good once', async () => {
  const { value: key } = await issueKey({ db }, { userId, kind: 'verify', data: { a: 1 } })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await peekKey(db, key, ['verify'])).toEqual({ userId, kind: 'verify', data: { a: 1 } })
  expect(await consumeKey({ db }, key, ['verify'])).toMatchObject({ userId, data: { a: 1 } })
  await expect(consumeKey({ db }, key, ['verify'])).rejects.toMatchObject(EXPIRED)
  expect(await peekKey(db, key, ['verify'])).toBeUndefined()
})

test('of 20 uses at once exactly one wins', async () => {
  const { value: key } = await issueKey({ db }, { userId, kind: 'reset-password' })
  const uses = Array.from({ length: 20 }, () => consumeKey({ db }, key, ['reset-password']))
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the database holds no key, only its hash', async () => {
  const { value: key } = await issueKey({ db }, { userId, kind: 'invite' })
  const { rows } = await sql<{ line: string }>`
    select auth_keys::text as line from auth_keys`.execute(db)
  expect(rows.some(({ line }) => line.includes(key))).toBe(false)
})

test('wrong, foreign and expired keys get the one answer', async () => {
  const { value: key } = await issueKey({ db }, { userId, kind: 'verify' })
  await expect(consumeKey({ db }, key, ['reset-password'])).rejects.toMatchObject(EXPIRED)
  await expect(consumeKey({ db }, `${key}x`, ['verify'])).rejects.toMatchObject(EXPIRED)
  await expect(consumeKey({ db }, '', ['verify'])).rejects.toMatchObject(EXPIRED)
  await db
    .updateTable('auth_keys')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute()
  await expect(consumeKey({ db }, key, ['verify'])).rejects.toMatchObject(EXPIRED)
  expect(await peekKey(db, key, ['verify'])).toBeUndefined()
})

test('a newer key ends the older one of its kind, and no other', async () => {
  const { value: old } = await issueKey({ db }, { userId, kind: 'verify' })
  const { value: other } = await issueKey({ db }, { userId, kind: 'invite' })
  const { value: fresh } = await issueKey({ db }, { userId, kind: 'verify' })
  await expect(consumeKey({ db }, old, ['verify'])).rejects.toMatchObject(EXPIRED)
  await consumeKey({ db }, fresh, ['verify'])
  await consumeKey({ db }, other, ['invite'])
})

test('each kind has its own life', async () => {
  expect(KEY_HOURS).toEqual({
    verify: 48,
    'reset-password': 1,
    'reset-second-factor': 1,
    invite: 168,
    'handed-invite': 168,
    'new-handle': 24,
  })
  await issueKey({ db }, { userId, kind: 'reset-password' })
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - now()) / 60)::int as minutes
    from auth_keys where user_id = ${userId}`.execute(db)
  expect(rows).toEqual([{ minutes: 60 }])
})

test('old keys are swept, living ones stay', async () => {
  await issueKey({ db }, { userId, kind: 'verify' })
  await sql`insert into auth_keys (id, kind, user_id, key_hash, expires_at)
    values (${uuidv7()}, 'verify', ${userId}, ${Buffer.from(userId)}, now() - interval '8 days')`.execute(
    db,
  )
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  await sweepKeys.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  const rows = await db.selectFrom('auth_keys').select('id').where('user_id', '=', userId).execute()
  expect(rows).toHaveLength(1)
})
