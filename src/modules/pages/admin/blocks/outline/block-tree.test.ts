import { describe, expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { pageBlockTypes } from '../../../blocks/all-types.ts'
import { insertBlock, replaceBlock, withFreshIds } from './block-tree.ts'
import { type BlockStep, stepBlock } from './move-block.ts'

const TYPES = blockTypes(pageBlockTypes)
const leaf = (id: string): Block => ({ id, type: 'hr', props: {} })
const STRANGE: Block = { id: 'x', type: 'from-the-future', props: { blocks: [leaf('h')] } }
const BLOCKS: Block[] = [
  leaf('a'),
  { id: 's', type: 'section', props: { blocks: [leaf('b'), leaf('c')] } },
  leaf('d'),
  STRANGE,
]

function drawn(blocks: readonly Block[] | undefined): string {
  return (blocks ?? [])
    .map((block) => {
      const inside = block.type === 'section' ? `(${drawn(slotOf(block, 'blocks'))})` : ''
      return `${block.id}${inside}`
    })
    .join(' ')
}
const step = (id: string, way: BlockStep) => drawn(stepBlock(TYPES, BLOCKS, { id, step: way }))

describe('the outline of a page', () => {
  test('blocks move up, down, into the one above and out of theirs', () => {
    expect(step('d', 'up')).toBe('a d s(b c) x')
    expect(step('b', 'down')).toBe('a s(c b) d x')
    expect(step('d', 'into')).toBe('a s(b c d) x')
    expect(step('c', 'out')).toBe('a s(b) c d x')
  })

  test('there is no way past the ends, into what holds nothing, or out of the page', () => {
    expect(stepBlock(TYPES, BLOCKS, { id: 'a', step: 'up' })).toBeUndefined()
    expect(stepBlock(TYPES, BLOCKS, { id: 'c', step: 'into' })).toBeUndefined()
    expect(stepBlock(TYPES, BLOCKS, { id: 'd', step: 'out' })).toBeUndefined()
  })

  test('a deleted block comes back in its place', () => {
    const without = replaceBlock(TYPES, BLOCKS, { id: 'b', by: () => [] })
    expect(drawn(without)).toBe('a s(c) d x')
    const aim = { parent: 's', slot: 'blocks', index: 0 }
    expect(drawn(insertBlock(TYPES, without, { aim, block: leaf('b') }))).toBe(drawn(BLOCKS))
  })

  test('a copy has ids of its own, and what nobody knows stays the same object', () => {
    const [, section] = BLOCKS
    if (!section) throw new Error('no section')
    const copy = withFreshIds(TYPES, section)
    const ids = [copy.id, ...slotOf(copy, 'blocks').map(({ id }) => id)]
    expect(new Set([...ids, 's', 'b', 'c']).size).toBe(6)
    expect(replaceBlock(TYPES, BLOCKS, { id: 'b', by: () => [] })[3]).toBe(STRANGE)
  })
})
