import { expect, test } from 'vitest'
import { coverOf, withCaption, withFiles, withoutPlace } from './content.ts'
import { EMPTY_CONTENT } from './gallery-entry.ts'

const three = withFiles(EMPTY_CONTENT, [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }])

test('a picture that is in the gallery already is not added again', () => {
  const more = withFiles(three, [{ _id: 'b' }, { _id: 'd' }, { _id: 'd' }])
  expect(more.items.map(({ file }) => file)).toEqual(['a', 'b', 'c', 'd'])
})

test('the cover is the first picture until one is chosen, and again when that one goes', () => {
  expect(coverOf(three)).toBe('a')
  const chosen = { ...three, cover: 'b' }
  expect(coverOf(withoutPlace(chosen, 0))).toBe('b')
  expect(coverOf(withoutPlace(chosen, 1))).toBe('a')
  expect(coverOf(EMPTY_CONTENT)).toBeUndefined()
})

test('a caption belongs to its place', () => {
  expect(withCaption(three, 1, 'Hobelbank').items[1]).toEqual({ file: 'b', caption: 'Hobelbank' })
  expect(withCaption(three, 9, 'nirgends')).toBe(three)
})
