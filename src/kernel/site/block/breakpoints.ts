/** The three widths a page is laid out for; each begins at `from` px and ends where the next begins. */
export const BREAKPOINTS = [
  { name: 'xs', from: 0 },
  { name: 'md', from: 768 },
  { name: 'lg', from: 1200 },
] as const

export type Breakpoint = (typeof BREAKPOINTS)[number]['name']
export type PerBreakpoint<T> = { readonly [B in Breakpoint]: T }

export const COLUMNS = 12

type Attrs = { size?: unknown; visible?: unknown } | undefined

/** Columns out of 12 at each breakpoint; a missing or senseless value inherits from the smaller one. */
export function sizesOf(attrs: Attrs): PerBreakpoint<number> {
  return inherited(attrs?.size, COLUMNS, isSize)
}

/** Where a block is shown; a missing value inherits from the smaller breakpoint. */
export function visibilityOf(attrs: Attrs): PerBreakpoint<boolean> {
  return inherited(attrs?.visible, true, (value) => typeof value === 'boolean')
}

/** How much of the page's width a block has, inside something that has `outer` of it. */
export function shareOf(attrs: Attrs, outer: PerBreakpoint<number>): PerBreakpoint<number> {
  const { xs, md, lg } = sizesOf(attrs)
  return {
    xs: (outer.xs * xs) / COLUMNS,
    md: (outer.md * md) / COLUMNS,
    lg: (outer.lg * lg) / COLUMNS,
  }
}

export function isHiddenEverywhere(attrs: Attrs): boolean {
  return Object.values(visibilityOf(attrs)).every((isShown) => !isShown)
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= COLUMNS
}

function inherited<T>(
  stored: unknown,
  fallback: T,
  isValid: (value: unknown) => value is T,
): PerBreakpoint<T> {
  const given = typeof stored === 'object' && stored !== null ? stored : {}
  const at = (name: Breakpoint, smaller: T): T => {
    const value: unknown = Reflect.get(given, name)
    return isValid(value) ? value : smaller
  }
  const xs = at('xs', fallback)
  const md = at('md', xs)
  return { xs, md, lg: at('lg', md) }
}
