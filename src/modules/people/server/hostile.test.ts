import { uuidv7 } from 'uuidv7'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import type { Answer } from '#tests/caller.ts'
import { grant, openPeople, PERSON } from './test-persons.ts'

const people = await openPeople()
const { app, admin, db, make, read, candidateOf } = people
await configureBugs(admin, { reporting: 'anyone' })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => app.close())
beforeEach(() => db.deleteFrom('rate_limits').execute())

const form = () => {
  const made = new FormData()
  made.append('file', new Blob(['x']), 'x.txt')
  return made
}

describe('an id that is nobody’s', () => {
  const CALLS: readonly [string, (id: string, other: string) => Promise<Answer>][] = [
    ['read', (id) => admin.get(PERSON + id)],
    ['change', (id) => admin.put(PERSON + id, { version: 1, notes: 'x' })],
    ['remove', (id) => admin.remove(PERSON + id)],
    ['accept', (id) => admin.post(`${PERSON}${id}/accept`, { version: 1 })],
    ['erase', (id) => admin.post(`${PERSON}${id}/erase`, { dryRun: true })],
    ['card', (id) => admin.get(`${PERSON}${id}/vcard`)],
    ['timeline', (id) => admin.get(`${PERSON}${id}/timeline`)],
    ['duplicates', (id) => admin.get(`${PERSON}${id}/duplicates`)],
    ['distinct', (id, other) => admin.post(`${PERSON}${other}/distinct`, { other: id })],
    ['relations', (id) => admin.get(`${PERSON}${id}/relations`)],
    [
      'relate',
      (id, person) => admin.post(`${PERSON}${id}/relations`, { kind: 'household', person }),
    ],
    [
      'relate to',
      (id, own) => admin.post(`${PERSON}${own}/relations`, { kind: 'household', person: id }),
    ],
    ['files', (id) => admin.get(`${PERSON}${id}/files`)],
    ['attach', (id) => admin.post(`${PERSON}${id}/files`, form())],
    ['download', (id, other) => admin.get(`${PERSON}${other}/files/${id}`)],
    ['detach', (id, other) => admin.remove(`${PERSON}${other}/files/${id}`)],
    ['merge', (from, into) => admin.post(`${PERSON}merge`, { from, into, dryRun: true })],
    ['merge into', (into, from) => admin.post(`${PERSON}merge`, { from, into, dryRun: true })],
    ['undo', (id) => admin.post(`${PERSON}undoMerge`, { merge: id })],
  ]

  test.each(CALLS)('leads nowhere: %s', async (_, call) => {
    const { _id } = await make({ last_name: 'Bekannt' })
    const stranger = await app.as('user')
    for (const id of [uuidv7(), stranger.userId]) expect((await call(id, _id)).status).toBe(404)
  })
})

describe('a name that is meant to deceive or to fill the disk', () => {
  test('is refused from staff, wherever a name may stand', async () => {
    for (const name of ['title', 'first_name', 'last_name', 'company'])
      for (const value of [
        'Mül\u202eler',
        'Mül\u200bler',
        '\u2066x',
        'Mül\u061cler',
        '\ufeffx',
        'x'.repeat(10_240),
      ]) {
        const { status } = await admin.post(PERSON, { last_name: 'Echt', [name]: value })
        expect([name, value.slice(0, 9), status]).toEqual([name, value.slice(0, 9), 400])
      }
  })

  test('is refused from the owner of an account, who writes the same record', async () => {
    const owner = await app.as('user')
    const { version } = await db
      .selectFrom('users')
      .select('version')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const write = (userData: object) =>
      owner.put('/api/v0/auth/', { _id: owner.userId, version, userData })
    for (const name of ['title', 'first_name', 'last_name', 'company'])
      for (const value of ['Mül\u202eler', 'Mül\u061cler']) {
        const { status } = await write({ [name]: value })
        expect([name, status]).toEqual([name, 400])
      }
    const label = { kind: 'mobile', label: 'Do\u200bma', value: '+4917188888' }
    expect((await write({ contacts: [label] })).status).toBe(400)
    expect((await write({ last_name: 'Müller' })).status).toBe(200)
  })

  test('loses what nobody sees when a guest types it, and ten kilobytes are refused', async () => {
    const report = (name: string) =>
      app.guest.post('/api/v0/system_bugtracker/report', {
        title: 'Weg',
        body: 'Da.',
        name,
        mail: 'bidi@example.org',
      })
    expect((await report('x'.repeat(10_240))).status).toBe(400)
    await report('Re\u202ent\u200ba \u2066Rot\u2069')
    expect(await read(await candidateOf('bidi@example.org'))).toMatchObject({
      first_name: 'Renta',
      last_name: 'Rot',
    })
  })
})

describe('a member without the right to birthdays', () => {
  const BORN = '1979-08-17'
  const WRITTEN = /1979-08-17|19790817|17\.0?8\.1979|birthday":"|"birthday"\]/

  test('meets none, on whichever way', async () => {
    await grant(app, { people: ['view', 'create', 'edit', 'export'] })
    const member = await app.as('member')
    const one = await make({ first_name: 'Ute', last_name: 'Still', birthday: BORN })
    const twin = await make({ first_name: 'Ute', last_name: 'Still', birthday: BORN })
    const other = await make({ last_name: 'Leer' })
    const look = { from: one._id, into: other._id, dryRun: true }
    const answers = {
      read: await member.get(PERSON + one._id),
      list: await member.get(`${PERSON}?search=Still`),
      search: await member.post('/api/v0/search/person/', { search: 'Still' }),
      searchDay: await member.post('/api/v0/search/person/', { search: '17.8.' }),
      card: await member.get(`${PERSON}${one._id}/vcard`),
      timeline: await member.get(`${PERSON}${one._id}/timeline`),
      duplicates: await member.get(`${PERSON}${one._id}/duplicates`),
      digest: await member.get('/api/v1/person/digest'),
      history: await member.get(`/api/v0/audit/?noun=person&id=${one._id}`),
      look: await member.post(`${PERSON}merge`, look),
      stale: await member.post(`${PERSON}merge`, {
        ...look,
        dryRun: false,
        fromVersion: 9,
        intoVersion: 9,
      }),
      merge: await member.post(`${PERSON}merge`, {
        ...look,
        dryRun: false,
        fromVersion: one.version,
        intoVersion: other.version,
      }),
      merged: await member.get(PERSON + other._id),
    }
    for (const [name, { text }] of Object.entries(answers))
      expect([name, WRITTEN.exec(text)?.[0]]).toEqual([name, undefined])
    expect(answers.searchDay.json.items).toEqual([])
    expect(answers.duplicates.json.items).toEqual([])
    expect([answers.stale.status, answers.merge.status]).toEqual([409, 200])
    expect((await read(other._id)).birthday).toBe(BORN)
    expect((await read(twin._id)).birthday).toBe(BORN)
  })

  test('neither orders nor filters by them', async () => {
    await grant(app, { people: ['view'] })
    const member = await app.as('member')
    expect((await member.get(`${PERSON}?sort=birthday`)).status).toBe(400)
    for (const query of [`birthday=${BORN}`, 'birthday=', 'sort=-birthday'])
      expect([query, (await member.get(`${PERSON}?${query}`)).status]).toEqual([query, 400])
  })
})

test('roles to filter by come from the modules, in the language of the reader', async () => {
  const { json } = await admin.post('/api/v1/person/getDataPersonBrowser', {})
  expect(json.availableRoles).toEqual([
    { role: 'reporter', label: 'Meldet Fehler', module: 'bug-tracker', area: 'Fehlerverfolgung' },
    { role: 'sender', label: 'Hat geschrieben', module: 'messages', area: 'Nachrichten' },
    {
      role: 'applicant',
      label: 'Hat sich beworben',
      module: 'applications',
      area: 'Bewerbungen',
    },
    {
      role: 'subscriber',
      label: 'Bekommt den Newsletter',
      module: 'subscribers',
      area: 'Newsletter',
    },
    { role: 'buyer', label: 'Hat bestellt', module: 'orders', area: 'Bestellungen' },
    {
      role: 'returner',
      label: 'Hat widerrufen oder zurückgegeben',
      module: 'returns',
      area: 'Rücksendungen',
    },
  ])
})
