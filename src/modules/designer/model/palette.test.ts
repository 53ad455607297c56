import { expect, test } from 'vitest'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock } from '#kernel/site/block/walk-blocks.ts'
import { DEFAULT_PALETTE, pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { PAGE_VIEWS } from '#modules/pages/contract-values.ts'
import { pageTemplates } from '../sections/page-templates.ts'
import { changeBlock } from './change.ts'
import { Designer } from './designer-store.ts'
import { saveDoc } from './doc.ts'
import { duplicate } from './insert.ts'
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

test('whole pages to begin with hold only what their template offers', () => {
  for (const { name, view, blocks } of pageTemplates('de')) {
    const kinds = new Set<string>()
    eachBlock(types, blocks, ({ type }) => kinds.add(type))
    expect(isOffered(kinds, view), name).toBe(true)
  }
})

test('a block of another template stays editable where it stands', () => {
  const designer = new Designer(types, [{ id: 'a', type: 'hero', props: { title: 'Alt' } }])
  const by = (block: { props: object }) => ({ ...block, type: 'hero', props: { title: 'Neu' } })
  expect(designer.run(changeBlock(designer.ground(), 'a', { by, tag: 'title' }))).toBe(true)
  expect(designer.run(duplicate(designer.ground(), ['a']))).toBe(true)
  const titles = saveDoc(designer.store.getState().doc).map(({ props }) => props.title)
  expect(titles).toEqual(['Neu', 'Neu'])
})
