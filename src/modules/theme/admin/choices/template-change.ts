import { isSame } from '#kernel/admin/edit/compare/compare.ts'
import { type Theme, themeOf } from '../../config.ts'

/** What people would notice, and which parts of a look make it. */
const PARTS = {
  colours: ['light', 'dark'],
  fonts: ['heading_font', 'body_font'],
  shape: ['radius', 'spacing'],
  header: ['header'],
  footer: ['footer'],
} as const satisfies Record<string, readonly (keyof Theme)[]>

export type Part = keyof typeof PARTS

const NAMES: readonly Part[] = ['colours', 'fonts', 'shape', 'header', 'footer']

/** What another look changes of this one. */
export function alteredBy(now: Theme, next: Theme): Part[] {
  return NAMES.filter((part) => PARTS[part].some((key) => !isSame(now[key], next[key])))
}

/** What of a look was made by hand: it differs from what its template brings. */
export function ownParts(theme: Theme): Part[] {
  return alteredBy(theme, themeOf(theme.template))
}
