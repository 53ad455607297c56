import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { group, is, openSegments } from '../../segments/server/test-segments.ts'

const { app, admin, db, make, save } = await openSegments()
afterAll(() => app.close())

const BROWSER = '/api/v1/person/getDataPersonBrowser'
const Page = z.object({
  persons: z.array(z.object({ _id: z.string() })),
  numItems: z.int(),
  numItemsExact: z.boolean(),
  next: z.string().nullable(),
})
const TAGS = ['Presse', 'presse', 'Ärzte']
const NAMES = ['Ähre', 'Bach', 'Zoll', 'bach']
const HEADS = 6

/** Everybody's language is asked for besides, which says nothing new but takes the long way. */
const LONG_WAY = { language: ['de', 'en'] }

async function walk(question: object): Promise<unknown> {
  const ids: string[] = []
  const totals: unknown[] = []
  let cursor: string | null | undefined
  do {
    const body = { limit: 2, ...question, ...(cursor && { cursor }) }
    const { persons, next, ...total } = (await admin.post(BROWSER, body)).parse(Page)
    ids.push(...persons.map(({ _id }) => _id))
    totals.push(total)
    cursor = next
  } while (cursor)
  return { ids, totals }
}

let ids: string[] = []

async function settle(): Promise<void> {
  await sql`delete from people where account is null`.execute(db)
  ids = []
  for (let head = 0; head < HEADS; head += 1) {
    const tags = TAGS.filter((_, at) => (head >> at) % 2 === 1)
    ids.push((await make({ last_name: NAMES[head % NAMES.length], tags }))._id)
  }
}

type Step = { name: keyof typeof STEPS; one: number; other: number; word: string }

const STEPS = {
  trash: (id: string) => sql`update people set deleted_at = now() where id = ${id}`,
  restore: (id: string) => sql`update people set deleted_at = null where id = ${id}`,
  merge: (id: string, { other }: Step) => sql`update people set merged_into = ${ids[other]}
    where id = ${id} and id <> ${ids[other]} and exists (select from people stays
      where stays.id = ${ids[other]} and stays.merged_into is null)`,
  part: (id: string) => sql`update people set merged_into = null where id = ${id}`,
  doubt: (id: string) => sql`update people set is_candidate = not is_candidate where id = ${id}`,
  rename: (id: string, { word }: Step) =>
    sql`update people set last_name = ${word} where id = ${id}`,
  tag: (id: string, { other }: Step) => sql`update people
    set tags = array(select distinct unnest(tags || ${TAGS[other % TAGS.length]}::text))
    where id = ${id}`,
  untag: (id: string) => sql`update people set tags = tags[2:] where id = ${id}`,
  erase: (id: string) => sql`delete from people where id = ${id}`,
  renameAll: () => sql`update people set first_name = last_name`,
}

const head = fc.nat({ max: HEADS - 1 })
const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]
const step = fc.record({
  name: fc.constantFrom(...STEP_NAMES),
  one: head,
  other: head,
  word: fc.constantFrom(...NAMES),
})

test('whatever becomes of persons, a list of one tag says the same as the long way', async () => {
  const segments = await Promise.all(
    TAGS.map(async (tag) => (await save(group('all', is('people.tag', [tag]))))._id),
  )
  const questions = [
    ...TAGS.map((tag) => ({ tags: [tag] })),
    ...segments.map((segment) => ({ segment })),
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await settle()
      for (const given of steps) await STEPS[given.name](ids[given.one] ?? '', given).execute(db)
      for (const question of questions)
        for (const sort of ['name', '-name'])
          expect(await walk({ ...question, sort }), JSON.stringify({ question, sort })).toEqual(
            await walk({ ...question, sort, ...LONG_WAY }),
          )
    }),
    { seed: 20261118, numRuns: 25 },
  )
})

test('more than one tag, a group of rules or what lies in the trash go the long way', async () => {
  await settle()
  const both = await make({ last_name: 'Beide', tags: ['Presse', 'presse'] })
  const gone = await make({ last_name: 'Fort', tags: ['Presse'] })
  await sql`update people set deleted_at = now() where id = ${gone._id}`.execute(db)
  const none = await save(group('none', is('people.tag', ['Presse'])))
  const shown = async (question: object) =>
    z.object({ ids: z.array(z.string()) }).parse(await walk(question)).ids
  expect(await shown({ tags: ['Presse', 'presse'] })).toContain(both._id)
  expect(await shown({ tags: ['Presse', 'presse'] })).toHaveLength(2)
  expect(await shown({ tags: ['Presse'], trash: 'only' })).toEqual([gone._id])
  expect(await shown({ segment: none._id })).not.toContain(both._id)
  expect(await shown({ segment: none._id, tags: ['Presse'] })).toEqual([])
  expect(await shown({ tags: ['Presse'], search: 'Beide' })).toEqual([both._id])
})
