import { expect, test } from 'vitest'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { PAGE_VIEWS } from '../../contract-values.ts'
import { DEFAULT_PALETTE, pageBlockTypes } from '../all-types.ts'
import { isOffered, offeredTypes, TEMPLATE_BLOCKS } from './palette.ts'

const types = blockTypes(pageBlockTypes)
const namesFor = (view: (typeof PAGE_VIEWS)[number]) =>
  offeredTypes(types, view).map(({ name }) => name)

test.each(PAGE_VIEWS)('the usual four come first on a page with the template %s', (view) => {
  const names = namesFor(view)
  expect(names.slice(0, 4)).toEqual([...DEFAULT_PALETTE])
  expect(new Set(names).size).toBe(names.length)
  expect(TEMPLATE_BLOCKS[view].filter((name) => !types.has(name))).toEqual([])
})

test('a block of one template is not offered on pages with another', () => {
  expect(namesFor('landing')).toContain('hero')
  expect(namesFor('sidebar')).not.toContain('hero')
  expect(namesFor('news')).not.toContain('opening-hours')
  expect(isOffered(['text', 'hero'], 'news')).toBe(false)
  expect(isOffered(['text', 'spacer'], 'news')).toBe(true)
})

test('every kind of block belongs to some template', () => {
  const offered = new Set(PAGE_VIEWS.flatMap(namesFor))
  expect(pageBlockTypes.filter(({ name }) => !offered.has(name))).toEqual([])
})
