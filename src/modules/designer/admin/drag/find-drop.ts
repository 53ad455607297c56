import type { Aim } from '../../model/doc.ts'
import type { Box, Point } from '../canvas/canvas-space.ts'

export type DropItem = { readonly key: string; readonly box: Box }
/** A list something may be dropped into, with where its blocks are. */
export type DropList = {
  readonly parent: string | null
  readonly slot: string
  readonly depth: number
  /** Where the pointer counts as inside; undefined is everywhere. */
  readonly zone: Box | undefined
  readonly box: Box
  readonly items: readonly DropItem[]
}
/** Where it would land, and the line that says so. */
export type Drop = { readonly aim: Aim; readonly line: Box }

const THICK = 4
/** Beside a thin rule the line still has to be seen. */
const SHORTEST = 16
/** Wider than this share of its list, a block has nothing beside it. */
const WHOLE = 0.92

/** The innermost list under the pointer, and the gap of it that is nearest. */
export function findDrop(lists: readonly DropList[], point: Point): Drop | undefined {
  const [list] = lists
    .filter(({ zone }) => !zone || contains(zone, point))
    .toSorted((a, b) => b.depth - a.depth || size(a.box) - size(b.box))
  if (!list) return undefined
  const nearest = nearestOf(list.items, point)
  if (!nearest) return { aim: aimAt(list, 0), line: across(list.box, list.box.y) }
  return beside(list, nearest, point) ?? between(list, nearest, point)
}

/** Beside a narrow block: a line that stands. */
function beside(list: DropList, { key, box }: DropItem, point: Point): Drop | undefined {
  const isNarrow = box.width < list.box.width * WHOLE
  if (!isNarrow || point.y < box.y || point.y > box.y + box.height) return undefined
  const at = list.items.findIndex((item) => item.key === key)
  const isBefore = point.x < box.x + box.width / 2
  const other = list.items[isBefore ? at - 1 : at + 1]?.box
  const edge = isBefore ? box.x : box.x + box.width
  const isInRow = other !== undefined && overlaps(other, box)
  const far = isBefore ? (other?.x ?? 0) + (other?.width ?? 0) : (other?.x ?? 0)
  const x = isInRow ? (edge + far) / 2 : edge + (isBefore ? -THICK : THICK)
  const height = Math.max(SHORTEST, box.height)
  const y = box.y - (height - box.height) / 2
  const line = { x: x - THICK / 2, y, width: THICK, height }
  return { aim: aimAt(list, isBefore ? at : at + 1), line }
}

/** Above or below a row: a line that lies. */
function between(list: DropList, { box }: DropItem, point: Point): Drop {
  const isBefore = point.y < box.y + box.height / 2
  const row = list.items.filter((item) => overlaps(item.box, box))
  const edge = isBefore
    ? Math.min(...row.map((item) => item.box.y))
    : Math.max(...row.map((item) => item.box.y + item.box.height))
  const border = isBefore ? row.at(0) : row.at(-1)
  const at = list.items.findIndex(({ key }) => key === border?.key)
  const other = list.items[isBefore ? at - 1 : at + 1]?.box
  const far = other && (isBefore ? other.y + other.height : other.y)
  const y = far === undefined ? edge + (isBefore ? -THICK : THICK) : (edge + far) / 2
  return { aim: aimAt(list, isBefore ? at : at + 1), line: across(list.box, y) }
}

function nearestOf(items: readonly DropItem[], point: Point): DropItem | undefined {
  return items.reduce<{ item: DropItem; far: number } | undefined>((best, item) => {
    const far = distance(item.box, point)
    return !best || far < best.far ? { item, far } : best
  }, undefined)?.item
}

function aimAt({ parent, slot }: DropList, index: number): Aim {
  return { parent, slot, index }
}

function across(box: Box, y: number): Box {
  return { x: box.x, y: y - THICK / 2, width: box.width, height: THICK }
}

function contains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

/** Beside one another: each is there at some height of the other. A rule is thin, but it is there. */
function overlaps(one: Box, other: Box): boolean {
  const below = ({ y, height }: Box) => y + Math.max(height, 2) - 1
  return one.y < below(other) && other.y < below(one)
}

function distance({ x, y, width, height }: Box, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width)
  const dy = Math.max(y - point.y, 0, point.y - y - height)
  // A row above or below is further than a neighbour in the same row.
  return Math.hypot(dx, dy * 2)
}

function size({ width, height }: Box): number {
  return width * height
}
