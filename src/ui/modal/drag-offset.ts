/** Space kept between a dragged window and the edge of the screen. */
const DRAG_MARGIN = 8

export interface Point {
  x: number
  y: number
}

interface DragBounds {
  /** Where the window stands without any offset. */
  origin: Point & { width: number; height: number }
  viewport: { width: number; height: number }
}

/** The wanted offset, cut so that the window stays on the screen; its head wins over its foot. */
export function clampOffset(wanted: Point, { origin, viewport }: DragBounds): Point {
  return {
    x: clampAxis(wanted.x, origin.x, viewport.width - origin.width),
    y: clampAxis(wanted.y, origin.y, viewport.height - origin.height),
  }
}

function clampAxis(wanted: number, start: number, room: number): number {
  const least = DRAG_MARGIN - start
  const most = room - DRAG_MARGIN - start
  return Math.max(least, Math.min(wanted, Math.max(least, most)))
}
