import { BLOCK_LIMITS } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { mayStand } from '#kernel/site/block/values/may-stand.ts'
import type { Doc } from '../doc.ts'
import type { SurfaceName } from '../surface-rules.ts'
import { heightOf, isWithin, parentsOf } from '../walk-doc.ts'

/** What the commands look at. */
export type Ground = {
  readonly types: BlockTypes
  readonly doc: Doc
  /** A page unless said; screens are called by it. */
  readonly surface?: SurfaceName
}

export function typeAt({ types, doc }: Ground, key: string | null): BlockType | undefined {
  const node = key === null ? undefined : doc.nodes[key]
  return node?.block.props ? typeOf(types, node.block) : undefined
}

/** Whether a kind of block may be put into a block (null: the page), so high as it is. */
export function mayHold(ground: Ground, parent: string | null, wish: WantedBlock): boolean {
  const outer = typeAt(ground, parent)
  if (parent !== null && (!outer?.slots || outer.slots.length === 0)) return false
  const depth = parent === null ? 0 : parentsOf(ground.doc, parent).length + 1
  if (depth + (wish.height ?? 1) > BLOCK_LIMITS.depth) return false
  // What nobody knows may go wherever nothing certain is asked for.
  return wish.type ? mayStand(wish.type, outer) : outer?.caps.children === undefined
}
type WantedBlock = { type: BlockType | undefined; height?: number }

/** Whether blocks may move into a block: never into themselves, and only where all may stand. */
export function mayMove(ground: Ground, keys: readonly string[], parent: string | null): boolean {
  return keys.every((key) => {
    if (isWithin(ground.doc, parent, key)) return false
    return mayHold(ground, parent, {
      type: typeAt(ground, key),
      height: heightOf(ground.doc, key),
    })
  })
}
