import type { BlockType } from '../block-type.ts'

/** Whether a kind of block may stand in another; undefined is the page. */
export function mayStand({ name, caps }: BlockType, parent: BlockType | undefined): boolean {
  if (parent?.caps.children && !parent.caps.children.includes(name)) return false
  return !caps.parents || caps.parents.includes(parent?.name ?? 'page')
}
