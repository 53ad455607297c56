import {
  area,
  type Chance,
  chance,
  clip,
  drawing,
  ellipse,
  fade,
  glow,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { landscape, landscapeDefs } from './landscape.ts'
import { chairBehind, chairInFront, TOP, table } from './oak-table-set.ts'
import { lamp, onTheTable } from './oak-table-things.ts'
import { CREAM, INK, LINEN, OAK, OAK_DARK, SUN, WALL_DEEP, WALNUT } from './palette.ts'

const WIDTH = 1400
const HEIGHT = 1000
const PANE = { x: 130, y: 90, w: 330, h: 520 }

/** The long table by the window, late in the day. */
export function oakTable(): string {
  const luck = chance(320)
  return drawing({
    title: 'Eichentisch',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      ...landscapeDefs,
      fade('plaster', [1, 0.2], `0 #efe3cc, 0.5 #e2d2b6, 1 #bfa98a`),
      fade('oak', [1, 0], `0 #e7bf87, 0.5 ${OAK}, 1 ${OAK_DARK}`),
      fade('floor', [0, 1], `0 #9b7a58, 1 #7d5f43`),
      fade('curtain', [1, 0], `0 ${CREAM}, 1 ${LINEN}`),
      fade('evening', [1, 1], `0 ${INK} 0, 0.6 ${INK} 0.04, 1 ${INK} 0.42`),
      glow('pool', SUN, 0.5),
      glow('below', INK, 0.6),
      clip('top', poly(TOP, INK)),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 780 }, 'url(#plaster)'),
      ...lightOnWall(),
      ...tallWindow(luck),
      rect({ x: 0, y: 744, w: WIDTH, h: 20 }, CREAM),
      rect({ x: 0, y: 764, w: WIDTH, h: 236 }, 'url(#floor)'),
      ...floorBoards(),
      ...lightOnFloor(),
      ellipse([750, 930], [640, 60], 'url(#below)'),
      ...[430, 640, 850, 1060].map((x) => chairBehind(x)),
      ...table(luck),
      ...onTheTable(luck),
      ...[520, 960].map((x) => chairInFront(x)),
      ...lamp(),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#evening)'),
    ],
  })
}

function tallWindow(luck: Chance): string[] {
  const { x, y, w, h } = PANE
  const folds = (left: number) => [
    area(`M${left} 50h104q-14 330 8 690h-120q22 -360 8 -690Z`, 'url(#curtain)'),
    ...times(5, (at) =>
      stroke(`M${left + 12 + at * 19} 56q${at % 2 ? 6 : -6} 330 ${at * 3 - 6} 680`, WALL_DEEP, {
        width: 2,
        opacity: 0.35,
      }),
    ),
  ]
  return [
    landscape(PANE, luck),
    rect({ x: x + w / 2 - 7, y, w: 14, h }, CREAM),
    ...[0.26, 0.5, 0.75].map((at) => rect({ x, y: y + h * at, w, h: 9 }, CREAM)),
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, CREAM, 24),
    stroke(`M${x - 13} ${y - 13}h${w + 26}v${h + 26}h${-26 - w}Z`, WALL_DEEP, 2),
    rect({ x: x - 30, y: y + h + 10, w: w + 60, h: 18 }, CREAM),
    rect({ x: x - 30, y: y + h + 28, w: w + 60, h: 6 }, WALL_DEEP, { opacity: 0.6 }),
    rect({ x: 20, y: 40, w: 560, h: 10 }, WALNUT, { rx: 5 }),
    ...folds(34),
    ...folds(452),
  ]
}

function lightOnWall(): string[] {
  return [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const x = 730 + column * 170 + row * 12
      const y = 130 + row * 140 + column * 34
      return poly(
        [
          [x, y],
          [x + 148, y + 30],
          [x + 160, y + 150],
          [x + 12, y + 120],
        ],
        SUN,
        { opacity: 0.5 },
      )
    }),
  )
}

function floorBoards(): string[] {
  return times(30, (at) => {
    const x = -500 + at * 84
    return stroke(`M${x + (700 - x) * 0.36} 764L${x} 1000`, '#5f4630', { width: 2, opacity: 0.45 })
  })
}

function lightOnFloor(): string[] {
  return times(2, (at) =>
    poly(
      [
        [470 + at * 210, 800],
        [640 + at * 210, 800],
        [800 + at * 240, 1000],
        [590 + at * 240, 1000],
      ],
      SUN,
      { opacity: 0.22 },
    ),
  )
}
