import {
  ellipse,
  glow,
  group,
  type Point,
  poly,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { LAMP } from './palette.ts'

const SPREAD = [
  shape('stop', { offset: 0, 'stop-color': LAMP, 'stop-opacity': '0.34' }),
  shape('stop', { offset: 1, 'stop-color': LAMP, 'stop-opacity': 0 }),
]

export const mastDefs: readonly string[] = [
  glow('halo', '#dfeaff', 0.9),
  glow('bulb', '#ffffff', 1),
  shape('linearGradient', { id: 'ray-right', x1: 0, y1: 0, x2: 1, y2: '0.8' }, SPREAD),
  shape('linearGradient', { id: 'ray-left', x1: 1, y1: 0, x2: 0, y2: '0.8' }, SPREAD),
]

/** Four masts: two near, two behind the far touchline. */
export function masts(): string[] {
  return [
    group(
      { filter: 'url(#soft)' },
      ray([470, 214], 1),
      ray([1130, 214], -1),
      ray([112, 96], 1.9),
      ray([1488, 96], -1.9),
    ),
    mast([470, 214], 520, 0.6),
    mast([1130, 214], 520, 0.6),
    mast([112, 96], 556, 1.15),
    mast([1488, 96], 556, 1.15),
  ]
}

/** Light falls inwards; the sign of `reach` says to which side. */
function ray([x, y]: Point, reach: number): string {
  return poly(
    [
      [x - 20 * Math.abs(reach), y],
      [x + 20 * Math.abs(reach), y],
      [x + reach * 470, 780],
      [x + reach * 60, 780],
    ],
    reach > 0 ? 'url(#ray-right)' : 'url(#ray-left)',
  )
}

function mast([x, y]: Point, foot: number, size: number): string {
  const head = { w: 118 * size, h: 78 * size }
  const lamps = times(12, (at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)]
    const spot: Point = [
      x - head.w / 2 + (column + 0.5) * (head.w / 4),
      y - head.h / 2 + (row + 0.5) * (head.h / 3),
    ]
    return (
      ellipse(spot, [9.5 * size, 8 * size], '#ffffff') +
      ellipse(spot, [20 * size, 18 * size], 'url(#bulb)')
    )
  })
  const lattice = times(9, (at) => {
    const [top, step] = [y + head.h / 2, (foot - y - head.h / 2) / 9]
    return `M${Math.round(x - 5 * size)} ${Math.round(top + at * step)}L${Math.round(x + 5 * size)} ${Math.round(top + (at + 1) * step)}`
  })
  return group(
    {},
    poly(
      [
        [x - 4 * size, y],
        [x + 4 * size, y],
        [x + 9 * size, foot],
        [x - 9 * size, foot],
      ],
      '#131b30',
    ),
    stroke(lattice.join(''), '#3a4a70', 1.6 * size),
    ellipse([x, y], [210 * size, 170 * size], 'url(#halo)'),
    rect(
      { x: x - head.w / 2 - 4, y: y - head.h / 2 - 4, w: head.w + 8, h: head.h + 8 },
      '#1a2340',
      { rx: 4 },
    ),
    ...lamps,
  )
}
