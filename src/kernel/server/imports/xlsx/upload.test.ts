import { afterAll, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { startTestApp } from '#tests/test-app.ts'
import { importClient, shelfModule } from '../test-import.ts'
import { bookParts, textBook, zipOf } from './test-xlsx.ts'

const app = await startTestApp({ module: shelfModule })
afterAll(() => app.close())
const goods = importClient(await app.as('admin'), 'shelf')

test('a file of Excel is read as it was written, and one from before 2007 is refused in words', async () => {
  const book = textBook([
    ['Bezeichnung', 'Menge'],
    ['Stühle für Gäste', '4'],
  ])
  const item = (await goods.upload(book)).parse(Import)
  expect(item).toMatchObject({ total: 1, mapping: { name: 0, amount: 1 }, hasHeader: true })
  expect((await goods.rows(item._id)).map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Stühle für Gäste', '4'],
  ])
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  expect(await goods.upload(Uint8Array.from(old))).toMatchObject({
    ...{ status: 422, json: { code: 'import-old-workbook' } },
  })
  const other = zipOf([{ name: 'content.xml', text: '<x/>' }])
  expect((await goods.upload(other)).json.code).toBe('import-unreadable')
  const wide = textBook([Array.from({ length: 201 }, () => 'x')])
  expect((await goods.upload(wide)).json.code).toBe('import-too-wide')
  const bomb = zipOf(bookParts({ rows: ' '.repeat(500 * 1024 * 1024) }))
  expect((await goods.upload(bomb)).json.code).toBe('import-too-large-inside')
})
