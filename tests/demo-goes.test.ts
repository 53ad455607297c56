import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { seedOnce } from '#app/server/seed.ts'
import { applyStarter, StarterState } from '#modules/starter/contract.ts'
import type { TemplateName } from '#modules/starter/template-names.ts'
import { DEMO_PEOPLE } from '#modules/users/server/demo-people.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const ROOT = '/api/v0/starter/'
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

async function makeOwn(app: TestApp, template: TemplateName) {
  const admin = await app.as('admin')
  const { facts } = (await admin.get(ROOT)).parse(StarterState)
  const order = {
    order: uuidv7(),
    template,
    languages: ['de'],
    facts: { ...facts, name: 'Reiter', city: 'Jena', email: 'post@reiter.test' },
    look: { palette: 'sea', heading_font: 'figtree', body_font: 'inter' },
  }
  return (await admin.post(ROOT, order)).parse(applyStarter.reply)
}

/** How many rows each table has. */
async function counts({ services: { db } }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const counted: Record<string, number> = {}
  for (const { name } of rows.filter((row) => !PASSING.has(row.name))) {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)}`.execute(db)
    counted[name] = found.rows[0]?.n ?? 0
  }
  return counted
}

/** Tables in which one of the words occurs, in whatever column. */
async function tablesWith({ services: { db } }: TestApp, words: readonly string[]) {
  const found: string[] = []
  for (const name of Object.keys(await counts(apps[0] as TestApp))) {
    const { rows } = await sql`select from ${sql.table(name)} t
      where t::text ~ ${words.join('|')} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

test.each(['werkstatt', 'backhaus'] as const)(
  'once the website is theirs (%s), nothing is there that the demo brought',
  { timeout: 240_000 },
  async (template) => {
    const [shown, empty] = [await started(true), await started(false)]
    const people = DEMO_PEOPLE.map(({ last_name }) => last_name)
    expect(await tablesWith(shown, people)).toContain('users')
    expect((await makeOwn(shown, template)).kept).toEqual([])
    await makeOwn(empty, template)
    expect(await counts(shown)).toEqual(await counts(empty))
    expect(await tablesWith(shown, people)).toEqual([])
  },
)
