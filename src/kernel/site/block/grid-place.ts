import type { BlockAttrs } from './block.ts'
import { BREAKPOINTS, COLUMNS, sizesOf, visibilityOf } from './breakpoints.ts'

export type GridPlace = {
  /** With a leading space, or ''. */
  className: string
  style: Readonly<Record<`--${string}`, number>> | undefined
  /** Not shown at some width. */
  isHidden: boolean
}

/**
 * A block's place as classes and variables of the grid's style sheet; undefined for one that is
 * hidden everywhere. Full width is the style sheet's default and says nothing.
 */
export function gridPlace(attrs: BlockAttrs | undefined): GridPlace | undefined {
  const sizes = sizesOf(attrs)
  const shown = visibilityOf(attrs)
  const names = BREAKPOINTS.map(({ name }) => name)
  const hidden = names.filter((name) => !shown[name])
  if (hidden.length === names.length) return undefined
  const isFull = names.every((name) => sizes[name] === COLUMNS)
  const style = Object.fromEntries(names.map((name) => [`--${name}`, sizes[name]]))
  return {
    className: hidden.map((name) => ` hide-${name}`).join(''),
    style: isFull ? undefined : style,
    isHidden: hidden.length > 0,
  }
}
