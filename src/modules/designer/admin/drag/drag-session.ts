import type { Box, CanvasSpace, Point } from '../canvas/canvas-space.ts'
import { type Drop, type DropList, findDrop } from './find-drop.ts'

/** The parts of the layer a drag shows itself with. */
type DragMarks = {
  readonly line: HTMLElement
  readonly ghost: HTMLElement
  /** The line in the outline. */
  readonly row: HTMLElement
}

type Plan = {
  readonly space: CanvasSpace
  readonly marks: DragMarks
  readonly lists: readonly DropList[]
  /** Blocks may also be dropped between the rows of the outline. */
  readonly outline: { readonly area: HTMLElement; readonly lists: readonly DropList[] } | undefined
  readonly label: string
}

const EDGE = 64
/** Pixels per second at the very edge. */
const FASTEST = 1100

/** One drag: shows where things would land, scrolls by time, and touches nothing else. */
export class DragSession {
  readonly #plan: Plan
  #point: Point
  #drop: Drop | undefined
  #last = performance.now()
  #tick = 0

  constructor(plan: Plan, point: Point) {
    this.#plan = plan
    this.#point = point
    plan.marks.ghost.textContent = plan.label
    plan.marks.ghost.hidden = false
    plan.space.document?.documentElement.classList.add('designer-dragging')
    this.#tick = requestAnimationFrame(this.#draw)
  }

  /** A place of the window. */
  move(point: Point): void {
    this.#point = point
  }

  /** Ends it; undefined when it was let go beside the page. */
  finish(): Drop | undefined {
    this.#look()
    this.cancel()
    return this.#drop
  }

  cancel(): void {
    cancelAnimationFrame(this.#tick)
    const { line, ghost, row } = this.#plan.marks
    line.hidden = true
    row.hidden = true
    ghost.hidden = true
    this.#plan.space.document?.documentElement.classList.remove('designer-dragging')
  }

  readonly #draw = (now: number) => {
    this.#scroll((now - this.#last) / 1000)
    this.#last = now
    this.#look()
    const { ghost } = this.#plan.marks
    const { x, y } = this.#point
    ghost.style.transform = `translate(${x + 14}px, ${y + 10}px)`
    this.#tick = requestAnimationFrame(this.#draw)
  }

  #look(): void {
    const { outline, marks } = this.#plan
    const isOutline = outline !== undefined && isOver(outline.area, this.#point)
    this.#drop = isOutline ? findDrop(outline.lists, this.#point) : this.#dropOnPage()
    const window = this.#plan.space.document?.defaultView
    marks.row.hidden = !isOutline || !this.#drop
    marks.line.hidden = isOutline || !this.#drop
    if (!this.#drop) return
    if (isOutline) put(marks.row, this.#drop.line)
    else if (window) this.#place(this.#drop.line, window)
  }

  #dropOnPage(): Drop | undefined {
    const { space, lists } = this.#plan
    const window = space.document?.defaultView
    const { x, y } = space.toFrame(this.#point)
    const isPage = window && x >= 0 && x <= window.innerWidth && y >= -EDGE
    return isPage ? findDrop(lists, { x: x + window.scrollX, y: y + window.scrollY }) : undefined
  }

  #place(line: Box, window: Window): void {
    const { space, marks } = this.#plan
    const s = space.scale
    put(marks.line, {
      x: (line.x - window.scrollX) * s,
      y: (line.y - window.scrollY) * s,
      width: line.width * s,
      height: line.height * s,
    })
  }

  #scroll(seconds: number): void {
    const { space } = this.#plan
    const window = space.document?.defaultView
    if (!window) return
    const { y } = space.toFrame(this.#point)
    const below = y - (window.innerHeight - EDGE)
    const pull = y < EDGE ? y - EDGE : below > 0 ? below : 0
    if (pull === 0) return
    const speed = Math.max(-1, Math.min(1, pull / EDGE)) * FASTEST
    window.scrollBy(0, speed * Math.min(seconds, 0.05))
  }
}

function put({ style }: HTMLElement, { x, y, width, height }: Box): void {
  style.transform = `translate(${x}px, ${y}px)`
  style.width = `${Math.max(width, 4)}px`
  style.height = `${Math.max(height, 4)}px`
}

function isOver(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
