import { expect, test } from 'vitest'
import { filterBlocks, type NavBlock } from './nav-items.ts'

const Icon = () => null
const item = (label: string) => ({ path: label, label, icon: Icon })
const BLOCKS: NavBlock[] = [
  { name: 'top', heading: null, items: [item('Übersicht')] },
  { name: 'work', heading: 'Arbeit', items: [item('Fehler'), item('Meilensteine')] },
]
const labels = (query: string) =>
  filterBlocks(BLOCKS, query).flatMap(({ items }) => items.map(({ label }) => label))

test('an entry is found by any part of its label', () => {
  expect(labels('stein')).toEqual(['Meilensteine'])
  expect(labels('uber')).toEqual(['Übersicht'])
})

test('the name of a group brings all its entries', () => {
  expect(labels('arbeit')).toEqual(['Fehler', 'Meilensteine'])
})

test('a group without a match is gone', () => {
  expect(filterBlocks(BLOCKS, 'fehler').map(({ name }) => name)).toEqual(['work'])
  expect(filterBlocks(BLOCKS, 'xyz')).toEqual([])
})
