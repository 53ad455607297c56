import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  bytesAt,
  configure,
  jpeg,
  picture,
  png,
  ROOT,
  send,
  startFilesApp,
  verdictsOf,
} from '../../server/test-files.ts'

const setup = await startFilesApp()
const { admin, app, keep, read, db } = setup
afterAll(() => app.close())

describe('an upload', () => {
  test('keeps every byte and says what the file is by its content', async () => {
    const bytes = await jpeg()
    const file = await keep(
      { name: 'Werkbank Süd.JPG', bytes, type: 'text/html' },
      '?folder=Fotos&tags=Holz',
    )
    expect(file).toMatchObject({
      name: 'Werkbank Süd.JPG',
      size: bytes.length,
      type: 'image/jpeg',
      kind: 'image',
      ext: 'jpg',
      folder: 'Fotos',
      tags: ['Holz'],
      res: { w: 1000, h: 600 },
      fileLock: null,
      version: 1,
      owner: admin.userId,
    })
    expect(file.preview).toMatch(/^data:image\/webp;base64,/)
    const original = await bytesAt(`${app.url}/download/${file._id}`)
    expect(original.bytes.equals(bytes)).toBe(true)
    const row = await db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', file._id)
      .executeTakeFirst()
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('of content that is there already answers 409 C1 with the existing file', async () => {
    const bytes = await png()
    const first = await keep({ name: 'a.png', bytes })
    const again = await send(admin, [{ name: 'b.png', bytes }])
    expect(again).toMatchObject({ status: 409, json: { code: 'C1', file: { _id: first._id } } })
  })

  test('of the same content twenty times at once stores it once', async () => {
    const bytes = await png(321, 200)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(admin, [{ name: 'gleich.png', bytes }])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ json }) => json.code === 'C1')).toHaveLength(19)
    const blobs = await db
      .selectFrom('file_blobs')
      .select('key')
      .where('state', '=', 'pending')
      .execute()
    expect(blobs).toEqual([])
  })

  test('of many files gives each its verdict, and a bad one never stops the others', async () => {
    const known = await jpeg(400, 300)
    await keep({ name: 'da.jpg', bytes: known })
    const verdicts = verdictsOf(
      await send(admin, [
        { name: 'gut.png', bytes: await png(300, 200) },
        { name: 'seite.jpg', bytes: '<!doctype html><script>alert(1)</script>' },
        { name: 'noch.jpg', bytes: known },
        { name: 'leer.txt', bytes: '' },
        { name: 'skript.jpg', bytes: 'alert(document.cookie)' },
        { name: 'programm.exe', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 1)]) },
        { name: 'zeile.csv', bytes: 'Name;Ort\nÄrmel;Köln\n' },
        { name: 'letzte.webp', bytes: await picture(90, 90).webp().toBuffer() },
      ]),
    )
    expect(verdicts.map(({ name, result, code }) => [name, result, code])).toEqual([
      ['gut.png', 'stored', undefined],
      ['seite.jpg', 'refused', 'hostile-file'],
      ['noch.jpg', 'duplicate', 'C1'],
      ['leer.txt', 'refused', 'empty-file'],
      ['skript.jpg', 'refused', 'file-type'],
      ['programm.exe', 'refused', 'file-type'],
      ['zeile.csv', 'stored', undefined],
      ['letzte.webp', 'stored', undefined],
    ])
  })

  test.each([
    ['../../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\boot.png', 'boot.png'],
    ['.htaccess.png', 'htaccess.png'],
    ['gpj\u202egnp.png', 'gpjgnp.png'],
    ['bild.exe', 'bild.png'],
    ['ohne Endung', 'ohne Endung.png'],
  ])('with the odd name %j is named harmlessly', async (name, kept) => {
    expect(await keep({ name, bytes: await png(50, 50) })).toMatchObject({ name: kept, ext: 'png' })
  })

  test('that is larger than the setting allows leaves nothing behind', async () => {
    await configure(admin, 'components.files', { max_file_bytes: 200_000 })
    const large = Buffer.alloc(300_000, 'a')
    expect(await send(admin, [{ name: 'a.txt', bytes: large }])).toMatchObject({
      status: 413,
      json: { code: 'too-large' },
    })
    await configure(admin, 'components.files', { max_file_bytes: 2 * 1024 ** 3 })
    const left = await db
      .selectFrom('file_blobs')
      .select('key')
      .where('state', '<>', 'live')
      .execute()
    expect(left).toEqual([])
  })

  test('of several megabytes arrives whole', async () => {
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'kontor ')
    const file = await keep({ name: 'gross.txt', bytes })
    expect(file).toMatchObject({ size: bytes.length, kind: 'document', gridrefs: [] })
  })

  test('without a file, or as JSON, is refused', async () => {
    expect((await send(admin, [])).status).toBeGreaterThanOrEqual(400)
    expect((await admin.post(`${ROOT}/`, { file: 'x' })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('replacing a file', () => {
  const replace = async (id: string, version: number, bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'neu.txt')
    return admin.post(`${ROOT}/${id}/replace?version=${version}`, form)
  }

  test('keeps id, address, name and texts, and shows the new bytes', async () => {
    const file = await keep({ name: 'Logo.png', bytes: await png(70, 70) })
    const bytes = await jpeg(80, 40)
    expect((await replace(file._id, 1, bytes)).status).toBe(200)
    const after = await read(file._id)
    expect(after).toMatchObject({ name: 'Logo.jpg', version: 2, res: { w: 80, h: 40 } })
    expect(after.gridref).not.toBe(file.gridref)
    expect((await bytesAt(`${app.url}/download/${file._id}`)).bytes.equals(bytes)).toBe(true)
    expect((await bytesAt(`${app.url}/download/${file._id}/${file.gridref}`)).status).toBe(404)
  })

  test('by another kind, by a stale hand or by bytes that exist is refused', async () => {
    const file = await keep({ name: 'Bild.png', bytes: await png(71, 71) })
    const other = await png(72, 72)
    await keep({ name: 'anderes.png', bytes: other })
    expect((await replace(file._id, 1, Buffer.from('Text'))).json.code).toBe('other-kind')
    expect((await replace(file._id, 7, await png(73, 73))).json.code).toBe('stale')
    expect((await replace(file._id, 1, other)).json.code).toBe('C1')
    expect(await read(file._id)).toMatchObject({ version: 1, gridref: file.gridref })
  })
})
