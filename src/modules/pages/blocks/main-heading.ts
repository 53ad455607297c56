import type { Block } from '#kernel/site/block/block.ts'
import { isHiddenEverywhere } from '#kernel/site/block/breakpoints.ts'
import { slotOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { heading } from './heading/block.ts'
import { hero } from './hero/block.ts'

/** Whether blocks bring the heading of the whole page, so that the page need not write its title. */
export function hasMainHeading(blocks: readonly Block[]): boolean {
  return blocks.some((block) => !isHiddenEverywhere(block.attrs) && isMainHeading(block))
}

function isMainHeading(block: Block): boolean {
  if (block.type === hero.name) {
    const found = hero.schema.safeParse(block.props)
    return found.success && found.data.level === 1 && found.data.title.trim() !== ''
  }
  if (block.type === heading.name) {
    const found = heading.schema.safeParse(block.props)
    return found.success && found.data.level === 1 && found.data.text.trim() !== ''
  }
  return block.props !== undefined && hasMainHeading(slotOf(block, 'blocks'))
}
