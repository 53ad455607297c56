import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oneOf, PERSON } from '#modules/people/server/test-persons.ts'
import { forgetNow } from '#modules/users/server/test-people.ts'
import { openRequests, REQUEST } from '#tests/data-requests.ts'

const house = await openRequests()
const { app, admin, db, ask, step, send, typeAsGuest, read, exported } = house
afterAll(() => app.close())

describe('an erasure', () => {
  test('is only for requests that ask for one, and for somebody', async () => {
    const access = await ask({ email: 'wer@example.org' })
    expect((await step(access._id, 'erase', { dryRun: true })).json.code).toBe('not-erasing')
    const nobody = await ask({ kind: 'erasure' })
    expect((await step(nobody._id, 'erase', { dryRun: true })).json.code).toBe('nobody')
  })

  test('is tried out first, and then does what the look said', async () => {
    await typeAsGuest({
      title: 'Kaputt',
      body: 'Hilfe',
      name: 'Nele Wiesel',
      mail: 'nele@example.org',
    })
    const person = await house.candidateOf('nele@example.org')
    await send('nele@example.org', 'Danke, Nele Wiesel')
    await send('chef@example.org', 'Nele Wiesel (nele@example.org) hat geschrieben')
    const { _id } = await ask({ kind: 'erasure', person, name: 'Nele Wiesel', notes: 'rief an' })
    await ask({ kind: 'access', person, name: 'Nele Wiesel', notes: 'früher' })
    const look = await step(_id, 'erase', { dryRun: true })
    expect(look.json.erased).toBe(false)
    expect((await read(_id)).name).toBe('Nele Wiesel')
    expect(await exported(_id)).toContain('Danke, Nele Wiesel')
    const done = await step(_id, 'erase', { dryRun: false, version: 1, person })
    const Report = z.object({ kept: z.array(z.unknown()), shares: z.array(z.unknown()) })
    expect(done.parse(Report).kept).toEqual(look.parse(Report).kept)
    const request = await read(_id)
    expect(request).toMatchObject({
      person: null,
      name: '',
      email: '',
      notes: '',
      state: 'done',
      handledBy: admin.userId,
    })
    expect(request.report?.kept.map(({ module }) => module).sort()).toEqual([
      'bug-tracker',
      'data-requests',
    ])
    expect(JSON.stringify(request)).not.toContain(person)
    await forgetNow(app)
    const mails = await db.selectFrom('mails').select('subject').execute()
    expect(mails.map(({ subject }) => subject)).toContain('— (—) hat geschrieben')
    expect(JSON.stringify(mails)).not.toContain('Wiesel')
    const rows = await db.selectFrom('data_requests').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Wiesel|rief an|früher/)
    expect((await admin.get(PERSON + person)).status).toBe(404)
    expect((await step(_id, 'reopen', { version: 2 })).json.code).toBe('erased')
    expect((await step(_id, 'close', { version: 2, state: 'done' })).json.code).toBe('erased')
  })

  test('finds by the address alone who lies in the trash, and nothing can be restored', async () => {
    const contacts = [{ kind: 'email', label: '', value: 'korb@example.org' }]
    const person = await house.make({ last_name: 'Papierkorb', notes: 'Alte Notiz', contacts })
    expect((await admin.remove(PERSON + person._id)).status).toBe(200)
    const { _id } = await ask({ kind: 'erasure', email: 'Korb@example.org' })
    expect((await house.held(_id)).subject?.person?._id).toBe(person._id)
    expect(await exported(_id)).toContain('Alte Notiz')
    const body = { dryRun: false, version: 1, person: person._id }
    expect((await step(_id, 'erase', body)).status).toBe(200)
    expect((await admin.get(PERSON + person._id)).status).toBe(404)
    const left = await db.selectFrom('people').selectAll().execute()
    expect(JSON.stringify(left)).not.toContain('Papierkorb')
  })

  test('of an account leaves its address free and signs it out', async () => {
    const person = await app.as('user')
    const subject = await house.personOf(person.userId)
    const { _id } = await ask({ kind: 'objection', person: subject })
    const look = await step(_id, 'erase', { dryRun: true })
    expect(look).toMatchObject({ status: 200, json: { person: subject } })
    const body = { dryRun: false, person: subject }
    expect((await person.get('/api/v0/account/')).status).toBe(200)
    expect((await step(_id, 'erase', { ...body, version: 9 })).status).toBe(409)
    expect((await step(_id, 'erase', { ...body, version: 1 })).status).toBe(200)
    expect((await person.get('/api/v0/account/')).status).toBe(401)
  })

  test('says that backups made before it still hold the person', async () => {
    const { _id } = await ask({ kind: 'erasure', email: 'gesichert@example.org' })
    const Report = z.object({ kept: z.array(z.object({ module: z.string() })) })
    const keepers = async () => {
      const look = await step(_id, 'erase', { dryRun: true })
      return look.parse(Report).kept.map(({ module }) => module)
    }
    expect(await keepers()).not.toContain('backup')
    await sql`insert into backup_archives (id, kind, state, name, made_by, version, is_own)
      values (${uuidv7()}, 'manual', 'ready', 'sicherung.kontor', '', '1.0.0', true)`.execute(db)
    expect(await keepers()).toContain('backup')
  })

  test('asks the owner of the session to be there', async () => {
    const bare = await app.as('admin')
    const { _id } = await ask({ kind: 'erasure', email: 'weg@example.org' })
    const body = { dryRun: false, version: 1, person: null }
    const answer = await bare.post(`${REQUEST}${_id}/erase`, body)
    expect(answer).toMatchObject({ status: 403, json: { code: 'step-up' } })
  })

  test('takes nobody whom the person became after the look', async () => {
    const owner = await app.as('user')
    const into = await oneOf(admin.get(PERSON + (await house.personOf(owner.userId))))
    const from = await house.make({ last_name: 'Karteileiche' })
    const { _id } = await ask({ kind: 'erasure', person: from._id })
    const look = await step(_id, 'erase', { dryRun: true })
    expect(look.json.person).toBe(from._id)
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const pair = { from: from._id, into: into._id, dryRun: false, ...versions }
    expect((await admin.post(`${PERSON}merge`, pair)).status).toBe(200)
    const confirmed = { dryRun: false, version: 1, person: from._id }
    expect(await step(_id, 'erase', confirmed)).toMatchObject({
      status: 409,
      json: { code: 'merged' },
    })
    expect((await owner.get('/api/v0/account/')).status).toBe(200)
    const again = await step(_id, 'erase', { dryRun: true })
    expect(again.json.person).toBe(into._id)
    expect((await step(_id, 'erase', { ...confirmed, person: into._id })).status).toBe(200)
    expect((await owner.get('/api/v0/account/')).status).toBe(401)
  })

  test('of a child leaves what the mother wrote with the address both have', async () => {
    const contacts = [{ kind: 'email', label: '', value: 'familie@example.org' }]
    const mother = await house.make({ first_name: 'Ida', last_name: 'Amsel', contacts })
    const child = await house.make({ first_name: 'Bea', last_name: 'Amsel', contacts })
    const mail = 'familie@example.org'
    await typeAsGuest({ title: 'Frage', body: 'Von Ida', name: 'Ida Amsel', mail })
    const candidate = await house.candidateOf(mail)
    await send(mail, 'An Ida')
    const { _id } = await ask({ kind: 'erasure', person: child._id })
    expect((await house.held(_id)).subject?.emails).toEqual([])
    expect(await exported(_id)).not.toContain('An Ida')
    const body = { dryRun: false, version: 1, person: child._id }
    expect((await step(_id, 'erase', body)).status).toBe(200)
    expect(await oneOf(admin.get(PERSON + candidate))).toMatchObject({ first_name: 'Ida' })
    const mails = await db.selectFrom('mails').select('subject').execute()
    expect(mails.map(({ subject }) => subject)).toContain('An Ida')
    // The other one of two is the only one now, and the address is hers.
    const { _id: own } = await ask({ kind: 'erasure', person: mother._id })
    expect(await exported(own)).toContain('An Ida')
  })
})
