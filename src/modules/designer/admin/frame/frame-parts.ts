/** What stands around every page and is no block of it. */
const FRAME_PARTS = ['menu', 'logo', 'header', 'footer'] as const
export type FramePart = (typeof FRAME_PARTS)[number]

/** Of those that mean a part the first that is shown: a narrow page has another menu. */
const SELECTORS: Readonly<Record<FramePart, string>> = {
  menu: '.header nav.wide, .header .menu > summary',
  logo: '.header .mark',
  header: '.header',
  footer: '.footer',
}

/** Small parts may lie over a block, e.g. a header over the first picture; they are meant then. */
const SMALL: readonly FramePart[] = ['menu', 'logo']

const SIGN = '@'

export function keyOfPart(part: FramePart): string {
  return `${SIGN}${part}`
}

/** The part a key of the canvas names; undefined for a block. */
export function partOfKey(key: string): FramePart | undefined {
  return key.startsWith(SIGN) ? FRAME_PARTS.find((part) => keyOfPart(part) === key) : undefined
}

export function partElement(page: Document, part: FramePart): HTMLElement | null {
  const found = [...page.querySelectorAll<HTMLElement>(SELECTORS[part])]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

type Point = { readonly x: number; readonly y: number }

/**
 * The part at a place of the page. Nothing outside of the blocks can be reached by pointer or Tab, so
 * it is found by where it stands.
 */
export function partAt(page: Document, place: Point, isOnBlock: boolean): FramePart | undefined {
  return (isOnBlock ? SMALL : FRAME_PARTS).find((part) => {
    const element = partElement(page, part)
    return element !== null && holds(element, place)
  })
}

export function holds(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
