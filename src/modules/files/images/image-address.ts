/** Image extensions (specification, section 5). */
const IMAGE_NAME = /\.(jpe?g|gif|png|svg)$/i

/** @example isImageName('Werkbank.JPG') // true */
export function isImageName(name: string): boolean {
  return IMAGE_NAME.test(name)
}

type Offered = { res: { w: number; h: number } }

const LEAST_WIDTH = 800
const LEAST_HEIGHT = 1024

/**
 * The one picture old callers show: the narrowest that is at least 800 wide and 1024 high, else the
 * widest there is (specification, section 9).
 */
export function pickPicture<P extends Offered>(offered: readonly P[]): P | undefined {
  const byWidth = [...offered].sort((a, b) => a.res.w - b.res.w)
  const fitting = byWidth.find(({ res }) => res.w >= LEAST_WIDTH && res.h >= LEAST_HEIGHT)
  return fitting ?? byWidth.at(-1)
}

/** The address of a file's bytes; with a gridref it never changes its meaning. */
export function downloadPath(id: string, gridref?: string): string {
  return gridref ? `/download/${id}/${gridref}` : `/download/${id}`
}

/** Wide enough to cut by eye on any screen. */
const WHOLE_WIDTH = 1600

/**
 * The form that shows all of the upright original, whatever its recipe says: what is cut is cut here.
 * Never wider than the original.
 */
export function wholeGridref(original: { gridref: string; width: number }): string {
  return `${original.gridref}-${Math.min(WHOLE_WIDTH, original.width)}w`
}
