import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { link } from '../../server/api.ts'
import { PERSON } from '../../server/test-persons.ts'
import { listConditions } from '../segment.calls.ts'
import { COUNT, group, is, openSegments, SEGMENT } from './test-segments.ts'

const { app, admin, make, save, found, count, explain } = await openSegments()
afterAll(() => app.close())

describe('bad rules are refused', () => {
  const fine = is('people.company', true)
  const many = (count: number) => Array.from({ length: count }, () => fine)
  const WRONG: [string, unknown, number][] = [
    ['an empty group, which would be everybody', { join: 'all', rules: [] }, 400],
    ['a group four deep', group('all', group('any', group('none', group('all', fine)))), 400],
    ['31 conditions', group('all', ...many(31)), 400],
    [
      '31 conditions in two groups',
      group('any', group('all', ...many(16)), group('all', ...many(15))),
      400,
    ],
    ['a condition without a group', fine, 400],
    ['an unknown join', { join: 'most', rules: [fine] }, 400],
    ['SQL as a name', group('all', is("people.tag' or true--", true)), 400],
    ['a text of a megabyte', group('all', is('people.tag', 'x'.repeat(300))), 400],
    ['51 values', group('all', is('people.tag', Array.from({ length: 51 }, String))), 400],
    ['a text that cannot be stored', group('all', is('people.tag', ['a\u0000b'])), 400],
    ['a name of nobody', group('all', is('people.constructor', true)), 422],
    ['a choice that is none', group('all', is('people.country', ['XX'])), 422],
    ['an operator of another kind', group('all', is('people.tag', ['a'], 'min')), 422],
    ['a beginning where there is none', group('all', is('people.tag', ['a'], 'starts')), 422],
    ['a word for a number', group('all', is('bug-tracker.numReported', 'many', 'min')), 422],
    ['a day that is none', group('all', is('people.known', '2026-02-30', 'since')), 422],
    ['more than a hundred years', group('all', is('people.known', 99_999, 'within')), 422],
    ['yes for a tag', group('all', is('people.tag', true)), 422],
    ['a text for yes', group('all', is('people.account', 'true')), 422],
    ['a tag that is too long', group('all', is('people.tag', ['x'.repeat(61)])), 422],
  ]

  test.each(WRONG)('%s', async (_, rules, status) => {
    expect((await admin.post(SEGMENT, { name: 'Falsch', rules })).status).toBe(status)
    const counted = await admin.post(COUNT, { rules })
    if (counted.status === 200) expect(counted.json).toMatchObject({ numItems: 0, items: [] })
    else expect(counted.status).toBe(status)
  })

  test('texts with quotes are values and nothing else', async () => {
    const tag = `'); drop table people; --`
    await make({ last_name: 'Quote', tags: [tag] })
    expect(await found(group('all', is('people.tag', [tag])))).toEqual(['Quote'])
  })
})

describe('while a module is off', () => {
  test('its segments are kept, say what is missing, and have nobody', async () => {
    const rules = group('none', is('bug-tracker.reported', true))
    await make({ last_name: 'Ben' })
    const { _id, version } = await save(rules)
    const before = await count({ segment: _id })
    expect(before.numItems).toBeGreaterThan(0)
    await switchBugs(false)
    const unavailable = ['bug-tracker.reported']
    expect(await count({ segment: _id })).toEqual({ numItems: 0, items: [], unavailable })
    expect(await count({ rules })).toMatchObject({ numItems: 0, unavailable })
    const shown = await admin.get(SEGMENT + _id)
    expect(shown.json.items).toMatchObject([{ rules, unavailable }])
    expect((await admin.get(`${PERSON}?segment=${_id}`)).json).toMatchObject({ numItems: 0 })
    const { _id: person } = await make({ last_name: 'Anna' })
    expect(await explain({ segment: _id, person })).toMatchObject({ isIn: false, unavailable })
    expect((await admin.post(SEGMENT, { name: 'Neu', rules })).json.code).toBe('unknown-condition')
    const more = group('all', rules, is('people.company', false))
    const put = await admin.put(SEGMENT + _id, { version, rules: more })
    expect(put.json.items).toMatchObject([{ rules: more, unavailable }])
    await switchBugs(true)
    expect(await count({ segment: _id })).toMatchObject({ unavailable: [] })
    expect((await count({ segment: _id })).numItems).toBeGreaterThan(0)
  })
})

async function switchBugs(isOn: boolean): Promise<void> {
  const value = JSON.stringify({ modules: { 'bug-tracker': isOn } })
  await app.services.db
    .insertInto('config_sections')
    .values({ name: 'enabled_components', value, version: 1, updated_by: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await app.services.config.reload()
}

test('roles are offered in the words of the modules that give them', async () => {
  const { _id: person } = await make({ last_name: 'Käufer' })
  const thing = { module: 'orders', noun: 'order', id: uuidv7(), role: 'buyer' }
  await app.scope.change((change) => link(change, { person, thing, proof: 'staff' }))
  const { items } = (await admin.get('/api/v1/person/segmentConditions')).parse(
    listConditions.reply,
  )
  const role = items.find(({ name }) => name === 'people.role')
  expect(role?.options).toContainEqual({ value: 'buyer', label: 'Hat bestellt' })
})
