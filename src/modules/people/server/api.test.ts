import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { GUEST, SYSTEM } from '#kernel/access/roles.ts'
import { link, shownName } from './api.ts'
import { openPeople, PERSON } from './test-persons.ts'

const { app, admin, make, read } = await openPeople()
afterAll(() => app.close())

const YEAR = 365.25 * 24 * 60 * 60 * 1000
const bornBefore = (years: number) => new Date(Date.now() - years * YEAR).toISOString().slice(0, 10)
const mia = { title: 'Dr.', first_name: 'Mia', last_name: 'Kern', company: 'Kern KG' }

describe('the name that is shown', () => {
  test('of a minor in public is first name and initial, whoever looks', () => {
    const child = { ...mia, birthday: bornBefore(12) }
    expect(shownName(child, 'public', GUEST)).toBe('Mia K.')
    expect(shownName(child, 'public', SYSTEM)).toBe('Mia K.')
    expect(shownName(child, 'staff', SYSTEM)).toBe('Dr. Mia Kern')
    expect(shownName(child, 'staff', GUEST)).toBe('Mia K.')
  })

  test('of an adult in public has no title, and no sign that nobody sees', () => {
    const adult = { ...mia, last_name: 'Ke\u202ern', birthday: bornBefore(40) }
    expect(shownName(adult, 'public', GUEST)).toBe('Mia Kern')
    expect(shownName({ ...mia, first_name: '', last_name: '' }, 'public', GUEST)).toBe('Kern KG')
  })
})

test('a thing linked to somebody who was merged hangs on the one who stayed', async () => {
  const [from, into] = [await make({ last_name: 'Weg' }), await make({ last_name: 'Da' })]
  const versions = { fromVersion: from.version, intoVersion: into.version }
  await admin.post(`${PERSON}merge`, { from: from._id, into: into._id, dryRun: false, ...versions })
  const thing = { module: 'bug-tracker', noun: 'bug', id: uuidv7(), role: 'reporter' }
  await app.scope.change((change) => link(change, { person: from._id, thing, proof: 'staff' }))
  expect((await read(into._id)).links).toEqual([{ ...thing, proof: 'staff' }])
  const found = await admin.get(`${PERSON}?role=reporter`)
  expect(found.json.items).toMatchObject([{ _id: into._id }])
})

test('what is tied to somebody while they are merged is seen with the one who stays', async () => {
  const other = await make({ last_name: 'Dritte' })
  for (let turn = 0; turn < 10; turn += 1) {
    const [from, into] = [await make({ last_name: 'Weg' }), await make({ last_name: 'Da' })]
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const body = { from: from._id, into: into._id, dryRun: false, ...versions }
    const thing = { module: 'bug-tracker', noun: 'bug', id: uuidv7(), role: 'reporter' }
    const related = { kind: 'household', person: other._id }
    const [merged, relation] = await Promise.all([
      admin.post(`${PERSON}merge`, body),
      admin.post(`${PERSON}${from._id}/relations`, related),
      app.scope.change((change) => link(change, { person: from._id, thing, proof: 'staff' })),
    ])
    expect(merged.status).toBe(200)
    expect([200, 409]).toContain(relation.status)
    const one = await read(into._id)
    expect(one.links).toMatchObject([{ id: thing.id }])
    expect(one.relations).toHaveLength(relation.status === 200 ? 1 : 0)
  }
})
