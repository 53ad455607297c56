import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addAccount, PERSON } from '#modules/people/server/test-persons.ts'
import { one, openRequests, REQUEST } from '#tests/data-requests.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'

const house = await openRequests()
const { app, admin, db, ask, step, send, typeAsGuest, held, exported, make } = house
afterAll(() => app.close())

const mail = (value: string) => ({ kind: 'email', value, label: '' })
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
describe('the deadline of a request', () => {
  test('is one month, ends with a short month, and is extended once with a reason', async () => {
    const { _id, due } = await ask({ received: '2026-01-31' })
    expect(due).toBe('2026-02-28')
    expect((await step(_id, 'extend', { version: 1, reason: ' ' })).status).toBe(400)
    const extended = one(await step(_id, 'extend', { version: 1, reason: 'Sehr viele Akten' }))
    expect(extended).toMatchObject({ due: '2026-04-30', isExtended: true, version: 2 })
    const again = await step(_id, 'extend', { version: 2, reason: 'Noch mehr' })
    expect(again).toMatchObject({ status: 422, json: { code: 'extended' } })
    const stale = await step(_id, 'close', { version: 1, state: 'done' })
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale' } })
  })

  test('begins with the day of receipt, which is not in the future', async () => {
    const body = { kind: 'access', via: 'phone', received: '2999-01-01' }
    expect((await admin.post(REQUEST, body)).json.code).toBe('received')
  })

  test('is told of once when it is near and once when it is over, without a name', async () => {
    await db.deleteFrom('data_requests').execute()
    await db.deleteFrom('notices').execute()
    await ask({ received: today(), name: 'Frau Spatz' })
    const near = await ask({ received: today(), name: 'Frau Spatz' })
    const over = await ask({ received: '2026-01-01', name: 'Frau Spatz' })
    await db
      .updateTable('data_requests')
      .set({ received_on: new Date(Date.now() - 26 * 86_400_000).toISOString().slice(0, 10) })
      .where('id', '=', near._id)
      .execute()
    const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
    for (const _ of ['today', 'tomorrow'])
      await remindOfDeadlines.run(app.scope, {} as never, attempt)
    const notices = await db
      .selectFrom('notices')
      .select(['kind', 'link', 'title'])
      .where('user_id', '=', admin.userId)
      .orderBy('kind')
      .execute()
    expect(notices.map(({ kind, link }) => [kind, link])).toEqual([
      ['data-request.overdue', `data-requests/${over._id}`],
      ['data-request.soon', `data-requests/${near._id}`],
    ])
    expect(JSON.stringify(notices)).not.toContain('Spatz')
    const digest = (await admin.get('/api/v1/data_request/digest')).json
    expect(digest).toMatchObject({ numOpen: 3, numOverdue: 1 })
    const Next = z.object({ next: z.array(z.object({ _id: z.string() })) })
    expect(Next.parse(digest).next[0]?._id).toBe(over._id)
  })
})

describe('a request', () => {
  test('ends answered, done, or refused with a reason, and can be opened again', async () => {
    const { _id } = await ask({ name: 'Herr Star' })
    expect((await step(_id, 'close', { version: 1, state: 'refused' })).status).toBe(400)
    const body = { version: 1, state: 'refused', reason: 'Nicht nachgewiesen' }
    const refused = one(await step(_id, 'close', body))
    expect(refused).toMatchObject({ state: 'refused', handledBy: admin.userId })
    const edited = await admin.put(REQUEST + _id, { version: 2, notes: 'später' })
    expect(edited).toMatchObject({ status: 422, json: { code: 'closed' } })
    const opened = one(await step(_id, 'reopen', { version: 2 }))
    expect(opened).toMatchObject({ state: 'open', reason: '', closed: null })
    expect((await admin.remove(REQUEST + _id)).status).toBe(404)
  })

  test('names somebody who exists, and its history names nobody', async () => {
    const unknown = { kind: 'access', via: 'mail', received: '2026-01-31' }
    const person = crypto.randomUUID()
    expect((await admin.post(REQUEST, { ...unknown, person })).status).toBe(400)
    const { _id } = await ask({ name: 'Geheimrat', email: 'geheim@example.org', notes: 'Geheim' })
    const history = await admin.get(`/api/v0/audit/?noun=data-request&id=${_id}`)
    expect(history.json.items).toHaveLength(1)
    expect(history.text).not.toMatch(/geheim/i)
  })

  test('is for staff with the right; the files and the erasure are for admins', async () => {
    const member = await app.steppedUp('member')
    const { _id } = await ask({ email: 'niemand@example.org', kind: 'erasure' })
    expect((await member.get(REQUEST + _id)).status).toBe(403)
    await house.allow({ 'data-requests': ['view', 'edit'] })
    expect((await member.get(`${REQUEST}${_id}/held`)).status).toBe(200)
    expect((await member.get(`${REQUEST}${_id}/export`)).status).toBe(403)
    expect((await member.post(`${REQUEST}${_id}/erase`, { dryRun: true })).status).toBe(403)
    await house.allow({})
  })
})

describe('what is held', () => {
  test('about a child without account or address is found by name, with reasons', async () => {
    const child = await make({ first_name: 'Tilda', last_name: 'Zeisig', notes: 'Kann schwimmen' })
    const found = await admin.post('/api/v1/data_request/find', { search: 'Tilda Zeisig' })
    expect(found.json.persons).toMatchObject([{ _id: child._id, name: 'Tilda Zeisig' }])
    const { _id } = await ask({ person: child._id, name: 'Mutter Zeisig' })
    const { subject, shares } = await held(_id)
    expect(subject).toMatchObject({ person: { _id: child._id }, emails: [] })
    const people = shares.find(({ module }) => module === 'people')
    expect(people).toMatchObject({ records: { persons: 1 }, path: `person/edit/${child._id}` })
    expect(await exported(_id)).toContain('Kann schwimmen')
  })

  test('says what somebody is to others and they to them, and never who the others are', async () => {
    const child = await make({ first_name: 'Enno', last_name: 'Kranich' })
    const contacts = [{ kind: 'mobile', label: '', value: '+4934112345' }]
    const guardian = await make({ first_name: 'Thea', last_name: 'Reiher', contacts })
    const body = { kind: 'guardian', direction: 'by', person: guardian._id }
    expect((await admin.post(`${PERSON}${child._id}/relations`, body)).status).toBe(200)
    const Relations = z.object({
      modules: z.object({
        people: z.object({ relations: z.array(z.unknown()) }),
      }),
    })
    for (const [one, direction, other, word] of [
      [child, 'by', 'Reiher', 'Von der anderen Person zu Ihnen'],
      [guardian, 'of', 'Kranich', 'Von Ihnen zur anderen Person'],
    ] as const) {
      const { _id } = await ask({ person: one._id })
      const share = (await held(_id)).shares.find(({ module }) => module === 'people')
      expect(share?.records.relations).toBe(1)
      const content = await exported(_id)
      const { relations } = Relations.parse(JSON.parse(content)).modules.people
      expect(relations).toEqual([{ kind: 'guardian', direction }])
      const page = await exported(_id, '?format=page&lang=de')
      expect(page).toContain('Beziehungen zu anderen Personen')
      expect(page).toContain(word)
      expect(page).not.toMatch(/<dd>(mobile|staff|de|create|related|access|mail|open)</)
      for (const file of [content, page]) expect(file).not.toContain(other)
    }
  })

  test('under an address nobody has is found by the address alone', async () => {
    await send('Fremd@Example.org', 'Ihre Frage zum Zaunkönig')
    const { _id } = await ask({ email: 'fremd@example.org' })
    const { subject, shares } = await held(_id)
    expect(subject).toMatchObject({ person: null, emails: ['fremd@example.org'] })
    expect(shares.find(({ module }) => module === 'users')?.records.mails).toBe(1)
    expect(await exported(_id)).toContain('Zaunkönig')
  })

  test('under an address somebody has proved is theirs, with their account', async () => {
    const account = await addAccount(app, {
      handle: 'pirol@example.org',
      data: { company: 'Pirol KG' },
    })
    const { _id } = await ask({ email: 'Pirol@example.org' })
    expect((await held(_id)).subject?.person?._id).toBe(await house.personOf(account))
    expect(await exported(_id)).toContain('Pirol KG')
  })

  test('about somebody a guest typed in is never what belongs to the owner of the address', async () => {
    const account = await addAccount(app, {
      handle: 'eule@example.org',
      data: { company: 'Eule KG' },
    })
    await send('eule@example.org', 'Nur für die Eule')
    await db
      .updateTable('users')
      .set({ verified_at: new Date() })
      .where('id', '=', account)
      .execute()
    const report = {
      title: 'Klemmt',
      body: 'Es geht nicht',
      name: 'Ein Gast',
      mail: 'eule@example.org',
    }
    await typeAsGuest(report)
    const candidate = await house.candidateOf('eule@example.org')
    const { _id } = await ask({ person: candidate })
    const content = await exported(_id)
    expect(content).toContain('Ein Gast')
    expect(content).not.toMatch(/Eule KG|Nur für die Eule/)
  })

  test('is answered for both ids after a merge', async () => {
    const gone = await make({ last_name: 'Bussard', notes: 'der erste' })
    const stays = await make({ last_name: 'Bussard', notes: 'der zweite' })
    const versions = { fromVersion: gone.version, intoVersion: stays.version }
    const pair = { from: gone._id, into: stays._id, dryRun: false, ...versions }
    expect((await admin.post(`${PERSON}merge`, pair)).status).toBe(200)
    const About = z.object({ person: z.object({ _id: z.string() }) })
    for (const id of [gone._id, stays._id]) {
      const answer = await admin.get(`${PERSON}${id}/export`)
      expect(answer.headers.get('content-disposition')).toMatch(/kontor-daten-.*\.json/)
      expect(answer.parse(About).person._id).toBe(stays._id)
      expect(answer.text).toMatch(/der erste.*der zweite|der zweite.*der erste/s)
    }
    const history = await admin.get(`/api/v0/audit/?noun=person&id=${stays._id}`)
    expect(history.text).toContain('"action":"export"')
    expect((await admin.get(`${PERSON}${crypto.randomUUID()}/export`)).status).toBe(404)
  })

  test('is a page to read in both languages, in which nothing that was typed can run', async () => {
    const { _id: person } = await make({
      last_name: 'Kleiber',
      notes: '<script>alert(1)</script>',
      contacts: [mail('kleiber@example.org')],
    })
    const { _id } = await ask({ person })
    const german = await exported(_id, '?format=page&lang=de')
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('Auskunft für Kleiber')
    expect(german).toContain('Rechtsgrundlage')
    expect(german).toContain('&lt;script&gt;')
    expect(german).not.toContain('<script')
    expect(await exported(_id, '?format=page&lang=en')).toContain('Legal ground')
  })

  test('of an account above the own is not for an admin', async () => {
    const chief = await app.steppedUp('system')
    const person = await house.personOf(chief.userId)
    expect((await admin.get(`${PERSON}${person}/export`)).status).toBe(403)
    const { _id } = await ask({ person, kind: 'erasure' })
    expect((await step(_id, 'erase', { dryRun: true })).status).toBe(403)
  })
})

test('the own export is a file or a page to read', async () => {
  const person = await app.as('user')
  const page = await person.get('/api/v0/account/export?format=page')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.text).toContain('Was wir über Sie gespeichert haben')
  const file = await person.get('/api/v0/account/export')
  expect(file.headers.get('content-type')).toContain('application/json')
})
