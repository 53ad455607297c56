import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { checkChain, listConsents } from '#modules/consents/consent.calls.ts'
import { recordConsents, verifyCertificate } from '#modules/consents/server/api.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { personResource } from '../../persons/server/person.resource.ts'
import { grant, openPeople, PERSON } from '../../server/test-persons.ts'
import { listPersonConsents, type NewStep } from '../person-consent.calls.ts'

const people = await openPeople()
const { app, admin, db, make, read } = people
afterAll(() => app.close())

const PAPER: NewStep = {
  action: 'declared',
  purpose: 'photo:website',
  declared: 'self',
  guardian: null,
  how: 'paper',
  given_on: '2026-03-02',
  wording: 'Ich bin einverstanden, dass Fotos von mir auf der Website stehen.',
  proof: 'Ordner Mitglieder',
}

const add = (id: string, step: Partial<NewStep> = {}, caller: Caller = admin) =>
  caller.post(`${PERSON}${id}/consents`, { ...PAPER, ...step })
const consentsOf = async (id: string, caller: Caller = admin) =>
  (await caller.get(`${PERSON}${id}/consents`)).parse(listPersonConsents.reply)
const states = async (id: string) =>
  Object.fromEntries(
    (await consentsOf(id)).current.map(({ purpose, state }) => [purpose, state] as const),
  )
const chain = async () => (await admin.get('/api/v0/consent/chain')).parse(checkChain.reply)
const faultsOf = ({ json }: Answer) => Object.keys(json.fields ?? {})
const recordsOf = async (id: string) =>
  (await sql`select from consent_records where subject = ${id}`.execute(db)).rows.length

describe('the consents of a person', () => {
  test('are written down with what, when, how and by whom, and stand in the chain', async () => {
    const { _id } = await make({ last_name: 'Bild' })
    expect(await consentsOf(_id)).toEqual({ items: [], numItems: 0, next: null, current: [] })
    const before = await chain()
    expect((await add(_id)).status).toBe(200)
    const { items, current } = await consentsOf(_id)
    expect(items).toEqual([
      {
        ...PAPER,
        _id: expect.any(String),
        at: expect.any(String),
        about: '',
        subject: _id,
      },
    ])
    expect(current).toEqual([{ purpose: 'photo:website', state: 'given', steps: [items[0]?._id] }])
    expect(await chain()).toEqual({
      isWhole: true,
      numEntries: before.numEntries + 1,
      brokenAt: null,
    })
  })

  test('only grow: a withdrawal is a step of its own, and no call changes or removes one', async () => {
    const { _id } = await make({ last_name: 'Wächst' })
    await add(_id)
    const [first] = (await consentsOf(_id)).items
    await add(_id, { action: 'withdrawn', given_on: '2026-05-01', how: 'mail', wording: '' })
    const { items } = await consentsOf(_id)
    expect(items.map(({ action }) => action)).toEqual(['withdrawn', 'declared'])
    expect(items[1]).toEqual(first)
    expect(await states(_id)).toEqual({ 'photo:website': 'withdrawn' })
    for (const path of [`${PERSON}${_id}/consents`, `${PERSON}${_id}/consents/${first?._id}`]) {
      expect((await admin.put(path, PAPER)).status).toBe(404)
      expect((await admin.remove(path)).status).toBe(404)
    }
    expect((await consentsOf(_id)).items).toEqual(items)
  })

  test('what was declared last decides, not what was written down last', async () => {
    const { _id } = await make({ last_name: 'Später' })
    await add(_id, { action: 'withdrawn', given_on: '2026-05-01' })
    await add(_id, { given_on: '2026-03-02' })
    expect(await states(_id)).toEqual({ 'photo:website': 'withdrawn' })
    await add(_id, { given_on: '2026-05-01' })
    await add(_id, { purpose: 'name:website' })
    expect(await states(_id)).toEqual({ 'photo:website': 'given', 'name:website': 'given' })
  })

  test('a guardian declares for a child, and is named as they are called today', async () => {
    const child = await make({ first_name: 'Mia', last_name: 'Klein' })
    const mother = await make({ first_name: 'Anna', last_name: 'Klein' })
    const stranger = await make({ last_name: 'Fremd' })
    const by = (guardian: string | null) => add(child._id, { declared: 'guardian', guardian })
    for (const nobody of [mother._id, stranger._id, uuidv7(), null]) {
      const answer = await by(nobody)
      expect(answer.status).toBe(400)
      expect(faultsOf(answer)).toEqual(['guardian'])
    }
    const body = { kind: 'guardian', direction: 'by', person: mother._id }
    await admin.post(`${PERSON}${child._id}/relations`, body)
    expect((await by(stranger._id)).status).toBe(400)
    expect((await by(mother._id)).status).toBe(200)
    const { version } = await read(mother._id)
    await admin.put(PERSON + mother._id, { version, last_name: 'Groß' })
    expect((await consentsOf(child._id)).items[0]).toMatchObject({
      declared: 'guardian',
      guardian: { _id: mother._id, name: 'Anna Groß' },
    })
    const proved = await app.steppedUp('admin')
    await proved.post(`${PERSON}${mother._id}/erase`, { dryRun: false })
    expect((await consentsOf(child._id)).items[0]?.guardian?.name).toBe('')
  })

  test('bad input is refused with the field, and adds nothing', async () => {
    const { _id } = await make({ last_name: 'Falsch' })
    const before = await chain()
    const bad: [string, object][] = [
      ['purpose', { purpose: 'newsletter:x' }],
      ['purpose', { purpose: '' }],
      ['action', { action: 'confirmed' }],
      ['how', { how: 'telepathy' }],
      ['given_on', { given_on: '2026-02-30' }],
      ['given_on', { given_on: '2999-01-01' }],
      ['wording', { wording: '   ' }],
      ['wording', { wording: 'x'.repeat(10_001) }],
      ['wording', { wording: 'a\u0000b' }],
      ['proof', { proof: 'x'.repeat(2001) }],
      ['guardian', { declared: 'guardian' }],
    ]
    for (const [field, values] of bad) {
      const answer = await admin.post(`${PERSON}${_id}/consents`, { ...PAPER, ...values })
      expect(answer.status, JSON.stringify(values).slice(0, 80)).toBe(400)
      expect(faultsOf(answer)).toEqual([field])
    }
    expect((await admin.post(`${PERSON}${_id}/consents`, { ...PAPER, seq: 1 })).status).toBe(400)
    expect((await add(uuidv7())).status).toBe(404)
    expect((await admin.get(`${PERSON}${uuidv7()}/consents`)).status).toBe(404)
    expect(await chain()).toEqual(before)
  })

  test('members see them with the right to view and add with the right to edit', async () => {
    const { _id } = await make({ last_name: 'Recht' })
    const member = await app.as('member')
    const visitor = await app.as('user')
    const path = `${PERSON}${_id}/consents`
    await grant(app, {})
    expect((await member.get(path)).status).toBe(403)
    await grant(app, { people: ['view'] })
    expect((await member.get(path)).status).toBe(200)
    expect((await add(_id, {}, member)).status).toBe(403)
    await grant(app, { people: ['view', 'edit'] })
    expect((await add(_id, {}, member)).status).toBe(200)
    for (const [caller, status] of [
      [visitor, 403],
      [app.guest, 401],
    ] as const) {
      expect((await caller.get(path)).status).toBe(status)
      expect((await add(_id, {}, caller)).status).toBe(status)
    }
    expect((await consentsOf(_id)).numItems).toBe(1)
  })

  test('those of a thing that is theirs are shown, without what only proves them', async () => {
    const { _id } = await make({ last_name: 'Abonnent' })
    const thing = uuidv7()
    await sql`insert into person_links (id, person_id, module, noun, item_id, role, proof)
      values (${uuidv7()}, ${_id}, 'subscribers', 'subscriber', ${thing}, 'subscriber', 'confirmed')
    `.execute(db)
    const facts = { list: 'Hausbrief', ip: '192.0.2.7', agent: 'Firefox' }
    const step = { purpose: 'newsletter:a', subject: thing, email: 'abo@example.org', facts }
    await app.scope.change((change) =>
      recordConsents(change, [
        { ...step, action: 'requested' },
        { ...step, action: 'confirmed' },
      ]),
    )
    const { text } = await admin.get(`${PERSON}${_id}/consents`)
    expect(text).not.toMatch(/192\.0\.2\.7|Firefox/)
    const { items, current } = await consentsOf(_id)
    expect(items[0]).toMatchObject({ about: 'Hausbrief', how: '', subject: thing })
    expect(current).toMatchObject([{ purpose: 'newsletter:a', state: 'given' }])
  })

  test('a merge joins them by time, both ids answer, and its undo parts them', async () => {
    const from = await make({ last_name: 'Doppelt' })
    const into = await make({ last_name: 'Doppelt' })
    await add(from._id, { action: 'withdrawn', given_on: '2026-06-01' })
    await add(into._id, { given_on: '2026-03-02' })
    await add(from._id, { purpose: 'photo:print' })
    const versions = { fromVersion: from.version, intoVersion: into.version }
    const pair = { from: from._id, into: into._id, dryRun: false, ...versions }
    expect((await admin.post(`${PERSON}merge`, pair)).status).toBe(200)
    const joined = { 'photo:website': 'withdrawn', 'photo:print': 'given' }
    expect(await states(into._id)).toEqual(joined)
    expect(await states(from._id)).toEqual(joined)
    const { rows } = await sql<{ id: string }>`select id from person_merges
      where from_id = ${from._id}`.execute(db)
    await admin.post(`${PERSON}undoMerge`, { merge: rows[0]?.id })
    expect(await states(into._id)).toEqual({ 'photo:website': 'given' })
    expect(await states(from._id)).toEqual(joined)
  })

  test('have a certificate that is checked by itself', async () => {
    const { _id } = await make({ last_name: 'Nachweis' })
    await add(_id)
    const { text } = await admin.get(`/api/v0/consent/certificate?subject=${_id}`)
    expect(verifyCertificate(text)).toMatchObject({ isGood: true, entries: 1 })
    expect(verifyCertificate(text.replace('Website', 'Webseite')).isGood).toBe(false)
    const list = (await admin.get(`/api/v0/consent/?subject=${_id}`)).parse(listConsents.reply)
    expect(list.items[0]?.facts.wording).toBe(PAPER.wording)
  })

  test('are exported, go with the person and with those merged into them, and the chain holds', async () => {
    const from = await make({ last_name: 'Weg' })
    const into = await make({ last_name: 'Weg' })
    const other = await make({ last_name: 'Bleibt' })
    await add(from._id, { wording: 'Wortlaut des einen' })
    await add(into._id, { wording: 'Wortlaut des anderen' })
    await add(other._id)
    const versions = { fromVersion: from.version, intoVersion: into.version }
    await admin.post(`${PERSON}merge`, {
      from: from._id,
      into: into._id,
      dryRun: false,
      ...versions,
    })
    const proved = await app.steppedUp('admin')
    const { text } = await proved.get(`${PERSON}${into._id}/export`)
    for (const word of ['Wortlaut des einen', 'Wortlaut des anderen', 'Ordner Mitglieder'])
      expect(text).toContain(word)
    const before = await chain()
    await proved.post(`${PERSON}${into._id}/erase`, { dryRun: true })
    expect(await recordsOf(into._id)).toBe(1)
    expect((await proved.post(`${PERSON}${into._id}/erase`, { dryRun: false })).status).toBe(200)
    expect(await Promise.all([from, into, other].map(({ _id }) => recordsOf(_id)))).toEqual([
      0, 0, 1,
    ])
    expect(await chain()).toEqual(before)
    expect(before.isWhole).toBe(true)
    expect((await admin.get(`${PERSON}${into._id}/consents`)).status).toBe(404)
  })

  test('go when the trash is emptied, with those of whoever was merged into the person', async () => {
    const from = await make({ last_name: 'Müll' })
    const { _id, version } = await make({ last_name: 'Müll' })
    await add(from._id)
    await add(_id)
    const versions = { fromVersion: from.version, intoVersion: version }
    const pair = { from: from._id, into: _id, dryRun: false, ...versions }
    expect((await admin.post(`${PERSON}merge`, pair)).status).toBe(200)
    await admin.remove(PERSON + _id)
    expect((await add(_id)).status).toBe(404)
    await sql`update people set deleted_at = now() - interval '31 days' where id = ${_id}`.execute(
      db,
    )
    await personResource.trash.purge(app.scope, new Date())
    expect(await recordsOf(_id)).toBe(0)
    expect(await recordsOf(from._id)).toBe(0)
    expect((await chain()).isWhole).toBe(true)
  })
})
