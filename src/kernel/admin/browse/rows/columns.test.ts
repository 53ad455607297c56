import { expect, test } from 'vitest'
import { collection } from '../../collection/collection.ts'
import { text as field } from '../../fields/kinds/text-fields.ts'
import { presetRange } from '../filters/days-editor.tsx'
import { readPreferences } from '../preferences.ts'
import { columnsOf, visibleColumns } from './columns.ts'

const text = {
  label: '',
  hint: undefined,
  placeholder: undefined,
  choice: String,
  child: () => text,
}
const columns = ['title', 'state', 'due'].map((name) => ({
  name,
  label: name,
  text,
  isNumeric: false,
  sortKey: undefined,
}))
const names = (chosen: readonly string[] | undefined) =>
  visibleColumns(columns, chosen, ['title', 'state']).map(({ name }) => name)

test('the choice of the collection holds until someone chooses', () => {
  expect(names(undefined)).toEqual(['title', 'state'])
})

test('chosen columns stand in the order of the collection and the first always stays', () => {
  expect(names(['due', 'state'])).toEqual(['title', 'state', 'due'])
  expect(names([])).toEqual(['title'])
})

test('a column of a module that is switched off is not offered', () => {
  const label = { title: 'Titel', paid: 'Bezahlt' }
  const words = {
    one: 'Ding',
    many: 'Dinge',
    create: 'Neu',
    empty: { title: '', text: '' },
    fields: label,
  }
  const things = collection<{ title: string; paid: string }>({
    ...{ name: 'things', noun: 'thing', module: 'shed', path: 'shed', key: 'title' },
    words: { de: words, en: words },
    label: ({ title }) => title,
    fields: { title: field(), paid: field() },
    columns: ['title'],
    extraColumns: ['paid'],
    columnModules: { paid: 'till' },
    sort: 'title',
    list: async () => ({ rows: [], total: 0 }),
  })
  const offered = (present: string[]) => columnsOf(things, 'de', present).map(({ name }) => name)
  expect(offered(['shed', 'till'])).toEqual(['title', 'paid'])
  expect(offered(['shed'])).toEqual(['title'])
})

test.each([null, 'x', 7, { columns: 'all' }, { columns: [1, {}], isCompact: 'yes' }])(
  'stored preferences %j become usable',
  (stored) => {
    const { columns: kept, isCompact } = readPreferences(stored)
    expect(kept ?? []).toEqual([])
    expect(isCompact).toBeUndefined()
  },
)

test('presets include today and cross months and years', () => {
  expect(presetRange('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(presetRange('last7', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(presetRange('last30', '2026-01-10').from).toBe('2025-12-12')
  expect(presetRange('thisYear', '2026-03-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
