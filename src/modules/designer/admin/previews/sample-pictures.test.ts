import { expect, test } from 'vitest'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { readySections } from '../../sections/ready-sections.ts'
import { withPictures } from './sample-pictures.ts'

const types = blockTypes(pageBlockTypes)
const FIRST = '01a1dfa5-3a2e-7297-b317-60e0a4c9e6d1'
const SECOND = '01a1dfa5-3a2e-7297-b317-60e0a4c9e6d2'

test('missing pictures are filled in at any depth, chosen ones and the original stay', () => {
  const image = (id: string, file: string | null) => ({ id, type: 'image', props: { file } })
  const blocks = [
    { id: 's', type: 'section', props: { blocks: [image('a', null), image('b', SECOND)] } },
    { id: 'g', type: 'gallery', props: { gallery: null } },
    { id: 't', type: 'text', props: {} },
  ]
  const before = JSON.stringify(blocks)
  const drawn = withPictures(types, blocks, { files: [FIRST], gallery: SECOND })
  expect(drawn[0]?.props.blocks).toEqual([image('a', FIRST), image('b', SECOND)])
  expect(drawn.slice(1).map(({ props }) => props)).toEqual([{ gallery: SECOND }, {}])
  expect(JSON.stringify(blocks)).toBe(before)
})

test('a site without pictures draws the sections as they are', () => {
  const all = readySections('de').flatMap(({ blocks }) => blocks)
  expect(withPictures(types, all, { files: [], gallery: null })).toEqual(all)
})

test('every ready-made section is still valid with pictures in it', () => {
  const all = readySections('de').flatMap(({ blocks }) => blocks)
  const filled = withPictures(types, all, { files: [FIRST, SECOND], gallery: FIRST })
  expect(checkBlocks(types, filled).faults).toEqual([])
  expect(JSON.stringify(filled)).toContain(FIRST)
})
