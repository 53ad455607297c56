import { createStore } from 'zustand/vanilla'
import { BREAKPOINTS, type Breakpoint } from '#kernel/site/block/breakpoints.ts'
import type { Aim } from '../../model/doc.ts'

export const LEFT_PANELS = ['add', 'sections', 'outline'] as const
export type LeftPanel = (typeof LEFT_PANELS)[number]

/** How the designer looks at the page: nothing of it is stored with the page. */
export type View = {
  /** Width of the page on the stage in px; null is as wide as the stage, at least a large screen. */
  readonly width: number | null
  readonly mode: 'designer' | 'iframe'
  readonly isThreeUp: boolean
  readonly isDebugging: boolean
  readonly left: LeftPanel | null
  readonly isRightOpen: boolean
  /** The findings of the check stand where the settings do. */
  readonly isChecking: boolean
  /** The look of the website is made there; 'ending': once nothing of it would be lost. */
  readonly styling: 'off' | 'on' | 'ending'
  /** Where the quick insert puts its block; null while it is closed. */
  readonly inserting: Aim | null
}

/** Below this width one panel at a time stands beside the page. */
export const NARROW = 992

export const SCREEN_WIDTHS: Readonly<Record<Breakpoint, number>> = { xs: 375, md: 820, lg: 1280 }

/** Small windows begin with the screen they are themselves, and without panels. */
export function createView(window: number) {
  const isNarrow = window < NARROW
  const start = breakpointAt(isNarrow ? window : SCREEN_WIDTHS.lg)
  return createStore<View>(() => ({
    width: start === 'lg' ? null : SCREEN_WIDTHS[start],
    mode: 'designer',
    isThreeUp: false,
    isDebugging: false,
    left: isNarrow ? null : 'add',
    isRightOpen: !isNarrow,
    isChecking: false,
    styling: 'off',
    inserting: null,
  }))
}

/** The kind of screen a width belongs to. */
export function breakpointAt(width: number): Breakpoint {
  return BREAKPOINTS.findLast(({ from }) => width >= from)?.name ?? 'xs'
}
