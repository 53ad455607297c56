import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import type { Caller } from '#tests/caller.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { openShop } from '../../server/test-shop.ts'
import { sweepSoldFiles } from './product-files.ts'

const { app, admin, sell } = await openShop({ hasWorkers: true })
const db = tablesOf<CatalogTables>(app.services.db)
afterAll(() => app.close())

const Files = z.object({ files: z.array(AttachedFile) })
const digital = (values: object = {}) =>
  sell({ title: 'Kochbuch als PDF', withdrawal: 'digital', ...values })

function send(product: string, name: string, { content = 'Inhalt', caller = admin }: Sent = {}) {
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'image/png' }), name)
  return caller.post(`/api/v0/product/${product}/files`, form)
}
type Sent = { content?: string; caller?: Caller }

const attach = async (product: string, name: string, sent?: Sent) => {
  const file = (await send(product, name, sent)).parse(Files).files.at(-1)
  if (!file) throw new Error('the file is not there')
  return file
}

describe('the files of a product', () => {
  test('are judged by their content, kept byte for byte, and listed', async () => {
    const { _id } = await digital()
    const file = await attach(_id, 'Buch.html', { content: '<script>alert(1)</script>' })
    expect(file).toMatchObject({ name: 'Buch.html', type: 'application/octet-stream' })
    const answer = await admin.get(file.url)
    expect(answer.text).toBe('<script>alert(1)</script>')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect((await admin.get(`/api/v0/audit/?noun=product&id=${_id}`)).text).toContain('file-added')
    expect((await admin.remove(file.url)).parse(Files).files).toEqual([])
    expect((await admin.get(file.url)).status).toBe(404)
  })

  test('are of digital goods, also of those that will be', async () => {
    const item = await sell({ title: 'Brotkorb' })
    expect(await send(item._id, 'Korb.pdf')).toMatchObject({
      status: 409,
      json: { code: 'not-digital' },
    })
    const draft = { withdrawal: 'digital', version: item.version, revision: 0 }
    await admin.put(`/api/v0/product/${item._id}/draft`, draft)
    expect((await send(item._id, 'Korb.pdf')).status).toBe(200)
  })

  test('are for staff alone; of what is online, changed by those who may publish', async () => {
    const [item, hidden] = [await digital(), await digital({ state: 'draft' })]
    const file = await attach(item._id, 'Geheim.pdf')
    expect((await app.guest.get(file.url)).status).toBe(401)
    expect((await (await app.as('user')).get(file.url)).status).toBe(403)
    await grantMembers(admin, { catalog: ['view', 'edit'] })
    const caller = await app.as('member')
    expect((await caller.get(file.url)).status).toBe(200)
    expect((await send(item._id, 'Mehr.pdf', { caller })).status).toBe(403)
    expect((await caller.remove(file.url)).status).toBe(403)
    expect((await send(hidden._id, 'Mehr.pdf', { caller })).status).toBe(200)
    const wrong = file.url.replace(item._id, hidden._id)
    expect((await admin.get(wrong)).status).toBe(404)
    expect((await admin.remove(wrong)).status).toBe(404)
  })

  test('stand nowhere that visitors reach', async () => {
    const item = await digital()
    const { _id, name } = await attach(item._id, 'Nirgends.pdf')
    const page = (await app.guest.get(`/shop/p/${item.slug}`)).text
    for (const word of [_id, name]) expect(page).not.toContain(word)
    expect((await admin.get('/api/v0/file/?search=Nirgends')).text).not.toContain(name)
  })

  test('go with a product that is gone for good, row and bytes', async () => {
    const { _id } = await digital()
    await attach(_id, 'Weg.pdf')
    const row = await db
      .selectFrom('product_files')
      .select(['id', 'storage_key'])
      .where('product_id', '=', _id)
      .executeTakeFirstOrThrow()
    await sql`delete from products where id = ${_id}`.execute(db)
    const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
    await sweepSoldFiles.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
    const left = await db
      .selectFrom('product_files')
      .select('id')
      .where('id', '=', row.id)
      .execute()
    expect(left).toEqual([])
    const isKept = () =>
      app.services.storage.get(row.storage_key).then(
        (bytes) => bytes.destroy() !== undefined,
        () => false,
      )
    await expect.poll(isKept, { timeout: 30_000 }).toBe(false)
  })
})
