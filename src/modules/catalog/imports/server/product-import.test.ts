import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Import, type ImportState } from '#kernel/contract/admin/imports.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { shopSection } from '#modules/shop/config.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, sell, group, configure } = await openShop({ hasWorkers: true })
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

const BREAD_SIZE = { length: 300, width: 200, height: 125 }

const found = async (search: string) =>
  Object((await admin.get(`/api/v0/product/?search=${search}`)).json).items

test('a list of products is checked, imported and undone', { timeout: 120_000 }, async () => {
  const bread = await group('Brot')
  const known = await sell({ title: 'Krustenbrot', variants: [{ price: 400, sku: 'B-1' }] })
  const honey = await sell({
    title: 'Honig',
    content: { amount: '250', unit: 'g' },
    axes: [{ name: 'Glas', values: [{ value: 'S' }, { value: 'L' }] }],
    variants: ['S', 'L'].map((size, at) => ({ price: 500, axes: [size], sku: `H-${at + 1}` })),
  })
  const csv = [
    'Artikelnr;Bezeichnung;Preis;EAN;Kategorie;Status;Inhalt;Maße',
    'b-1;Krustenbrot;4,50;;;;1 KG;30x20x12,5 cm',
    'B-2;Malzbrot;1.234,00 €;4006381333931;Brot;online;',
    'B-3;;2,00;;;;',
    'B-4;Ohne Preis;;;;;',
    'B-5;Fremd;1,00;;Schuhe;;',
    'B-6;=HYPERLINK("x");3.20;;;;0,75 l',
    'B-7;Vieldeutig;3.20;;;;1.000 g',
    'B-8;Ohne Breite;3.20;;;;;30 cm',
    'h-2;;;;;;2,5 kg;8 × 8 cm',
  ].join('\n')
  const item = (await files.upload(csv)).parse(Import)
  await files.check(item)
  const { counts, revision } = await reached(item._id, 'checked')
  expect(counts).toMatchObject({ new: 2, changed: 2, refused: 5 })
  await files.post(item._id, 'run', { revision })
  await reached(item._id, 'done')
  expect(await found('Krustenbrot')).toMatchObject([
    {
      _id: known._id,
      price: 450,
      version: 2,
      content: { amount: '1', unit: 'kg' },
      size: BREAD_SIZE,
    },
  ])
  expect(await found('Malzbrot')).toMatchObject([
    { price: 123_400, groups: [bread._id], online_state: 'online' },
  ])
  expect(await found('HYPERLINK')).toMatchObject([
    { title: '=HYPERLINK("x")', price: 320, content: { amount: '0.75', unit: 'l' } },
  ])
  const honeyNow = () => admin.get(`/api/v0/product/${honey._id}`)
  const contents = async () =>
    Object((await honeyNow()).json).items[0].variants.map(
      (one: { content: unknown }) => one.content,
    )
  expect(await contents()).toEqual([null, { amount: '2.5', unit: 'kg' }])
  const sizes = Object((await honeyNow()).json).items[0].variants.map(
    (one: { size: unknown }) => one.size,
  )
  expect(sizes).toEqual([null, { length: 80, width: 80, height: null }])
  const { rows } = Object((await admin.get('/api/v0/product/export')).json)
  const place = rows[0].indexOf('Inhalt')
  const sizePlace = rows[0].indexOf('Maße')
  const exported = rows.map((row: string[]) => [row[0], row[place], row[sizePlace]])
  expect(exported).toEqual(
    expect.arrayContaining([
      ['B-1', '1 kg', '30 × 20 × 12.5 cm'],
      ['H-1', '250 g', ''],
      ['H-2', '2.5 kg', '8 × 8 cm'],
    ]),
  )
  await files.post(item._id, 'undo')
  await reached(item._id, 'undone')
  expect(await found('Malzbrot')).toEqual([])
  expect(await found('Krustenbrot')).toMatchObject([{ price: 400, content: null, size: null }])
  expect(await contents()).toEqual([null, null])
})

describe('unit, order quantity and VAT', () => {
  const HEAD =
    'Artikelnr;Bezeichnung;Preis;Mengeneinheit;Min Purchase;Max Purchase;Staffelung;MwSt. %'
  const COLUMNS = ['Einheit', 'Mindestmenge', 'Höchstmenge', 'In Schritten von', 'Steuersatz']

  async function bring(...lines: string[]) {
    const item = (await files.upload([HEAD, ...lines].join('\n'))).parse(Import)
    await files.check(item)
    const { revision } = await reached(item._id, 'checked')
    await files.post(item._id, 'run', { revision })
    await reached(item._id, 'done')
    return item
  }

  async function exported(...numbers: string[]): Promise<string[][]> {
    const { rows } = Object((await admin.get('/api/v0/product/export')).json)
    const places = ['Artikelnummer', ...COLUMNS].map((name) => rows[0].indexOf(name))
    const cells: string[][] = rows.map((row: string[]) => places.map((at) => row[at]))
    return cells.filter(([sku = '']) => numbers.includes(sku)).toSorted()
  }

  test('come from a list, go back into one, and are undone', { timeout: 60_000 }, async () => {
    await sell({
      title: 'Gouda',
      unit: 'Stück',
      order_quantity: { min: '1', max: '9', step: '1' },
      variants: [{ price: 200, sku: 'Q-1' }],
    })
    const item = await bring(
      'Q-1;;;kg;0,25;;0,25;7 %',
      'Q-2;Feta;3,00;;;2;;Normaler Steuersatz',
      'Q-3;Brie;3,00;;5;4;;',
      'Q-4;Quark;3,00;;;;;8 %',
      'Q-5;Skyr;3,00;;0;;;',
      'Q-1;;;;10;;;',
    )
    const rows = await files.rows(item._id)
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      ...['changed', 'new', 'refused', 'refused', 'refused', 'refused'],
    ])
    expect(rows[2]?.reason).toContain('kleiner als die Mindestmenge')
    expect(rows[3]?.reason).toContain('„8 %“')
    const imported = [
      ['Q-1', 'kg', '0.25', '9', '0.25', 'Ermäßigter Steuersatz'],
      ['Q-2', '', '1', '2', '1', 'Normaler Steuersatz'],
    ]
    expect(await exported('Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5')).toEqual(imported)
    const [, ...cells] = imported[0] ?? []
    const again = await bring(`Q-1;;;${cells.join(';')}`)
    expect(await files.rows(again._id)).toMatchObject([{ verdict: 'same' }])
    await files.post(item._id, 'undo')
    await reached(item._id, 'undone')
    expect(await exported('Q-1', 'Q-2')).toEqual([['Q-1', 'Stück', '1', '9', '1', '']])
  })

  test('a rate that two groups charge names neither of them', async () => {
    const rates = [{ country: 'DE', rate: '7' }]
    const { vat } = shopSection.defaults
    const another = { uuid: randomUUID(), title: 'Bücher', rates }
    await configure('components.shop', { vat: { ...vat, groups: [...vat.groups, another] } })
    const item = await bring('Q-6;Bibel;3,00;;;;;7', 'Q-7;Fibel;3,00;;;;;bücher')
    const rows = await files.rows(item._id)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', 'new'])
    expect(await exported('Q-7')).toEqual([['Q-7', '', '1', '', '1', 'Bücher']])
  })
})

describe('a program brings a list in one call', () => {
  const bring = (csv: string, query = '', caller = admin) => {
    const form = new FormData()
    form.append('file', new Blob([csv]), 'liste.csv')
    return caller.post(`/api/v0/product/import${query}`, form)
  }
  const LIST = 'Artikelnummer;Name;Preis;Status\nZ-1;Zimtschnecke;2,20;online\nZ-2;;1,00;'

  test('with dry_run nothing changes, and every row says what would become of it', async () => {
    const item = (await bring(LIST, '?dry_run=true')).parse(Import)
    const { counts } = await reached(item._id, 'checked')
    expect(counts).toMatchObject({ new: 1, refused: 1 })
    expect(await found('Zimtschnecke')).toEqual([])
    const rows = await files.rows(item._id)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'refused'])
    // Looked at, it is an import like any other: nothing runs until somebody says so.
    await files.check(await files.read(item._id))
    await reached(item._id, 'checked')
    expect(await found('Zimtschnecke')).toEqual([])
  })

  test('without it what can be stored is stored, and can be undone', async () => {
    const item = (await bring(LIST)).parse(Import)
    const { counts } = await reached(item._id, 'done')
    expect(counts).toMatchObject({ new: 1, refused: 1 })
    expect(await found('Zimtschnecke')).toMatchObject([{ price: 220, online_state: 'online' }])
    await files.post(item._id, 'undo')
    await reached(item._id, 'undone')
    expect(await found('Zimtschnecke')).toEqual([])
  })

  test('a product with a draft changes as it is live, and its row says so', async () => {
    const item = await sell({ title: 'Nussecke', variants: [{ price: 300, sku: 'N-1' }] })
    const draft = { title: 'Mandelecke', version: item.version, revision: 0 }
    await admin.put(`/api/v0/product/${item._id}/draft`, draft)
    const tried = (await bring('Artikelnummer;Preis\nN-1;3,50')).parse(Import)
    await reached(tried._id, 'done')
    expect(await files.rows(tried._id)).toMatchObject([
      { verdict: 'changed', reason: expect.stringContaining('hat einen Entwurf') },
    ])
    expect(await found('Nussecke')).toMatchObject([{ price: 350, has_draft: true }])
    const kept = Object((await admin.get(`/api/v0/product/${item._id}/draft`)).json).draft
    expect(kept).toMatchObject({ fields: ['title'], item: { title: 'Mandelecke' } })
  })

  test('whoever may not put products online may only try', async () => {
    await grantMembers(admin, { catalog: ['view', 'create'] })
    const member = await app.as('member')
    expect((await bring(LIST, '', member)).status).toBe(403)
    expect((await bring(LIST, '?dry_run=true', member)).status).toBe(200)
    expect((await bring('', '?dry_run=true')).status).toBe(422)
    expect((await app.guest.post('/api/v0/product/import')).status).toBe(401)
  })
})
