import type { Box } from '../canvas/canvas-space.ts'
import { keyOfPart } from '../frame/frame-parts.ts'
import type { Room } from '../room/room-context.tsx'
import { hovered } from './hovered.ts'

/** The elements that lie over the page and follow its blocks. */
type Marks = {
  readonly box: HTMLElement
  readonly hover: HTMLElement
  /** Holds a frame for each further selected block. */
  readonly others: HTMLElement
  /** What stands beside the page at the height of the selected block. */
  readonly rail: HTMLElement | null
  readonly bubble: HTMLElement | null
}

/** How high the name above a mark is: what stands at the top of the page has its own below it. */
const TAG = 24

type Shown = Pick<Room, 'space' | 'designer' | 'view'>

/** Puts all marks where their blocks are; called before a picture, never by React. */
export function follow({ space, designer, view }: Shown, marks: Marks): void {
  const { selection, writing } = designer.store.getState()
  const { part } = view.getState()
  const main = selection.at(-1) ?? (part ? keyOfPart(part) : undefined)
  const box = main === undefined ? undefined : space.boxOf(main)
  place(marks.box, box)
  marks.box.toggleAttribute('data-high', selection.length === 0 && (box?.y ?? TAG) < TAG)
  marks.box.toggleAttribute('data-writing', writing !== null)
  const over = hovered.get()
  const isOver = over !== undefined && over !== main && !selection.includes(over)
  place(marks.hover, isOver ? space.boxOf(over) : undefined)
  placeAll(
    marks.others,
    selection.slice(0, -1).flatMap((key) => space.boxOf(key) ?? []),
  )
  const height = space.frame?.getBoundingClientRect().height ?? 0
  if (marks.rail) {
    marks.rail.hidden = !box || writing !== null || selection.length === 0
    if (box) beside(marks.rail, box, height)
  }
  if (marks.bubble && box) above(marks.bubble, box)
}

function place(element: HTMLElement, box: Box | undefined): void {
  element.hidden = !box
  if (!box) return
  element.style.transform = `translate(${box.x}px, ${box.y}px)`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

function placeAll(holder: HTMLElement, boxes: readonly Box[]): void {
  while (holder.childElementCount > boxes.length) holder.lastElementChild?.remove()
  while (holder.childElementCount < boxes.length) holder.append(document.createElement('div'))
  boxes.forEach((box, at) => {
    const child = holder.children[at]
    if (child instanceof HTMLElement) place(child, box)
  })
}

/** As high as the block, yet never out of sight. */
function beside(rail: HTMLElement, box: Box, height: number): void {
  const top = Math.max(0, Math.min(box.y, height - rail.offsetHeight - 8))
  rail.style.setProperty('--rail', `${top}px`)
}

function above(bubble: HTMLElement, box: Box): void {
  const room = bubble.offsetHeight + 8
  const y = box.y > room ? box.y - room : box.y + Math.min(box.height, 600) + 8
  const x = Math.max(
    0,
    Math.min(box.x, (bubble.parentElement?.offsetWidth ?? 0) - bubble.offsetWidth),
  )
  bubble.style.transform = `translate(${x}px, ${y}px)`
}
