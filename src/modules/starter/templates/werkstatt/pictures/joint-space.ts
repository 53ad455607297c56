import { type Point, poly } from '../../../drawing/brush.ts'

/** Width of the boards, their thickness, and how long the tails are. */
export const BOARD = { wide: 520, thick: 74, tail: 92 }

export const TAILS = 4

type Spot = readonly [number, number, number]

/** From the workshop's three directions to the picture's two. */
export function iso([x, y, z]: Spot): Point {
  return [720 + (x - y) * 0.86, 560 + (x + y) * 0.46 - z]
}

export function prism(outline: readonly Point[], [low, high]: Point, side: string): string[] {
  return outline.flatMap(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    const facesUs = nextY - y > 0.01 || nextX - x < -0.01
    if (!facesUs) return []
    return [
      poly(
        [iso([x, y, high]), iso([nextX, nextY, high]), iso([nextX, nextY, low]), iso([x, y, low])],
        side,
      ),
    ]
  })
}
