import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { designerOf, ROOT, tabOf } from './test-designer.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const first = await startTestApp({ database, env })
const second = await startTestApp({ database, env })
const [mira, jonas] = [await first.as('admin'), await second.as('admin')]
const [here, there] = [designerOf(mira), designerOf(jonas)]
const { make, draft, save, publish } = pageClient(mira)
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})

const [one, two, three] = [
  paragraph('one', 'one'),
  paragraph('two', 'two'),
  paragraph('three', 'three'),
]
const said = (id: string, words: string) => paragraph(id, words)

/** A page with three paragraphs. */
async function open(title: string) {
  const { _id: page } = await make(title)
  await save(page, { blocks: [one, two, three] })
  return draft(page)
}

test('each sees the other, on whichever instance, and who leaves is gone', async () => {
  const { page } = await open('Anwesend')
  expect((await here.beat({ page }, { block: 'one' })).others).toEqual([])
  const seen = await there.beat({ page })
  expect(seen.others).toMatchObject([{ name: 'Test admin', userId: mira.userId, block: 'one' }])
  expect((await here.beat({ page })).others).toMatchObject([{ userId: jonas.userId, block: null }])
  expect((await here.beat({ page }, { tab: 'second tab' })).others).toHaveLength(2)
  expect((await here.beat({ page, lang: 'en' })).others).toEqual([])
  await mira.remove(`${ROOT}/presence/?page=${page}&lang=de`, tabOf('second tab'))
  await sql`update designer_presence set seen_at = now() - interval '16 seconds'
    where user_id = ${mira.userId}`.execute(first.services.db)
  expect((await there.beat({ page })).others).toEqual([])
})

test('rows of those who left without a word are swept by the next who comes', async () => {
  const { page } = await open('Aufgeräumt')
  await here.beat({ page })
  await sql`update designer_presence set seen_at = now() - interval '2 minutes'`.execute(
    first.services.db,
  )
  await there.beat({ page }, { tab: 'fresh' })
  const { rows } = await sql`select 1 from designer_presence`.execute(first.services.db)
  expect(rows).toHaveLength(1)
})

test('a block is held by one tab; the holder is told when it is taken over', async () => {
  const { page } = await open('Gehalten')
  expect(await here.lock({ page, block: 'one' })).toMatchObject({ isMine: true })
  const refused = await there.lock({ page, block: 'one' })
  expect(refused).toMatchObject({ isMine: false, holder: { name: 'Test admin' } })
  expect(await here.lock({ page, block: 'one' }, { tab: 'other' })).toMatchObject({
    isMine: false,
    isOwnOtherTab: true,
  })
  expect((await there.beat({ page })).locks).toMatchObject([{ block: 'one', userId: mira.userId }])
  expect((await here.beat({ page }, { held: ['one'] })).lost).toEqual([])
  expect(await there.lock({ page, block: 'one' }, { takeOver: true })).toMatchObject({
    isMine: true,
  })
  const told = await here.beat({ page }, { held: ['one'] })
  expect(told.lost).toEqual([{ block: 'one', by: 'Test admin' }])
  const { rows } = await sql<{ after: { block: string } }>`
    select after from audit_log where action = 'lock-taken' and item_id = ${page}`.execute(
    first.services.db,
  )
  expect(rows).toHaveLength(1)
})

test('a heartbeat renews the lease, and takes up again what ran out and is free', async () => {
  const { page } = await open('Verlängert')
  await here.lock({ page, block: 'one' })
  const left = async (seconds: number) => {
    await sql`update edit_locks set expires_at = now() + make_interval(secs => ${seconds})
      where item_id like ${`${page}%`}`.execute(first.services.db)
    await here.beat({ page }, { held: ['one'] })
    const { rows } = await sql<{ s: number }>`
      select extract(epoch from expires_at - now())::int as s from edit_locks
      where item_id like ${`${page}%`}`.execute(first.services.db)
    return rows[0]?.s ?? 0
  }
  expect(await left(250)).toBeLessThan(260)
  expect(await left(200)).toBeGreaterThan(290)
  expect(await left(-5)).toBeGreaterThan(290)
})

test('of many who reach for a free block at once, one gets it', async () => {
  const { page } = await open('Gedränge')
  const hands = Array.from({ length: 12 }, (_, at) =>
    (at % 2 ? here : there).lock({ page, block: 'two' }, { tab: `tab ${at}` }),
  )
  expect((await Promise.all(hands)).filter(({ isMine }) => isMine)).toHaveLength(1)
})

test('a block that someone holds cannot be written by others, by no call', async () => {
  const { page, revision, blocks } = await open('Verschlossen')
  await here.lock({ page, block: 'one' })
  const mine = [said('one', 'von Jonas'), two, three]
  const merged = await there.merge({
    page,
    base: revision,
    before: blocks,
    after: mine,
  })
  expect(merged.status).toBe(409)
  expect(merged.json).toMatchObject({ code: 'locked', block: 'one', userId: mira.userId })
  const saved = await jonas.put(`/api/v0/page/${page}/draft`, {
    lang: 'de',
    revision,
    blocks: mine,
  })
  expect(saved.json).toMatchObject({ code: 'locked', block: 'one' })
  const around = [three, one, said('two', 'von Jonas')]
  expect(
    (await jonas.put(`/api/v0/page/${page}/draft`, { lang: 'de', revision, blocks: around }))
      .status,
  ).toBe(200)
  expect(
    (
      await here.merge({
        page,
        base: revision,
        before: blocks,
        after: [said('one', 'von Mira'), two, three],
      })
    ).status,
  ).toBe(200)
  const { blocks: now } = await draft(page)
  expect(now).toEqual([three, said('one', 'von Mira'), said('two', 'von Jonas')])
})

test('both instances write different blocks at once, and everything is there', async () => {
  const { page, revision, blocks } = await open('Zugleich')
  const answers = await Promise.all([
    here.merge({ page, base: revision, before: blocks, after: [said('one', 'A'), two, three] }),
    there.merge({ page, base: revision, before: blocks, after: [one, two, said('three', 'B')] }),
    here.merge({ page, base: revision, before: blocks, after: [...blocks, said('four', 'C')] }),
    there.merge({ page, base: revision, before: blocks, after: [two, one, three] }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const now = await draft(page)
  expect(now.revision).toBe(revision + 4)
  expect(new Map(now.blocks.map((block) => [block.id, block]))).toEqual(
    new Map([said('one', 'A'), two, said('three', 'B'), said('four', 'C')].map((b) => [b.id, b])),
  )
  expect(now.blocks.findIndex(({ id }) => id === 'two')).toBeLessThan(
    now.blocks.findIndex(({ id }) => id === 'one'),
  )
})

test('the same block on both sides: the second gets both versions and nothing is stored', async () => {
  const { page, revision, blocks } = await open('Derselbe Block')
  await here.merge({ page, base: revision, before: blocks, after: [said('one', 'A'), two, three] })
  const mine = [said('one', 'B'), said('two', 'B'), three]
  const answer = await there.merge({ page, base: revision, before: blocks, after: mine })
  expect(answer.status).toBe(409)
  expect(answer.json).toMatchObject({
    code: 'conflict',
    conflicts: [{ block: 'one', base: one, current: said('one', 'A'), yours: said('one', 'B') }],
    draft: { revision: revision + 1, blocks: [said('one', 'A'), two, three] },
  })
  expect((await draft(page)).revision).toBe(revision + 1)
})

test('a save without an answer is sent again and makes no second revision', async () => {
  const { page, revision, blocks } = await open('Noch einmal')
  const again = { page, base: revision, before: blocks, after: [said('one', 'A'), two] }
  const [sent, repeated] = [await here.merge(again), await there.merge(again)]
  expect(sent.json).toMatchObject({ revision: revision + 1, draft: null })
  expect(repeated.json).toMatchObject({ revision: revision + 1 })
  expect((await draft(page)).blocks).toEqual([said('one', 'A'), two])
})

test('no version and no discarding writes over a held block, until it is taken over', async () => {
  const { page } = await open('Zurückgeholt')
  await publish(page)
  await save(page, { blocks: [said('one', 'neu'), said('two', 'neu'), three] })
  const { revision } = await draft(page)
  await here.lock({ page, block: 'one' })
  const body = { lang: 'de', revision }
  const ways = [
    () => jonas.post(`/api/v0/page/${page}/versions/1/restore`, body),
    () => jonas.post(`/api/v0/page/${page}/versions/1/restore`, { ...body, block: 'one' }),
    () => jonas.post(`/api/v0/page/${page}/discard`, body),
  ]
  const lock = { noun: 'page-block', id: `${page}_de_one` }
  for (const way of ways) {
    const refused = await way()
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({ code: 'locked', block: 'one', name: 'Test admin', lock })
    expect(refused.text).toContain('Test admin')
  }
  expect((await draft(page)).revision).toBe(revision)
  await jonas.post('/api/v0/edit_lock/', { ...lock, takeOver: true }, tabOf('test-tab'))
  expect((await here.beat({ page }, { held: ['one'] })).lost).toMatchObject([{ block: 'one' }])
  const done = await jonas.post(`/api/v0/page/${page}/discard`, body, tabOf('test-tab'))
  expect(done.status).toBe(200)
  expect((await draft(page)).blocks).toEqual([one, two, three])
})

test('one block of a version comes back while someone else holds another', async () => {
  const { page } = await open('Daneben')
  await publish(page)
  await save(page, { blocks: [said('one', 'neu'), said('two', 'neu'), three] })
  const { revision } = await draft(page)
  await here.lock({ page, block: 'one' })
  const body = { lang: 'de', revision, block: 'two' }
  expect((await jonas.post(`/api/v0/page/${page}/versions/1/restore`, body)).status).toBe(200)
  expect((await draft(page)).blocks).toEqual([said('one', 'neu'), two, three])
})

test('whoever comes second sees the first, saves over nothing newer, and a take-over loses nothing', async () => {
  const { page, revision, blocks } = await open('Zu zweit am selben Block')
  await here.beat({ page }, { block: 'one' })
  expect((await there.beat({ page })).others).toMatchObject([{ userId: mira.userId, block: 'one' }])
  await here.lock({ page, block: 'one' })
  expect(await there.lock({ page, block: 'one' })).toMatchObject({ isMine: false })
  const stored = [said('one', 'Mira, gespeichert'), two, three]
  const at = { page, base: revision, before: blocks }
  expect((await here.merge({ ...at, after: stored })).status).toBe(200)
  const late = { lang: 'de', revision, blocks: [said('one', 'Jonas, veraltet'), two, three] }
  expect((await jonas.put(`/api/v0/page/${page}/draft`, late)).json).toMatchObject({
    code: 'stale',
    current: { blocks: stored },
  })
  await there.lock({ page, block: 'one' }, { takeOver: true })
  expect((await here.beat({ page }, { held: ['one'] })).lost).toHaveLength(1)
  // What Mira wrote last was not stored yet: she is told who has the block now, and keeps it.
  const unsaved = { page, base: revision + 1, before: stored }
  const mine = [said('one', 'Mira, ungespeichert'), two, three]
  expect((await here.merge({ ...unsaved, after: mine })).json).toMatchObject({
    code: 'locked',
    userId: jonas.userId,
  })
  const theirs = [said('one', 'Jonas'), two, three]
  expect((await there.merge({ ...unsaved, after: theirs })).status).toBe(200)
  await jonas.remove(`${ROOT}/lock/?page=${page}&lang=de&block=one`, tabOf('test-tab'))
  expect((await here.merge({ ...unsaved, after: mine })).json).toMatchObject({
    code: 'conflict',
    conflicts: [{ block: 'one', current: theirs[0], yours: mine[0] }],
  })
  const chosen = { page, base: revision + 2, before: theirs, after: mine }
  expect((await here.merge(chosen)).status).toBe(200)
  expect((await draft(page)).blocks).toEqual(mine)
})
