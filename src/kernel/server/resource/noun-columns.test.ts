import { expect, test } from 'vitest'
import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { nounRows } from './noun-columns.ts'

const { toWire, toColumns } = nounRows({
  title: field.text({ required: true }),
  isOpen: field.flag(),
  day: field.day({ column: 'day_of' }),
  seen: field.moment(),
  parts: field.json(z.array(z.string())),
  number: field.integer({ readOnly: true }),
  total: field.derived(z.int()),
})
const AT = '2026-03-29T01:30:00.000Z'
const at = new Date(AT)

test('values become columns, those that are given and may be written', () => {
  const values = { isOpen: false, day: '2026-03-29', seen: AT, parts: ['a'], number: 7, total: 3 }
  expect(toColumns(values)).toEqual({
    is_open: false,
    day_of: '2026-03-29',
    seen: at,
    parts: '["a"]',
  })
  expect(toColumns({ title: undefined, seen: null })).toEqual({ seen: null })
})

test('a row becomes what goes over the wire', () => {
  const stamps = { id: 'x', version: 2, created_at: at, updated_at: at }
  const columns = {
    title: 'A',
    is_open: true,
    day_of: '2026-03-29',
    seen: at,
    parts: [],
    number: 7,
  }
  const further = { further: 1 }
  expect(toWire({ ...stamps, ...columns, ...further })).toEqual({
    _id: 'x',
    title: 'A',
    isOpen: true,
    day: '2026-03-29',
    seen: AT,
    parts: [],
    number: 7,
    version: 2,
    created: AT,
    updated: AT,
  })
})
