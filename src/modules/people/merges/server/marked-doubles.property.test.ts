import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPeople, PERSON } from '../../server/test-persons.ts'
import { renewDuplicates } from './find-all-duplicates.ts'

const { app, admin, db, make } = await openPeople()
afterAll(() => app.close())

const BIRTHDAY = '1969-07-20'
const mail = (value: string) => ({ kind: 'email', label: '', value })
/** Two by mail, two by mail and birthday, two by birthday, and all of those by one another's. */
const HOUSE = [
  { first_name: 'Edda', last_name: 'Mond', birthday: BIRTHDAY, contacts: [mail('m@example.org')] },
  { first_name: 'Eda', last_name: 'Mond', birthday: BIRTHDAY, contacts: [] },
  { first_name: 'Edda', last_name: 'Mondt', birthday: BIRTHDAY, contacts: [] },
  { first_name: 'Karl', last_name: 'Anders', contacts: [mail('m@example.org')] },
  { first_name: 'Rita', last_name: 'Allein', contacts: [mail('rita@example.org')] },
  { first_name: 'Uwe', last_name: 'Zwei', contacts: [mail('rita@example.org')] },
]

let ids: string[] = []

/** Counted from the pairs, as nothing but the pairs and who is there would say it. */
async function expected() {
  const { rows } = await sql<{ id: string; double_by: string }>`
    select person_id as id,
      case when bool_or(reasons && '{mail,phone}') then 'contact' else 'birthday' end as double_by
    from person_duplicates join people on people.id = person_id
      join people other on other.id = other_id
    where people.merged_into is null and people.deleted_at is null
      and other.merged_into is null and other.deleted_at is null
    group by person_id order by person_id`.execute(db)
  return rows
}

const marked = () =>
  db
    .selectFrom('people')
    .select(['id', 'double_by'])
    .where('double_by', 'is not', null)
    .where('merged_into', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

const STEPS = {
  trash: (one: string) => set(one, { deleted_at: new Date() }),
  restore: (one: string) => set(one, { deleted_at: null }),
  merge: async (one: string, other: string) => {
    await sql`update people set merged_into = ${other} where id = ${one} and id <> ${other}
      and exists (select from people stays where stays.id = ${other} and stays.merged_into is null)`.execute(
      db,
    )
  },
  part: (one: string) => set(one, { merged_into: null }),
  trashBoth: async (one: string, other: string) => {
    await sql`update people set deleted_at = now() where id in (${one}, ${other})`.execute(db)
  },
  distinct: async (one: string, other: string) => {
    if (one !== other) await admin.post(`${PERSON}${one}/distinct`, { other })
  },
  erase: async (one: string) => {
    await db.deleteFrom('people').where('id', '=', one).execute()
  },
  renew: () => renewDuplicates(db),
}

const NAMES = [
  'trash',
  'restore',
  'merge',
  'part',
  'trashBoth',
  'distinct',
  'erase',
  'renew',
] as const satisfies (keyof typeof STEPS)[]

async function set(id: string, values: { deleted_at?: Date | null; merged_into?: string | null }) {
  await db.updateTable('people').set(values).where('id', '=', id).execute()
}

async function settle(): Promise<void> {
  await sql`delete from people where account is null`.execute(db)
  ids = []
  for (const values of HOUSE) ids.push((await make(values))._id)
  await renewDuplicates(db)
}

test('whatever goes, comes back, is merged or told apart: marked is who has a double that is there', async () => {
  await settle()
  expect(await marked()).toHaveLength(6)
  const place = fc.nat({ max: HOUSE.length - 1 })
  const what = fc.constantFrom(...NAMES)
  const steps = fc.array(fc.record({ what, one: place, other: place }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await settle()
      for (const { what: name, one, other } of given) {
        await STEPS[name](ids[one] ?? '', ids[other] ?? '')
        expect(await marked(), `${name} ${one} ${other}`).toEqual(await expected())
      }
    }),
    { seed: 20261118, numRuns: 25 },
  )
})

test('a night in which nothing changed writes nothing', async () => {
  await settle()
  const versions = async () => {
    const { rows } = await sql<{ row: string }>`select xmin::text as row from people
      union all select xmin::text from person_duplicates order by 1`.execute(db)
    return rows
  }
  const before = await versions()
  await renewDuplicates(db)
  expect(await versions()).toEqual(before)
})
