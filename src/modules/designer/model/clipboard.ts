import { BLOCK_LIMITS, type Block } from '#kernel/site/block/block.ts'
import { isBlock, isObject } from '#kernel/site/block/tree/walk-blocks.ts'
import { blockAt, type Doc } from './doc.ts'
import { topsOf } from './walk-doc.ts'

const KIND = 'kontor/blocks'

/** Blocks as text, so that they travel between pages, tabs and browsers. */
export function copied(doc: Doc, keys: readonly string[]): string {
  const blocks = topsOf(doc, keys).flatMap((key) => blockAt(doc, key) ?? [])
  return JSON.stringify({ kind: KIND, v: 1, blocks })
}

/** The blocks of a copied text; undefined for any other text. */
export function blocksOf(text: string): Block[] | undefined {
  if (!text.includes(KIND) || text.length > BLOCK_LIMITS.characters) return undefined
  try {
    const read: unknown = JSON.parse(text)
    if (!isObject(read) || read.kind !== KIND || !Array.isArray(read.blocks)) return undefined
    const blocks = read.blocks.filter(isBlock).filter(({ props }) => isObject(props))
    return blocks.length > 0 ? blocks : undefined
  } catch {
    // Not ours: someone's text that only mentions the word.
    return undefined
  }
}
