import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditLock } from '#kernel/contract/admin/edit-locks.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const PATH = '/api/v0/edit_lock/'
const TAB = { 'x-local-session': 'other-tab' }

let app: TestApp
let mira: Caller & { userId: string }
let jonas: Caller & { userId: string }

beforeAll(async () => {
  app = await startTestApp()
  mira = await app.as('admin')
  jonas = await app.as('system')
})
afterAll(() => app.close())

test('the first one has the lock, the second one reads who and since when', async () => {
  const id = uuidv7()
  expect(await take(mira, id)).toMatchObject({ isMine: true, isOwnOtherTab: false })
  const lock = await take(jonas, id)
  expect(lock).toMatchObject({
    isMine: false,
    isOwnOtherTab: false,
    holder: { name: 'Test admin' },
  })
  expect(Date.now() - Date.parse(lock.holder.since)).toBeLessThan(60_000)
})

test('renewing keeps the beginning and prolongs the lease', async () => {
  const id = uuidv7()
  const first = await take(mira, id)
  await age(id, 200)
  expect((await take(mira, id)).holder.since).toBe(first.holder.since)
  expect(await secondsLeft(id)).toBeGreaterThan(290)
})

test('a lease that has run out belongs to whoever comes next', async () => {
  const id = uuidv7()
  await take(mira, id)
  await age(id, 301)
  expect(await take(jonas, id)).toMatchObject({ isMine: true, holder: { name: 'Test system' } })
  expect(await take(mira, id)).toMatchObject({ isMine: false })
})

test('another tab of the same person is told apart', async () => {
  const id = uuidv7()
  await take(mira, id)
  expect(await take(mira, id, { tab: TAB })).toMatchObject({ isMine: false, isOwnOtherTab: true })
})

test('taking over warns the first one at the next renewal and stands in the history', async () => {
  const id = uuidv7()
  await take(mira, id)
  expect(await take(jonas, id, { takeOver: true })).toMatchObject({ isMine: true })
  expect(await take(mira, id)).toMatchObject({ isMine: false, holder: { name: 'Test system' } })
  const { items } = (await mira.get(`/api/v0/audit/?noun=bug&id=${id}`)).json
  expect(items).toMatchObject([
    { action: 'lock-taken', before: { editor: 'Test admin' }, after: { editor: 'Test system' } },
  ])
})

test('taking what is free, or one’s own, is nothing to write down', async () => {
  const id = uuidv7()
  await take(mira, id, { takeOver: true })
  await take(mira, id, { takeOver: true, tab: TAB })
  const { items } = (await mira.get(`/api/v0/audit/?noun=bug&id=${id}`)).json
  expect(items).toEqual([])
})

test('only the holder can give a lock back', async () => {
  const id = uuidv7()
  await take(mira, id)
  expect((await jonas.remove(`${PATH}?noun=bug&id=${id}`)).status).toBe(200)
  expect((await mira.remove(`${PATH}?noun=bug&id=${id}`, TAB)).status).toBe(200)
  expect(await take(jonas, id)).toMatchObject({ isMine: false })
  await mira.remove(`${PATH}?noun=bug&id=${id}`)
  expect(await take(jonas, id)).toMatchObject({ isMine: true })
})

test('of many who come at once exactly one gets it', async () => {
  const id = uuidv7()
  const tabs = Array.from({ length: 12 }, (_, place) => ({ 'x-local-session': `tab-${place}` }))
  const locks = await Promise.all(tabs.map((tab) => take(mira, id, { tab })))
  expect(locks.filter(({ isMine }) => isMine)).toHaveLength(1)
})

test('whoever may not edit has no lock, and may not take one away', async () => {
  const id = uuidv7()
  const member = await app.as('member')
  const body = { noun: 'config', id }
  expect((await member.post(PATH, body)).status).toBe(403)
  expect((await member.post(PATH, { ...body, takeOver: true })).status).toBe(403)
  expect((await member.remove(`${PATH}?noun=config&id=${id}`)).status).toBe(403)
  expect((await app.guest.post(PATH, body)).status).toBe(401)
})

type Options = { takeOver?: boolean; tab?: Record<string, string> }

async function take(caller: Caller, id: string, { takeOver, tab }: Options = {}) {
  return (await caller.post(PATH, { noun: 'bug', id, takeOver }, tab)).parse(EditLock)
}

/** Lets time pass for one lock. */
async function age(id: string, seconds: number) {
  await app.services.db
    .updateTable('edit_locks')
    .set({ expires_at: sql<Date>`expires_at - make_interval(secs => ${seconds})` })
    .where('item_id', '=', id)
    .execute()
}

async function secondsLeft(id: string): Promise<number> {
  const { expires_at } = await app.services.db
    .selectFrom('edit_locks')
    .select('expires_at')
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  return (expires_at.getTime() - Date.now()) / 1000
}
