import { expect, test } from 'vitest'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { isOffered } from '#modules/pages/blocks/palette/palette.ts'
import { pageTemplates } from '../sections/page-templates.ts'
import { changeBlock } from './commands/change.ts'
import { duplicate } from './commands/insert.ts'
import { Designer } from './designer-store.ts'
import { saveDoc } from './doc.ts'

const types = blockTypes(pageBlockTypes)

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
