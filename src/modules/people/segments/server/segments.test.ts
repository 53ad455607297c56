import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeNoun } from '#tests/describe-noun.ts'
import { link } from '../../server/api.ts'
import { addAccount, PERSON } from '../../server/test-persons.ts'
import type { Rule } from '../rules.ts'
import * as calls from '../segment.calls.ts'
import { personSegment } from '../segment.ts'
import { address, COUNT, EXPLAIN, group, is, openSegments, SEGMENT } from './test-segments.ts'

await describeNoun(personSegment, {
  values: { name: 'Presse', description: '', rules: group('all', is('people.tag', ['Presse'])) },
  change: { name: 'Zeitungen', rules: group('any', is('people.tag', ['Zeitung'])) },
  finds: 'zeitung',
})

const { app, admin, db, make, personOf, read, save, found, count, explain } = await openSegments()
afterAll(() => app.close())

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

beforeAll(async () => {
  await make({
    last_name: 'Anna',
    company: 'Anna GmbH',
    tags: ['Presse', 'Stamm'],
    birthday: '1980-05-03',
    addresses: [address('DE', '70173'), address('AT', '1010')],
    contacts: [{ kind: 'email', label: '', value: 'anna@example.org' }],
  })
  const ben = await make({
    last_name: 'Ben',
    language: 'en',
    tags: ['Presse'],
    addresses: [address('GB', 'sw1a 1aa')],
  })
  await db
    .updateTable('people')
    .set({ created_at: ago(400) })
    .where('id', '=', ben._id)
    .execute()
  const cem = await addAccount(app, { handle: 'cem@example.org', data: { last_name: 'Cem' } })
  await db
    .updateTable('users')
    .set({ last_login_at: ago(10) })
    .where('id', '=', cem)
    .execute()
  await db
    .updateTable('users')
    .set({ roles: ['member'] })
    .where('id', '=', cem)
    .execute()
  const dora = await make({ last_name: 'Dora' })
  const [first, second] = await reportBugs(cem)
  const thing = { module: 'bug-tracker', noun: 'bug', role: 'reporter' }
  for (const id of [first, second])
    await app.scope.change((change) =>
      link(change, { person: dora._id, thing: { ...thing, id }, proof: 'confirmed' }),
    )
})

/** Two of a guest, long ago and now, and one by an account. */
async function reportBugs(account: string): Promise<[string, string]> {
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  const file = async (created: Date, reporter: string | null): Promise<string> => {
    const made = await admin.post('/api/v0/system_bugtracker/', { title: 'Ein Fehler' })
    const [bug] = made.parse(z.object({ bugs: z.array(z.object({ _id: z.uuid() })) })).bugs
    if (!bug) throw new Error(made.text)
    await sql`update bugs set created_at = ${created}, reporter_id = ${reporter}
      where id = ${bug._id}`.execute(app.services.db)
    return bug._id
  }
  await file(ago(1), account)
  return [await file(ago(300), null), await file(ago(2), null)]
}

const CONDITIONS: [string, Rule, string[]][] = [
  ['tag', is('people.tag', ['Presse']), ['Anna', 'Ben']],
  ['one of several tags', is('people.tag', ['Stamm', 'Unbekannt']), ['Anna']],
  ['language', is('people.language', ['en']), ['Ben']],
  ['country', is('people.country', ['AT', 'GB']), ['Anna', 'Ben']],
  ['postcode', is('people.postcode', '70173'), ['Anna']],
  ['beginning of a postcode', is('people.postcode', ['sw1'], 'starts'), ['Ben']],
  ['postcode with a wildcard', is('people.postcode', ['7%'], 'starts'), []],
  ['month of birth', is('people.birthMonth', ['5', '6']), ['Anna']],
  ['role', is('people.role', ['reporter']), ['Dora']],
  ['account', is('people.account', true), ['Cem']],
  ['no account', is('people.account', false), ['Anna', 'Ben', 'Dora']],
  ['known for long', is('people.known', 300, 'beyond'), ['Ben']],
  ['known since a day', is('people.known', '2026-01-01', 'since'), ['Anna', 'Cem', 'Dora']],
  ['known before a day', is('people.known', '2026-01-01', 'before'), ['Ben']],
  ['company', is('people.company', true), ['Anna']],
  ['proof of an address', is('people.proof', ['account']), ['Cem']],
  ['proof by staff', is('people.proof', ['staff']), ['Anna']],
  ['role of the account', is('users.role', ['member']), ['Cem']],
  ['state of the account', is('users.status', ['active']), ['Cem']],
  ['signed in lately', is('users.lastSignIn', 30, 'within'), ['Cem']],
  ['not signed in for long', is('users.lastSignIn', 30, 'beyond'), []],
  ['reported a bug', is('bug-tracker.reported', true), ['Cem', 'Dora']],
  ['reported a bug long ago', is('bug-tracker.reportedAt', 100, 'beyond'), ['Dora']],
  ['reported a bug lately', is('bug-tracker.reportedAt', 100, 'within'), ['Cem', 'Dora']],
  ['reported two bugs', is('bug-tracker.numReported', 2, 'min'), ['Dora']],
  ['reported one bug at most', is('bug-tracker.numReported', 1, 'max'), ['Anna', 'Ben', 'Cem']],
]

describe('a segment finds persons', () => {
  test.each(CONDITIONS)('by %s', async (_, rule, names) => {
    expect(await found(group('all', rule))).toEqual(names)
  })

  test('by all, any and none of what is in a group, and by groups in groups', async () => {
    const press = is('people.tag', ['Presse'])
    const german = is('people.language', ['de'])
    const born = is('people.birthMonth', ['5'])
    expect(await found(group('all', press, german))).toEqual(['Anna'])
    expect(await found(group('any', press, is('people.account', true)))).toEqual([
      'Anna',
      'Ben',
      'Cem',
    ])
    expect(await found(group('none', born, is('people.account', true)))).toEqual(['Ben', 'Dora'])
    const nested = group('none', group('all', german, group('none', press)))
    expect(await found(nested)).toEqual(['Anna', 'Ben'])
  })

  test('but never a candidate, and never who was merged or deleted', async () => {
    const [gone, from, into] = await Promise.all(
      ['Gone', 'From', 'Into'].map((last_name) => make({ last_name, tags: ['Randfall'] })),
    )
    if (!gone || !from || !into) throw new Error('nobody was made')
    const rules = group('all', is('people.tag', ['Randfall']))
    expect(await found(rules)).toEqual(['From', 'Gone', 'Into'])
    await admin.remove(PERSON + gone._id)
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const merge = { from: from._id, into: into._id, dryRun: false, ...versions }
    expect((await admin.post(`${PERSON}merge`, merge)).status).toBe(200)
    expect(await found(rules)).toEqual(['Into'])
    expect((await explain({ rules, person: gone._id })).leftOut).toBe('deleted')
    expect((await explain({ rules, person: from._id })).isIn).toBe(true)
    await db.updateTable('people').set({ is_candidate: true }).where('id', '=', into._id).execute()
    expect(await found(rules)).toEqual([])
    expect(await found(group('none', is('people.company', true)))).not.toContain('Into')
    expect(await explain({ rules, person: into._id })).toMatchObject({
      isIn: false,
      leftOut: 'candidate',
      items: [{ isTrue: true }],
    })
    await db.deleteFrom('people').where('id', '=', into._id).execute()
  })
})

describe('a segment', () => {
  const rules = group(
    'all',
    is('people.tag', ['Presse']),
    group('none', is('people.company', true)),
  )

  test('is counted with its first persons, stored or not', async () => {
    const unsaved = await count({ rules })
    expect(unsaved).toMatchObject({ numItems: 1, items: [{ name: 'Ben' }], unavailable: [] })
    expect(await count({ segment: (await save(rules))._id })).toEqual(unsaved)
  })

  test('explains why somebody is in, and why somebody is not', async () => {
    const anna = await admin.get(`${PERSON}?search=Anna`)
    const [{ _id: person } = { _id: '' }] = anna.parse(calls.listMembers.reply).items
    const why = await explain({ rules, person })
    expect(why).toEqual({
      isIn: false,
      leftOut: null,
      unavailable: [],
      items: [
        {
          condition: 'people.tag',
          sentence: 'Schlagwort: Presse',
          isTrue: true,
          isExcluding: false,
          fact: 'Presse, Stamm',
        },
        {
          condition: 'people.company',
          sentence: 'Mit Firma: Ja',
          isTrue: true,
          isExcluding: true,
          fact: 'Anna GmbH',
        },
      ],
    })
    const saved = await save(group('all', is('people.country', ['AT'])))
    expect(await explain({ segment: saved._id, person })).toMatchObject({ isIn: true })
    expect((await admin.post(EXPLAIN, { rules, person: uuidv7() })).status).toBe(404)
  })

  test('of every condition is told in facts', async () => {
    const cem = await db
      .selectFrom('users')
      .select('id')
      .where('handle', '=', 'cem@example.org')
      .executeTakeFirstOrThrow()
    const all = group('any', ...CONDITIONS.map(([, rule]) => rule).slice(0, 26))
    const { items } = await explain({ rules: all, person: String(await personOf(cem.id)) })
    expect(items).toHaveLength(26)
    expect(items.filter(({ fact, sentence }) => fact === '' || sentence === '')).toEqual([])
  })

  test('filters the list of persons', async () => {
    const { _id } = await save(rules)
    const list = await admin.get(`${PERSON}?segment=${_id}`)
    expect(list.json).toMatchObject({ numItems: 1, items: [{ last_name: 'Ben' }] })
    const browser = await admin.post('/api/v1/person/getDataPersonBrowser', {
      segment: _id,
      search: 'Anna',
    })
    expect(browser.json).toMatchObject({ persons: [], numItems: 0 })
    expect((await admin.get(`${PERSON}?segment=${uuidv7()}`)).status).toBe(404)
    await admin.remove(SEGMENT + _id)
    expect((await admin.get(`${PERSON}?segment=${_id}`)).status).toBe(404)
    expect((await admin.post(COUNT, { segment: _id })).status).toBe(404)
  })

  test('offers its conditions with what is in use', async () => {
    const { items } = (await admin.get('/api/v1/person/segmentConditions')).parse(
      calls.listConditions.reply,
    )
    const options = (name: string) => items.find((one) => one.name === name)?.options
    expect(options('people.tag')).toContainEqual({ value: 'Presse', label: 'Presse' })
    expect(options('people.role')).toEqual([{ value: 'reporter', label: 'Meldet Fehler' }])
    expect(options('people.country')).toContainEqual({ value: 'AT', label: 'Österreich' })
  })
})

test('the person a merge left behind is explained as the one who stayed', async () => {
  const [from, into] = [await make({ last_name: 'Weg' }), await make({ last_name: 'Da' })]
  const versions = { fromVersion: from.version, intoVersion: into.version }
  await admin.post(`${PERSON}merge`, { from: from._id, into: into._id, dryRun: false, ...versions })
  expect((await read(from._id))._id).toBe(into._id)
  const rules = group('all', is('people.company', false))
  expect(await explain({ rules, person: from._id })).toMatchObject({ isIn: true })
})
