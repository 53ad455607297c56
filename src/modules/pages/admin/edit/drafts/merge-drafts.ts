import type { Block } from '#kernel/site/block/block.ts'
import { replaceBlock } from '../../blocks/outline/block-tree.ts'
import { type Content, TYPES } from './draft-content.ts'

export type Choice = 'mine' | 'theirs'
/** 'fields' stands for title, address and SEO; everything else is the id of a block. */
export type Choices = Readonly<Record<string, Choice>>

/** The top blocks that say something else in two drafts: what stands inside goes with them. */
export function conflictsBetween(mine: Content, theirs: Content): string[] {
  const ids = [...theirs.blocks, ...mine.blocks].flatMap(({ id }) => (id ? [id] : []))
  return [...new Set(ids)].filter((id) => {
    const [one, other] = [topBlock(mine, id), topBlock(theirs, id)]
    return JSON.stringify(one) !== JSON.stringify(other)
  })
}

/** One draft of two: their order, with the blocks and fields that were chosen. */
export function mergeDrafts(mine: Content, theirs: Content, choices: Choices): Content {
  const wanted = (id: string | undefined) => choices[id ?? ''] ?? 'mine'
  const kept = theirs.blocks.reduce<readonly Block[]>((now, block) => {
    const id = block.id ?? ''
    if (wanted(id) === 'theirs') return now
    const own = topBlock(mine, id)
    return replaceBlock(TYPES, now, { id, by: () => (own ? [own] : []) })
  }, theirs.blocks)
  const added = mine.blocks.filter(({ id }) => !topBlock(theirs, id ?? '') && wanted(id) === 'mine')
  return {
    fields: wanted('fields') === 'mine' ? mine.fields : theirs.fields,
    blocks: [...kept, ...added],
  }
}

export function topBlock({ blocks }: Content, id: string): Block | undefined {
  return blocks.find((block) => block.id === id)
}
