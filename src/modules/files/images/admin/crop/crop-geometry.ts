import type { Recipe, StoredFile } from '../../../files/file.ts'
import { type Size, turned, turnRecipe } from '../../recipe.ts'
import { type Rect, wholeRect } from './crop-rect.ts'

const TURNS = [0, 90, 180, 270] as const

/** A quarter to the left (-1) or right (1); cut and focal point stay on what they show. */
export function turnLook(look: Recipe, original: Size, quarters: -1 | 1): Recipe {
  const next = TURNS.at((TURNS.indexOf(look.rotate) + quarters) % TURNS.length) ?? 0
  return turnRecipe(look, original, next)
}

/** The cut, or all of the turned picture. */
export function rectOf({ crop, rotate }: Recipe, original: Size): Rect {
  return crop ?? wholeRect(turned(original, rotate))
}

export function sizeOf(file: StoredFile): Size {
  return file.originalRes ?? { w: 1, h: 1 }
}

export function isSameLook(one: Recipe, other: Recipe): boolean {
  const key = ({ rotate, crop, focal }: Recipe) =>
    JSON.stringify([
      rotate,
      crop && [crop.x, crop.y, crop.width, crop.height],
      focal && [focal.x, focal.y],
    ])
  return key(one) === key(other)
}

/** Moves a point by shares of the picture, never out of it. */
export function moveFocal(focal: Recipe['focal'], by: { x: number; y: number }) {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  return pointAt(x + by.x, y + by.y)
}

/** To a thousandth: finer than anyone can see. */
export function pointAt(x: number, y: number) {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
  return { x: share(x), y: share(y) }
}
