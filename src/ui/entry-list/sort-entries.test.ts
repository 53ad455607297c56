import { expect, test } from 'vitest'
import { NEW_ENTRY_TITLE, sortEntries } from './sort-entries.ts'

const entry = (name: string, publish_date?: string | null) => ({ name, publish_date })
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('the newest entry comes first', () => {
  const entries = [
    entry('old', '2024-03-01T08:00:00Z'),
    entry('new', '2026-11-14T08:00:00Z'),
    entry('middle', '2025-06-30T08:00:00Z'),
  ]
  expect(names(sortEntries(entries))).toEqual(['new', 'middle', 'old'])
})

test('dates are compared as moments, not as text', () => {
  const entries = [
    entry('earlier', '2026-01-01T12:00:00+02:00'),
    entry('later', '2026-01-01T11:00:00Z'),
  ]
  expect(names(sortEntries(entries))).toEqual(['later', 'earlier'])
})

test('entries without a valid date come last and keep their order', () => {
  const entries = [
    entry('a', null),
    entry('b', 'soon'),
    entry('dated', '1969-05-01T00:00:00Z'),
    entry('c'),
  ]
  expect(names(sortEntries(entries))).toEqual(['dated', 'a', 'b', 'c'])
})

test('the given list stays as it was', () => {
  const entries = [entry('old', '2024-01-01'), entry('new', '2025-01-01')]
  sortEntries(entries)
  expect(names(entries)).toEqual(['old', 'new'])
})

test('a new entry is called Titel', () => {
  expect(NEW_ENTRY_TITLE).toBe('Titel')
})
