import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Recipe } from '../../../files/file.ts'
import { isWithin, shownFocal, turned, turnRecipe } from '../../recipe.ts'
import { moveFocal, turnLook } from './crop-geometry.ts'
import {
  coverRect,
  cropOf,
  fitRatio,
  HANDLES,
  moveRect,
  type Rect,
  resizeRect,
  wholeRect,
} from './crop-rect.ts'
import { rectAfterKey } from './keys.ts'
import { draw, redo, settle, startHistory, step, undo } from './look-history.ts'

const sizes = fc.record({
  w: fc.integer({ min: 20, max: 6000 }),
  h: fc.integer({ min: 20, max: 6000 }),
})
const shifts = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
})
const ratios = fc.constantFrom(1, 4 / 3, 3 / 2, 16 / 9, 9 / 16, 2.39)
const placed = sizes.chain((size) =>
  fc
    .record({
      width: fc.integer({ min: 1, max: size.w }),
      height: fc.integer({ min: 1, max: size.h }),
    })
    .chain(({ width, height }) =>
      fc.record({
        size: fc.constant(size),
        rect: fc.record({
          x: fc.integer({ min: 0, max: size.w - width }),
          y: fc.integer({ min: 0, max: size.h - height }),
          width: fc.constant(width),
          height: fc.constant(height),
        }),
      }),
    ),
)

function isCut(rect: Rect, size: { w: number; h: number }): boolean {
  const isWhole = Object.values(rect).every(Number.isInteger)
  return (
    isWhole &&
    rect.x >= 0 &&
    rect.y >= 0 &&
    rect.width > 0 &&
    rect.height > 0 &&
    isWithin(rect, size)
  )
}

const pulls = fc.record({ by: shifts, handle: fc.constantFrom(...HANDLES) })

test('however a cut is moved, pulled or shaped, it stays in the picture', () => {
  fc.assert(
    fc.property(placed, pulls, fc.option(ratios), ({ size, rect }, pull, ratio) => {
      expect(isCut(moveRect(rect, pull.by, size), size)).toBe(true)
      expect(isCut(resizeRect(rect, pull, { size, ratio }), size)).toBe(true)
      expect(isCut(fitRatio(rect, ratio, size), size)).toBe(true)
    }),
  )
})

test('moving keeps the size, and a ratio is held to the pixel', () => {
  fc.assert(
    fc.property(placed, pulls, ratios, ({ size, rect }, pull, ratio) => {
      const { width, height } = rect
      expect(moveRect(rect, pull.by, size)).toMatchObject({ width, height })
      const pulled = resizeRect(rect, pull, { size, ratio })
      expect(Math.abs(pulled.width - pulled.height * ratio)).toBeLessThanOrEqual(1 + ratio)
    }),
  )
})

test('the side opposite to the pulled one stays where it is', () => {
  const size = { w: 1000, h: 600 }
  const rect = { x: 100, y: 100, width: 400, height: 200 }
  const pull = (handle: (typeof HANDLES)[number], by: [number, number], ratio: number | null) =>
    resizeRect(rect, { handle, by: { x: by[0], y: by[1] } }, { size, ratio })
  expect(pull('e', [50, 99], null)).toEqual({ ...rect, width: 450 })
  expect(pull('nw', [-40, 20], null)).toEqual({ x: 60, y: 120, width: 440, height: 180 })
  expect(pull('se', [5000, 5000], null)).toEqual({ x: 100, y: 100, width: 900, height: 500 })
  expect(pull('s', [0, 100], 2)).toEqual({ x: 0, y: 100, width: 600, height: 300 })
  expect(pull('w', [900, 0], null)).toMatchObject({ x: 484, width: 16 })
})

test('four quarters give back the same cut and the same focal point', () => {
  fc.assert(
    fc.property(placed, fc.constantFrom(-1 as const, 1 as const), ({ size, rect }, way) => {
      const start: Recipe = { rotate: 0, crop: rect, focal: { x: 0.25, y: 0.75 } }
      let look = start
      for (let quarter = 0; quarter < 4; quarter += 1) {
        look = turnLook(look, size, way)
        expect(look.crop && isWithin(look.crop, turned(size, look.rotate))).toBe(true)
      }
      expect(look).toEqual(start)
    }),
  )
})

test('a focal point keeps its place in the cut when the picture turns', () => {
  const size = { w: 400, h: 200 }
  const look: Recipe = {
    rotate: 0,
    crop: { x: 100, y: 0, width: 200, height: 100 },
    focal: { x: 0.5, y: 0.25 },
  }
  expect(shownFocal(size, look)).toEqual({ x: 0.5, y: 0.5 })
  expect(shownFocal(size, turnRecipe(look, size, 90))).toEqual({ x: 0.5, y: 0.5 })
  expect(shownFocal(size, { ...look, focal: { x: 0, y: 1 } })).toEqual({ x: 0, y: 1 })
})

test('a layout of another shape cuts around the focal point', () => {
  const shown = { x: 100, y: 50, width: 400, height: 200 }
  expect(coverRect(shown, 1, null)).toEqual({ x: 200, y: 50, width: 200, height: 200 })
  expect(coverRect(shown, 1, { x: 1, y: 0 })).toEqual({ x: 300, y: 50, width: 200, height: 200 })
  expect(coverRect(shown, 4, { x: 0, y: 0.5 })).toEqual({ x: 100, y: 100, width: 400, height: 100 })
})

test('arrows move the cut, with Shift they change its size, other keys do nothing', () => {
  const limits = { size: { w: 1000, h: 500 }, ratio: null }
  const rect = { x: 100, y: 100, width: 300, height: 200 }
  const press = (key: string, shiftKey = false) => rectAfterKey(rect, { key, shiftKey }, limits)
  expect(press('ArrowRight')).toEqual({ ...rect, x: 110 })
  expect(press('ArrowUp')).toEqual({ ...rect, y: 95 })
  expect(press('ArrowLeft', true)).toEqual({ ...rect, width: 290 })
  expect(press('ArrowDown', true)).toEqual({ ...rect, height: 205 })
  expect(press('a')).toBeUndefined()
  expect(cropOf(wholeRect(limits.size), limits.size)).toBeNull()
  expect(moveFocal({ x: 0.99, y: 0 }, { x: 0.05, y: -0.05 })).toEqual({ x: 1, y: 0 })
})

test('a whole drag is one step back, and a new step forgets what was taken back', () => {
  const at = (x: number): Recipe => ({
    rotate: 0,
    crop: { x, y: 0, width: 9, height: 9 },
    focal: null,
  })
  let history = step(startHistory(at(0)), at(1))
  history = settle(draw(draw(history, at(2)), at(3)), at(1))
  expect(history.now).toEqual(at(3))
  history = undo(history)
  expect(history.now).toEqual(at(1))
  expect(redo(history).now).toEqual(at(3))
  history = step(undo(history), at(7))
  expect(redo(history).now).toEqual(at(7))
  expect(settle(draw(history, at(7)), at(7))).toEqual(history)
})
