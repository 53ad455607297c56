import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDesk, ROOT } from '../../server/test-bugs.ts'
import { BugFile } from '../attachment.calls.ts'

const desk = await openDesk()
const { admin, app, file, db } = desk
afterAll(() => app.close())

const Files = z.object({ files: z.array(BugFile) })

function upload(id: string, files: { name: string; bytes: BlobPart; type?: string }[]) {
  const form = new FormData()
  for (const { name, bytes, type = 'image/png' } of files) {
    form.append('file', new Blob([bytes], { type }), name)
  }
  return admin.post(`${ROOT}/${id}/files`, form)
}

describe('attachments', () => {
  test('are kept byte for byte and given out so that nothing runs', async () => {
    const { _id } = await file()
    const bytes = Buffer.from('<script>alert(1)</script>')
    const sent = await upload(_id, [{ name: 'Bildschirm „neu“.html', bytes, type: 'text/html' }])
    const [stored] = sent.parse(Files).files
    expect(stored).toMatchObject({ name: 'Bildschirm „neu“.html', size: bytes.length, bug: _id })
    const answer = await admin.get(stored?.url ?? '')
    expect(answer.text).toBe(bytes.toString())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const row = await db
      .selectFrom('bug_files')
      .selectAll()
      .where('id', '=', stored?._id ?? '')
      .executeTakeFirst()
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('appear with their bug in lists and in the history', async () => {
    const { _id } = await file({ tags: ['mit-datei'] })
    await upload(_id, [
      { name: 'a.png', bytes: 'a' },
      { name: 'b.png', bytes: 'b' },
    ])
    const list = await admin.get(`${ROOT}/?selectedTags=mit-datei`)
    expect(list.json).toMatchObject({
      bugs: [{ numFiles: 2 }],
      files: [{ name: 'a.png' }, { name: 'b.png' }],
    })
    const { history } = (await admin.get(`${ROOT}/${_id}/history?sort=created`)).json
    expect(history).toMatchObject([
      {},
      { field: 'file', to: 'a.png' },
      { field: 'file', to: 'b.png' },
    ])
  })

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['exe\u202egpj.exe', 'exegpj.exe'],
    [`${'lang'.repeat(200)}.png`, expect.stringMatching(/\.png$/)],
  ])('an odd name %j is made harmless', async (name, kept) => {
    const { _id } = await file()
    const [stored] = (await upload(_id, [{ name, bytes: 'x' }])).parse(Files).files
    expect(stored?.name).toEqual(kept)
    expect((await admin.get(stored?.url ?? '')).text).toBe('x')
  })

  test('an upload that is too large leaves nothing behind, not even its smaller part', async () => {
    const { _id } = await file()
    const large = Buffer.alloc(26 * 1024 * 1024)
    const refused = await upload(_id, [
      { name: 'klein.png', bytes: 'x' },
      { name: 'gross.png', bytes: large },
    ])
    expect(refused).toMatchObject({ status: 413, json: { code: 'too-large' } })
    const rows = await db.selectFrom('bug_files').select('id').where('bug_id', '=', _id).execute()
    expect(rows).toEqual([])
  })

  test('of several megabytes arrive whole', async () => {
    const { _id } = await file()
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'kontor')
    bytes.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
    const [stored] = (await upload(_id, [{ name: 'film.mp4', bytes, type: 'video/mp4' }])).parse(
      Files,
    ).files
    expect(stored).toMatchObject({ size: bytes.length, type: 'video/mp4' })
  })

  test('a form without a file, or JSON, is refused', async () => {
    const { _id } = await file()
    expect((await upload(_id, [])).status).toBeGreaterThanOrEqual(400)
    expect((await admin.post(`${ROOT}/${_id}/files`, { file: 'x' })).status).toBeGreaterThanOrEqual(
      400,
    )
  })

  test('belong to one bug: through another one they are not found', async () => {
    const [one, two] = [await file(), await file()]
    const [stored] = (await upload(one._id, [{ name: 'a.png', bytes: 'a' }])).parse(Files).files
    const astray = `${ROOT}/${two._id}/files/${stored?._id}`
    expect((await admin.get(astray)).status).toBe(404)
    expect((await admin.remove(astray)).status).toBe(404)
  })

  test('can be removed; a bug in the trash takes none', async () => {
    const { _id } = await file()
    const [stored] = (await upload(_id, [{ name: 'a.png', bytes: 'a' }])).parse(Files).files
    expect((await admin.remove(stored?.url ?? '')).json).toEqual({ files: [] })
    expect((await admin.get(stored?.url ?? '')).status).toBe(404)
    await admin.remove(`${ROOT}/${_id}`)
    expect((await upload(_id, [{ name: 'b.png', bytes: 'b' }])).json.code).toBe('in-trash')
  })
})
