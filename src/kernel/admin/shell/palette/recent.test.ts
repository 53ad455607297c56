import { expect, test } from 'vitest'
import { type RecentItem, withItem } from './recent.ts'

const item = (path: string): RecentItem => ({ path, label: path, hint: '' })
const paths = (items: RecentItem[]) => items.map(({ path }) => path)

test('what is opened again moves to the front once', () => {
  expect(paths(withItem([item('a'), item('b')], item('b')))).toEqual(['b', 'a'])
})

test('only the last six are kept', () => {
  const full = ['a', 'b', 'c', 'd', 'e', 'f'].map(item)
  expect(paths(withItem(full, item('g')))).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})
