import { expect, test } from 'vitest'
import { gridColumns } from './grid-columns.ts'
import { EMPTY_VARIANT, isSingle, pasteCells, readCells, withCombinations } from './offer.ts'

const axes = [
  { name: 'Größe', name_en: '', values: ['S', 'M'].map((value) => ({ value, value_en: '' })) },
  {
    name: 'Holz',
    name_en: '',
    values: ['Eiche', 'Esche'].map((value) => ({ value, value_en: '' })),
  },
]
const words = {
  color: 'Farbe',
  sku: 'SKU',
  gtin: 'GTIN',
  price: 'Preis',
  salePrice: 'Aktion',
  weight: 'Gewicht',
  content: 'Inhalt',
  size: 'Maße',
}
const colors = [{ _id: '1', title: 'Rot', hex: '#ff0000' }]
const columns = gridColumns({ axes, colors, words, lang: 'de' })
const first = { ...EMPTY_VARIANT, axes: ['S', 'Eiche'], price: 1000, sku: 'T-1', _id: 'kept' }

test('combinations that are missing are added, those there are stay as they are', () => {
  const { variants } = withCombinations({ axes, variants: [first] }, [])
  expect(variants).toHaveLength(4)
  expect(variants[0]).toEqual(first)
  expect(variants.map((one) => one.axes.join(' '))).toEqual([
    'S Eiche',
    'S Esche',
    'M Eiche',
    'M Esche',
  ])
  expect(variants.every(({ price }) => price === 1000)).toBe(true)
  expect(withCombinations({ axes, variants }, []).variants).toEqual(variants)
})

test('a spreadsheet is pasted to the right and down, and adds rows', () => {
  const cells = readCells('T-1\t\t12,50\t9,90\t800\t\t30x20x5 cm\r\nT-2\t\t1.234,00\t\t\r\n')
  const column = columns.findIndex(({ name }) => name === 'sku')
  const filled = pasteCells([first], columns, { cells, at: { row: 0, column } })
  expect(filled).toMatchObject([
    {
      _id: 'kept',
      sku: 'T-1',
      price: 1250,
      sale: { price: 990, from: null, to: null },
      weight: 800,
      size: { length: 300, width: 200, height: 50 },
    },
    { sku: 'T-2', price: 123_400, sale: null, weight: null, axes: ['S', 'Eiche'] },
  ])
})

test('a lower price in another line is one of the same sale', () => {
  const times = { from: '2026-12-01T00:00:00.000Z', to: '2026-12-08T00:00:00.000Z' }
  const column = gridColumns({ axes, colors, words, lang: 'de', times }).find(
    ({ name }) => name === 'salePrice',
  )
  expect(column?.write(first, '9,90')?.sale).toEqual({ price: 990, ...times })
})

test('what means nothing in a cell leaves it as it was', () => {
  const cells = readCells('Blau\tXL\tKirsche\tT-9\t\tgratis\t-5\tviel')
  const [one] = pasteCells([first], columns, { cells, at: { row: 0, column: 0 } })
  expect(one).toEqual({ ...first, sku: 'T-9' })
  const known = readCells('rot\tm\tESCHE')
  const [other] = pasteCells([first], columns, { cells: known, at: { row: 0, column: 0 } })
  expect(other).toMatchObject({ color: '1', axes: ['M', 'Esche'] })
})

test('a product of one kind needs no grid', () => {
  expect(isSingle({ axes: [], variants: [EMPTY_VARIANT] })).toBe(true)
  expect(isSingle({ axes, variants: [first] })).toBe(false)
  expect(isSingle({ axes: [], variants: [{ ...EMPTY_VARIANT, color: '1' }] })).toBe(false)
})
