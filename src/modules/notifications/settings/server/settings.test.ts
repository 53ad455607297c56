import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { grant } from '#modules/people/server/test-persons.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { listNotices } from '../../contract.ts'
import { notify } from '../../server/api.ts'
import { mailDigests, mailLater } from '../../server/mail-later.ts'
import type { NoticeTables } from '../../server/tables.ts'
import { NoticeSettings, type TopicChoice } from '../settings.calls.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<KernelTables>(app.services.db)

const LIST = '/api/v0/notice/'
const SETTINGS = '/api/v0/notice/settings'
const ATTEMPT = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }
const MAY_READ = { 'bug-tracker': ['view'] }

type Member = Awaited<ReturnType<typeof app.as>>

beforeEach(() => grant(app, MAY_READ))

const tell = (userId: string, title: string, kind = 'bug.changed') =>
  runChange<NoticeTables, void>({ ...app.services, user: SYSTEM, lang: SYSTEM.lang }, (change) =>
    notify(change, { userIds: [userId], kind, title, link: 'bugtracker' }),
  )

const read = async (member: Member) => (await member.get(SETTINGS)).parse(NoticeSettings)

async function choose(
  member: Member,
  bug: Omit<TopicChoice, 'push'>,
  part: Partial<NoticeSettings> = {},
) {
  const { topics: _, ...known } = await read(member)
  return member.put(SETTINGS, { ...known, ...part, topics: { bug } })
}

const titles = async (member: Member, query = '') =>
  (await member.get(LIST + query)).parse(listNotices.reply).items.map(({ title }) => title)

async function mailsTo({ userId }: Member, role: 'member' | 'admin' = 'member') {
  const rows = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', addressOf(role, userId))
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

/** So that the hour of the daily mail lies between it and now. */
const yesterday = ({ userId }: Member) =>
  sql`update notices set created_at = now() - interval '25 hours' where user_id = ${userId}`.execute(
    db,
  )

/** What a clock on the wall shows so many minutes from now. */
const clock = (minutes: number) =>
  toWallTime(new Date(Date.now() + minutes * 60_000).toISOString())?.time ?? ''

const digest = () => mailDigests.run(app.scope, {} as never, ATTEMPT)

test('somebody is asked only about what they may read, and chooses for themselves', async () => {
  const [member, other] = [await app.as('member'), await app.as('member')]
  const { topics, version } = await read(member)
  expect(topics.map(({ name }) => name)).toContain('bug')
  expect(topics.map(({ name }) => name)).not.toContain('backup')
  expect(version).toBe(0)
  expect((await choose(member, { app: false, mail: 'digest' })).status).toBe(200)
  const bugOf = async (who: Member) => (await read(who)).topics.find(({ name }) => name === 'bug')
  expect(await bugOf(member)).toMatchObject({ app: false, mail: 'digest' })
  expect(await bugOf(other)).toMatchObject({ app: true, mail: 'now' })
})

test('settings that were saved in another tab meanwhile are not written over', async () => {
  const member = await app.as('member')
  const { topics: _, ...known } = await read(member)
  expect((await member.put(SETTINGS, { ...known, topics: {} })).status).toBe(200)
  expect((await member.put(SETTINGS, { ...known, topics: {} })).json).toMatchObject({
    code: 'stale',
  })
})

test('what concerns the safety of the whole cannot be switched off', async () => {
  const admin = await app.as('admin')
  const { topics: _, ...known } = await read(admin)
  await admin.put(SETTINGS, { ...known, topics: { backup: { app: false, mail: 'none' } } })
  await tell(admin.userId, 'Die Sicherung ist rot', 'backup.red')
  expect(await titles(admin)).toEqual(['Die Sicherung ist rot'])
})

test('what concerns the safety of the whole is mailed at once, also to who wants no mails', async () => {
  const admin = await app.as('admin')
  const { topics: _, ...known } = await read(admin)
  const muted_until = new Date(Date.now() + 3_600_000).toISOString()
  await admin.put(SETTINGS, { ...known, topics: {}, muted_until })
  await tell(admin.userId, 'Die Sicherung ist rot', 'backup.red')
  await tell(admin.userId, 'Ein Konto wurde zurückgesetzt', 'user.second-factor-reset')
  await tell(admin.userId, 'Ein Fehler wurde gemeldet')
  const sent = await mailsTo(admin, 'admin')
  expect(sent).toEqual(['Die Sicherung ist rot', 'Ein Konto wurde zurückgesetzt'])
})

test('who chose nothing and has no tab open gets everything else once a day', async () => {
  const member = await app.as('member')
  await grant(app, { ...MAY_READ, pages: ['view'] })
  await tell(member.userId, 'Eine Seite wartet', 'pages.review')
  await tell(member.userId, 'Etwas ganz anderes', 'unheard.of')
  expect(await mailsTo(member)).toEqual([])
  await yesterday(member)
  await digest()
  expect(await mailsTo(member)).toHaveLength(1)
  await digest()
  expect(await mailsTo(member)).toHaveLength(1)
})

test('hours that are none and unknown fields are refused', async () => {
  const member = await app.as('member')
  const { topics: _, ...known } = await read(member)
  for (const wrong of [
    { quiet: { from: '24:00', to: '07:00' } },
    { quiet: { from: '7', to: '8' } },
    { digest_hour: 24 },
    { muted_until: 'bald' },
    { more: true },
  ])
    expect((await member.put(SETTINGS, { ...known, topics: {}, ...wrong })).status).toBe(400)
})

test('each way is used as it was chosen', async () => {
  const member = await app.as('member')
  await choose(member, { app: true, mail: 'none' })
  await tell(member.userId, 'nur hier')
  await choose(member, { app: false, mail: 'now' })
  await tell(member.userId, 'nur per Mail')
  await choose(member, { app: false, mail: 'none' })
  await tell(member.userId, 'gar nicht')
  expect(await titles(member)).toEqual(['nur hier'])
  expect(await mailsTo(member)).toEqual(['nur per Mail'])
})

test('who is muted gets no mail, but finds the notice', async () => {
  const member = await app.as('member')
  const muted_until = new Date(Date.now() + 3_600_000).toISOString()
  await choose(member, { app: true, mail: 'now' }, { muted_until })
  await tell(member.userId, 'leise')
  expect(await titles(member)).toEqual(['leise'])
  expect(await mailsTo(member)).toEqual([])
})

test('in quiet hours the mail waits, and goes only to who may still read it then', async () => {
  const [member, lost] = [await app.as('member'), await app.as('member')]
  const quiet = { from: clock(-60), to: clock(60) }
  for (const one of [member, lost]) {
    await choose(one, { app: true, mail: 'now' }, { quiet })
    await tell(one.userId, 'zur Nacht')
    expect(await mailsTo(one)).toEqual([])
  }
  const later = async ({ userId }: Member) => {
    const { id } = await db
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await mailLater.run(app.scope, { id } as never, ATTEMPT)
  }
  await later(member)
  await grant(app, {})
  await later(lost)
  expect(await mailsTo(member)).toEqual(['zur Nacht'])
  expect(await mailsTo(lost)).toEqual([])
})

test('the daily mail holds what was collected and is still unread, and comes once', async () => {
  const member = await app.as('member')
  await choose(member, { app: true, mail: 'digest' }, { digest_hour: 0 })
  for (const title of ['eins', 'zwei', 'drei']) await tell(member.userId, title)
  const { items } = (await member.get(LIST)).parse(listNotices.reply)
  const done = items.find(({ title }) => title === 'zwei')?._id
  await member.post(`${LIST}read`, { ids: [done] })
  await digest()
  expect(await mailsTo(member)).toEqual([])
  await yesterday(member)
  await digest()
  await digest()
  expect(await mailsTo(member)).toEqual(['2 neue Mitteilungen'])
})

test('in quiet hours the daily mail waits as well', async () => {
  const member = await app.as('member')
  const own = { app: true, mail: 'digest' } as const
  await choose(member, own, { digest_hour: 0, quiet: { from: clock(-60), to: clock(60) } })
  await tell(member.userId, 'zur Nacht gesammelt')
  await yesterday(member)
  await digest()
  expect(await mailsTo(member)).toEqual([])
  await choose(member, own, { quiet: null })
  await digest()
  expect(await mailsTo(member)).toEqual(['zur Nacht gesammelt'])
})

test('the daily mail names nothing the reader may not read any more', async () => {
  const member = await app.as('member')
  await choose(member, { app: true, mail: 'digest' }, { digest_hour: 0 })
  await tell(member.userId, 'geheim')
  await yesterday(member)
  await grant(app, {})
  await digest()
  expect(await mailsTo(member)).toEqual([])
})

test('a notice is gone with the right to read about it, and back with it', async () => {
  const member = await app.as('member')
  await tell(member.userId, 'vertraulich')
  await tell(member.userId, 'für alle', 'test.said')
  expect(await titles(member)).toEqual(['für alle', 'vertraulich'])
  await grant(app, {})
  const { items, numItems, numUnread } = (await member.get(LIST)).parse(listNotices.reply)
  expect(items.map(({ title }) => title)).toEqual(['für alle'])
  expect({ numItems, numUnread }).toEqual({ numItems: 1, numUnread: 1 })
  await tell(member.userId, 'nie erfahren')
  await member.post(`${LIST}read`, {})
  await grant(app, MAY_READ)
  expect(await titles(member, '?unread=1')).toEqual(['vertraulich'])
})

test('notices are narrowed to a topic and marked unread again', async () => {
  const [member, other] = [await app.as('member'), await app.as('member')]
  await tell(member.userId, 'Fehler')
  await tell(member.userId, 'anderes', 'test.said')
  expect(await titles(member, '?topic=bug')).toEqual(['Fehler'])
  await member.post(`${LIST}read`, {})
  const { items } = (await member.get(LIST)).parse(listNotices.reply)
  const ids = [items[0]?._id]
  expect((await other.post(`${LIST}unread`, { ids })).json).toEqual({ numUnread: 0 })
  expect(await titles(member, '?unread=1')).toEqual([])
  expect((await member.post(`${LIST}unread`, { ids })).json).toEqual({ numUnread: 1 })
  expect(await titles(member, '?unread=1')).toEqual(['anderes'])
})
