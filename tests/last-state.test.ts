import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import { ROOT as FILES, png, send } from '#modules/files/server/test-files.ts'
import { ROOT as PAGES, pageClient, saveSection } from '#modules/pages/server/test-pages.ts'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { waitUntil } from '#platform/wait.ts'
import { makeFolder } from '../faults/rig/install.ts'
import { openLine } from './database-line.ts'
import { addressOf } from './test-address.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const dataDir = await makeFolder('kontor-last-')
const start = () => startPostgres({ dataDir, log: () => undefined, fsync: false })
let postgres = await start()
const target = postgres.connection
await prepare()
const line = await openLine(target)
const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const open = (at: typeof target) =>
  startTestApp({ database: { target: at, drop: async () => undefined }, env })
/** The second one reaches the database over a line that can be cut. */
const [first, second] = [await open(target), await open(line.target)]
const both = [first, second]
const admin = await first.as('admin')
const pages = pageClient(admin)
afterAll(async () => {
  for (const app of both) await app.close()
  await line.cut()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const PATIENCE = { timeoutMs: 20_000, stepMs: 20 }
const see = (path: string) => Promise.all(both.map(({ guest }) => guest.get(path)))
const statuses = async (path: string) => (await see(path)).map(({ status }) => status)
const isFresh = ({ services }: TestApp, path: string) =>
  services.cache.find(new URL(services.settings.baseUrl).host + path) !== undefined

beforeEach(async () => {
  for (const app of both) {
    expect(await waitUntil(() => isReady(app), PATIENCE)).toBe(true)
    expect(await waitUntil(() => isKept(app, '/Impressum'), PATIENCE)).toBe(true)
  }
})

describe('a page that was changed and not asked for since', () => {
  test('is shown as it last stood while the database is away, by both instances, to everyone', async () => {
    const page = await pages.live('Vorher', { slug: 'geaendert' })
    await keep('/geaendert')
    await pages.save(page._id, { fields: { title: 'Nachher' } })
    await pages.publish(page._id)
    await untilDropped('/geaendert')
    const { seen, again } = await whileAway(async () => {
      const seen = [...(await see('/geaendert')), await admin.get('/geaendert?utm=brief')]
      const etag = seen[0]?.headers.get('etag') ?? ''
      return { seen, again: await first.guest.get('/geaendert', { 'if-none-match': etag }) }
    })
    for (const { status, text, headers } of seen) {
      expect([status, text.includes('<h1>Vorher')]).toEqual([200, true])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('warning')).toContain('111')
    }
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-store'])
    for (const { guest } of both) {
      const isNew = async () => (await guest.get('/geaendert')).text.includes('<h1>Nachher')
      expect(await waitUntil(isNew, PATIENCE)).toBe(true)
    }
  })

  test('is one of a list by its own number, and a page nobody has asked for is missing', async () => {
    await entryClient(admin).live('Eine Neuigkeit')
    await keep('/News')
    await saveSection(admin, 'meta', { title: 'Neu' })
    await untilDropped('/News')
    const { shown, others } = await whileAway(async () => ({
      shown: [await statuses('/News'), await statuses('/News?utm=brief')].flat(),
      others: [await see('/News?page=2'), await see('/nie-gefragt')].flat(),
    }))
    expect(shown).toEqual([200, 200, 200, 200])
    for (const { status, headers } of others)
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('keeps its pictures, but not one that was taken away', async () => {
    const [kept, gone] = [await upload('bleibt.png', 300), await upload('geht.png', 310)]
    for (const { path } of [kept, gone]) expect((await first.guest.get(path)).status).toBe(200)
    await admin.remove(`${FILES}/${gone.id}`)
    await saveSection(admin, 'meta', { title: 'Noch neuer' })
    const { shown, taken } = await whileAway(async () => ({
      shown: await first.guest.get(kept.path),
      taken: await first.guest.get(gone.path),
    }))
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(taken.status).toBe(503)
  })
})

test('what ends by the clock is not shown past its end, although nobody could take it back', async () => {
  const page = await pages.live('Nur bis Mittag', { slug: 'bis-mittag' })
  const soon = new Date(Date.now() + 1_800_000)
  await sql`update page_contents set expire_at = ${soon} where page_id = ${page._id}`.execute(
    first.services.db,
  )
  await entryClient(admin).live('Nur heute', { slug: 'nur-heute' })
  await sql`update entry_contents set expire_at = ${soon} where live->>'slug' = 'nur-heute'`.execute(
    first.services.db,
  )
  const online = { state: 'online', online_to: soon.toISOString(), variants: [{ price: 450 }] }
  expect((await admin.post('/api/v0/product/', { title: 'Stollen', ...online })).status).toBe(200)
  const position = { title: 'Bäcker', kind: 'full_time', isOpen: true, until: dayInBerlin() }
  expect((await admin.post('/api/v0/position/', position)).status).toBe(200)
  for (const { services } of both) services.cache.clear()
  const paths = ['/bis-mittag', '/News', '/shop', '/stellen']
  for (const path of paths) await keep(path)
  const { before, after } = await whileAway(async () => {
    const before = await Promise.all(paths.map(statuses))
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000_000)
    try {
      return { before, after: await Promise.all(paths.map(statuses)) }
    } finally {
      clock.mockRestore()
    }
  })
  expect(before.flat()).toEqual(Array(8).fill(200))
  expect(after.flat()).toEqual(Array(8).fill(503))
})

type Take = (id: string) => Promise<unknown>

const TAKEN: [string, Take][] = [
  ['taken offline', (id) => pages.update(id, { offline: true })],
  ['closed', (id) => pages.update(id, { access: { kind: 'signed-in' } })],
  ['deleted', (id) => admin.remove(`${PAGES}/${id}`)],
  ['moved', (id) => pages.update(id, { slug: 'woanders', offline: false })],
]

describe('a page that was taken back', () => {
  test.each(TAKEN)(
    'because it was %s is never shown again, by neither instance',
    async (_, take) => {
      const page = await pages.live('Zurückgenommen', { slug: 'zurueck' })
      await keep('/zurueck')
      await take(page._id)
      await untilDropped('/zurueck')
      expect(await whileAway(() => statuses('/zurueck'))).toEqual([503, 503])
      await admin.remove(`${PAGES}/${page._id}`)
    },
  )

  test('because its author was erased shows the name nowhere', async () => {
    const author = await first.as('admin')
    const entry = await entryClient(author).live('Von jemandem', { author: 'Wanda Vergessen' })
    const paths = ['/News', `/News/${entry.slug}`]
    for (const path of paths) await keep(path)
    expect((await first.guest.get(paths[1] ?? '')).text).toContain('Wanda Vergessen')
    const handle = addressOf('admin', author.userId)
    await sql`update users set roles = '{user}' where id = ${author.userId}`.execute(
      first.services.db,
    )
    const present = await first.steppedUp('admin')
    const erased = await present.post(`/api/v0/users/${author.userId}/erase`, {
      dryRun: false,
      handle,
    })
    expect(erased.status).toBe(200)
    for (const path of paths) await untilDropped(path)
    const seen = await whileAway(() => Promise.all(paths.map(statuses)))
    expect(seen.flat()).toEqual([503, 503, 503, 503])
  })

  test.each([
    ['system', { maintenance: { enabled: true } }],
    ['enabled_components', { modules: { entries: false } }],
  ])('because %s closed it is never shown again', async (section, value) => {
    await entryClient(admin).live('Nicht für immer')
    await keep('/News')
    await saveSection(admin, section, value)
    await untilDropped('/News')
    const seen = await whileAway(() => see('/News'))
    await saveSection(admin, section, section === 'system' ? {} : { modules: {} })
    for (const { status, text } of seen)
      expect([status >= 400, text.includes('Nicht für immer')]).toEqual([true, false])
  })
})

describe('an instance that did not hear of it', () => {
  test('shows nothing that it only remembers, also when the database goes away later', async () => {
    const page = await pages.live('Ungehört', { slug: 'ungehoert' })
    await keep('/ungehoert')
    await line.cut()
    await pages.update(page._id, { offline: true })
    const cutOff = (await second.guest.get('/ungehoert')).status
    const seen = await whileAway(() => statuses('/ungehoert'))
    await line.mend()
    expect([cutOff, ...seen]).toEqual([503, 503, 503])
    expect(await waitUntil(async () => (await statuses('/ungehoert'))[1] === 404, PATIENCE)).toBe(
      true,
    )
  })

  test.each([
    ['forgets it when it hears again and something was taken back', true, 503],
    ['goes on with it when it hears again and nothing was taken back', false, 200],
  ])('%s', async (_, isTaken, expected) => {
    const page = await pages.live('Dazwischen', { slug: `dazwischen-${expected}` })
    const path = `/dazwischen-${expected}`
    await keep(path)
    await line.cut()
    if (isTaken) await pages.update(page._id, { offline: true })
    else await saveSection(admin, 'meta', { title: 'Dazwischen' })
    await line.mend()
    // Fresh again, so it listens again; the other page was not asked for in between.
    expect(await waitUntil(() => isKept(second, '/Impressum'), PATIENCE)).toBe(true)
    const { status } = await whileAway(() => second.guest.get(path))
    expect(status).toBe(expected)
  })
})

async function prepare() {
  const db = openDatabase<never>(openPool(target, () => undefined))
  await migrate(db, serverModules)
  await db.destroy()
}

/** The database is back and answers when this ends, well or not. */
async function whileAway<T>(ask: () => Promise<T>): Promise<T> {
  await postgres.stop()
  try {
    return await ask()
  } finally {
    postgres = await start()
    await waitUntil(() => isReady(first), PATIENCE)
  }
}

async function isReady({ guest }: TestApp): Promise<boolean> {
  return (await guest.get('/readyz')).status === 200
}

/** A page made while news still arrive is not kept, so it is asked again. */
async function isKept(app: TestApp, path: string): Promise<boolean> {
  await app.guest.get(path)
  return isFresh(app, path)
}

async function keep(path: string): Promise<void> {
  for (const app of both) {
    expect(await waitUntil(() => isKept(app, path), PATIENCE)).toBe(true)
  }
}

async function untilDropped(path: string): Promise<void> {
  for (const app of both) {
    expect(await waitUntil(() => !isFresh(app, path), PATIENCE)).toBe(true)
  }
}

async function upload(name: string, width: number) {
  const answer = await send(admin, [{ name, bytes: await png(width, 200) }])
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(answer.text) ?? []
  return { id, path: `/download/${id}` }
}
