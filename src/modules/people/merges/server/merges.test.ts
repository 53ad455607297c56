import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Person } from '../../persons/person.ts'
import { addAccount, grant, oneOf, openPeople, PERSON } from '../../server/test-persons.ts'
import { renewDuplicates } from './find-all-duplicates.ts'
import { mergedTrash, UNDO_DAYS } from './undo-merge.ts'

const people = await openPeople()
const { app, admin, db, make, read, find, personOf } = people
afterAll(() => app.close())

const Items = z.object({ items: z.array(z.looseObject({ _id: z.string() })) })
const MERGE = `${PERSON}merge`
const mail = (value: string) => ({ kind: 'email', label: '', value })

const merge = (from: Person, into: Person) =>
  admin.post(MERGE, {
    from: from._id,
    into: into._id,
    dryRun: false,
    fromVersion: from.version,
    intoVersion: into.version,
  })

async function lastMerge(into: Person): Promise<string> {
  const { id } = await db
    .selectFrom('person_merges')
    .select('id')
    .where('into_id', '=', into._id)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

describe('two records of one person', () => {
  test('become one: what was missing is filled, and both ids answer with it', async () => {
    const into = await make({ first_name: 'Mia', last_name: 'Kern', tags: ['a'], notes: 'Eins' })
    const from = await make({
      first_name: 'M.',
      last_name: 'Kern',
      company: 'Kern KG',
      tags: ['a', 'b'],
      notes: 'Zwei',
      contacts: [mail('mia.kern@example.org')],
    })
    const look = await admin.post(MERGE, { from: from._id, into: into._id, dryRun: true })
    expect(look.json).toMatchObject({ merged: false, result: { company: 'Kern KG' } })
    expect((await read(from._id))._id).toBe(from._id)

    expect((await merge(from, into)).json).toMatchObject({ merged: true })
    for (const id of [from._id, into._id])
      expect(await read(id)).toMatchObject({
        _id: into._id,
        first_name: 'Mia',
        company: 'Kern KG',
        tags: ['a', 'b'],
        notes: 'Eins\n\nZwei',
        contacts: [{ value: 'mia.kern@example.org', proof: 'staff' }],
      })
    expect(await find('Kern KG')).toEqual([into._id])
  })

  test('lead whoever saves the one that went to the one who stays, however old the form is', async () => {
    const [first, second, third] = [
      await make({ last_name: 'Offen' }),
      await make({ last_name: 'Bald' }),
      await make({ last_name: 'Zuletzt' }),
    ]
    await merge(first, second)
    const refused = { status: 409, json: { code: 'merged', into: second._id } }
    for (const version of [first.version, first.version + 1, 99])
      expect(await admin.put(PERSON + first._id, { version, notes: 'Drei' })).toMatchObject(refused)
    await merge(await read(second._id), third)
    const put = await admin.put(PERSON + first._id, { version: first.version, notes: 'Drei' })
    expect(put).toMatchObject({ status: 409, json: { code: 'merged', into: third._id } })
    expect((await read(third._id)).notes).toBe('')
  })

  test('are two again after an undo, and what was changed since stays', async () => {
    const into = await make({ last_name: 'Lang', contacts: [mail('lang@example.org')] })
    const from = await make({ first_name: 'Uwe', company: 'Lang OHG', tags: ['neu'] })
    await merge(from, into)
    const merged = await read(into._id)
    const values = { company: 'Lang & Co', notes: 'später', version: merged.version }
    await oneOf(admin.put(PERSON + into._id, values))
    const undone = await admin.post(`${PERSON}undoMerge`, { merge: await lastMerge(into) })
    expect(undone.status).toBe(200)
    expect(await read(from._id)).toMatchObject({
      _id: from._id,
      company: 'Lang OHG',
      tags: ['neu'],
    })
    expect(await read(into._id)).toMatchObject({
      company: 'Lang & Co',
      tags: [],
      notes: 'später',
      contacts: [{ value: 'lang@example.org' }],
    })
  })

  test('are two again also when an account has proved the address meanwhile, which keeps it', async () => {
    const from = await make({ last_name: 'Früher', contacts: [mail('moved@example.org')] })
    const proved = JSON.stringify([{ ...mail('moved@example.org'), proof: 'confirmed' }])
    const row = db.updateTable('people').set({ contacts: proved }).where('id', '=', from._id)
    await row.execute()
    const into = await make({ last_name: 'Danach' })
    await merge(await read(from._id), into)
    const account = await addAccount(app, { handle: 'moved@example.org' })
    const undone = await admin.post(`${PERSON}undoMerge`, { merge: await lastMerge(into) })
    expect(undone.status).toBe(200)
    expect((await read(from._id)).contacts).toMatchObject([{ proof: 'typed' }])
    const own = await read(String(await personOf(account)))
    expect(own.contacts).toMatchObject([{ value: 'moved@example.org', proof: 'account' }])
  })

  test('have what either of them has proved, until they are two again', async () => {
    const contacts = [mail('beide@example.org')]
    const into = await make({ last_name: 'Bleibt', contacts })
    const from = await make({ last_name: 'Bewiesen', contacts })
    const proved = JSON.stringify([{ ...mail('beide@example.org'), proof: 'confirmed' }])
    const row = db.updateTable('people').set({ contacts: proved }).where('id', '=', from._id)
    await row.execute()
    await merge(await read(from._id), into)
    expect((await read(into._id)).contacts).toMatchObject([{ proof: 'confirmed' }])
    const undone = await admin.post(`${PERSON}undoMerge`, { merge: await lastMerge(into) })
    expect(undone.status).toBe(200)
    expect((await read(into._id)).contacts).toMatchObject([{ proof: 'staff' }])
    expect((await read(from._id)).contacts).toMatchObject([{ proof: 'confirmed' }])
  })

  test('cannot be told apart any more after thirty days, and then nothing of the other is kept', async () => {
    const into = await make({ last_name: 'Alt' })
    const from = await make({ last_name: 'Vergessen', notes: 'geheim', left_at: '2019-05-04' })
    const household = { kind: 'household', person: into._id }
    await admin.post(`${PERSON}${from._id}/relations`, household)
    await merge(from, into)
    const id = await lastMerge(into)
    const long = new Date(Date.now() - (UNDO_DAYS + 1) * 24 * 60 * 60 * 1000)
    await db.updateTable('person_merges').set({ merged_at: long }).where('id', '=', id).execute()
    expect(await admin.post(`${PERSON}undoMerge`, { merge: id })).toMatchObject({ status: 410 })
    expect(await mergedTrash.purge(app.scope, new Date(long.getTime() + 1000))).toBe(1)
    expect(await mergedTrash.purge(app.scope, new Date(long.getTime() + 1000))).toBe(0)
    const rows = await db.selectFrom('people').selectAll().where('id', '=', from._id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/Vergessen|geheim|2019-05-0/)
    const ties = db.selectFrom('person_relations').select('id').where('person_id', '=', from._id)
    expect(await ties.execute()).toEqual([])
    expect((await read(from._id))._id).toBe(into._id)
  })
})

describe('a merge is refused', () => {
  test('between two accounts, with the way to do it, and when the account would go', async () => {
    const one = await addAccount(app, { handle: 'one@example.org' })
    const two = await addAccount(app, { handle: 'two@example.org' })
    const [first, second] = await Promise.all(
      [one, two].map(async (account) => read(String(await personOf(account)))),
    )
    const other = await make({ last_name: 'Ohne' })
    if (!first || !second) throw new Error('no persons')
    const refused = await merge(first, second)
    expect(refused).toMatchObject({ status: 422, json: { code: 'two-accounts' } })
    expect(refused.json.message).toContain('Benutzer')
    expect(await merge(first, other)).toMatchObject({
      status: 422,
      json: { code: 'account-stays' },
    })
    expect((await merge(other, first)).status).toBe(200)
  })

  test('with itself, with nobody, and over what someone has saved meanwhile', async () => {
    const one = await make({ last_name: 'Eins' })
    const two = await make({ last_name: 'Zwei' })
    expect(await merge(one, one)).toMatchObject({ json: { code: 'same-person' } })
    const nobody = { ...one, _id: '01890000-0000-7000-8000-000000000000' }
    expect((await merge(nobody, one)).status).toBe(404)
    await admin.put(PERSON + two._id, { version: 1, notes: 'neu' })
    const stale = await merge(one, two)
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale', current: { notes: 'neu' } } })
    expect(stale.json).toMatchObject({ from: { last_name: 'Eins' }, into: { notes: 'neu' } })
  })

  test('when the notes of both would not fit into one', async () => {
    const one = await make({ last_name: 'Viel', notes: 'a'.repeat(6000) })
    const two = await make({ last_name: 'Mehr', notes: 'b'.repeat(6000) })
    expect(await merge(one, two)).toMatchObject({ status: 422, json: { code: 'too-many' } })
  })

  test('for the second of two at once', async () => {
    const [one, two, three] = await Promise.all(
      ['A', 'B', 'C'].map((last_name) => make({ last_name })),
    )
    if (!one || !two || !three) throw new Error('no persons')
    const answers = await Promise.all([merge(one, two), merge(one, three), merge(two, one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const open = await db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [one._id, two._id, three._id])
      .where('merged_into', 'is', null)
      .execute()
    expect(open).toHaveLength(2)
  })
})

describe('who is probably the same person', () => {
  const likeOf = async (id: string) => {
    const { items } = (await admin.get(`${PERSON}${id}/duplicates`)).json
    return Array.isArray(items) ? items.map((item) => [item.person._id, item.reasons] as const) : []
  }

  test('is said with reasons, and not again once staff know better', async () => {
    const birthday = '1971-02-03'
    const one = await make({
      first_name: 'Günther',
      last_name: 'Müßig',
      birthday,
      contacts: [mail('gm@example.org'), { kind: 'phone', label: '', value: '+49301234567' }],
    })
    const other = await make({
      first_name: 'Guenther',
      last_name: 'Muessig',
      birthday,
      contacts: [mail('GM@example.org'), { kind: 'mobile', label: '', value: '+49301234567' }],
    })
    const family = await make({
      last_name: 'Anders',
      contacts: [{ kind: 'phone', label: '', value: '+49301234567' }],
    })
    expect(await likeOf(one._id)).toEqual([[other._id, ['mail', 'phone', 'birthday', 'name']]])
    expect(await likeOf(family._id)).toEqual([])
    await admin.post(`${PERSON}${other._id}/distinct`, { other: one._id })
    expect(await likeOf(one._id)).toEqual([])
    expect(await likeOf(other._id)).toEqual([])
  })

  test('is looked for among all at once, and a birthday in common is told to nobody else', async () => {
    const birthday = '1969-07-20'
    const born = await make({ first_name: 'Edda', last_name: 'Mond', birthday })
    const bornToo = await make({ first_name: 'Eda', last_name: 'Mond', birthday })
    const [one, other] = [
      await make({ last_name: 'Zwilling', contacts: [mail('zwei@example.org')] }),
      await make({ last_name: 'Doppel', contacts: [mail('Zwei@example.org')] }),
    ]
    await grant(app, { people: ['view', 'create', 'edit'] })
    const member = await app.as('member')
    const doubles = async (caller = admin) => {
      const { items } = (await caller.get(`${PERSON}?isDouble=true&limit=200`)).parse(Items)
      const ours = [born, bornToo, one, other].map(({ _id }) => _id)
      return ours.filter((id) => items.some(({ _id }) => _id === id)).sort()
    }
    for (const slice of [10_000, 1]) await renewDuplicates(db, slice)
    const byMail = [one._id, other._id]
    expect(await doubles()).toEqual([born._id, bornToo._id, ...byMail].sort())
    expect(await doubles(member)).toEqual(byMail.sort())
    const digest = (await member.get('/api/v1/person/digest')).json
    expect(digest.numDoubles).toBeGreaterThanOrEqual(2)
    await merge(other, one)
    expect(await doubles()).toEqual([born._id, bornToo._id].sort())
    await admin.post(`${PERSON}${born._id}/distinct`, { other: bornToo._id })
    expect(await doubles()).toEqual([])
    const { items } = (await admin.get(`${PERSON}?isDouble=false&limit=200`)).parse(Items)
    expect(items.map(({ _id }) => _id)).toContain(one._id)
  })
})

describe('relations', () => {
  const relate = (one: Person, kind: string, other: Person) =>
    admin.post(`${PERSON}${one._id}/relations`, { kind, person: other._id })

  test('have two sides, and nobody becomes the guardian of their own guardian', async () => {
    const [child, mother, grandmother] = await Promise.all(
      ['Kind', 'Mutter', 'Oma'].map((last_name) => make({ last_name })),
    )
    if (!child || !mother || !grandmother) throw new Error('no persons')
    await relate(mother, 'guardian', child)
    const seen = await relate(child, 'household', mother)
    expect(seen.json.items).toMatchObject([
      { kind: 'guardian', direction: 'by', person: { name: 'Mutter' } },
      { kind: 'household', person: { name: 'Mutter' } },
    ])
    await relate(grandmother, 'guardian', mother)
    const circle = await relate(child, 'guardian', grandmother)
    expect(circle).toMatchObject({ status: 422, json: { code: 'guardian-circle' } })
    const merged = await merge(child, grandmother)
    expect(merged).toMatchObject({ status: 422, json: { code: 'guardian-circle' } })
    expect((await relate(child, 'household', child)).status).toBe(400)
    const { _id } = (await admin.get(`${PERSON}${child._id}/relations`)).parse(Items).items[0] ?? {}
    expect((await admin.remove(`${PERSON}${grandmother._id}/relations/${_id}`)).status).toBe(404)
    expect((await admin.remove(`${PERSON}${child._id}/relations/${_id}`)).status).toBe(200)
  })
})
