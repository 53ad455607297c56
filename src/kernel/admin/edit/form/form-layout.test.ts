import { expect, test } from 'vitest'
import { boolean } from '../../fields/kinds/choice-fields.ts'
import { text } from '../../fields/kinds/text-fields.ts'
import { changedNames, plainText } from '../history/history-entry.tsx'
import { editableFields, plainLayout } from './form-layout.ts'

const fields = { title: text(), done: boolean(), made: text({ readOnly: true }), extra: text() }

test('a form edits the fields of its layout that are not read-only', () => {
  const layout = { main: { one: [['title', 'made']] }, side: { two: ['done'], own: () => null } }
  expect(Object.keys(editableFields(fields, layout))).toEqual(['title', 'done'])
})

test('without a layout all fields stand in one card', () => {
  expect(plainLayout(fields, 'Fehler').main).toEqual({ Fehler: Object.keys(fields) })
})

test('a layout that names an unknown field is a mistake of the definition', () => {
  expect(() => editableFields(fields, { main: { one: ['titel'] } })).toThrow('titel')
})

test('history tells what differs, and of a beginning what was filled', () => {
  const all = () => true
  const both = { before: { a: 1, b: [1] }, after: { a: 2, b: [1] } }
  expect(changedNames(both, all)).toEqual(['a'])
  const first = { before: null, after: { a: 'x', b: '', c: [], d: false, e: 0 } }
  expect(changedNames(first, all)).toEqual(['a', 'e'])
  expect(changedNames(first, (name) => name === 'e')).toEqual(['e'])
  expect(changedNames({ before: null, after: null }, all)).toEqual([])
})

test('what has no field is told in words, not as it is stored', () => {
  const axes = [
    { name: 'Größe', name_en: 'Size', values: [{ value: 'S', value_en: '' }, { value: 'M' }] },
  ]
  expect(plainText(axes)).toBe('Größe · Size · S, M')
  expect(plainText([{ id: '01980000-0000-7000-8000-000000000001', isOpen: true, n: 2 }])).toBe('2')
  expect(plainText(null)).toBe('')
})
