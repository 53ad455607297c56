import { afterAll, expect, test, vi } from 'vitest'
import { Import, type ImportState } from '#kernel/contract/admin/imports.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp({ hasWorkers: true })
const admin = await app.as('admin')
afterAll(() => app.close())
const files = importClient(admin, 'redirects')

const add = (body: object) => admin.post('/api/v0/redirect/', body)
const leads = async (path: string) => {
  const { status, headers } = await app.guest.get(path)
  return [status, headers.get('location')]
}

/** Jobs move it on; nobody asks them to. */
function reached(id: string, state: ImportState): Promise<Import> {
  return vi.waitFor(
    async () => {
      const item = await files.read(id)
      expect(item.state).toBe(state)
      return item
    },
    { timeout: 60_000, interval: 100 },
  )
}

test('a file of redirects is checked, imported and undone by jobs', {
  timeout: 120_000,
}, async () => {
  await add({ from: '/alt-1', to: '/vorher', isPermanent: false })
  await add({ from: '/alt-2', to: '/login' })
  const csv =
    'Ziel;Quelle;Code\n/login;/alt-1;301\n/login;/alt-2;\n;/alt-3;410\nx;/alt-4;999\n/alt-6;/alt-5;\n/alt-5;/alt-6;'
  const item = (await files.upload(csv)).parse(Import)
  expect(item.mapping).toEqual({ from: 1, to: 0, status: 2 })
  await files.check(item)
  const { counts, revision } = await reached(item._id, 'checked')
  expect(counts).toMatchObject({ new: 2, changed: 1, same: 1, refused: 2 })
  expect(await leads('/alt-1')).toEqual([302, '/vorher'])
  await files.post(item._id, 'run', { revision })
  expect((await reached(item._id, 'done')).counts).toEqual(counts)
  expect(await leads('/alt-1')).toEqual([301, '/login'])
  expect((await leads('/alt-3'))[0]).toBe(410)
  const rows = await files.rows(item._id, '?verdict=refused')
  expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'Als Status ist 301, 302 oder 410 möglich.'],
    [7, 'Diese Weiterleitung würde im Kreis führen.'],
  ])
  const { json } = await admin.get('/api/v0/redirect/?search=alt-1')
  expect(json).toMatchObject({
    items: [{ source: 'import', created_by_name: 'Test admin' }],
  })
  await add({ from: '/alt-3', to: '/login' })
  await files.post(item._id, 'undo')
  expect((await reached(item._id, 'undone')).counts).toMatchObject({ undone: 2, kept: 1 })
  expect(await leads('/alt-1')).toEqual([302, '/vorher'])
  expect(await leads('/alt-2')).toEqual([301, '/login'])
  expect(await leads('/alt-3')).toEqual([301, '/login'])
  expect((await leads('/alt-5'))[0]).toBe(404)
})
