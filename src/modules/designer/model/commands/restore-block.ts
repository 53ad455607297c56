import type { Block } from '#kernel/site/block/block.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { splitBlocks } from '../../merge/split-blocks.ts'
import type { Command } from './command.ts'
import { setBlock } from './edits.ts'
import type { Ground } from './rules.ts'
import { saidName, words } from './step-words.ts'

type Version = { readonly number: number; readonly blocks: readonly Block[] }

/**
 * One block as it was in a version; what stands inside it now stays. 'missing' where the version has
 * none, 'same' where nothing would change.
 */
export function restoreBlock(
  ground: Ground,
  key: string,
  { number, blocks }: Version,
): Command | 'missing' | 'same' {
  const now = ground.doc.nodes[key]?.block
  const old = splitBlocks(ground.types, blocks).own.get(key)
  if (!now || !old || now.type !== old.type) return 'missing'
  if (sameValue(now, old)) return 'same'
  return {
    label: words('restoredBlock', { name: saidName(ground, [key]), number }),
    change: (doc) => setBlock(doc, key, () => old),
  }
}
