import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { announceMinutes } from '#kernel/server/publishing/due.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { entryContent } from '#modules/entries/server/entries/entry-content.ts'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { pageContent } from './pages/page-content.ts'
import { pageClient, ROOT } from './test-pages.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const first = await startTestApp({ database, env, hasWorkers: true })
const second = await startTestApp({ database, env, hasWorkers: true })
const [here, there] = [await first.as('admin'), await second.as('admin')]
const { make, draft, save, live } = pageClient(here)
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})

const both = [first, second]
const statuses = async (path: string) =>
  Promise.all(both.map(async ({ guest }) => (await guest.get(path)).status))
const countVersions = async (id: string) => (await here.get(`${ROOT}/${id}/versions`)).json.numItems

/** Schedules as the call does, but to the second, so that a test can wait for it. */
async function scheduleAt(id: string, column: 'publish_at' | 'expire_at', at: Date): Promise<void> {
  await first.scope.change(async (change) => {
    await sql`update page_contents set ${sql.ref(column)} = ${at} where page_id = ${id}`.execute(
      change.kernel,
    )
    await announceMinutes(change, 'pages', [at])
  })
}

test('a schedule is kept once, by whichever instance is awake, and seen on both', async () => {
  const page = await make('Zur vollen Minute', { slug: 'minute' })
  expect(await statuses('/minute')).toEqual([404, 404])
  const at = new Date(Date.now() + 2500)
  await scheduleAt(page._id, 'publish_at', at)
  await expect
    .poll(() => statuses('/minute'), { interval: 50, timeout: 20_000 })
    .toEqual([200, 200])
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  expect(await countVersions(page._id)).toBe(1)
  await scheduleAt(page._id, 'expire_at', new Date(Date.now() + 1000))
  await expect
    .poll(() => statuses('/minute'), { interval: 50, timeout: 20_000 })
    .toEqual([404, 404])
})

/** Wall clocks in Berlin around the two nights when they are changed. */
const NIGHTS = [
  { name: 'spring', from: '2027-03-28T01:59', until: '2027-03-28T03:00', at: '2027-03-28T00:59Z' },
  { name: 'autumn', from: '2027-10-31T01:59', until: '2027-10-31T03:00', at: '2027-10-30T23:59Z' },
]

test.each(NIGHTS)(
  'in the night of $name a page and an entry appear and leave at their minutes, once, on both',
  async ({ name, from, until, at }) => {
    const page = await make(`Nacht ${name}`)
    const news = entryClient(here)
    const entry = await news.make({ title: `Nacht ${name}` })
    const plan = { lang: 'de' as const, publish_at: from, expire_at: until }
    const { revision } = await draft(page._id)
    await here.post(`${ROOT}/${page._id}/schedule`, { revision, ...plan })
    await news.step(entry._id, 'schedule', plan)
    const start = Date.parse(at)
    const end = Date.parse(`${until.slice(0, 10)}T0${name === 'spring' ? 1 : 2}:00Z`)
    const seen = async () => [
      ...(await statuses(`/nacht-${name}`)),
      ...(await statuses(`/News/nacht-${name}`)),
    ]
    const settle = (moment: number) =>
      Promise.all([...both, ...both].map((app) => settleAt(app, new Date(moment))))
    await settle(start - 1)
    expect(await seen()).toEqual([404, 404, 404, 404])
    await settle(start)
    await expect.poll(seen).toEqual([200, 200, 200, 200])
    await settle(end - 1)
    expect(await seen()).toEqual([200, 200, 200, 200])
    await settle(end)
    await expect.poll(seen).toEqual([404, 404, 404, 404])
    expect(await countVersions(page._id)).toBe(1)
    const versions = await here.get(`/api/v0/entry/${entry._id}/versions`)
    expect(versions.json.numItems).toBe(1)
  },
)

/** What the jobs of an instance do at a moment. */
async function settleAt(app: typeof first, now: Date): Promise<void> {
  await pageContent.settleDue(typedScope(app.scope), now)
  await entryContent.settleDue(typedScope(app.scope), now)
}

test('two who publish at once make one version, and both instances show it', async () => {
  const page = await live('Wettlauf', { slug: 'wettlauf' })
  for (let round = 1; round <= 5; round += 1) {
    await save(page._id, { fields: { title: `Wettlauf ${round}` } })
    const { revision } = await draft(page._id)
    const path = `${ROOT}/${page._id}/publish`
    const answers = await Promise.all(
      [here, there].map((caller) => caller.post(path, { lang: 'de', revision })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countVersions(page._id)).toBe(round + 1)
    const shown = async () =>
      Promise.all(
        both.map(async ({ guest }) =>
          (await guest.get('/wettlauf')).text.includes(`<h1>Wettlauf ${round}</h1>`),
        ),
      )
    await expect.poll(shown).toEqual([true, true])
  }
})

test('of two saves at the same revision one wins, of two pages at one address one', async () => {
  const page = await make('Gleichzeitig')
  const { revision } = await draft(page._id)
  const saves = await Promise.all(
    [here, there].map((caller, at) =>
      caller.put(`${ROOT}/${page._id}/draft`, { revision, fields: { title: `T${at}` } }),
    ),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const made = await Promise.all(
    [here, there, here, there].map((caller) =>
      caller.post(`${ROOT}/`, { title: 'Eine Adresse', slug: 'nur-eine' }),
    ),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
