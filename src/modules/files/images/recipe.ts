import type { Recipe } from '../files/file.ts'

export type Size = { w: number; h: number }

export const NO_RECIPE: Recipe = { rotate: 0, crop: null, focal: null }

/** The size after turning. */
export function turned({ w, h }: Size, rotate: Recipe['rotate']): Size {
  return rotate === 90 || rotate === 270 ? { w: h, h: w } : { w, h }
}

/** The size as it is shown: turned, then cut. */
export function shown(original: Size, { rotate, crop }: Recipe): Size {
  return crop ? { w: crop.width, h: crop.height } : turned(original, rotate)
}

export function isWithin(crop: NonNullable<Recipe['crop']>, size: Size): boolean {
  return crop.x + crop.width <= size.w && crop.y + crop.height <= size.h
}

/** The same picture turned further: cut and focal point stay on what they show. */
export function turnRecipe(recipe: Recipe, original: Size, rotate: Recipe['rotate']): Recipe {
  const quarters = (((rotate - recipe.rotate) / 90) % 4) + (rotate < recipe.rotate ? 4 : 0)
  let { crop, focal } = recipe
  let size = turned(original, recipe.rotate)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    if (crop) crop = turnCrop(crop, size)
    if (focal) focal = { x: 1 - focal.y, y: focal.x }
    size = { w: size.h, h: size.w }
  }
  return { rotate, crop, focal }
}

/** A quarter clockwise: what was at the left edge is then at the top. */
function turnCrop(crop: NonNullable<Recipe['crop']>, size: Size) {
  return {
    x: size.h - crop.y - crop.height,
    y: crop.x,
    width: crop.height,
    height: crop.width,
  }
}

/** The focal point within what is shown: 0 to 1 of the cut picture; null: the middle. */
export function shownFocal(original: Size, { rotate, crop, focal }: Recipe): Recipe['focal'] {
  if (!focal || !crop) return focal
  const { w, h } = turned(original, rotate)
  return {
    x: within((focal.x * w - crop.x) / crop.width),
    y: within((focal.y * h - crop.y) / crop.height),
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
