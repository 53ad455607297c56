import type { Size } from '../../recipe.ts'
import { moveRect, type Rect, resizeRect, type Shift } from './crop-rect.ts'

const ARROWS: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function arrowOf(key: string): Shift | undefined {
  return ARROWS[key]
}

type Pressed = { key: string; shiftKey: boolean }

/** Arrows move a hundredth of the picture, with Shift they pull the lower right corner. */
export function rectAfterKey(
  rect: Rect,
  { key, shiftKey }: Pressed,
  { size, ratio }: { size: Size; ratio: number | null },
): Rect | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const by = { x: arrow.x * stepOf(size.w), y: arrow.y * stepOf(size.h) }
  if (!shiftKey) return moveRect(rect, by, size)
  return resizeRect(rect, { handle: arrow.x === 0 ? 's' : 'e', by }, { size, ratio })
}

function stepOf(length: number): number {
  return Math.max(1, Math.round(length / 100))
}
