import type { Block } from '#kernel/site/block/block.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { type Ground, mayHold, mayMove } from '../../model/commands/rules.ts'
import { isWithin, parentsOf } from '../../model/walk-doc.ts'
import type { Box, CanvasSpace } from '../canvas/canvas-space.ts'
import type { DropList } from './find-drop.ts'

/** What is being dragged: blocks of the page, or new ones. */
export type Load =
  | { readonly kind: 'move'; readonly keys: readonly string[] }
  | { readonly kind: 'new'; readonly blocks: readonly Block[] }

/** So near to the edge of a container one means the gap beside it. */
const RIM = 12

/**
 * Where everything is, measured once when a drag begins: nothing moves until the drop. Places count
 * from the top of the page, so that scrolling changes none of them.
 */
export function measureLists(space: CanvasSpace, ground: Ground, load: Load): DropList[] {
  const { root, document } = space
  const window = document?.defaultView
  if (!root || !window) return []
  const scroll = { x: window.scrollX, y: window.scrollY }
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + scroll.x, y: top + scroll.y, width, height }
  }
  const elements = [...root.querySelectorAll<HTMLElement>('[data-list]')]
  // A block may stand some tables deep in its list.
  const blocks = Map.groupBy(root.querySelectorAll('[data-block]'), (block) =>
    block.parentElement?.closest('[data-list]'),
  )
  return elements.flatMap((element): DropList[] => {
    const { parent, slot } = placeIn(element.dataset.list ?? '')
    if (!mayDrop(ground, load, parent)) return []
    const holder = parent === null ? undefined : space.elementOf(parent)
    const depth = parent === null ? 0 : parentsOf(ground.doc, parent).length + 1
    const zone = holder ? inner(boxOf(holder)) : undefined
    const items = (blocks.get(element) ?? []).flatMap((child) => {
      const key = child.getAttribute('data-block')
      return key === null ? [] : [{ key, box: boxOf(child) }]
    })
    return [{ parent, slot, depth, zone, box: boxOf(element), items }]
  })
}

export function mayDrop(ground: Ground, load: Load, parent: string | null): boolean {
  if (load.kind === 'move') {
    const isInside = load.keys.some((key) => isWithin(ground.doc, parent, key))
    return !isInside && mayMove(ground, load.keys, parent)
  }
  return load.blocks.every((block) =>
    mayHold(ground, parent, { type: typeOf(ground.types, block) }),
  )
}

export function placeIn(list: string): { parent: string | null; slot: string } {
  const at = list.lastIndexOf(':')
  return at < 0
    ? { parent: null, slot: '' }
    : { parent: list.slice(0, at), slot: list.slice(at + 1) }
}

function inner({ x, y, width, height }: Box): Box {
  const rim = Math.min(RIM, height / 5)
  return { x, y: y + rim, width, height: height - 2 * rim }
}
