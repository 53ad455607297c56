import { expect, test } from 'vitest'
import { presetRange } from '../filters/days-editor.tsx'
import { readPreferences } from '../preferences.ts'
import { visibleColumns } from './columns.ts'

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
