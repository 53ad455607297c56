import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { packPage } from './pack-page.ts'
import { createPageCache } from './page-cache.ts'
import { TAG_CHANNEL } from './tag-channel.ts'
import { listenForTags, type TagListener } from './tag-listener.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let other: pg.Client
let listener: TagListener | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  other = new pg.Client(database.target)
  await other.connect()
})
afterEach(async () => {
  await listener?.stop()
  listener = undefined
})
afterAll(async () => {
  await other.end()
  await database.drop()
})

const notify = (payload: string) => other.query('select pg_notify($1, $2)', [TAG_CHANNEL, payload])
const page = packPage({ status: 200, headers: {}, html: 'x' })

async function listening(onTags?: (tags: readonly string[]) => Promise<void>) {
  const cache = createPageCache()
  listener = listenForTags({ target: database.target, cache, log, onTags })
  await listener.ready
  const keep = (key: string, tags: string[]) =>
    cache.store({ key, page, tags, since: cache.moment() })
  keep('/a', ['page:1'])
  keep('/b', ['page:2'])
  return { cache, keep }
}

test('what another instance touched is dropped here', async () => {
  const { cache } = await listening()
  await notify('["page:1"]')
  await expect.poll(() => cache.find('/a')).toBeUndefined()
  expect(cache.find('/b')).toBeDefined()
})

test('a message nobody understands drops everything', async () => {
  const { cache } = await listening()
  await notify('page:1')
  await expect.poll(() => cache.size().pages).toBe(0)
})

test('a page made from old values during the renewal does not stay', async () => {
  const gate = Promise.withResolvers<void>()
  const onTags = vi.fn((tags: readonly string[]) =>
    tags.length === 0 ? Promise.resolve() : gate.promise,
  )
  const { cache, keep } = await listening(onTags)
  await notify('["config"]')
  await expect.poll(() => onTags).toHaveBeenLastCalledWith(['config'])
  keep('/old', ['config'])
  gate.resolve()
  await expect.poll(() => cache.find('/old')).toBeUndefined()
})

test('a lost connection comes back, and nothing kept meanwhile stays', async () => {
  const { cache, keep } = await listening()
  const killed = await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'kontor tags'`,
  )
  expect(killed.rowCount).toBe(1)
  await expect.poll(() => cache.size().pages).toBe(0)
  keep('/c', ['page:3'])
  await notify('["page:3"]')
  await expect.poll(() => cache.find('/c')).toBeUndefined()
})

test('a renewal that fails is tried again', async () => {
  let failures = 0
  const onTags = async (tags: readonly string[]) => {
    if (tags.length === 0 || failures > 0) return
    failures += 1
    throw new Error('the database was busy')
  }
  const { cache } = await listening(onTags)
  await notify('["config"]')
  await expect.poll(() => cache.size().pages).toBe(0)
  expect(failures).toBe(1)
})

test('without a database it does not throw and can be stopped', async () => {
  const target = { host: '127.0.0.1', port: 1, user: 'x', password: 'x', database: 'x' }
  listener = listenForTags({ target, cache: createPageCache(), log })
  await listener.ready
  await listener.stop()
})

test('a withdrawal that follows one nobody heard of makes all last states go', async () => {
  const { cache, keep } = await listening()
  const mark = async (before: string | null, now: string) =>
    notify(JSON.stringify({ withdrawn: ['page:9'], mark: { before, now } }))
  const { rows } = await other.query("select value #>> '{}' as mark from facts where name = $1", [
    'site.withdrawn',
  ])
  await notify('{"changed":["page:1"]}')
  await mark(rows[0]?.mark ?? null, 'one')
  await mark('one', 'two')
  await expect.poll(() => cache.size()).toMatchObject({ pages: 1, last: 1 })
  expect(await cache.lastState('/a')).toBeDefined()
  await mark('three', 'four')
  await expect.poll(() => cache.size()).toMatchObject({ pages: 0, last: 0 })
  keep('/c', [])
  expect(cache.find('/c')).toBeDefined()
})
