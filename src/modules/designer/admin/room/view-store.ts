import { createStore } from 'zustand/vanilla'
import type { Aim } from '../../model/doc.ts'
import type { Step } from '../../model/history.ts'
import { type SurfaceRules, widthOn } from '../../model/surface-rules.ts'
import type { FramePart } from '../frame/frame-parts.ts'

export const LEFT_PANELS = ['add', 'sections', 'outline'] as const
type LeftPanel = (typeof LEFT_PANELS)[number]
type RightPanel = 'settings' | 'check' | 'samples' | 'versions'

/** How the designer looks at the page: nothing of it is stored with the page. */
export type View = {
  /** Width of the page on the stage in px; null is as wide as the stage, at least a large screen. */
  readonly width: number | null
  readonly mode: 'designer' | 'iframe'
  readonly isThreeUp: boolean
  readonly isDebugging: boolean
  readonly left: LeftPanel | null
  readonly isRightOpen: boolean
  /**
   * What stands on the right: the settings of a block, the findings of the check, sample
   * content, or versions.
   */
  readonly right: RightPanel
  /** Header, logo, menu or footer, while it is selected: then its settings stand there instead. */
  readonly part: FramePart | null
  /** The part is left once nothing of it would be lost. */
  readonly isPartEnding: boolean
  /** What is selected once it is left. */
  readonly nextPart: FramePart | null
  /** The look of the website is made there; 'ending': once nothing of it would be lost. */
  readonly styling: 'off' | 'on' | 'ending'
  /** The drawer with title, address, search engines and schedule. */
  readonly isPageOpen: boolean
  /** Where the quick insert puts its block; null while it is closed. */
  readonly inserting: Aim | null
  /** The step that removed sample content last: offered to be taken back while nothing followed it. */
  readonly removed: Step | null
}

/** Below this width one panel at a time stands beside the page. */
const NARROW = 992

/** Small windows begin with the screen they are themselves, and without panels. */
export function createView(rules: SurfaceRules) {
  const isNarrow = innerWidth < NARROW
  const asked = new URLSearchParams(location.search)
  const isListed = asked.get('panel') === 'samples'
  const broadest = rules.screens.at(-1)?.width ?? innerWidth
  const start = rules.screenAt(isNarrow ? innerWidth : broadest)
  const view = createStore<View>(() => ({
    width: widthOn(rules, start),
    mode: 'designer',
    isThreeUp: false,
    isDebugging: false,
    left: isNarrow ? null : 'add',
    // Where there is little room, the block one came for is seen before the list.
    isRightOpen: !isNarrow || (isListed && !asked.has('block')),
    right: isListed ? 'samples' : 'settings',
    part: null,
    isPartEnding: false,
    nextPart: null,
    styling: 'off',
    isPageOpen: asked.get('panel') === 'page',
    inserting: null,
    removed: null,
  }))
  view.subscribe((now, before) => {
    if (innerWidth < NARROW && hasBoth(now)) view.setState(oneOf(now, before))
  })
  return view
}

/** Something on the right in place of whatever else stands there. */
export function showRight(right: RightPanel): (now: View) => Partial<View> {
  return (now) => ({ ...leaveStyle(now), ...leavePart(now), right, isRightOpen: true })
}

/** The part is left; one with changes nobody took over yet asks first, and stays until then. */
export function leavePart({ part }: View): Partial<View> {
  if (part === null) return {}
  return part === 'menu' ? { part: null } : { isPartEnding: true, nextPart: null }
}

/** Neither the look nor a part of the website takes the place on the right. */
export function isFree({ styling, part }: View): boolean {
  return styling === 'off' && part === null
}

/** The look ends first, and asks where it has to. */
function leaveStyle({ styling }: View): Partial<View> {
  return styling === 'off' ? {} : { styling: 'ending' }
}

/** Where the panels lie over the page or beside little of it, the page comes first. */
export function seePage(): Partial<View> {
  return innerWidth < NARROW ? { left: null, isRightOpen: false } : {}
}

/** A window that became narrow keeps one panel. */
export function narrowed(now: View): Partial<View> {
  return innerWidth < NARROW && hasBoth(now) ? { left: null } : {}
}

function hasBoth({ left, isRightOpen, styling, part }: View): boolean {
  return left !== null && (isRightOpen || styling === 'on' || part !== null)
}

/** Where there is room for one panel, the one that was opened last stays. */
function oneOf(now: View, before: View): Partial<View> {
  if (before.left !== null) return { left: null }
  return { ...leaveStyle(now), ...leavePart(now), isRightOpen: false }
}
