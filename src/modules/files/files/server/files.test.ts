import { afterAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import type { FileTables } from '../../server/tables.ts'
import { png, ROOT, send, startFilesApp } from '../../server/test-files.ts'
import { setFileUses, type UsedIn } from '../../uses/server/uses.ts'

const setup = await startFilesApp()
const { admin, app, keep, read, db } = setup
afterAll(() => app.close())

function say(used: Omit<UsedIn, 'module' | 'noun' | 'link'>): Promise<void> {
  const facts = { module: 'pages', noun: 'page', link: `pages/edit/${used.id}`, ...used }
  return runChange<FileTables, void>(
    { ...app.services, user: SYSTEM, lang: SYSTEM.lang },
    (change) => setFileUses(change, facts),
  )
}

describe('what is written about a file', () => {
  test('changes with its version, and the log keeps the difference', async () => {
    const file = await keep({ name: 'a.png', bytes: await png() })
    const fields = {
      name: 'Tisch',
      description: 'Eiche',
      alt: 'Ein Tisch',
      altEn: 'A table',
      tags: ['Holz', 'Holz'],
      folder: 'Möbel/Tische',
      focal: { x: 0.2, y: 0.8 },
    }
    const saved = await admin.put(`${ROOT}/`, { _id: file._id, version: 1, ...fields })
    expect(saved.json).toMatchObject({
      items: [
        {
          version: 2,
          name: 'Tisch.png',
          alt: 'Ein Tisch',
          altEn: 'A table',
          tags: ['Holz'],
          folder: 'Möbel/Tische',
          recipe: { focal: { x: 0.2, y: 0.8 } },
        },
      ],
    })
    expect((await read(file._id)).gridrefs).toEqual(file.gridrefs)
    const stale = await admin.put(`${ROOT}/${file._id}`, { version: 1, name: 'x' })
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale', current: { version: 2 } } })
    const entry = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('item_id', '=', file._id)
      .where('action', '=', 'update')
      .executeTakeFirst()
    expect(entry).toMatchObject({
      noun: 'file',
      before: { name: 'a.png', alt: '' },
      after: { name: 'Tisch.png', alt: 'Ein Tisch' },
    })
    expect(entry?.after).not.toHaveProperty('isPrivate')
  })

  test.each([
    { folder: '/a' },
    { folder: 'a//b' },
    { folder: 'a\\b' },
    { name: '' },
    { focal: { x: 2, y: 0 } },
    { size: 1 },
    { tags: [''] },
    { gridref: 'x' },
    { owner: 'x' },
  ])('%j is refused', async (fields) => {
    const file = await keep({ name: 'b.png', bytes: await png(20, 20) })
    expect((await admin.put(`${ROOT}/`, { _id: file._id, version: 1, ...fields })).status).toBe(400)
  })

  test('can be changed for many at once', async () => {
    const files = [
      await keep({ name: 'c.png', bytes: await png(21, 20) }, '?tags=alt'),
      await keep({ name: 'd.png', bytes: await png(22, 20) }),
    ]
    const ids = [...files.map(({ _id }) => _id), '01890000-0000-7000-8000-000000000000']
    const answer = await admin.post('/api/v0/batch/file/edit/', {
      ids,
      addTags: ['neu'],
      removeTags: ['alt'],
      folder: 'Ablage',
    })
    expect(answer.json.ids).toHaveLength(2)
    for (const { _id } of files)
      expect(await read(_id)).toMatchObject({ tags: ['neu'], folder: 'Ablage', version: 2 })
  })
})

describe('where a file is used', () => {
  test('is known exactly, and keeps it from being deleted unseen', async () => {
    const file = await keep({ name: 'e.png', bytes: await png(30, 20) })
    await say({ id: 'p1', label: 'Startseite', files: [file._id, file._id] })
    await say({
      id: 'p2',
      label: 'Über uns',
      files: [file._id, '01890000-0000-7000-8000-000000000000'],
    })
    expect(await read(file._id)).toMatchObject({ numUses: 2 })
    const uses = (await admin.get(`${ROOT}/${file._id}/uses`)).json.uses
    expect(uses).toMatchObject([
      { label: 'Startseite', link: 'pages/edit/p1', module: 'pages' },
      { label: 'Über uns' },
    ])
    const refused = await admin.remove(`${ROOT}/?_id=${file._id}`)
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'in-use', uses: [{ label: 'Startseite' }, {}] },
    })
    expect((await read(file._id)).deleted).toBeNull()
    await say({ id: 'p1', label: 'Startseite', files: [] })
    expect(await read(file._id)).toMatchObject({ numUses: 1 })
    expect((await admin.remove(`${ROOT}/${file._id}?force=true`)).json).toEqual({ ids: [file._id] })
  })

  test('twenty things that say so at once are all counted', async () => {
    const file = await keep({ name: 'f.png', bytes: await png(31, 20) })
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => say({ id: `q${n}`, label: `Q${n}`, files: [file._id] })),
    )
    expect((await read(file._id)).numUses).toBe(20)
  })

  test('one used file of many keeps all of them', async () => {
    const [free, used] = [
      await keep({ name: 'g.png', bytes: await png(32, 20) }),
      await keep({ name: 'h.png', bytes: await png(33, 20) }),
    ]
    await say({ id: 'p3', label: 'Seite', files: [used._id] })
    const answer = await admin.post('/api/v0/batch/file/remove/', { ids: [free._id, used._id] })
    expect(answer).toMatchObject({ status: 409, json: { uses: [{ file: used._id }] } })
    expect((await read(free._id)).deleted).toBeNull()
  })
})

describe('the trash', () => {
  test('gives a file back with all it had, until it is emptied', async () => {
    const bytes = await png(40, 20)
    const file = await keep({ name: 'i.png', bytes }, '?tags=weg')
    await say({ id: 'p4', label: 'Seite', files: [file._id] })
    await admin.remove(`${ROOT}/${file._id}?force=true`)
    expect((await admin.remove(`${ROOT}/${file._id}`)).status).toBe(404)
    expect((await admin.put(`${ROOT}/`, { _id: file._id, version: 2, name: 'x' })).json.code).toBe(
      'in-trash',
    )
    const back = await admin.post(`${ROOT}/${file._id}/restore`)
    expect(back.json).toMatchObject({ items: [{ deleted: null, tags: ['weg'], numUses: 1 }] })
    await admin.remove(`${ROOT}/${file._id}?force=true`)
    const again = await send(admin, [{ name: 'j.png', bytes: new Uint8Array(bytes) }])
    expect(again.status).toBe(200)
    expect((await admin.post(`${ROOT}/${file._id}/restore`)).json.code).toBe('C1')
    expect((await admin.post(`${ROOT}/trash/empty`)).json).toMatchObject({ remaining: 0 })
    expect((await admin.get(`${ROOT}/${file._id}`)).status).toBe(404)
  })
})
