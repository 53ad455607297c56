import {
  area,
  ellipse,
  fade,
  group,
  type Point,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { ball } from './paint.ts'
import { BERRY, BERRY_DEEP, CHOCOLATE, LEAF, LEAF_DEEP } from './palette.ts'

/** Cakes stand on the origin: their foot is at y = 0. */
export const cakeDefs = [
  fade('icing', [1, 0.1], '0 #fffaf0, 0.5 #f7e9d2, 1 #d8bd97'),
  fade('sponge', [1, 0.1], '0 #f0cf8e, 0.5 #ddb068, 1 #a9763a'),
  fade('cocoa', [1, 0.1], '0 #7a4a33, 0.5 #4f2c1d, 1 #2d170e'),
  fade('cheese', [1, 0.1], '0 #fff0c0, 0.5 #f5d685, 1 #cf9a4a'),
  fade('shell', [1, 0.1], '0 #e6ad66, 0.5 #c07f3a, 1 #86501f'),
  fade('jelly', [1, 0.6], '0 #d4495a, 0.6 #a3293a, 1 #6c1a2b'),
  ball('berry', [0.35, 0.3], `0 #e8707c, 0.45 ${BERRY}, 1 ${BERRY_DEEP}`),
  ball('blue', [0.35, 0.3], '0 #8d9cc0, 0.5 #48587f, 1 #26304d'),
]

/** A round form from the side: its wall, and its top as an oval. */
export function drum([half, high]: Point, wall: string, top: string): string {
  const flat = half * 0.17
  return [
    area(`M${-half} ${-high}V0A${half} ${flat} 0 0 0 ${half} 0V${-high}Z`, wall),
    ellipse([0, -high], [half, flat], top),
  ].join('')
}

/** Fruit in rings on a top of this half width; at the back first. */
export function crown(half: number, high: number, fruit: 'berry' | 'blue'): string {
  const spots = times(Math.round(half / 7), (at) => {
    const turn = at * 2.39996
    const out = Math.sqrt((at + 0.5) / Math.round(half / 7)) * half * 0.9
    return [Math.cos(turn) * out, Math.sin(turn) * out * 0.17] as const
  }).toSorted((a, b) => a[1] - b[1])
  return spots
    .map(([x, y]) =>
      [
        shape('circle', { cx: x, cy: y - high - 7, r: 11, fill: `url(#${fruit})` }),
        shape('circle', { cx: x - 3, cy: y - high - 11, r: 2.4, fill: '#fff', opacity: '0.7' }),
      ].join(''),
    )
    .join('')
}

export function strawberryCake(): string {
  return [
    drum([110, 22], 'url(#shell)', '#c58a45'),
    group({ transform: 'translate(0 -20)' }, drum([104, 40], 'url(#icing)', '#fff4e0')),
    group({ transform: 'translate(0 -58)' }, drum([104, 16], 'url(#jelly)', '#b93a4a')),
    crown(104, 76, 'berry'),
  ].join('')
}

export function chocolateCake(): string {
  const drips = times(13, (at) => {
    const x = -96 + at * 16
    return `M${x} -82v${18 + ((at * 37) % 26)}a6 6 0 0 0 12 0v-30Z`
  })
  return [
    drum([104, 84], 'url(#sponge)', '#5c3524'),
    stroke('M-104 -28A104 18 0 0 0 104 -28M-104 -54A104 18 0 0 0 104 -54', '#fff0d6', 9),
    area(drips.join(''), CHOCOLATE),
    ellipse([0, -84], [106, 19], CHOCOLATE),
    ellipse([-26, -88], [54, 7], '#8b5a42'),
    ...times(8, (at) => {
      const [x, y] = [Math.cos(at * 0.785) * 82, Math.sin(at * 0.785) * 13]
      return rosette(x, y - 92)
    }),
    crown(34, 86, 'berry'),
  ].join('')
}

function rosette(x: number, y: number): string {
  return [
    ellipse([x, y + 3], [15, 8], '#e9d6b8'),
    ellipse([x, y - 3], [11, 7], '#fff6e6'),
    ellipse([x, y - 9], [6, 5], '#fffdf8'),
  ].join('')
}

export function cheesecake(): string {
  return [
    drum([108, 62], 'url(#cheese)', '#f4cf7c'),
    area('M-108 -26V0A108 18 0 0 0 108 0V-26A108 18 0 0 1 -108 -26Z', 'url(#shell)'),
    ellipse([0, -62], [106, 17], '#e2a551'),
    ellipse([-8, -63], [84, 12], '#f0c271'),
    stroke('M-60 -62q40 8 60 -2t62 4', '#c98a3a', { width: 2.5, opacity: '0.7' }),
  ].join('')
}

/** Bundt cake, fluted and dusted. */
export function bundt(): string {
  const flutes = times(9, (at) => {
    const x = -92 + at * 23
    return stroke(`M${x} 2Q${x * 0.9} -60 ${x * 0.42} -98`, '#6d3d18', { width: 4, opacity: '0.5' })
  })
  return [
    area('M-104 6C-116 -60 -70 -104 -40 -104H40C70 -104 116 -60 104 6Q0 30 -104 6Z', 'url(#wheat)'),
    ...flutes,
    area(
      'M-70 -82Q-40 -110 0 -110Q40 -110 70 -82Q52 -66 40 -76Q24 -56 6 -74Q-12 -54 -26 -74Q-46 -62 -70 -82Z',
      '#fffaf0',
      { opacity: '0.92' },
    ),
    ellipse([0, -104], [26, 7], '#7a4a22'),
  ].join('')
}

/** A stand of china below a cake. */
export function stand(half: number, high: number): string {
  return [
    area(
      `M-16 0H16L26 ${high}Q60 ${high + 4} 62 ${high + 14}H-62Q-60 ${high + 4} -26 ${high}Z`,
      '#e3d3b8',
    ),
    area(`M4 0H16L26 ${high}Q60 ${high + 4} 62 ${high + 14}H10Z`, '#b39c79', { opacity: '0.5' }),
    rect({ x: -half, y: -2, w: 2 * half, h: 14 }, '#efe3cd', { rx: 7 }),
    rect({ x: -half, y: -2, w: 2 * half, h: 5 }, '#fff', { rx: 2 }),
  ].join('')
}

/** A sprig with leaves along it. */
export function sprig(length: number): string {
  return [
    stroke(`M0 0Q${length * 0.4} ${-length * 0.2} ${length} ${-length * 0.1}`, LEAF_DEEP, 3),
    ...times(6, (at) => {
      const x = (length * (at + 1)) / 6.5
      const turn = at % 2 ? 40 : -48
      const transform = `translate(${x.toFixed(0)} ${(-length * 0.13).toFixed(0)}) rotate(${turn})`
      return group({ transform }, ellipse([10, 0], [13, 5.5], at % 2 ? LEAF : LEAF_DEEP))
    }),
  ].join('')
}
