import { BREAKPOINTS, type Breakpoint } from '#kernel/site/block/breakpoints.ts'

/** What documents are made on: pages of the website, and mails. */
export type SurfaceName = 'page' | 'mail'

type Screen = { readonly name: Breakpoint; readonly width: number }

/** On which screens a document is looked at, and what blocks can have there. */
export type SurfaceRules = {
  readonly name: SurfaceName
  /** The narrowest first. */
  readonly screens: readonly Screen[]
  /** The last screen fills what room there is. */
  readonly isBroad: boolean
  /** Where blocks have a width of their own; elsewhere they stand below each other. */
  readonly sizedAt: readonly Breakpoint[]
  /** Where blocks can be hidden. */
  readonly hiddenAt: readonly Breakpoint[]
  screenAt(width: number): Breakpoint
}

const ALL: readonly Breakpoint[] = ['xs', 'md', 'lg']

export const PAGE_RULES: SurfaceRules = {
  name: 'page',
  screens: [
    { name: 'xs', width: 375 },
    { name: 'md', width: 820 },
    { name: 'lg', width: 1280 },
  ],
  isBroad: true,
  sizedAt: ALL,
  hiddenAt: ALL,
  screenAt: (width) => BREAKPOINTS.findLast(({ from }) => width >= from)?.name ?? 'xs',
}

/** Where mail programs put columns below each other; see `mailSheet`. */
const STACKED = 480

/**
 * A mail is as wide on a large screen as on a small one, so there are two. What is hidden on computers
 * is in no mail at all: there it is deleted instead.
 */
export const MAIL_RULES: SurfaceRules = {
  name: 'mail',
  screens: [
    { name: 'xs', width: 360 },
    { name: 'md', width: 600 },
  ],
  isBroad: false,
  sizedAt: ['md'],
  hiddenAt: ['xs'],
  screenAt: (width) => (width <= STACKED ? 'xs' : 'md'),
}

export function rulesOf(name: SurfaceName = 'page'): SurfaceRules {
  return name === 'mail' ? MAIL_RULES : PAGE_RULES
}

/** How wide the document is drawn for a screen; null is as wide as there is room. */
export function widthOn({ screens, isBroad }: SurfaceRules, at: Breakpoint): number | null {
  const found = screens.find(({ name }) => name === at) ?? screens.at(-1)
  return isBroad && found === screens.at(-1) ? null : (found?.width ?? null)
}

/** As wide as a screen is, also where the document would fill more. */
export function pixelsOf({ screens }: SurfaceRules, at: Breakpoint): number {
  return (screens.find(({ name }) => name === at) ?? screens.at(-1))?.width ?? 0
}
