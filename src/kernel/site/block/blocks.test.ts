import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BLOCK_LIMITS, type Block } from './block.ts'
import { blockType, blockTypes } from './block-type.ts'
import { shareOf, sizesOf, visibilityOf } from './breakpoints.ts'
import { fileRef, galleryRef, slot } from './field-marks.ts'
import { Link } from './link.ts'
import { richText } from './rich-text/rich-text.ts'
import { checkBlocks } from './tree/check-blocks.ts'
import { readBlocks } from './tree/read-blocks.ts'
import { refsIn } from './values/refs-in.ts'

const base = { v: 1, group: 'text', icon: 'x', caps: { resizable: true, hasInline: true } } as const
const note = blockType({
  ...base,
  name: 'note',
  v: 2,
  label: { de: 'Notiz', en: 'Note' },
  schema: z.object({
    title: z.string().max(20),
    text: richText().optional(),
    links: z.array(Link).optional(),
    file: fileRef().nullish(),
    gallery: galleryRef().nullish(),
  }),
  defaults: () => ({ title: '' }),
  upgrade: ({ name, ...props }) => ({ title: name ?? '', ...props }),
})
const box = blockType({
  ...base,
  name: 'box',
  label: { de: 'Kasten', en: 'Box' },
  schema: z.object({ blocks: slot().default([]) }),
  defaults: () => ({}),
  slots: ['blocks'],
})
const lid = blockType({
  ...base,
  name: 'lid',
  label: { de: 'Deckel', en: 'Lid' },
  schema: z.object({}),
  defaults: () => ({}),
  caps: { resizable: false, hasInline: false, parents: ['box'] },
})
const types = blockTypes([note, box, lid])

const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('\\u'))
const strange = fc.record(
  {
    type: fc.constantFrom('future', 'note3'),
    props: fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), json),
    extra: json,
  },
  { requiredKeys: ['type'] },
)
const size = fc.record({ xs: fc.integer({ min: 1, max: 12 }), lg: fc.integer({ min: 1, max: 12 }) })
const known = fc.record(
  {
    id: fc.uuid(),
    type: fc.constant('note'),
    v: fc.constant(2),
    props: fc.record({
      title: fc.string({ maxLength: 20, unit: 'grapheme-ascii' }),
      unknown: json,
    }),
    attrs: fc.record({ size, more: json }, { requiredKeys: [] }),
  },
  { requiredKeys: ['id', 'type', 'v', 'props'] },
)
const boxed = fc.record({
  id: fc.uuid(),
  type: fc.constant('box'),
  props: fc.record({ blocks: fc.array(fc.oneof(strange, known), { maxLength: 4 }) }),
})

describe('stored blocks', () => {
  test('come back as they are, unknown types and props included', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(strange, known, boxed), { maxLength: 6 }), (stored) => {
        const before = JSON.stringify(stored)
        const read = readBlocks(types, JSON.parse(before))
        const { blocks, faults } = checkBlocks(types, read)
        expect(faults).toEqual([])
        expect(JSON.stringify(blocks)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  test('of an older version are upgraded, those of a newer one stay as they are', () => {
    const old = { id: 'a', type: 'note', props: { name: 'Alt' } }
    const newer = { id: 'b', type: 'note', v: 3, props: { name: 'Neu' } }
    const inside = { id: 'c', type: 'box', props: { blocks: [old] } }
    const upgraded = { id: 'a', type: 'note', v: 2, props: { title: 'Alt' } }
    expect(readBlocks(types, [old, newer, inside])).toEqual([
      upgraded,
      newer,
      { ...inside, props: { blocks: [upgraded] } },
    ])
    expect(readBlocks(types, 'nonsense')).toEqual([])
    expect(readBlocks(types, [null, 7, { type: 3 }])).toEqual([])
  })
})

describe('checking blocks', () => {
  test('every known block gets an id of its own, wherever it stands', () => {
    const same: Block = { id: 'a', type: 'lid', props: {} }
    const box: Block = { type: 'box', props: { blocks: [same, same, { type: 'lid', props: {} }] } }
    const { blocks, faults } = checkBlocks(types, [box, { ...box, id: 'a' }, { type: 'future' }])
    expect(faults).toEqual([])
    const ids = JSON.stringify(blocks).match(/"id":"[^"]+"/g) ?? []
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
    expect(blocks[2]).toEqual({ type: 'future' })
  })

  test('a fault names its place and its block', () => {
    const wrong = { id: 'w', type: 'note', v: 2, props: { title: 'x'.repeat(21) } }
    const { faults } = checkBlocks(types, [{ id: 'k', type: 'box', props: { blocks: [wrong] } }])
    expect(faults).toEqual([
      { path: '0.props.blocks.0.props.title', block: 'w', message: expect.any(String) },
    ])
    const lost = checkBlocks(types, [{ id: 'l', type: 'lid', props: {} }], 'en')
    expect(lost.faults).toEqual([{ path: '0', block: 'l', message: '“Lid” cannot go here.' }])
    const wide = { type: 'box', props: {}, attrs: { size: { xs: 13 } } }
    expect(checkBlocks(types, [wide]).faults[0]?.path).toBe('0.attrs.size.xs')
  })

  test.each([
    ['no list', { type: 'note' }],
    ['no block', [7]],
    ['a NUL', [{ type: 'future', props: { a: 'a\0b' } }]],
    ['half a character', [{ type: 'future', note: '\ud800' }]],
    ['too many', Array.from({ length: BLOCK_LIMITS.blocks + 1 }, () => ({ type: 'future' }))],
    ['too large', [{ type: 'future', props: { a: 'x'.repeat(BLOCK_LIMITS.characters) } }]],
    ['blocks too deep', [nested(BLOCK_LIMITS.depth + 1)]],
    ['bottomless', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])('%s is refused', (_, input) => {
    expect(checkBlocks(types, input).faults).toHaveLength(1)
  })

  test('blocks as deep as allowed are taken', () => {
    expect(checkBlocks(types, [nested(BLOCK_LIMITS.depth)]).faults).toEqual([])
  })
})

test('what blocks point to is found, in links and running text too', () => {
  const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`
  const marks = [{ type: 'link', attrs: { to: 'page', page: id(2) } }]
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks }] }],
  }
  const links = [
    { to: 'page', page: id(1), anchor: 'oben' },
    { to: 'file', file: id(3) },
    { to: 'url', url: 'https://a.example' },
    { to: 'page', page: id(2) },
  ]
  const props = { title: 'x', text, links, file: id(4), gallery: id(5) }
  const inner = { type: 'note', v: 2, props }
  expect(refsIn(types, [{ type: 'box', props: { blocks: [inner] } }])).toEqual({
    files: [id(3), id(4)],
    pages: [id(2), id(1)],
    galleries: [id(5)],
    globals: [],
  })
})

test('a missing size or visibility inherits from the smaller breakpoint', () => {
  expect(sizesOf(undefined)).toEqual({ xs: 12, md: 12, lg: 12 })
  expect(sizesOf({ size: { md: 6 } })).toEqual({ xs: 12, md: 6, lg: 6 })
  expect(sizesOf({ size: { xs: 6, md: 99, lg: 'a' } })).toEqual({ xs: 6, md: 6, lg: 6 })
  expect(visibilityOf({ visible: { xs: false } })).toEqual({ xs: false, md: false, lg: false })
  expect(visibilityOf({ visible: { xs: false, lg: true } })).toMatchObject({ md: false, lg: true })
  const half = { xs: 1, md: 0.5, lg: 0.5 }
  expect(shareOf({ size: { xs: 12, lg: 6 } }, half)).toEqual({ xs: 1, md: 0.5, lg: 0.25 })
})

function nested(depth: number): Block {
  return { type: 'box', props: { blocks: depth > 1 ? [nested(depth - 1)] : [] } }
}
