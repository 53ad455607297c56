import type { Theme } from './theme.ts'

/** Where the icon is found when it is a picture; the letter in its place is at `/icon.svg`. */
export const ICON_PATH = '/icon.png'

/** How much longer than the other a side of a logo may be that is still clear at 16 pixels. */
const LONGEST_SIDE = 1.25

/** The picture that stands for the website in tabs; null: none fits, so a letter does. */
export function iconOf({ icon, logo }: Pick<Theme, 'icon' | 'logo'>): Theme['icon'] {
  if (icon) return icon
  return logo && isNearlySquare(logo) ? logo : null
}

function isNearlySquare({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= Math.min(width, height) * LONGEST_SIDE
}
