import { afterAll, describe, expect, test } from 'vitest'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import { joinOnVerification } from '../../candidates/server/join-candidates.ts'
import type { Person } from '../../persons/person.ts'
import { addAccount, openPeople, PERSON } from '../../server/test-persons.ts'

const people = await openPeople()
const { app, admin, db, make, read, candidateOf, personOf } = people
await configureBugs(admin, { reporting: 'anyone' })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => app.close())

const merge = (from: Person, into: Person) =>
  admin.post(`${PERSON}merge`, {
    from: from._id,
    into: into._id,
    dryRun: false,
    fromVersion: from.version,
    intoVersion: into.version,
  })

async function undo(from: Person): Promise<void> {
  const { id } = await db
    .selectFrom('person_merges')
    .select('id')
    .where('from_id', '=', from._id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect((await admin.post(`${PERSON}undoMerge`, { merge: id })).status).toBe(200)
}

/** What a guest's report leaves behind. */
async function candidate(mail: string): Promise<Person> {
  await db.deleteFrom('rate_limits').execute()
  const body = { title: 'Knopf fehlt', body: 'Unten.', name: 'Rita Rot', mail }
  expect((await app.guest.post('/api/v0/system_bugtracker/report', body)).status).toBe(200)
  return read(await candidateOf(mail))
}

/** Whoever has an account with the address proves it. */
async function prove(mail: string, data: object): Promise<Person> {
  const account = await addAccount(app, { handle: mail, data })
  const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
  await joinOnVerification.job.run(app.scope, { userId: account } as never, attempt)
  return read(String(await personOf(account)))
}

describe('somebody known who is merged into a candidate', () => {
  test('stays known, and the guest who comes back is somebody else again', async () => {
    const into = await candidate('rita@example.org')
    const from = await make({ last_name: 'Rot', company: 'Rot KG', tags: ['Stammgast'] })
    const look = await admin.post(`${PERSON}merge`, {
      from: from._id,
      into: into._id,
      dryRun: true,
    })
    expect(look.json.result).toMatchObject({ isCandidate: false })
    expect((await merge(from, into)).status).toBe(200)
    expect(await read(into._id)).toMatchObject({ isCandidate: false, company: 'Rot KG' })
    const again = await candidate('rita@example.org')
    expect(again._id).not.toBe(into._id)
    // And whoever proves the address takes nothing along but the guest.
    const owner = await prove('rita@example.org', { last_name: 'Inhaberin' })
    expect((await read(again._id))._id).toBe(owner._id)
    expect(await read(into._id)).toMatchObject({ _id: into._id, tags: ['Stammgast'] })
  })

  test('leaves a candidate behind when the last who is known goes again', async () => {
    const into = await candidate('wieder@example.org')
    const [one, other] = [await make({ last_name: 'Erste' }), await make({ last_name: 'Zweite' })]
    await merge(one, into)
    await merge(other, await read(into._id))
    await undo(one)
    expect((await read(into._id)).isCandidate).toBe(false)
    await undo(other)
    expect((await read(into._id)).isCandidate).toBe(true)
    for (const { _id } of [one, other])
      expect(await read(_id)).toMatchObject({ _id, isCandidate: false })
  })
})

test('two candidates are still one', async () => {
  const [from, into] = [await candidate('eins@example.org'), await candidate('zwei@example.org')]
  await merge(from, into)
  expect((await read(into._id)).isCandidate).toBe(true)
})

test('what staff wrote on a candidate goes to whoever proves the address, what the guest typed does not', async () => {
  const { _id, version, contacts } = await candidate('stammgast@example.org')
  const written = {
    tags: ['Stammgast'],
    notes: 'Ruft abends an',
    birthday: '1980-11-03',
    contacts: [...contacts, { kind: 'mobile', label: '', value: '+4917188888' }],
  }
  expect((await admin.put(PERSON + _id, { version, ...written })).status).toBe(200)
  const owner = await prove('stammgast@example.org', { first_name: 'Lea', last_name: 'Echt' })
  expect((await read(_id))._id).toBe(owner._id)
  expect(owner).toMatchObject({
    first_name: 'Lea',
    last_name: 'Echt',
    tags: ['Stammgast'],
    notes: 'Ruft abends an',
    birthday: '1980-11-03',
    contacts: [{ proof: 'account' }, { value: '+4917188888', proof: 'staff' }],
  })
})

test('a household is told once, whoever of two was related to whom', async () => {
  const [stays, goes, other, third] = await Promise.all(
    ['Anna', 'Änne', 'Yvo', 'Zoe'].map((first_name) => make({ first_name })),
  )
  if (!stays || !goes || !other || !third) throw new Error('no persons')
  const relate = (one: Person, two: Person) =>
    admin.post(`${PERSON}${one._id}/relations`, { kind: 'household', person: two._id })
  for (const [one, two] of [
    [stays, other],
    [other, goes],
    [goes, stays],
    [goes, third],
  ] as const)
    expect((await relate(one, two)).status).toBe(200)
  expect((await merge(goes, stays)).status).toBe(200)
  const { items } = Object((await admin.get(`${PERSON}${stays._id}/relations`)).json)
  const names = items.map(({ person }: { person: { name: string } }) => person.name)
  expect(names).toEqual(['Yvo', 'Zoe'])
})

test('who was accepted before is answered as they are', async () => {
  const known = await make({ last_name: 'Schon' })
  const answer = await admin.post(`${PERSON}${known._id}/accept`, { version: known.version })
  expect(answer).toMatchObject({ status: 200, json: { items: [{ _id: known._id }] } })
})
