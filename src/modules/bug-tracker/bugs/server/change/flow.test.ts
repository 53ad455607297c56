import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { one, openDesk, ROOT } from '../../../server/test-bugs.ts'

const desk = await openDesk()
const { admin, app, file, move, read, db } = desk
afterAll(() => app.close())

const transition = (id: string, body: object) => admin.post(`${ROOT}/${id}/transition`, body)

describe('the life cycle', () => {
  test('a bug goes from new to closed and back, and the history tells', async () => {
    const { _id } = await file()
    for (const to of ['triaged', 'accepted', 'in_progress']) await move(_id, to)
    expect(await move(_id, 'fixed', { fixedIn: '1.2' })).toMatchObject({
      fixedIn: '1.2',
      closed: null,
    })
    await move(_id, 'verified')
    expect((await move(_id, 'closed')).closed).not.toBeNull()
    expect(await move(_id, 'reopened', { why: 'noch da' })).toMatchObject({
      closed: null,
      fixedIn: '',
    })
    const { history } = (await admin.get(`${ROOT}/${_id}/history?sort=created`)).json
    const Steps = z.array(z.object({ field: z.string(), to: z.unknown(), why: z.string() }))
    const steps = Steps.parse(history).filter((step) => step.field === 'status')
    expect(steps.map((step) => step.to)).toEqual([
      'triaged',
      'accepted',
      'in_progress',
      'fixed',
      'verified',
      'closed',
      'reopened',
    ])
    expect(steps.at(-1)?.why).toBe('noch da')
  })

  test('a step the table does not know is refused and changes nothing', async () => {
    const { _id } = await file()
    const refused = await transition(_id, { to: 'closed', version: 1 })
    expect(refused).toMatchObject({ status: 422, json: { code: 'wrong-move' } })
    expect(await read(_id)).toMatchObject({ status: 'new', version: 1 })
  })

  test('a fix needs its version and a refusal its reason', async () => {
    const { _id } = await file()
    const wontfix = await transition(_id, { to: 'wontfix', version: 1, why: '  ' })
    expect(wontfix.json).toMatchObject({
      code: 'move-incomplete',
      fields: { why: 'Bitte füllen Sie dieses Feld aus' },
    })
    for (const to of ['triaged', 'accepted', 'in_progress']) await move(_id, to)
    const fixed = await transition(_id, { to: 'fixed', version: 4 })
    expect(fixed.json).toMatchObject({
      code: 'move-incomplete',
      fields: { fixedIn: 'Bitte füllen Sie dieses Feld aus' },
    })
  })

  test('a stale step gets 409', async () => {
    const { _id } = await file()
    await move(_id, 'triaged')
    expect((await transition(_id, { to: 'accepted', version: 1 })).json.code).toBe('stale')
  })
})

describe('duplicates', () => {
  test('watchers, attachments and links go along, and come back within a day', async () => {
    const original = await file({ title: 'Original' })
    const duplicate = await file({ title: 'Noch einmal' })
    const related = await file({ title: 'Verwandt' })
    const member = await app.as('member')
    await db
      .insertInto('bug_watchers')
      .values({ bug_id: duplicate._id, user_id: member.userId })
      .execute()
    await admin.post(`${ROOT}/${duplicate._id}/links`, { bug: related._id, kind: 'blocks' })
    const form = new FormData()
    form.append('file', new Blob(['bild'], { type: 'image/png' }), 'bild.png')
    await admin.post(`${ROOT}/${duplicate._id}/files`, form)

    const merged = await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    expect(merged).toMatchObject({
      status: 'duplicate',
      duplicateOf: { _id: original._id, title: 'Original' },
      numFiles: 0,
    })
    expect(Date.parse(merged.undoableUntil ?? '')).toBeGreaterThan(Date.now())
    expect(await belongings(original._id)).toMatchObject({
      files: ['bild.png'],
      links: [related._id],
    })
    expect((await belongings(original._id)).watchers).toContain(member.userId)

    const { version } = merged
    const undone = one(await admin.post(`${ROOT}/${duplicate._id}/undo-duplicate`, { version }))
    expect(undone).toMatchObject({
      status: 'new',
      duplicateOf: null,
      numFiles: 1,
      undoableUntil: null,
    })
    expect(await belongings(duplicate._id)).toEqual({
      files: ['bild.png'],
      links: [related._id],
      watchers: [admin.userId, member.userId].sort(),
    })
    expect(await belongings(original._id)).toEqual({
      files: [],
      links: [],
      watchers: [admin.userId],
    })
  })

  test('a day later it stays as it is', async () => {
    const [original, duplicate] = [await file(), await file()]
    const { version } = await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    const past = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await db
      .updateTable('bug_merges')
      .set({ created_at: past })
      .where('bug_id', '=', duplicate._id)
      .execute()
    const late = await admin.post(`${ROOT}/${duplicate._id}/undo-duplicate`, { version })
    expect(late).toMatchObject({ status: 422, json: { code: 'undo-over' } })
  })

  test('neither itself, nor another duplicate, nor nothing can be the original', async () => {
    const [first, second, third] = [await file(), await file(), await file()]
    await move(second._id, 'duplicate', { duplicateOf: first._id })
    for (const duplicateOf of [third._id, second._id, crypto.randomUUID()]) {
      const refused = await transition(third._id, { to: 'duplicate', version: 1, duplicateOf })
      expect(refused.json.code).toBe('wrong-original')
    }
    const nothing = await transition(third._id, { to: 'duplicate', version: 1 })
    expect(nothing.json.code).toBe('move-incomplete')
  })

  test('two bugs merged into each other at once do not lock up', async () => {
    const [a, b] = [await file(), await file()]
    const answers = await Promise.all([
      transition(a._id, { to: 'duplicate', version: 1, duplicateOf: b._id }),
      transition(b._id, { to: 'duplicate', version: 1, duplicateOf: a._id }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })
})

describe('the trash', () => {
  test('a deleted bug is out of the list, cannot be changed, and can be restored', async () => {
    const bug = await file({ title: 'Weg damit', tags: ['papierkorb'] })
    await admin.remove(`${ROOT}/${bug._id}`)
    const list = async (extra = '') =>
      (await admin.get(`${ROOT}/?selectedTags=papierkorb${extra}`)).json.numItems
    expect(await list()).toBe(0)
    expect(await list('&trash=only')).toBe(1)
    const gone = await read(bug._id)
    expect(gone.deleted).not.toBeNull()
    const edit = await admin.put(`${ROOT}/`, { _id: bug._id, version: gone.version, title: 'x' })
    expect(edit).toMatchObject({ status: 422, json: { code: 'in-trash' } })
    const back = one(await admin.post(`${ROOT}/${bug._id}/restore`))
    expect(back).toMatchObject({ deleted: null, title: 'Weg damit', number: bug.number })
    expect(await list()).toBe(1)
    expect((await admin.post(`${ROOT}/${bug._id}/restore`)).status).toBe(404)
  })

  test('only what lies in the trash is removed for good', async () => {
    const [kept, gone] = [await file(), await file()]
    await admin.remove(`${ROOT}/${gone._id}`)
    const ids = [kept._id, gone._id]
    const purged = await admin.post('/api/v0/batch/system_bugtracker/purge/', { ids })
    expect(purged.json).toEqual({ ids: [gone._id] })
    expect((await admin.get(`${ROOT}/${gone._id}`)).status).toBe(404)
    expect((await read(kept._id)).deleted).toBeNull()
  })
})

describe('many at once', () => {
  test('what is possible is done, the rest is named with its reason', async () => {
    const [good, stale, closed] = [await file({ tags: ['alt'] }), await file(), await file()]
    await admin.put(`${ROOT}/`, { _id: stale._id, version: 1, title: 'Inzwischen anders' })
    await move(closed._id, 'wontfix', { why: 'nein' })
    const answer = await admin.post('/api/v0/batch/system_bugtracker/edit/', {
      bugs: [
        { _id: good._id, version: 1 },
        { _id: stale._id, version: 1 },
        { _id: closed._id, version: 2 },
        { _id: crypto.randomUUID(), version: 1 },
      ],
      status: 'triaged',
      severity: 'critical',
      developer: admin.userId,
      addTags: ['neu'],
      removeTags: ['alt'],
    })
    expect(answer.json.changed).toEqual([good._id])
    const Refused = z.array(z.object({ code: z.string(), message: z.string().min(5) }))
    expect(Refused.parse(answer.json.refused).map((one) => one.code)).toEqual([
      'stale',
      'wrong-move',
      'not-found',
    ])
    expect(await read(good._id)).toMatchObject({
      status: 'triaged',
      severity: 'critical',
      developer: admin.userId,
      tags: ['neu'],
    })
    expect(await read(closed._id)).toMatchObject({ status: 'wontfix', severity: 'minor' })
  })
})

async function belongings(id: string) {
  const { json } = await admin.get(`${ROOT}/${id}`)
  const { files } = z.object({ files: z.array(z.object({ name: z.string() })) }).parse(json)
  const links = z
    .object({ links: z.array(z.object({ bug: z.object({ _id: z.string() }) })) })
    .parse((await admin.get(`${ROOT}/${id}/links`)).json)
  const watchers = z
    .object({ watchers: z.array(z.object({ _id: z.string() })) })
    .parse((await admin.get(`${ROOT}/${id}/watchers`)).json)
  return {
    files: files.map((one) => one.name),
    links: links.links.map((one) => one.bug._id),
    watchers: watchers.watchers.map((one) => one._id).sort(),
  }
}
