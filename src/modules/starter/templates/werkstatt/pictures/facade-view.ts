import {
  area,
  type Chance,
  group,
  poly,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { YARD } from './facade-yard.ts'
import { hills } from './landscape.ts'
import { CREAM, LEAVES, OAK_DARK, WALNUT, WATER } from './palette.ts'

export const WIDTH = 1800

export const HEIGHT = 860

export function clouds(luck: Chance): string[] {
  return [
    [220, 120],
    [760, 70],
    [1490, 150],
  ].map(([x = 0, y = 0]) =>
    group(
      { opacity: 0.75 },
      ...times(7, (at) =>
        shape('ellipse', {
          cx: x + at * 42 + luck.between(-20, 20),
          cy: y + luck.between(-12, 12),
          rx: luck.between(50, 90),
          ry: luck.between(14, 26),
          fill: CREAM,
        }),
      ),
    ),
  )
}

export function water(luck: Chance): string[] {
  const box = { x: 0, y: 330, w: WIDTH, h: 340 }
  return [
    hills(box, { base: 540, height: 0.3, color: '#b7c1ad', waves: 3.4, shift: 0.6 }),
    hills(box, { base: 546, height: 0.16, color: '#8fa287', waves: 5.2, shift: 2.4 }),
    rect({ x: 0, y: 540, w: WIDTH, h: 130 }, 'url(#fjord)'),
    ...times(46, () =>
      stroke(
        `M${luck.between(0, WIDTH).toFixed(0)} ${luck.between(552, 656).toFixed(0)}h${luck.between(20, 110).toFixed(0)}`,
        CREAM,
        { width: 1.6, opacity: 0.5 },
      ),
    ),
    poly('170,420 170,566 250,566', CREAM),
    poly('164,446 164,566 112,566', '#e4d6bb'),
    area('M96 570h176l-26 26h-126Z', '#7b4a36'),
    ...times(6, (at) => rect({ x: 1620 + at * 30, y: 600 - (at % 2) * 6, w: 9, h: 80 }, WALNUT)),
    rect({ x: 1590, y: 596, w: 230, h: 12 }, OAK_DARK),
    rect({ x: 0, y: 640, w: WIDTH, h: 8 }, WATER, { opacity: 0.6 }),
  ]
}

export function grass(luck: Chance): string[] {
  return times(150, () => {
    const x = luck.between(0, WIDTH)
    const y = YARD - 26 + luck.between(-4, 8)
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${luck.between(-8, 8).toFixed(0)} -14 ${luck.between(-12, 12).toFixed(0)} ${-luck.between(16, 34).toFixed(0)}`,
      luck.pick(LEAVES),
      2.4,
    )
  })
}

export function gravel(luck: Chance): string[] {
  return times(120, () => {
    const y = luck.between(YARD + 4, HEIGHT)
    const size = 2 + (y - YARD) * 0.05
    const tone = luck.pick(['#8d7757', '#d8c7a4', '#b09a74'])
    return shape('ellipse', {
      cx: luck.between(0, WIDTH),
      cy: y,
      rx: size * 1.6,
      ry: size * 0.6,
      fill: tone,
      opacity: 0.6,
    })
  })
}
