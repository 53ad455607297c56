import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { serverModules } from '#app/modules.server.ts'
import { seedOnce } from '#app/server/seed.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { removeDemo } from '#kernel/server/manifest/demo.ts'
import { applyStarter, StarterState } from '#modules/starter/contract.ts'
import { DEMO_ORDERS } from '#modules/starter/server/shop/demo-orders.ts'
import { TEMPLATE_NAMES, type TemplateName } from '#modules/starter/template-names.ts'
import { loadTemplate } from '#modules/starter/templates/all.ts'
import { DEMO_PEOPLE } from '#modules/users/server/demo-people.ts'
import { forgetNow } from '#modules/users/server/test-people.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const ROOT = '/api/v0/starter/'
const BUGS = '/api/v1/system_bugtracker/getPageData'
/** Bytes go by a job, sessions and marks of withdrawals differ by what was asked for. */
const PASSING = new Set(['sessions', 'rate_limits', 'file_blobs'])
const apps: TestApp[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function started(isDemo: boolean): Promise<TestApp> {
  const app = await startTestApp()
  apps.push(app)
  await seedOnce(app, isDemo)
  return app
}

type Own = { template: TemplateName; languages: string[]; shop: boolean }

async function makeOwn(app: TestApp, own: Own) {
  const admin = await app.as('admin')
  const { facts } = (await admin.get(ROOT)).parse(StarterState)
  const order = {
    order: uuidv7(),
    ...own,
    facts: { ...facts, name: 'Reiter', city: 'Jena', email: 'post@reiter.test' },
    look: { palette: 'sea', heading_font: 'figtree', body_font: 'inter' },
  }
  return (await admin.post(ROOT, order)).parse(applyStarter.reply)
}

/** How many rows each table has. */
async function counts(app: TestApp): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const name of await tablesOf(app)) {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} ${countedOf(name)}`.execute(app.services.db)
    counted[name] = found.rows[0]?.n ?? 0
  }
  return counted
}

/**
 * That the shop as a whole was in sight is written anew with the first own goods: until the change is
 * done, visitors see that of the demo.
 */
function countedOf(table: string) {
  return table === 'product_showings' ? sql`where product_id is not null` : sql``
}

async function differing(one: TestApp, other: TestApp): Promise<string[]> {
  const [ours, theirs] = [await counts(one), await counts(other)]
  const names = Object.keys(ours).filter((name) => ours[name] !== theirs[name])
  const told = names.map(async (name) =>
    name.endsWith('_words')
      ? `${name}: ${await wordsOf(one, name)}, not ${await wordsOf(other, name)}`
      : `${name}: ${ours[name]}, not ${theirs[name]}`,
  )
  return Promise.all(told)
}

async function wordsOf({ services }: TestApp, table: string): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(table)} order by word`.execute(services.db)
  return rows.map(({ word }) => word).join(' ')
}

async function tablesOf({ services }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(services.db)
  return rows.map(({ name }) => name).filter((name) => !PASSING.has(name))
}

/** Tables in which one of the words occurs, in whatever column. */
async function tablesWith(app: TestApp, words: readonly string[]) {
  const found: string[] = []
  for (const name of await tablesOf(app)) {
    const { rows } = await sql`select from ${sql.table(name)} t
      where t::text ~ ${words.join('|')} limit 1`.execute(app.services.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/**
 * Whatever the demo made, and what its orders made in turn. Its pictures are shown by templates too, and
 * pages that every website has become theirs with other words.
 */
async function demoIds({ services }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item_id as id from demo_rows where noun not in ('bundled-picture', 'page')
    union select id::text from order_lines union select id::text from payments
    union select id::text from return_lines union select id::text from people where is_candidate
    `.execute(services.db)
  return rows.map(({ id }) => id)
}

/** Tables in which one of the ids occurs, in whatever column. */
async function tablesNaming(app: TestApp, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(app)) {
    const { rows } = await sql`select from ${sql.table(name)} t,
      regexp_matches(t::text, '[0-9a-f]{8}-[0-9a-f-]{27}', 'g') named
      where named[1] = any(${[...ids]}::text[]) limit 1`.execute(app.services.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const SOLD = ['orders', 'payments', 'payment_events', 'returns', 'people', 'stock_movements']

test.each([
  { template: 'werkstatt', languages: ['de', 'en'], shop: false },
  { template: 'backhaus', languages: ['de'], shop: true },
  { template: 'vereinsheim', languages: ['de', 'en'], shop: false },
] satisfies Own[])(
  'once the website is theirs ($template), nothing is there that the demo brought',
  { timeout: 240_000 },
  async (own) => {
    const { languages, shop } = own
    const [shown, empty] = [await started(true), await started(false)]
    const buyers = DEMO_ORDERS.map(({ buyer }) => buyer)
    const people = [...DEMO_PEOPLE, ...buyers].map(({ last_name }) => last_name)
    const ids = await demoIds(shown)
    expect(await tablesWith(shown, people)).toEqual(expect.arrayContaining(['users', 'orders']))
    expect(await tablesNaming(shown, ids)).toEqual(expect.arrayContaining(SOLD))
    expect((await makeOwn(shown, own)).kept).toEqual([])
    await makeOwn(empty, own)
    await forgetNow(shown)
    // Sizes of pictures and words of searches are still being made for a moment.
    await expect.poll(() => differing(shown, empty)).toEqual([])
    const { rows: showings } = await sql`select from product_showings`.execute(shown.services.db)
    expect(showings.length > 0).toBe(shop)
    expect(await tablesWith(shown, people)).toEqual([])
    expect(await tablesNaming(shown, ids)).toEqual([])
    await expectNoInventedName(shown, languages.includes('en') ? ['/', '/en'] : ['/'])
    expect(isOn(shown, 'bug-tracker')).toBe(false)
    expect(isOn(shown, 'shop')).toBe(shop)
  },
)

function isOn({ services }: TestApp, module: string): boolean {
  return isComponentEnabled(services.config.get(enabledComponentsSection), module)
}

test('a new installation has no bug tracker until somebody wants one, an old one keeps it', async () => {
  const fresh = await started(false)
  const admin = await fresh.as('admin')
  expect((await admin.post(BUGS, {})).status).toBe(404)
  expect(isOn(fresh, 'shop')).toBe(false)
  const value = { modules: { 'bug-tracker': true } }
  const wanted = { name: 'enabled_components', value, version: 1 }
  expect((await admin.put('/api/v0/config/', wanted)).status).toBe(200)
  expect((await admin.post(BUGS, {})).status).toBe(200)
  await seedOnce(fresh, false)
  expect(isOn(fresh, 'bug-tracker')).toBe(true)

  const old = await startTestApp()
  apps.push(old)
  const mark = { name: 'seeded', value: JSON.stringify({ isDemo: false }) }
  await old.services.db.insertInto('facts').values(mark).execute()
  await seedOnce(old, false)
  expect(isOn(old, 'bug-tracker')).toBe(true)
})

/** Parts of names that are words of a sentence, too. */
const COMMON = new Set(['und', 'and', 'Can', 'Grace'])

function asWord(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`,
    'u',
  )
}

/** Every public page, found by following links from the home page. */
async function expectNoInventedName(app: TestApp, homes: readonly string[]): Promise<void> {
  const admin = await app.as('admin')
  expect((await admin.post(`${ROOT}online/`, { isPublic: true })).status).toBe(200)
  const templates = await Promise.all(TEMPLATE_NAMES.map(loadTemplate))
  const names = templates.flatMap(({ business, people }) => [
    business.name ?? '',
    business.street ?? '',
    business.email ?? '',
    business.city ?? '',
    business.phone ?? '',
    ...people.flatMap(({ name }) => [name, ...name.split(' ')]),
  ])
  const invented = names.filter((name) => name !== '' && !COMMON.has(name)).map(asWord)
  const seen = new Set(homes)
  for (const path of seen) {
    const { status, text } = await app.guest.get(path)
    expect([path, status]).toEqual([path, 200])
    for (const name of invented) expect(name.exec(text)?.[0], path).toBeUndefined()
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#?]*)"/g))
      if (!/assets|icon|download|\.xml|login/.test(link)) seen.add(link)
  }
  expect(seen.size).toBeGreaterThan(5)
}

test('what somebody changed of the demo stays, and is named', { timeout: 120_000 }, async () => {
  const app = await startTestApp()
  apps.push(app)
  for (const { demo, name } of serverModules) if (name !== 'starter') await demo?.seed?.(app.scope)
  const admin = await app.as('admin')
  const Bugs = z.object({ bugs: z.array(z.object({ _id: z.string(), title: z.string() })) })
  const { bugs } = (await admin.post(BUGS, { limit: 50 })).parse(Bugs)
  const [talked] = bugs
  const said = { body: 'Das sehe ich auch.' }
  const path = `/api/v0/system_bugtracker/${talked?._id}/comments`
  expect((await admin.post(path, said)).status).toBeLessThan(300)
  const kept = await app.scope.change((change) => removeDemo(change, serverModules))
  expect(kept.map(({ label }) => label)).toEqual([talked?.title, expect.any(String)])
  const after = (await admin.post(BUGS, { limit: 50 })).parse(Bugs)
  expect(after.bugs.map(({ _id }) => _id)).toEqual([talked?._id])
})
