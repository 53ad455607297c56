import type { Ground } from '../../model/rules.ts'
import { parentsOf } from '../../model/walk-doc.ts'
import type { Box } from '../canvas/canvas-space.ts'
import type { DropList } from './find-drop.ts'
import { type Load, mayDrop, placeIn } from './measure-lists.ts'

/** The rows of the outline as lists to drop into, in pixels of the window. */
export function measureOutline(area: HTMLElement, ground: Ground, load: Load): DropList[] {
  const elements = [...area.querySelectorAll<HTMLElement>('[data-rows]')]
  return elements.flatMap((element): DropList[] => {
    const { parent, slot } = placeIn(element.dataset.rows ?? '')
    if (!mayDrop(ground, load, parent)) return []
    const depth = parent === null ? 0 : parentsOf(ground.doc, parent).length + 1
    const items = [...element.children].flatMap((child) => {
      const key = child.getAttribute('data-row')
      return key === null ? [] : [{ key, box: boxOf(child) }]
    })
    const box = boxOf(element)
    return [{ parent, slot, depth, zone: parent === null ? undefined : box, box, items }]
  })
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left, y: top, width, height }
}
