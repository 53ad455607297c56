import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { globalBlock } from './block.ts'

/** Its content was put in its place by the loader. */
export function GlobalView({ slots }: PropsOf<typeof globalBlock>) {
  return slots.blocks
}
