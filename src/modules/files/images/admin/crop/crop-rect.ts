import type { Recipe } from '../../../files/file.ts'
import type { Size } from '../../recipe.ts'

/** A cut in whole pixels of the turned picture. */
export type Rect = NonNullable<Recipe['crop']>
export type Shift = { x: number; y: number }

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** Smaller cuts are slips of the hand. */
const LEAST = 16

export function wholeRect({ w, h }: Size): Rect {
  return { x: 0, y: 0, width: w, height: h }
}

/** A cut that leaves everything is none. */
export function cropOf(rect: Rect, size: Size): Rect | null {
  return rect.width === size.w && rect.height === size.h ? null : rect
}

export function moveRect(rect: Rect, by: Shift, size: Size): Rect {
  return snapped({ ...rect, x: rect.x + by.x, y: rect.y + by.y }, size)
}

type Limits = { size: Size; ratio: number | null }

/** Pulls a handle; the opposite side stays, and with a ratio the other length follows. */
export function resizeRect(
  rect: Rect,
  pull: { handle: Handle; by: Shift },
  { size, ratio }: Limits,
): Rect {
  const { handle, by } = pull
  const across = direction(handle, 'w', 'e')
  const down = direction(handle, 'n', 's')
  const fixed = { x: still(across), y: still(down) }
  const at = { x: rect.x + fixed.x * rect.width, y: rect.y + fixed.y * rect.height }
  const most = { w: room(at.x, fixed.x, size.w), h: room(at.y, fixed.y, size.h) }
  const wanted = { w: rect.width + across * by.x, h: rect.height + down * by.y }
  const { w, h } = ratio
    ? inRatio({ wanted, ratio, most }, { across, down })
    : { w: between(wanted.w, LEAST, most.w), h: between(wanted.h, LEAST, most.h) }
  return snapped({ x: at.x - fixed.x * w, y: at.y - fixed.y * h, width: w, height: h }, size)
}

/** The same place in another shape, as large as the picture allows. */
export function fitRatio(rect: Rect, ratio: number | null, size: Size): Rect {
  if (!ratio) return rect
  const width = Math.min(rect.width, size.w, size.h * ratio)
  const height = width / ratio
  const x = rect.x + (rect.width - width) / 2
  const y = rect.y + (rect.height - height) / 2
  return snapped({ x, y, width, height }, size)
}

/** What a layout of another shape shows of a cut, around the focal point (0 to 1 of the cut). */
export function coverRect(shown: Rect, ratio: number, focal: Shift | null): Rect {
  const width = Math.min(shown.width, shown.height * ratio)
  const height = width / ratio
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  return {
    x: shown.x + (shown.width - width) * x,
    y: shown.y + (shown.height - height) * y,
    width,
    height,
  }
}

type Wish = { wanted: Size; ratio: number; most: Size }

function inRatio(
  { wanted, ratio, most }: Wish,
  { across, down }: { across: number; down: number },
) {
  const byHeight = wanted.h * ratio
  const wish = across === 0 ? byHeight : down === 0 ? wanted.w : Math.max(wanted.w, byHeight)
  const limit = Math.min(most.w, most.h * ratio)
  const least = Math.max(LEAST, LEAST * ratio)
  const w = between(wish, Math.min(least, limit), limit)
  return { w, h: w / ratio }
}

/** -1 pulls towards the origin, 1 away from it, 0 not at all. */
function direction(handle: Handle, back: 'w' | 'n', on: 'e' | 's'): -1 | 0 | 1 {
  if (handle.includes(back)) return -1
  return handle.includes(on) ? 1 : 0
}

/** Which share of a length stays where it is. */
function still(towards: -1 | 0 | 1): number {
  return (1 - towards) / 2
}

/** How long a side may become around a point that stays, without leaving the picture. */
function room(at: number, share: number, length: number): number {
  const before = share > 0 ? at / share : Number.POSITIVE_INFINITY
  const after = share < 1 ? (length - at) / (1 - share) : Number.POSITIVE_INFINITY
  return Math.min(before, after)
}

function snapped({ x, y, width, height }: Rect, { w, h }: Size): Rect {
  const across = between(Math.round(width), 1, w)
  const down = between(Math.round(height), 1, h)
  return {
    x: between(Math.round(x), 0, w - across),
    y: between(Math.round(y), 0, h - down),
    width: across,
    height: down,
  }
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(Math.min(least, most), value))
}
