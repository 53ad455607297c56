import { expect, test } from 'vitest'
import { foldersIn, folderTree, isWithin, stepsOf } from './folder-tree.ts'

const tree = folderTree(['Werkstatt/2026', 'Ämter', 'Werkstatt/10', 'Werkstatt/9', 'Zeug'])

test('a folder that only holds others is there too, in the order of the alphabet', () => {
  expect(tree.map(({ path }) => path)).toEqual(['Ämter', 'Werkstatt', 'Zeug'])
  expect(tree[1]?.children.map(({ name }) => name)).toEqual(['9', '10', '2026'])
})

test('what lies in a folder, at the top, and in one there is not', () => {
  expect(foldersIn(tree, 'Werkstatt').map(({ path }) => path)).toEqual([
    'Werkstatt/9',
    'Werkstatt/10',
    'Werkstatt/2026',
  ])
  expect(foldersIn(tree, undefined)).toHaveLength(3)
  expect(foldersIn(tree, 'Keller')).toEqual([])
})

test('the way to a folder names each step', () => {
  expect(stepsOf('a/b')).toEqual([
    { name: 'a', path: 'a' },
    { name: 'b', path: 'a/b' },
  ])
  expect(stepsOf('')).toEqual([])
})

test('a folder whose name begins alike is not inside', () => {
  expect(isWithin('Werk/2026', 'Werk')).toBe(true)
  expect(isWithin('Werkstatt', 'Werk')).toBe(false)
  expect(isWithin(undefined, 'Werk')).toBe(false)
})
