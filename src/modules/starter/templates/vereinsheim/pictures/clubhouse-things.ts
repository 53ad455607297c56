import {
  area,
  circle,
  ellipse,
  group,
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { mix } from './light.ts'
import { INK, TIMBER, TIMBER_DARK, TIMBER_LIGHT } from './palette.ts'

/** A beer table with its benches under a parasol. */
export function parasolTable([x, y]: Point, scale: number, color: string): string {
  const deep = mix(color, '#10203c', 0.3)
  const ribs = times(6, (at) => {
    const [left, right] = [-130 + at * 43.3, -130 + (at + 1) * 43.3]
    return poly(
      [
        [0, -250],
        [left, -176 + (at % 2) * 2],
        [right, -176 + ((at + 1) % 2) * 2],
      ],
      at % 2 ? deep : color,
    )
  })
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ellipse([0, 2], [140, 16], '#6d6142'),
    rect({ x: -4, y: -250, w: 8, h: 250 }, '#d9d4c8'),
    ...ribs,
    area(
      'M-130 -176q11 12 21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0t21.6 0v-4h-260Z',
      deep,
    ),
    circle([0, -252, 5], '#d9d4c8'),
    bench(14),
    rect({ x: -92, y: -70, w: 184, h: 9 }, TIMBER_LIGHT),
    rect({ x: -92, y: -62, w: 184, h: 4 }, TIMBER_DARK),
    stroke('M-70 -60L-80 0M70 -60L80 0', '#5d6a52', 6),
    ...[-50, -16, 30, 56].map((left) => glass(left)),
    bench(26),
  )
}

function bench(drop: number): string {
  return (
    rect({ x: -96, y: -36 + drop, w: 192, h: 8 }, TIMBER) +
    stroke(`M-78 ${-28 + drop}v26M78 ${-28 + drop}v26`, '#4c5844', 5)
  )
}

function glass(left: number): string {
  return (
    rect({ x: left, y: -90, w: 11, h: 20 }, '#e9b33e', { rx: 2 }) +
    rect({ x: left, y: -93, w: 11, h: 6 }, '#fffaf0', { rx: 2 })
  )
}

export function bicycle([x, y]: Point, scale: number, color: string): string {
  const wheel = (left: number) => [
    circle([left, -34, 33], 'none', { stroke: INK, 'stroke-width': 5 }),
    circle([left, -34, 29], 'none', { stroke: '#b9c0c4', 'stroke-width': 1.6 }),
    stroke(
      times(
        8,
        (at) =>
          `M${left} -34l${Math.round(Math.cos(at * 0.785) * 29)} ${Math.round(Math.sin(at * 0.785) * 29)}`,
      ).join(''),
      '#8f989e',
      0.9,
    ),
  ]
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ellipse([4, 0], [88, 7], '#4d5a34'),
    ...wheel(-52),
    ...wheel(56),
    stroke('M-52 -34L-24 -86L34 -84L2 -34L-24 -86M2 -34L-52 -34M34 -84L56 -34', color, 5.5),
    stroke('M-24 -86L-28 -98M-42 -99H-14', INK, 6),
    stroke('M34 -84L30 -102L46 -106', '#7d868b', 4.5),
    circle([2, -34, 8], '#5a6267'),
  )
}
