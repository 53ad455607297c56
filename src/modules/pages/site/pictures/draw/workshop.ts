import {
  area,
  type Chance,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  poly,
  rect,
  stroke,
  times,
} from './brush.ts'
import { landscape, landscapeDefs } from './landscape.ts'
import {
  ASH,
  CREAM,
  GREEN,
  GREEN_DARK,
  INK,
  LINEN,
  OAK,
  OAK_DARK,
  OAK_LIGHT,
  SHADE,
  SUN,
  WALL,
  WALL_DEEP,
  WALNUT,
  WOODS,
} from './palette.ts'
import {
  chisel,
  clampTool,
  handPlane,
  handsaw,
  mallet,
  place,
  trySquare,
  woodenPlane,
} from './tools.ts'
import { curl, floor, plank } from './wood.ts'

const WIDTH = 1600
const HEIGHT = 900
const PANE = { x: 150, y: 96, w: 690, h: 440 }
const BENCH = { x: 210, y: 628, w: 1010, h: 44 }

/** The workshop in the morning. */
export function workshop(): string {
  const luck = chance(1987)
  return drawing({
    title: 'Werkstatt',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      ...landscapeDefs,
      fade('wall', {
        from: [0, 0],
        to: [1, 0.3],
        stops: [
          [0, LINEN],
          [0.55, WALL],
          [1, WALL_DEEP],
        ],
      }),
      fade('beam', {
        from: [0, 0],
        to: [0.8, 1],
        stops: [
          [0, SUN, 0.75],
          [1, SUN, 0],
        ],
      }),
      fade('dusk', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, INK, 0],
          [0.6, INK, 0.06],
          [1, INK, 0.4],
        ],
      }),
      glow('lamp', SUN, 0.55),
      glow('under', INK, 0.75),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 780 }, 'url(#wall)'),
      ...wallBoards(luck),
      ...windowWithView(luck),
      ...toolWall(luck),
      ...leaningBoards(luck),
      floor(
        { x: -200, y: 772, w: 2000, h: 128 },
        800,
        ['#a9835a', '#b38d62', '#9d7850', '#ac875c'],
        luck,
      ),
      rect({ x: 0, y: 766, w: WIDTH, h: 10 }, SHADE, { opacity: 0.5 }),
      ...lightOnFloor(),
      ...bench(luck),
      ...onTheBench(luck),
      ...lamp(),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#dusk)'),
      ...beams(),
      ...dust(luck),
    ],
  })
}

function wallBoards(luck: Chance): string[] {
  return times(23, (at) =>
    stroke(`M${at * 72 + 20} 0V770`, WALL_DEEP, luck.between(1, 2.4), { opacity: 0.34 }),
  )
}

function windowWithView(luck: Chance): string[] {
  const { x, y, w, h } = PANE
  const bars = [1, 2, 3].map((at) => rect({ x: x + (w / 4) * at - 5, y, w: 10, h }, CREAM))
  const rails = [1, 2].map((at) => rect({ x, y: y + (h / 3) * at - 5, w, h: 10 }, CREAM))
  return [
    rect({ x: x - 34, y: y - 30, w: w + 78, h: h + 70 }, SHADE, { opacity: 0.22 }),
    landscape(PANE, luck),
    ...bars,
    ...bars.map((_, at) => rect({ x: x + (w / 4) * (at + 1) + 2, y, w: 3, h }, WALL_DEEP)),
    ...rails,
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, CREAM, 26),
    stroke(`M${x + 13} ${y + 13}h${w - 26}v${h - 26}h${26 - w}Z`, WALL_DEEP, 2),
    stroke(`M${x - 14} ${y - 14}h${w + 28}v${h + 28}h${-28 - w}Z`, WALL_DEEP, 2),
    rect({ x: x - 40, y: y + h + 10, w: w + 80, h: 22 }, CREAM),
    rect({ x: x - 40, y: y + h + 30, w: w + 80, h: 8 }, WALL_DEEP),
    ...onTheSill(y + h + 10, luck),
  ]
}

function onTheSill(y: number, luck: Chance): string[] {
  const leaves = times(16, (at) => {
    const tilt = -70 + at * 9.5
    const length = luck.between(46, 84)
    const d = `M232 ${y - 46}q${tilt * 0.4} ${-length * 0.7} ${tilt} ${-length}q${-tilt * 0.1} ${length * 0.6} ${-tilt} ${length}`
    return area(d, luck.pick(['#5f7d58', '#76925f', '#4d6a4c']))
  })
  return [
    ...leaves,
    area(`M206 ${y - 50}h54l-8 50h-38Z`, '#b4694b'),
    rect({ x: 202, y: y - 56, w: 62, h: 12 }, '#c27a5a'),
    rect({ x: 440, y: y - 58, w: 46, h: 58 }, '#8aa4a0', { rx: 6, opacity: 0.9 }),
    ...[446, 456, 468, 478].map((x, at) =>
      rect({ x, y: y - 104 - (at % 2) * 16, w: 6, h: 60 }, at % 2 ? OAK_DARK : OAK_LIGHT),
    ),
    rect({ x: 330, y: y - 34, w: 70, h: 34 }, WALNUT, { rx: 3 }),
    rect({ x: 336, y: y - 52, w: 58, h: 18 }, GREEN, { rx: 3 }),
  ]
}

function toolWall(luck: Chance): string[] {
  const board = { x: 936, y: 136, w: 372, h: 376 }
  return [
    rect({ x: board.x + 12, y: board.y + 14, w: board.w, h: board.h }, INK, { opacity: 0.2 }),
    plank({
      ...board,
      id: 'tool-board',
      color: '#b08457',
      grain: WALNUT,
      lines: 18,
      chance: luck,
      isUpright: true,
    }),
    place(handsaw(), 1002, 156, 'scale(.72)'),
    place(handsaw(), 1118, 152, 'scale(.56)'),
    place(mallet(), 1252, 170, 'scale(.72)'),
    place(trySquare(), 1176, 350, 'scale(.66)'),
    rect({ x: 956, y: 426, w: 176, h: 11 }, WALNUT),
    ...times(5, (at) =>
      place(chisel(118 - at * 6, 4 + at * 1.5), 974 + at * 35, 392, 'scale(.82)'),
    ),
    rect({ x: 910, y: 84, w: 440, h: 13 }, WALNUT),
    rect({ x: 910, y: 97, w: 440, h: 5 }, INK, { opacity: 0.25 }),
    place(woodenPlane(130, OAK), 930, 84, 'scale(.72)'),
    place(woodenPlane(96, OAK_DARK), 1052, 84, 'scale(.72)'),
    place(woodenPlane(150, OAK_LIGHT), 1148, 84, 'scale(.72)'),
    place(clampTool(300), 1346, 150, 'scale(.9)'),
    place(clampTool(250), 1392, 150, 'scale(.9)'),
  ]
}

function leaningBoards(luck: Chance): string[] {
  const boards = times(7, (at) => {
    const box = {
      x: 1392 + at * 34 + luck.between(-8, 8),
      y: luck.between(250, 400),
      w: luck.between(30, 58),
      h: 560,
    }
    const color = luck.pick(WOODS)
    const body = plank({
      ...box,
      id: `lean-${at}`,
      color,
      grain: WALNUT,
      lines: 6,
      chance: luck,
      isUpright: true,
    })
    const edge = rect({ x: box.x + box.w - 5, y: box.y, w: 5, h: box.h }, INK, { opacity: 0.22 })
    return group({ transform: `rotate(${luck.between(1, 5).toFixed(1)} ${box.x} 800)` }, body, edge)
  })
  return [
    poly(
      [
        [1380, 800],
        [1600, 800],
        [1600, 300],
      ],
      INK,
      { opacity: 0.18 },
    ),
    ...boards,
  ]
}

function bench(luck: Chance): string[] {
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
    circle([x + 490, y + h + 35], 8, WALNUT),
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
    place(woodenPlane(150, OAK), 420, 806),
    place(woodenPlane(110, WALNUT), 600, 806),
    rect({ x: 760, y: 740, w: 170, h: 66 }, GREEN_DARK, { rx: 4 }),
    rect({ x: 760, y: 740, w: 170, h: 16 }, GREEN, { rx: 4 }),
    rect({ x: 825, y: 732, w: 40, h: 10 }, OAK_LIGHT, { rx: 4 }),
    ...times(4, (at) =>
      rect({ x: 950 + at * 6, y: 772 - at * 12, w: 110 - at * 14, h: 11 }, at % 2 ? ASH : OAK),
    ),
  ]
}

function onTheBench(luck: Chance): string[] {
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
    place(handPlane(), 660, top - 26, 'scale(.86)'),
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
    stroke(
      `M1062 ${top - 68}q-10 -18 2 -34q10 -16 0 -30M1082 ${top - 68}q-10 -18 2 -34`,
      CREAM,
      4,
      { opacity: 0.5 },
    ),
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
    place(mallet(), 1172, top - 10, 'rotate(96) scale(.55)'),
  ]
}

function lamp(): string[] {
  return [
    stroke('M880 0V196', INK, 4),
    area('M848 224Q852 196 880 194Q908 196 912 224L950 264H810Z', GREEN),
    area('M880 194Q908 196 912 224L950 264H890Z', GREEN_DARK, { opacity: 0.6 }),
    ellipse([880, 264], [70, 11], '#f8e5b4'),
    circle([880, 300], 190, 'url(#lamp)'),
  ]
}

function lightOnFloor(): string[] {
  return times(4, (at) => {
    const left = 250 + at * 190
    return poly(
      [
        [left, 782],
        [left + 160, 782],
        [left + 250, 896],
        [left + 70, 896],
      ],
      SUN,
      { opacity: 0.28 },
    )
  })
}

function beams(): string[] {
  return times(4, (at) => {
    const left = PANE.x + 16 + at * 172
    return poly(
      [
        [left, 110],
        [left + 146, 110],
        [left + 520, 880],
        [left + 250, 880],
      ],
      'url(#beam)',
      { opacity: 0.34 },
    )
  })
}

function dust(luck: Chance): string[] {
  return times(60, () =>
    circle([luck.between(240, 1240), luck.between(150, 720)], luck.between(0.8, 2.4), '#fff6dd', {
      opacity: luck.between(0.25, 0.8).toFixed(2),
    }),
  )
}
