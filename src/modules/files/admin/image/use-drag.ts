import { type PointerEvent, useRef } from 'react'
import type { Shift } from './crop-rect.ts'

type Drag<Start> = {
  /** How many picture pixels one pixel of the screen is. */
  scale(): number
  start(): Start
  move(start: Start, by: Shift): void
  end(start: Start): void
}

/**
 * Follows one finger or the mouse from where it went down, in pixels of the picture.
 * @example <span {...useDrag({ scale, start: () => look, move, end })} />
 */
export function useDrag<Start>({ scale, start, move, end }: Drag<Start>) {
  const held = useRef<{ pointer: number; x: number; y: number; start: Start } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || held.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientX: x, clientY: y, pointerId: pointer } = event
      held.current = { pointer, x, y, start: start() }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = held.current
      if (from?.pointer !== event.pointerId) return
      const by = { x: (event.clientX - from.x) * scale(), y: (event.clientY - from.y) * scale() }
      move(from.start, by)
    },
    onLostPointerCapture: () => {
      const from = held.current
      held.current = null
      if (from) end(from.start)
    },
  }
}
