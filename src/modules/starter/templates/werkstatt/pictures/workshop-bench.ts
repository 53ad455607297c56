import { type Chance, circle, ellipse, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import {
  ASH,
  CREAM,
  GREEN,
  GREEN_DARK,
  INK,
  OAK,
  OAK_DARK,
  OAK_LIGHT,
  SUN,
  WALL_DEEP,
  WALNUT,
} from './palette.ts'
import { handPlane, mallet, place, woodenPlane } from './tools.ts'
import { curl, plank } from './wood.ts'

const BENCH = { x: 210, y: 628, w: 1010, h: 44 }

export function bench(luck: Chance): string[] {
  const { x, y, w, h } = BENCH
  const leg = (left: number) => [
    rect({ x: left, y: y + h, w: 62, h: 176 }, OAK_DARK),
    rect({ x: left + 44, y: y + h, w: 18, h: 176 }, INK, { opacity: 0.25 }),
  ]
  return [
    ellipse([x + w / 2, 850], [w / 2 + 90, 34], 'url(#under)'),
    rect({ x: x + 90, y: y + h, w: w - 180, h: 66 }, '#8a5f36'),
    rect({ x: x + 90, y: y + h, w: w - 180, h: 16 }, INK, { opacity: 0.3 }),
    rect({ x: x + 380, y: y + h + 12, w: 220, h: 46 }, OAK, { stroke: WALNUT, 'stroke-width': 2 }),
    circle([x + 490, y + h + 35, 8], WALNUT),
    ...leg(x + 70),
    ...leg(x + w - 132),
    rect({ x: x + 100, y: 806, w: w - 200, h: 22 }, OAK_DARK),
    ...underTheBench(),
    plank({ ...BENCH, id: 'bench-top', color: OAK_LIGHT, grain: OAK_DARK, lines: 9, chance: luck }),
    rect({ x, y: y + h - 9, w, h: 9 }, OAK_DARK, { opacity: 0.75 }),
    rect({ x, y, w, h: 4 }, SUN, { opacity: 0.7 }),
    rect({ x: x - 34, y: y + 2, w: 40, h: 104 }, OAK),
    rect({ x: x - 34, y: y + 2, w: 8, h: 104 }, OAK_LIGHT),
    rect({ x: x - 78, y: y + 58, w: 50, h: 16 }, '#70777a', { rx: 8 }),
    rect({ x: x - 84, y: y + 14, w: 11, h: 104 }, OAK_LIGHT, { rx: 5 }),
  ]
}

function underTheBench(): string[] {
  return [
    place(woodenPlane(150, OAK), [420, 806]),
    place(woodenPlane(110, WALNUT), [600, 806]),
    rect({ x: 760, y: 740, w: 170, h: 66 }, GREEN_DARK, { rx: 4 }),
    rect({ x: 760, y: 740, w: 170, h: 16 }, GREEN, { rx: 4 }),
    rect({ x: 825, y: 732, w: 40, h: 10 }, OAK_LIGHT, { rx: 4 }),
    ...times(4, (at) =>
      rect({ x: 950 + at * 6, y: 772 - at * 12, w: 110 - at * 14, h: 11 }, at % 2 ? ASH : OAK),
    ),
  ]
}

export function onTheBench(luck: Chance): string[] {
  const top = BENCH.y
  const shavings = times(15, (at) =>
    curl({
      at: [560 + luck.between(-70, 250), top - luck.between(4, 20) + (at % 3) * 5],
      size: luck.between(10, 22),
      color: luck.pick(['#f0d9ae', '#e8cb97', '#f5e4c3']),
      turn: luck.between(0, 6),
    }),
  )
  const onFloor = times(20, () =>
    curl({
      at: [luck.between(330, 1180), luck.between(846, 884)],
      size: luck.between(9, 20),
      color: luck.pick(['#e7cb98', '#dcbb84', '#efd9b0']),
      turn: luck.between(0, 6),
    }),
  )
  return [
    plank({
      x: 400,
      y: top - 26,
      w: 560,
      h: 26,
      id: 'work',
      color: ASH,
      grain: OAK,
      lines: 5,
      chance: luck,
    }),
    rect({ x: 400, y: top - 26, w: 560, h: 4 }, '#fff4d8', { opacity: 0.7 }),
    place(handPlane(), [660, top - 26], 'scale(.86)'),
    curl({ at: [712, top - 92], size: 26, color: '#f5e3bf', turn: 1.1 }),
    curl({ at: [690, top - 120], size: 19, color: '#ecd2a0', turn: 2.4 }),
    ...shavings,
    ...mugAndRule(top),
    ...onFloor,
  ]
}

function mugAndRule(top: number): string[] {
  return [
    stroke(`M1098 ${top - 44}q34 2 26 24q-6 12 -26 10`, CREAM, 7),
    rect({ x: 1044, y: top - 58, w: 56, h: 58 }, CREAM, { rx: 6 }),
    rect({ x: 1082, y: top - 58, w: 18, h: 58 }, WALL_DEEP, { rx: 5, opacity: 0.5 }),
    rect({ x: 1044, y: top - 40, w: 56, h: 9 }, GREEN),
    stroke(`M1062 ${top - 68}q-10 -18 2 -34q10 -16 0 -30M1082 ${top - 68}q-10 -18 2 -34`, CREAM, {
      width: 4,
      opacity: 0.5,
    }),
    poly(
      [
        [268, top - 3],
        [386, top - 8],
        [386, top - 2],
        [268, top],
      ],
      '#e0b33f',
    ),
    rect({ x: 288, y: top - 11, w: 84, h: 5 }, '#bb4d38', { rx: 2 }),
    place(mallet(), [1172, top - 10], 'rotate(96) scale(.55)'),
  ]
}
