import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { GUEST, type Principal } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { accountVerified } from '#modules/auth/events.ts'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import type { Person } from '../../persons/person.ts'
import { addAccount, openPeople, PERSON } from '../../server/test-persons.ts'
import { findOrSuggest } from './find-or-suggest.ts'

const people = await openPeople({ hasWorkers: true })
const { app, admin, db, make, read, candidateOf, personOf } = people
await configureBugs(admin, { reporting: 'anyone' })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => app.close())

const report = async (mail: string, name = 'Rita Rot') => {
  await db.deleteFrom('rate_limits').execute()
  const body = { title: 'Knopf fehlt', body: 'Unten.', name, mail }
  return app.guest.post('/api/v0/system_bugtracker/report', body)
}

const timelineOf = async (id: string) => {
  const { items } = (await admin.get(`${PERSON}${id}/timeline`)).json
  return Array.isArray(items) ? items.map((item) => item.kind) : []
}

describe('what a guest types', () => {
  test('neither changes nor reveals a known person: it makes a candidate', async () => {
    const account = await addAccount(app, {
      handle: 'known@example.org',
      data: { first_name: 'Karla', last_name: 'Bekannt' },
    })
    const before = await read(String(await personOf(account)))
    const known = await report('known@example.org')
    const unknown = await report('unknown@example.org')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(Object.keys(known.json)).toEqual(Object.keys(unknown.json))
    expect(await read(before._id)).toEqual(before)
    const candidate = await read(await candidateOf('known@example.org'))
    expect(candidate).toMatchObject({
      first_name: 'Rita',
      last_name: 'Rot',
      isCandidate: true,
      account: null,
      contacts: [{ value: 'known@example.org', proof: 'typed' }],
      links: [{ module: 'bug-tracker', noun: 'bug', role: 'reporter', proof: 'typed' }],
    })
    const like = await admin.get(`${PERSON}${candidate._id}/duplicates`)
    expect(like.json.items).toMatchObject([{ person: { _id: before._id }, reasons: ['mail'] }])
    expect((await admin.get('/api/v1/person/digest')).json).toMatchObject({
      candidates: [{ _id: candidate._id, name: 'Rita Rot', like: 'Karla Bekannt' }],
      numCandidates: 2,
    })
  })

  test('twice the same is one candidate, and signs nobody sees make no other name', async () => {
    await report('same@example.org', 'Ben Blau')
    await report('SAME@example.org', 'Ben\u200b Blau')
    const { links } = await read(await candidateOf('same@example.org'))
    expect(links).toHaveLength(2)
  })

  test('again takes nothing away that staff have written down', async () => {
    await report('again@example.org')
    const { _id, version, contacts } = await read(await candidateOf('again@example.org'))
    const phone = { kind: 'mobile', label: '', value: '+4917199999' }
    await admin.put(PERSON + _id, { version, contacts: [...contacts, phone] })
    await report('again@example.org')
    const after = await read(_id)
    expect(after.contacts.map(({ value }) => value)).toEqual(['again@example.org', '+4917199999'])
    expect(after.links).toHaveLength(2)
  })

  test('without an address keeps nothing, and of somebody signed in goes to their person', async () => {
    const count = async () => (await db.selectFrom('people').select('id').execute()).length
    const before = await count()
    const body = { title: 'Ohne', body: 'Text', name: 'Niemand' }
    await db.deleteFrom('rate_limits').execute()
    expect((await app.guest.post('/api/v0/system_bugtracker/report', body)).status).toBe(200)
    expect(await count()).toBe(before)
    const customer = await app.as('user')
    await customer.post('/api/v0/system_bugtracker/report', body)
    const { links } = await read(String(await personOf(customer.userId)))
    expect(links).toMatchObject([{ role: 'reporter', proof: 'account' }])
  })
})

test('a module is told who it is: the candidate, the owner of the account, or nobody', async () => {
  const account = await addAccount(app, { handle: 'owner@example.org' })
  const thing = () => ({ module: 'bug-tracker', noun: 'bug', id: uuidv7(), role: 'reporter' })
  const tell = (user: Principal, mail: string | null) =>
    scopeOf(app.services, user).change((change) =>
      findOrSuggest(change, { name: 'Rita Rot', mail, thing: thing() }),
    )
  const candidate = await tell(GUEST, 'owner@example.org')
  expect(candidate).toBe(await candidateOf('owner@example.org'))
  expect(await tell(GUEST, ' OWNER@example.org')).toBe(candidate)
  expect(await tell({ ...GUEST, id: account, roles: ['user'] }, null)).toBe(await personOf(account))
  expect(await tell(GUEST, null)).toBeUndefined()
})

test('confirming the address joins the candidate: one person, one timeline', async () => {
  await report('later@example.org', 'Falscher Name')
  const candidate = await candidateOf('later@example.org')
  const account = await addAccount(app, {
    handle: 'later@example.org',
    isVerified: false,
    data: { first_name: 'Lena', last_name: 'Spät' },
  })
  const own = String(await personOf(account))
  expect(await timelineOf(own)).not.toContain('bug')
  await db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', account).execute()
  await app.scope.change((change) => change.emit(accountVerified, { userId: account }))
  await expect.poll(async () => (await read(candidate))._id, { timeout: 20_000 }).toBe(own)
  expect(await read(own)).toMatchObject({
    first_name: 'Lena',
    last_name: 'Spät',
    links: [{ role: 'reporter', proof: 'confirmed' }],
  })
  expect(await timelineOf(own)).toEqual(expect.arrayContaining(['account', 'bug']))
})

test('staff accept a candidate, whose address is then known by them', async () => {
  await report('accept@example.org')
  const candidate = await read(await candidateOf('accept@example.org'))
  const answer = await admin.post(`${PERSON}${candidate._id}/accept`, {
    version: candidate.version,
  })
  expect(answer.json.items).toMatchObject([{ isCandidate: false, contacts: [{ proof: 'staff' }] }])
})

test('a person without an account is erased, with those merged into them and their words', async () => {
  await report('gone@example.org', 'Xaver Vergissmeinnicht')
  const id = await candidateOf('gone@example.org')
  const look = await admin.post(`${PERSON}${id}/erase`, { dryRun: true })
  expect(look.json).toMatchObject({ erased: false, records: { persons: 1, links: 1 } })
  expect((await admin.post(`${PERSON}${id}/erase`, { dryRun: false })).status).toBe(403)
  const proved = await app.steppedUp('admin')
  expect((await proved.post(`${PERSON}${id}/erase`, { dryRun: false })).status).toBe(200)
  expect((await admin.get(PERSON + id)).status).toBe(404)
  const words = await db.selectFrom('person_words').selectAll().execute()
  expect(words.map(({ word }) => word)).not.toContain('vergissmeinnicht')
})

describe('who was merged since', () => {
  const merge = (from: Person, into: Person) =>
    admin.post(`${PERSON}merge`, {
      from: from._id,
      into: into._id,
      dryRun: false,
      fromVersion: from.version,
      intoVersion: into.version,
    })

  test('is not erased together with somebody whom nobody has looked at', async () => {
    const from = await make({ last_name: 'Zweitkarte' })
    const into = await make({ last_name: 'Erstkarte' })
    expect((await merge(from, into)).status).toBe(200)
    const proved = await app.steppedUp('admin')
    const erased = await proved.post(`${PERSON}${from._id}/erase`, { dryRun: false })
    expect(erased).toMatchObject({ status: 409, json: { code: 'merged', into: into._id } })
    expect(await read(from._id)).toMatchObject({ _id: into._id, last_name: 'Erstkarte' })
  })

  test('takes no account along, also when both happen at once', async () => {
    const account = await addAccount(app, { handle: 'bleibt@example.org' })
    const proved = await app.steppedUp('admin')
    for (let turn = 0; turn < 10; turn += 1) {
      const owner = await read(String(await personOf(account)))
      const other = await make({ last_name: `Karte ${turn}` })
      const answers = await Promise.all([
        merge(other, owner),
        proved.post(`${PERSON}${other._id}/erase`, { dryRun: false }),
      ])
      expect([
        [200, 409],
        [200, 422],
        [404, 200],
      ]).toContainEqual(answers.map(({ status }) => status))
      expect(await personOf(account)).toBe(owner._id)
    }
  })
})

test('erasing an account takes its person and what others typed with its address', async () => {
  const account = await addAccount(app, { handle: 'weg@example.org', data: { last_name: 'Weg' } })
  await report('weg@example.org')
  const person = String(await personOf(account))
  const candidate = await candidateOf('weg@example.org')
  const proved = await app.steppedUp('admin')
  const exported = await proved.get(`/api/v0/users/${account}/export`)
  expect(exported.text).toContain(person)
  const erased = await proved.post(`/api/v0/users/${account}/erase`, {
    dryRun: false,
    handle: 'weg@example.org',
  })
  expect(erased.status).toBe(200)
  for (const id of [person, candidate]) expect((await admin.get(PERSON + id)).status).toBe(404)
  expect(await personOf(account)).toBeUndefined()
})

test('an account that never proved its address takes nobody along who did', async () => {
  await report('inhaber@example.org', 'Ines Inhaber')
  const owner = await candidateOf('inhaber@example.org')
  const contacts = [{ kind: 'email', label: '', value: 'inhaber@example.org', proof: 'confirmed' }]
  await db
    .updateTable('people')
    .set({ contacts: JSON.stringify(contacts) })
    .where('id', '=', owner)
    .execute()
  const account = await addAccount(app, { handle: 'inhaber@example.org', isVerified: false })
  const proved = await app.steppedUp('admin')
  expect((await proved.get(`/api/v0/users/${account}/export`)).text).not.toContain('Ines')
  const erased = await proved.post(`/api/v0/users/${account}/erase`, {
    dryRun: false,
    handle: 'inhaber@example.org',
  })
  expect(erased.status).toBe(200)
  expect(await read(owner)).toMatchObject({ first_name: 'Ines' })
})
