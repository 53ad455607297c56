import { afterAll, expect, test, vi } from 'vitest'
import { Import, type ImportState } from '#kernel/contract/admin/imports.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, sell, group } = await openShop({ hasWorkers: true })
afterAll(() => app.close())
const files = importClient(admin, 'products')

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

const found = async (search: string) =>
  Object((await admin.get(`/api/v0/product/?search=${search}`)).json).items

test('a list of products is checked, imported and undone', { timeout: 120_000 }, async () => {
  const bread = await group('Brot')
  const known = await sell({ title: 'Krustenbrot', variants: [{ price: 400, sku: 'B-1' }] })
  const csv = [
    'Artikelnr;Bezeichnung;Preis;EAN;Kategorie;Status',
    'b-1;Krustenbrot;4,50;;;',
    'B-2;Malzbrot;1.234,00 €;4006381333931;Brot;online',
    'B-3;;2,00;;;',
    'B-4;Ohne Preis;;;;',
    'B-5;Fremd;1,00;;Schuhe;',
    'B-6;=HYPERLINK("x");3.20;;;',
  ].join('\n')
  const item = (await files.upload(csv)).parse(Import)
  await files.check(item)
  const { counts, revision } = await reached(item._id, 'checked')
  expect(counts).toMatchObject({ new: 2, changed: 1, refused: 3 })
  await files.post(item._id, 'run', { revision })
  await reached(item._id, 'done')
  expect(await found('Krustenbrot')).toMatchObject([{ _id: known._id, price: 450, version: 2 }])
  expect(await found('Malzbrot')).toMatchObject([
    { price: 123_400, groups: [bread._id], online_state: 'online' },
  ])
  expect(await found('HYPERLINK')).toMatchObject([{ title: '=HYPERLINK("x")', price: 320 }])
  await files.post(item._id, 'undo')
  await reached(item._id, 'undone')
  expect(await found('Malzbrot')).toEqual([])
  expect(await found('Krustenbrot')).toMatchObject([{ price: 400 }])
})
