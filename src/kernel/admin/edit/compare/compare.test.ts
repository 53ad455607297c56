import { expect, test } from 'vitest'
import { changesBetween, differencesBetween, isSame, merged } from './compare.ts'

test('equality looks into objects and lists and takes absent for null', () => {
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(isSame(undefined, null)).toBe(true)
  expect(isSame(Number.NaN, Number.NaN)).toBe(true)
  expect(isSame([], {})).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame('', null)).toBe(false)
  expect(isSame(0, false)).toBe(false)
})

test('only what was changed is sent', () => {
  const before = { title: 'alt', tags: ['a'], due: null }
  expect(changesBetween(before, { title: 'neu', tags: ['a'], due: undefined })).toEqual({
    title: 'neu',
  })
})

const base = { title: 'alt', state: 'open', note: 'x', total: 1 }
const mine = { title: 'meins', state: 'open', note: 'mein', total: 1 }
const theirs = { title: 'alt', state: 'paid', note: 'ihr', total: 1 }

test('whoever changed a field is proposed, and both is a conflict', () => {
  expect(differencesBetween(base, mine, theirs)).toEqual([
    { name: 'title', mine: 'meins', theirs: 'alt', isConflict: false, proposed: 'mine' },
    { name: 'state', mine: 'open', theirs: 'paid', isConflict: false, proposed: 'theirs' },
    { name: 'note', mine: 'mein', theirs: 'ihr', isConflict: true, proposed: 'mine' },
  ])
})

test('the same change on both sides is no difference', () => {
  expect(differencesBetween(base, mine, mine)).toEqual([])
})

test('what was proposed holds unless someone chooses otherwise', () => {
  const differences = differencesBetween(base, mine, theirs)
  expect(merged(theirs, differences, {})).toEqual({
    title: 'meins',
    state: 'paid',
    note: 'mein',
    total: 1,
  })
  expect(merged(theirs, differences, { note: 'theirs', title: 'theirs', state: 'mine' })).toEqual({
    title: 'alt',
    state: 'open',
    note: 'ihr',
    total: 1,
  })
})
