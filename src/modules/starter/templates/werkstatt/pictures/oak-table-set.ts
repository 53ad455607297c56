import {
  area,
  type Chance,
  group,
  type Point,
  poly,
  soft,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { INK, OAK_DARK, OAK_LIGHT, WALNUT } from './palette.ts'

export const TOP: readonly Point[] = [
  [300, 640],
  [1220, 640],
  [1340, 724],
  [170, 724],
]

export function table(luck: Chance): string[] {
  return [
    ...leg([330, 680], [46, 190]),
    ...leg([1130, 680], [46, 190]),
    poly('330,724 1190,724 1180,772 340,772', '#8b5f35'),
    poly(TOP, 'url(#oak)'),
    group({ 'clip-path': 'url(#top)' }, ...grain(luck), ...seams()),
    poly('170,724 1340,724 1340,752 170,752', OAK_DARK),
    poly('170,724 1340,724 1340,729 170,729', OAK_LIGHT),
    ...leg([214, 752], [62, 214]),
    ...leg([1232, 752], [62, 214]),
  ]
}

function leg([x, y]: Point, [w, h]: Point): string[] {
  const foot = `L${x + w - 8} ${y + h}`
  return [
    area(`M${x} ${y}H${x + w}${foot}H${x + 8}Z`, 'url(#oak)'),
    area(`M${x + w * 0.64} ${y}H${x + w}${foot}H${x + w * 0.62}Z`, INK, { opacity: 0.22 }),
  ]
}

function grain(luck: Chance): string[] {
  return times(24, (at) => {
    const wander = (step: number) => luck.between(-2.6, 2.6) + Math.sin(step + at) * 1.6
    const points = times(9, (step): Point => [150 + step * 150, 642 + at * 3.6 + wander(step)])
    return stroke(soft(points), OAK_DARK, {
      width: luck.between(0.8, 2),
      opacity: luck.between(0.2, 0.55).toFixed(2),
    })
  })
}

function seams(): string[] {
  return [stroke('M130 668L1300 668M100 696L1350 696', WALNUT, { width: 1.6, opacity: 0.5 })]
}

/** A spoke-back chair on the far side: only its back shows above the table. */
export function chairBehind(x: number): string {
  const spokes = times(6, (at) =>
    stroke(`M${x - 46 + at * 18} 520L${x - 40 + at * 16} 640`, '#7d5734', 6),
  )
  return [
    stroke(`M${x - 66} 640Q${x - 74} 560 ${x - 66} 506`, '#7d5734', 10),
    stroke(`M${x + 66} 640Q${x + 74} 560 ${x + 66} 506`, '#6d4a2b', 10),
    ...spokes,
    area(`M${x - 78} 500Q${x} 470 ${x + 78} 500L${x + 74} 528Q${x} 502 ${x - 74} 528Z`, '#8d6540'),
    area(`M${x - 78} 500Q${x} 470 ${x + 78} 500L${x + 77} 508Q${x} 480 ${x - 77} 508Z`, OAK_LIGHT, {
      opacity: 0.5,
    }),
  ].join('')
}

/** The same chair on the near side, seen from behind. */
export function chairInFront(x: number): string {
  const spokes = times(7, (at) =>
    stroke(`M${x - 66 + at * 22} 700L${x - 57 + at * 19} 838`, '#5d4029', 8),
  )
  return [
    ...spokes,
    stroke(
      `M${x - 92} 1000Q${x - 104} 800 ${x - 90} 674M${x + 92} 1000Q${x + 104} 800 ${x + 90} 674`,
      '#5d4029',
      15,
    ),
    area(
      `M${x - 108} 668Q${x} 622 ${x + 108} 668L${x + 104} 710Q${x} 668 ${x - 104} 710Z`,
      '#6f4d31',
    ),
    area(
      `M${x - 108} 668Q${x} 622 ${x + 108} 668L${x + 107} 678Q${x} 634 ${x - 107} 678Z`,
      '#a67b4d',
    ),
    area(
      `M${x - 110} 838Q${x} 812 ${x + 110} 838L${x + 98} 884Q${x} 904 ${x - 98} 884Z`,
      '#7b5635',
    ),
    area(
      `M${x - 110} 838Q${x} 812 ${x + 110} 838L${x + 108} 848Q${x} 824 ${x - 108} 848Z`,
      '#b5875a',
    ),
  ].join('')
}
