import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { routesOf } from '#kernel/server/route.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { configure } from '#modules/files/server/test-files.ts'
import { recountSpace } from '#modules/files/storage/server/quota.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { BugTables } from '../../server/tables.ts'

type Tables = BugTables & { notes_files: BugTables['bug_files'] & { note_id: string } }

const attachToNote = endpoint({
  method: 'POST',
  path: '/api/v0/test_note/:id/files',
  access: anyone,
  params: IdParams,
  query: CaptchaProof,
  upload: { maxFiles: 2, maxBytes: 100_000 },
  reply: z.object({ files: z.array(z.object({ name: z.string(), type: z.string() })) }),
})

const { full } = errorCatalogue({ full: { status: 422, code: 'full', de: 'Voll', en: 'Full' } })

const files = attachmentsOf<Tables>()({
  table: 'notes_files',
  owner: 'note_id',
  module: 'test-notes',
  folder: 'notes',
  maxBytes: 100_000,
  maxFiles: 2,
  tooMany: full,
  inspection: contentInspection,
  hold: async () => undefined,
  changed: async () => undefined,
})

const notes: ServerModule = {
  name: 'test-notes',
  label: { de: 'Notizen', en: 'Notes' },
  migrations: {
    '20261116-1302-test-notes': {
      up: (db) =>
        sql`create table notes_files (id uuid primary key, note_id uuid not null,
          storage_key text not null, name text not null, type text not null,
          size bigint not null default 0, sha256 text not null default '',
          uploaded_by uuid not null, created_at timestamptz not null default now(),
          ready_at timestamptz)`
          .execute(db)
          .then(() => undefined),
    },
  },
  jobs: files.jobs,
  routes: [
    routesOf<Tables>()(attachToNote, async (context, { params: { id }, query }) => {
      await files.attach(context, id, { captcha: query })
      const rows = await files.find(context.db, [id])
      return { files: rows.map(({ name, type }) => ({ name, type })) }
    }),
  ],
}

const app = await startTestApp({ module: notes })
const admin = await app.as('admin')
afterAll(() => app.close())
const db = tablesOf<Tables>(app.services.db)
beforeEach(() => db.deleteFrom('notes_files').execute())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function proof(): Record<string, string> {
  const { stamp, left, right } = newStamp(app.services.secret, Date.now() - 60_000)
  return { stamp, answer: String(left + right) }
}

type Sent = { name: string; bytes: BlobPart; type?: string }

function send(sent: readonly Sent[], query = proof(), note = uuidv7()) {
  const form = new FormData()
  for (const { name, bytes, type = 'image/png' } of sent)
    form.append('file', new Blob([bytes], { type }), name)
  return app.guest.post(`/api/v0/test_note/${note}/files?${new URLSearchParams(query)}`, form)
}

async function kept(): Promise<string[]> {
  const rows = await db.selectFrom('notes_files').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('a guest who proved to be a person attaches files, and their content says what they are', async () => {
  const sent = await send([
    { name: '../../bild.txt', bytes: PNG, type: 'text/html' },
    { name: 'notiz.txt', bytes: 'Nur Text', type: 'image/png' },
  ])
  expect(sent.json).toEqual({
    files: [
      { name: 'bild.txt', type: 'image/png' },
      { name: 'notiz.txt', type: 'text/plain' },
    ],
  })
})

test('without a proof, or with one that was used, nothing is taken', async () => {
  const png = [{ name: 'a.png', bytes: PNG }]
  expect(await send(png, {})).toMatchObject({ status: 422, json: { code: 'captcha' } })
  const used = proof()
  expect((await send(png, used)).status).toBe(200)
  expect(await send(png, used)).toMatchObject({ status: 422, json: { code: 'captcha-old' } })
  expect(await kept()).toEqual(['a.png'])
})

test.each([
  ['seite.html', '<html><script>alert(1)</script></html>', 'hostile-file'],
  ['bild.png', 'kein Bild', 'file-type'],
  ['leer.txt', '', 'empty-file'],
])('%s from a guest is refused, with the good file beside it', async (name, bytes, code) => {
  const refused = await send([
    { name: 'gut.png', bytes: PNG },
    { name, bytes },
  ])
  expect(refused.json.code).toBe(code)
  expect(await kept()).toEqual([])
})

test('a thing takes no more than its number of files', async () => {
  const note = uuidv7()
  const two = [
    { name: 'a.png', bytes: PNG },
    { name: 'b.png', bytes: PNG },
  ]
  expect((await send(two, proof(), note)).status).toBe(200)
  const third = await send([{ name: 'c.png', bytes: PNG }], proof(), note)
  expect(third.json.code).toBe('full')
  expect(await kept()).toEqual(['a.png', 'b.png'])
})

describe('attachments share the space of all files', () => {
  const GB = 1024 ** 3
  const used = async () => Number((await admin.get('/api/v0/quota/storage')).json.used)
  const recount = () => typedScope<FileTables>(app.scope).change(recountSpace)
  beforeEach(recount)
  afterEach(async () => {
    await configure(admin, 'components.files', { quota_bytes: 20 * GB })
  })

  test('what is kept counts, what is refused or removed does not', async () => {
    const before = await used()
    await send([{ name: 'a.png', bytes: PNG }])
    expect((await used()) - before).toBe(PNG.length)
    await send([
      { name: 'b.png', bytes: PNG },
      { name: 'leer.txt', bytes: '' },
    ])
    expect((await used()) - before).toBe(PNG.length)
    await recount()
    expect((await used()) - before).toBe(PNG.length)
    const [row] = await db.selectFrom('notes_files').select('id').execute()
    await typedScope<Tables>(app.scope).change((change) => files.remove(change, [row?.id ?? '']))
    expect(await used()).toBe(before)
  })

  test('a guest is refused when the quota is used up, and learns nothing of it', async () => {
    const total = (await used()) + PNG.length + 10
    await configure(admin, 'components.files', { quota_bytes: total })
    expect((await send([{ name: 'a.png', bytes: PNG }])).status).toBe(200)
    const refused = await send([{ name: 'b.txt', bytes: 'Elf Zeichen' }])
    expect(refused).toMatchObject({ status: 507, json: { code: 'disk-full' } })
    expect(refused.json).not.toHaveProperty('total')
    await configure(admin, 'components.files', { quota_bytes: await used() })
    expect((await send([{ name: 'c.txt', bytes: 'x' }])).status).toBe(507)
    expect(await kept()).toEqual(['a.png'])
  })
})
