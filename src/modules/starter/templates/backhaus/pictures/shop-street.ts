import { area, type Chance, circle, rect, stroke, times } from '../../../drawing/brush.ts'
import { basket } from './basket.ts'
import { baguette } from './breads.ts'
import { place, shadows } from './paint.ts'
import { BRICK, BRICK_DEEP, INK, LEAF, LEAF_DEEP, WOOD_DARK } from './palette.ts'

/** A clipped bay tree in a terracotta pot. */
export function planter(x: number, luck: Chance): string {
  const leaves = times(70, () => {
    const turn = luck.between(0, 6.28)
    const out = Math.sqrt(luck.between(0, 1)) * 62
    const spot = [x + Math.cos(turn) * out, 700 + Math.sin(turn) * out] as const
    return circle(
      [...spot, luck.between(9, 15)],
      luck.pick([LEAF, LEAF_DEEP, '#8c9a6e', '#5d6f4b']),
    )
  })
  return [
    shadows(`${x},908,80,14`, '0.6'),
    rect({ x: x - 7, y: 740, w: 14, h: 90 }, '#5f4a36'),
    ...leaves,
    area(`M${x - 56} 824h112l-16 84h-80Z`, BRICK),
    area(`M${x + 12} 824h44l-16 84h-34Z`, BRICK_DEEP, { opacity: '0.6' }),
    rect({ x: x - 62, y: 812, w: 124, h: 22 }, '#bd6d50', { rx: 4 }),
  ].join('')
}

/** Someone has come by bicycle and is still inside. */
export function bicycle(): string {
  const frame = { width: 11, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  return [
    shadows('460,986,240,16', '0.6'),
    ...[300, 610].map(wheel),
    stroke('M300 884L372 742H560L610 884M372 742L452 884H300M452 884L560 742', BRICK_DEEP, frame),
    stroke('M300 884L372 742H560M372 742L452 884', '#c46a50', { ...frame, width: 4 }),
    stroke('M372 742L360 706M560 742L546 682q30 -20 54 -2', INK, { ...frame, width: 8 }),
    area('M318 700q46 -18 84 0q-8 18 -40 16q-36 2 -44 -16Z', WOOD_DARK),
    circle([452, 884, 24], 'none', { stroke: INK, 'stroke-width': 7 }),
    stroke('M452 884l-24 34M452 884l24 -34', INK, 7),
    ...[0, 1, 2].map((at) =>
      place({ at: [596 + at * 22, 664], turn: -74 + at * 12, scale: 0.34 }, baguette()),
    ),
    basket({ at: [622, 690], half: 62, high: 66 }),
  ].join('')
}

function wheel(x: number): string {
  const spokes = times(12, (at) => {
    const turn = (at * Math.PI) / 6
    return `M${x} 884l${(Math.cos(turn) * 92).toFixed(0)} ${(Math.sin(turn) * 92).toFixed(0)}`
  }).join('')
  return [
    circle([x, 884, 98], 'none', { stroke: INK, 'stroke-width': 11 }),
    circle([x, 884, 90], 'none', { stroke: '#d9d0c0', 'stroke-width': 4 }),
    stroke(spokes, '#4a4038', { width: 2, opacity: '0.8' }),
    circle([x, 884, 10], INK),
    stroke(`M${x - 104} 850a112 112 0 0 1 196 -28`, '#3b5066', {
      width: 9,
      'stroke-linecap': 'round',
    }),
  ].join('')
}
