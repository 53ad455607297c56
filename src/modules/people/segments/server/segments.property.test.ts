import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { type Condition, type Group, isGroup, type Rule } from '../rules.ts'
import { membersBy } from './segment-members.ts'
import { address, is, openSegments } from './test-segments.ts'

const { app, db, explain } = await openSegments()
afterAll(() => app.close())

const TAGS = ['Presse', 'Stamm', 'Verein'] as const
const LANDS = COUNTRIES.slice(0, 3)
const ZIPS = ['10115', '10243', '70173', '1010'] as const

type Known = {
  id: string
  tags: string[]
  language: 'de' | 'en'
  places: { country: string; zip: string }[]
  birthday: string | null
  company: string
  days: number
  isCandidate: boolean
  isDeleted: boolean
}

const person: fc.Arbitrary<Omit<Known, 'id'>> = fc.record({
  tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
  language: fc.constantFrom('de', 'en'),
  places: fc.uniqueArray(
    fc.record({ country: fc.constantFrom(...LANDS), zip: fc.constantFrom(...ZIPS) }),
    { maxLength: 2, selector: JSON.stringify },
  ),
  birthday: fc.option(fc.constantFrom('1980-05-03', '1990-11-16', '2001-12-31')),
  company: fc.constantFrom('', 'Holzbau'),
  days: fc.constantFrom(1, 50, 400),
  isCandidate: fc.constantFrom(false, false, false, true),
  isDeleted: fc.constantFrom(false, false, false, true),
})

const some = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })

const condition: fc.Arbitrary<Condition> = fc.oneof(
  some([...TAGS, 'Niemand']).map((tags) => is('people.tag', tags)),
  some(['de', 'en']).map((languages) => is('people.language', languages)),
  some(LANDS).map((lands) => is('people.country', lands)),
  some(ZIPS).map((zips) => is('people.postcode', zips)),
  some(['1', '10', '7']).map((starts) => is('people.postcode', starts, 'starts')),
  some(['5', '11', '12']).map((months) => is('people.birthMonth', months)),
  fc.boolean().map((wanted) => is('people.company', wanted)),
  fc.constantFrom(10, 100).map((days) => is('people.known', days, 'within')),
  fc.constantFrom(10, 100).map((days) => is('people.known', days, 'beyond')),
)

const groupOf = (rule: fc.Arbitrary<Rule>): fc.Arbitrary<Group> =>
  fc.record({
    join: fc.constantFrom('all', 'any', 'none'),
    rules: fc.array(rule, { minLength: 1, maxLength: 3 }),
  })
const rules = groupOf(fc.oneof(condition, groupOf(fc.oneof(condition, groupOf(condition)))))

/** What a segment means, without a database. */
function fits(one: Known, rule: Rule): boolean {
  if (!isGroup(rule)) return answers(one, rule)
  if (rule.join === 'all') return rule.rules.every((inner) => fits(one, inner))
  const isAny = rule.rules.some((inner) => fits(one, inner))
  return rule.join === 'any' ? isAny : !isAny
}

function answers(one: Known, { condition: name, operator, value }: Condition): boolean {
  const wanted = [value].flat().map(String)
  const has = (values: readonly string[]) => values.some((known) => wanted.includes(known))
  const zips = one.places.map(({ zip }) => zip)
  switch (`${name} ${operator}`) {
    case 'people.tag is':
      return has(one.tags)
    case 'people.language is':
      return has([one.language])
    case 'people.country is':
      return has(one.places.map(({ country }) => country))
    case 'people.postcode is':
      return has(zips)
    case 'people.postcode starts':
      return zips.some((zip) => wanted.some((start) => zip.startsWith(start)))
    case 'people.birthMonth is':
      return one.birthday !== null && has([String(Number(one.birthday.slice(5, 7)))])
    case 'people.company is':
      return (one.company !== '') === value
    case 'people.known within':
      return one.days < Number(value)
    case 'people.known beyond':
      return one.days > Number(value)
    default:
      throw new Error(`nobody knows ${name} ${operator}`)
  }
}

async function keep(persons: readonly Omit<Known, 'id'>[]): Promise<Known[]> {
  await sql`delete from people where account is null`.execute(db)
  const known = persons.map((one) => ({ id: uuidv7(), ...one }))
  await db
    .insertInto('people')
    .values(
      known.map(({ places, days, isCandidate, isDeleted, ...one }) => ({
        ...one,
        last_name: one.id,
        addresses: JSON.stringify(places.map(({ country, zip }) => address(country, zip))),
        created_at: new Date(Date.now() - days * 86_400_000),
        is_candidate: isCandidate,
        deleted_at: isDeleted ? new Date() : null,
        account: null,
        candidate_key: null,
        merged_into: null,
      })),
    )
    .execute()
  return known
}

const persons = fc.array(person, { minLength: 5, maxLength: 25 })
const questions = fc.array(rules, { minLength: 4, maxLength: 8 })

test('random rules find whom a plain reading of them finds', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(persons, questions, async (given, asked) => {
      const known = await keep(given)
      const live = known.filter((one) => !one.isCandidate && !one.isDeleted)
      for (const rule of asked) {
        const { ids } = membersBy(db, rule, app.scope)
        const rows = await db
          .selectFrom('people')
          .select('id')
          .where('account', 'is', null)
          .where('id', 'in', ids)
          .execute()
        const expected = live.filter((one) => fits(one, rule)).map(({ id }) => id)
        expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort())
        const [one] = known
        if (!one) continue
        const why = await explain({ rules: rule, person: one.id })
        expect(why.isIn).toBe(expected.includes(one.id))
        const flat = conditions(rule)
        expect(why.items.map(({ isTrue }) => isTrue)).toEqual(
          flat.map((asks) => answers(one, asks)),
        )
      }
    }),
    { seed: 14, numRuns: 25 },
  )
})

function conditions(rule: Rule): Condition[] {
  return isGroup(rule) ? rule.rules.flatMap(conditions) : [rule]
}

const EVERY: readonly Condition[] = [
  is('people.tag', ['Presse']),
  is('people.language', ['en']),
  is('people.country', ['AT']),
  is('people.postcode', ['70173']),
  is('people.postcode', ['70'], 'starts'),
  is('people.birthMonth', ['5']),
  is('people.role', ['reporter']),
  is('people.account', true),
  is('people.known', 30, 'within'),
  is('people.company', true),
  is('people.proof', ['confirmed']),
  is('users.role', ['member']),
  is('users.status', ['active']),
  is('users.lastSignIn', 30, 'within'),
  is('bug-tracker.reported', true),
  is('bug-tracker.reportedAt', 30, 'within'),
  is('bug-tracker.numReported', 1, 'min'),
]

test.each(EVERY)('$condition $operator is answered by indexes alone', async (rule) => {
  const { ids } = membersBy(db, { join: 'all', rules: [rule] }, app.scope)
  const plan = await db.transaction().execute(async (tx) => {
    // A small table is read whole, whatever indexes it has: this asks whether there is another way.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${ids}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toContain('Seq Scan')
  expect(plan).not.toContain('jsonb')
})
