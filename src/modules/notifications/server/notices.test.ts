import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import { housekeeping } from '#kernel/server/housekeeping/housekeeping.ts'
import { startTestApp } from '#tests/test-app.ts'
import { listNotices, markNoticesRead } from '../contract.ts'
import { notify } from './api.ts'
import type { NoticeTables } from './tables.ts'

const app = await startTestApp()
afterAll(() => app.close())

const PATH = '/api/v0/notice/'
const tell = (userIds: string[], title: string) =>
  runChange<NoticeTables, void>({ ...app.services, user: SYSTEM, lang: SYSTEM.lang }, (change) =>
    notify(change, { userIds, kind: 'test.said', title, link: 'notifications' }),
  )
const titles = ({ items }: z.infer<typeof listNotices.reply>) => items.map(({ title }) => title)

test('a guest and a customer have no notices', async () => {
  const customer = await app.as('user')
  expect((await app.guest.get(PATH)).status).toBe(401)
  expect((await customer.get(PATH)).status).toBe(403)
  expect((await app.guest.post(`${PATH}read`, {})).status).toBe(401)
  expect((await customer.post(`${PATH}read`, {})).status).toBe(403)
})

test('someone told twice in one call reads it once, newest first', async () => {
  const member = await app.as('member')
  await tell([member.userId, member.userId], 'eins')
  await tell([member.userId], 'zwei')
  const reply = (await member.get(PATH)).parse(listNotices.reply)
  expect(titles(reply)).toEqual(['zwei', 'eins'])
  expect(reply).toMatchObject({ numItems: 2, numUnread: 2, next: null })
})

test('telling nobody writes nothing', async () => {
  await expect(tell([], 'niemand')).resolves.toBeUndefined()
})

test('a notice is private: nobody else reads it or marks it read', async () => {
  const owner = await app.as('member')
  const other = await app.as('admin')
  await tell([owner.userId], 'nur für mich')
  const [notice] = (await owner.get(PATH)).parse(listNotices.reply).items
  expect(titles((await other.get(PATH)).parse(listNotices.reply))).toEqual([])
  await other.post(`${PATH}read`, { ids: [notice?._id] })
  await other.post(`${PATH}read`, {})
  expect((await owner.get(PATH)).parse(listNotices.reply).numUnread).toBe(1)
})

test('single notices or all of them are marked read', async () => {
  const member = await app.as('member')
  for (const title of ['a', 'b', 'c']) await tell([member.userId], title)
  const { items } = (await member.get(PATH)).parse(listNotices.reply)
  const one = await member.post(`${PATH}read`, { ids: [items[0]?._id] })
  expect(one.parse(markNoticesRead.reply).numUnread).toBe(2)
  const unread = (await member.get(`${PATH}?unread=1`)).parse(listNotices.reply)
  expect(titles(unread)).toEqual(['b', 'a'])
  expect(unread.numItems).toBe(2)
  const all = await member.post(`${PATH}read`, {})
  expect(all.parse(markNoticesRead.reply).numUnread).toBe(0)
})

test('a long list is read page by page without gap or double', async () => {
  const member = await app.as('member')
  for (const title of ['1', '2', '3', '4', '5']) await tell([member.userId], title)
  const first = (await member.get(`${PATH}?limit=2`)).parse(listNotices.reply)
  const second = (await member.get(`${PATH}?limit=2&cursor=${first.next}`)).parse(listNotices.reply)
  const third = (await member.get(`${PATH}?limit=2&cursor=${second.next}`)).parse(listNotices.reply)
  expect([...titles(first), ...titles(second), ...titles(third)]).toEqual(['5', '4', '3', '2', '1'])
  expect(third.next).toBeNull()
})

test('a notice is kept for 90 days and then gone', async () => {
  const member = await app.as('member')
  for (const title of ['alt', 'fast alt', 'neu']) await tell([member.userId], title)
  const age = (title: string, days: number) =>
    sql`update notices set created_at = now() - make_interval(days => ${days})
      where user_id = ${member.userId} and title = ${title}`.execute(app.services.db)
  await age('alt', 91)
  await age('fast alt', 89)
  const signal = new AbortController().signal
  await housekeeping.run(app.scope, {} as never, { id: '1', number: 1, isLast: false, signal })
  expect(titles((await member.get(PATH)).parse(listNotices.reply))).toEqual(['neu', 'fast alt'])
})

test('asking for notices keeps no session alive', () => {
  expect(listNotices.passive).toBe(true)
})

test('unknown fields and too many ids are refused', async () => {
  const member = await app.as('member')
  expect((await member.get(`${PATH}?limit=101`)).status).toBe(400)
  expect((await member.post(`${PATH}read`, { all: true })).status).toBe(400)
  expect((await member.post(`${PATH}read`, { ids: [] })).status).toBe(400)
})
