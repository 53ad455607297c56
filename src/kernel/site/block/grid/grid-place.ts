import type { BlockAttrs } from '../block.ts'
import { BREAKPOINTS, COLUMNS, sizesOf, visibilityOf } from '../breakpoints.ts'

type GridPlace = {
  /** With a leading space, or ''. */
  className: string
  style: Readonly<Record<`--${string}`, number>> | undefined
  /** Not shown at some width. */
  isHidden: boolean
}

const NAMES = BREAKPOINTS.map(({ name }) => name)

/**
 * A block's place as classes and variables of the grid's style sheet; undefined for one that is
 * hidden everywhere. Full width is the style sheet's default and says nothing.
 */
export function gridPlace(attrs: BlockAttrs | undefined): GridPlace | undefined {
  const sizes = sizesOf(attrs)
  const shown = visibilityOf(attrs)
  const hidden = NAMES.filter((name) => !shown[name])
  if (hidden.length === NAMES.length) return undefined
  const isFull = NAMES.every((name) => sizes[name] === COLUMNS)
  return {
    className: hidden.map((name) => ` hide-${name}`).join(''),
    style: isFull ? undefined : { '--xs': sizes.xs, '--md': sizes.md, '--lg': sizes.lg },
    isHidden: hidden.length > 0,
  }
}
