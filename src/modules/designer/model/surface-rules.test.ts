import { expect, test } from 'vitest'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { resize, toggleVisible } from './commands/change.ts'
import { Designer } from './designer-store.ts'
import { MAIL_RULES, PAGE_RULES, widthOn } from './surface-rules.ts'

const TYPES = blockTypes(pageBlockTypes)
const BLOCKS = [{ id: 'one', type: 'text', props: {} }]

function ground(surface: 'page' | 'mail') {
  return new Designer(TYPES, BLOCKS, surface).ground()
}

test('a mail is looked at 600 and 360 pixels wide, and on no large screen', () => {
  expect(MAIL_RULES.screens).toEqual([
    { name: 'xs', width: 360 },
    { name: 'md', width: 600 },
  ])
  expect([360, 480, 481, 600].map(MAIL_RULES.screenAt)).toEqual(['xs', 'xs', 'md', 'md'])
  expect(widthOn(MAIL_RULES, 'md')).toBe(600)
})

test('a page keeps its three screens, the last of them as wide as there is room', () => {
  expect(PAGE_RULES.screens.map(({ name }) => widthOn(PAGE_RULES, name))).toEqual([375, 820, null])
  expect([767, 768, 1200].map(PAGE_RULES.screenAt)).toEqual(['xs', 'md', 'lg'])
})

test('in a mail blocks have a width on computers alone, for on phones they are stacked', () => {
  const half = { columns: 6, withNeighbour: false }
  expect(resize(ground('mail'), ['one'], { ...half, at: 'xs' })).toBeUndefined()
  const label = resize(ground('mail'), ['one'], { ...half, at: 'md' })?.label
  expect(label).toEqual({
    de: 'Text: 6 von 12 Spalten (Computer)',
    en: 'Text: 6 of 12 columns (computer)',
  })
  expect(resize(ground('page'), ['one'], { ...half, at: 'xs' })).toBeDefined()
})

test('in a mail a block is hidden on phones alone, and one that is hidden elsewhere can be shown', () => {
  expect(toggleVisible(ground('mail'), ['one'], 'xs')).toBeDefined()
  expect(toggleVisible(ground('mail'), ['one'], 'md')).toBeUndefined()
  const hidden = [{ ...BLOCKS[0], type: 'text', props: {}, attrs: { visible: { md: false } } }]
  const found = new Designer(TYPES, hidden, 'mail').ground()
  expect(toggleVisible(found, ['one'], 'md')?.label.de).toBe('Text eingeblendet (Computer)')
})
