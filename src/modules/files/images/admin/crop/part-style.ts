import type { Size } from '../../recipe.ts'
import type { Rect } from './crop-rect.ts'

/** Where a part of the picture lies in a box that shows all of it. */
export function partStyle({ x, y, width, height }: Rect, { w, h }: Size) {
  return {
    left: `${(x / w) * 100}%`,
    top: `${(y / h) * 100}%`,
    width: `${(width / w) * 100}%`,
    height: `${(height / h) * 100}%`,
  }
}
