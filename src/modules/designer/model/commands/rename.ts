import { BLOCK_LIMITS, type Block } from '#kernel/site/block/block.ts'
import type { Command } from './command.ts'
import { setBlock } from './edits.ts'
import { type Ground, typeAt } from './rules.ts'
import { saidName, words } from './step-words.ts'

/**
 * Gives a block a name, or takes it away when there are no letters in it. What nobody knows is kept
 * to the byte and therefore gets none.
 */
export function rename(ground: Ground, key: string, wish: string): Command | undefined {
  const block = ground.doc.nodes[key]?.block
  const next = wish.replace(/\s+/g, ' ').trim().slice(0, BLOCK_LIMITS.name).trim()
  if (!block || !typeAt(ground, key) || next === (block.name ?? '')) return undefined
  const name = saidName(ground, [key])
  return {
    label: next
      ? words('rename', { name, next: { de: next, en: next } })
      : words('unname', { name }),
    change: (doc) => setBlock(doc, key, (now) => named(now, next)),
  }
}

function named({ name: _, ...block }: Block, next: string): Block {
  return next ? { ...block, name: next } : block
}
