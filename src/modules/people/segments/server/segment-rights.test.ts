import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUEST } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { segmentMembers } from '../../server/api.ts'
import { addAccount, grant, PERSON } from '../../server/test-persons.ts'
import type { Rule } from '../rules.ts'
import * as calls from '../segment.calls.ts'
import { COUNT, EXPLAIN, group, is, openSegments, SEGMENT } from './test-segments.ts'

/** Everything with persons, but neither birthdays nor accounts nor bugs. */
const PEOPLE = { people: ['view', 'create', 'edit', 'delete', 'export'] }

const { app, admin, db, make, save, count, membersOf } = await openSegments()
afterAll(() => app.close())
const member = await app.as('member')

const BORN = is('people.birthMonth', ['11'])
const FORBIDDEN: [string, Rule][] = [
  ['birthdays', BORN],
  ['roles of accounts', is('users.role', ['admin'])],
  ['states of accounts', is('users.status', ['active'])],
  ['sign-ins', is('users.lastSignIn', 30, 'within')],
  ['reports', is('bug-tracker.reported', true)],
]

beforeAll(async () => {
  await grant(app, PEOPLE)
  await make({ last_name: 'Geheim', birthday: '1980-11-03', tags: ['Kreis'] })
  await make({ last_name: 'Offen', tags: ['Kreis'] })
})

test.each(FORBIDDEN)('who may not see %s learns nothing by segments', async (_, rule) => {
  const circle = is('people.tag', ['Kreis'])
  const sneaky = [
    group('all', rule),
    group('none', rule),
    group('any', circle, group('none', group('all', circle, rule))),
  ]
  const person = (await make({ last_name: 'Ziel' }))._id
  for (const rules of sneaky) {
    const { _id, version } = await save(rules)
    const harmless = group('all', circle)
    const answers = [
      await member.post(COUNT, { rules }),
      await member.post(COUNT, { segment: _id }),
      await member.post(EXPLAIN, { rules, person }),
      await member.post(EXPLAIN, { segment: _id, person }),
      await member.get(`${SEGMENT}${_id}/members`),
      await member.get(`${PERSON}?segment=${_id}`),
      await member.get(`${PERSON}?segment=${_id}&trash=only`),
      await member.post('/api/v0/search/person/', { segment: _id }),
      await member.post('/api/v1/person/getPageData', { segment: _id }),
      await member.post('/api/v1/person/getDataPersonBrowser', { segment: _id }),
      await member.post(SEGMENT, { name: 'Eigenes', rules }),
      await member.put(SEGMENT + _id, { version, rules: harmless }),
      await member.put(SEGMENT, { _id, version, rules }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    for (const { text } of answers) expect(text).not.toMatch(/Geheim|Offen|1980|numItems/)
    const own = await save(harmless, member)
    const put = await member.put(SEGMENT + own._id, { version: own.version, rules })
    expect(put.status).toBe(403)
  }
})

test('such a segment says what is hidden, and may still be renamed', async () => {
  const { _id, version } = await save(group('all', BORN))
  const shown = await member.get(SEGMENT + _id)
  expect(shown.json.items).toMatchObject([{ hidden: ['people.birthMonth'], unavailable: [] }])
  expect((await admin.get(SEGMENT + _id)).json.items).toMatchObject([{ hidden: [] }])
  const put = await member.put(SEGMENT + _id, { version, name: 'Novemberkinder' })
  expect(put.json.items).toMatchObject([{ name: 'Novemberkinder' }])
})

test('a condition is offered to those who may ask it, and to nobody else', async () => {
  const offered = async (by = member) =>
    (await by.get('/api/v1/person/segmentConditions'))
      .parse(calls.listConditions.reply)
      .items.map(({ name }) => name)
  const all = await offered(admin)
  expect(all).toEqual(expect.arrayContaining(['people.birthMonth', 'users.lastSignIn']))
  expect((await offered()).filter((name) => !name.startsWith('people.'))).toEqual([])
  expect(await offered()).not.toContain('people.birthMonth')
  await grant(app, {
    ...PEOPLE,
    members: ['view'],
    'bug-tracker': ['view'],
    users: ['view'],
    subscribers: ['view'],
    messages: ['view'],
    orders: ['view'],
  })
  // When admins sign in is for admins.
  expect(all.filter((name) => name !== 'users.lastSignIn')).toEqual(await offered())
  const { numItems } = await count({ rules: group('all', BORN) }, member)
  expect(numItems).toBe(1)
  const { _id } = await save(group('all', BORN), member)
  expect(await membersOf(_id, member)).toEqual(['Geheim'])
  await grant(app, PEOPLE)
  expect((await member.get(`${SEGMENT}${_id}/members`)).status).toBe(403)
})

test('who sees no persons sees no segments', async () => {
  await grant(app, {})
  const { _id } = await save(group('all', is('people.tag', ['Kreis'])))
  const answers = [
    await member.get(SEGMENT),
    await member.get(`${SEGMENT}${_id}/members`),
    await member.post(COUNT, { segment: _id }),
    await member.get('/api/v1/person/segmentConditions'),
    await (await app.as('user')).post(COUNT, { segment: _id }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await app.guest.get(`${SEGMENT}${_id}/members`)).status).toBe(401)
  await grant(app, PEOPLE)
})

test('other modules take the members into their own queries, in the name of who asks', async () => {
  const { _id } = await save(group('all', BORN))
  await addAccount(app, { handle: 'nobody@example.org' })
  const { ids } = await app.scope.change(async ({ db: given, scope }) => {
    const members = await segmentMembers({ ...scope, db: given }, _id)
    const rows = await db.selectFrom('people').select('last_name').where('id', 'in', members)
    return { ids: await rows.execute() }
  })
  expect(ids).toEqual([{ last_name: 'Geheim' }])
  const asGuest = { ...app.scope, user: GUEST }
  await expect(segmentMembers(asGuest, _id)).rejects.toThrow(failures.noPermission().message)
})
