import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '../canvas/canvas-space.ts'
import { type DropItem, type DropList, findDrop } from './find-drop.ts'

const GAP = 20
const COLUMN = 80
const WIDE = 12 * COLUMN + 11 * GAP

const sizes = fc.array(
  fc.record({
    columns: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 0, max: 300 }),
  }),
  { minLength: 1, maxLength: 12 },
)
const point = fc.record({
  x: fc.integer({ min: 0, max: WIDE }),
  y: fc.integer({ min: -40, max: 2400 }),
})

/** Blocks as the grid of the website lays them out. */
function laidOut(given: readonly { columns: number; height: number }[]): DropItem[] {
  let [used, y, tallest] = [0, 0, 0]
  return given.map(({ columns, height }, at) => {
    if (used + columns > 12) {
      y += tallest + GAP
      used = 0
      tallest = 0
    }
    const x = used * (COLUMN + GAP)
    used += columns
    tallest = Math.max(tallest, height)
    const width = columns * COLUMN + (columns - 1) * GAP
    return { key: `b${at}`, box: { x, y, width, height } }
  })
}

function listOf(items: readonly DropItem[], part: Partial<DropList> = {}): DropList {
  const bottom = Math.max(...items.map(({ box }) => box.y + box.height))
  const box = { x: 0, y: 0, width: WIDE, height: bottom }
  return { parent: null, slot: '', depth: 0, zone: undefined, box, items, ...part }
}

/** Blocks that a lying line has above it come before the place, those below it after. */
function expectBetween(items: readonly DropItem[], index: number, line: Box): void {
  const [middle, isLying] = [line.y + line.height / 2, line.width > line.height]
  items.forEach(({ box }, at) => {
    if (isLying && box.y + box.height <= middle) expect(at).toBeLessThan(index)
    if (isLying && box.y >= middle) expect(at).toBeGreaterThanOrEqual(index)
    const isBeside = !isLying && box.y < middle && box.y + box.height > middle
    if (isBeside && box.x + box.width <= line.x + line.width) expect(at).toBeLessThan(index)
    if (isBeside && box.x >= line.x) expect(at).toBeGreaterThanOrEqual(index)
  })
}

test('the line is where the block will land, wherever the pointer is', () => {
  fc.assert(
    fc.property(sizes, point, (given, at) => {
      const items = laidOut(given)
      const drop = findDrop([listOf(items)], at)
      expect(drop?.line.y).toBeGreaterThan(-2 * GAP)
      if (drop) expectBetween(items, drop.aim.index, drop.line)
    }),
    { numRuns: 1000 },
  )
})

test('beside a block without any height the line is still one that stands', () => {
  const items = laidOut([
    { columns: 4, height: 0 },
    { columns: 4, height: 0 },
  ])
  const drop = findDrop([listOf(items)], { x: 10, y: 0 })
  expect(drop).toMatchObject({ aim: { index: 0 }, line: { width: 4, height: 16 } })
})

test('the innermost list under the pointer takes the block, an empty one at its beginning', () => {
  const zone = { x: 0, y: 100, width: WIDE, height: 100 }
  const inner = { parent: 'b0', slot: 'blocks', depth: 1, zone, box: zone, items: [] }
  const lists = [listOf(laidOut([{ columns: 12, height: 300 }])), inner]
  expect(findDrop(lists, { x: 50, y: 150 })?.aim).toEqual({
    parent: 'b0',
    slot: 'blocks',
    index: 0,
  })
  expect(findDrop(lists, { x: 50, y: 290 })?.aim).toEqual({ parent: null, slot: '', index: 1 })
})
