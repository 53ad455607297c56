import {
  area,
  type Chance,
  chance,
  circle,
  clip,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  type Point,
  poly,
  rect,
  shape,
  soft,
  stroke,
  times,
} from './brush.ts'
import { landscape, landscapeDefs } from './landscape.ts'
import {
  CREAM,
  GREEN,
  GREEN_DARK,
  INK,
  LEAVES,
  LINEN,
  OAK,
  OAK_DARK,
  OAK_LIGHT,
  SHADE,
  SUN,
  WALL_DEEP,
  WALNUT,
} from './palette.ts'

const WIDTH = 1400
const HEIGHT = 1000
const PANE = { x: 130, y: 90, w: 330, h: 520 }
const TOP: readonly Point[] = [
  [300, 640],
  [1220, 640],
  [1340, 724],
  [170, 724],
]

/** The long table by the window, late in the day. */
export function oakTable(): string {
  const luck = chance(320)
  return drawing({
    title: 'Eichentisch',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      ...landscapeDefs,
      fade('plaster', {
        from: [0, 0],
        to: [1, 0.2],
        stops: [
          [0, '#efe3cc'],
          [0.5, '#e2d2b6'],
          [1, '#bfa98a'],
        ],
      }),
      fade('oak', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, '#e7bf87'],
          [0.5, OAK],
          [1, OAK_DARK],
        ],
      }),
      fade('floor', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#9b7a58'],
          [1, '#7d5f43'],
        ],
      }),
      fade('curtain', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, CREAM],
          [1, LINEN],
        ],
      }),
      fade('evening', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, INK, 0],
          [0.6, INK, 0.04],
          [1, INK, 0.42],
        ],
      }),
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
      stroke(`M${left + 12 + at * 19} 56q${at % 2 ? 6 : -6} 330 ${at * 3 - 6} 680`, WALL_DEEP, 2, {
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
    return stroke(`M${x + (700 - x) * 0.36} 764L${x} 1000`, '#5f4630', 2, { opacity: 0.45 })
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

function table(luck: Chance): string[] {
  const leg = ([x, y]: Point, [w, h]: Point) => [
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w - 8, y + h],
        [x + 8, y + h],
      ],
      'url(#oak)',
    ),
    poly(
      [
        [x + w * 0.64, y],
        [x + w, y],
        [x + w - 8, y + h],
        [x + w * 0.62, y + h],
      ],
      INK,
      { opacity: 0.22 },
    ),
  ]
  const grain = times(24, (at) => {
    const y = 642 + at * 3.6
    const points = times(
      9,
      (step): Point => [150 + step * 150, y + luck.between(-2.6, 2.6) + Math.sin(step + at) * 1.6],
    )
    return stroke(soft(points), OAK_DARK, luck.between(0.8, 2), {
      opacity: luck.between(0.2, 0.55).toFixed(2),
    })
  })
  return [
    ...leg([330, 680], [46, 190]),
    ...leg([1130, 680], [46, 190]),
    poly(
      [
        [330, 724],
        [1190, 724],
        [1180, 772],
        [340, 772],
      ],
      '#8b5f35',
    ),
    poly(TOP, 'url(#oak)'),
    group({ 'clip-path': 'url(#top)' }, ...grain, ...seams()),
    poly(
      [
        [170, 724],
        [1340, 724],
        [1340, 752],
        [170, 752],
      ],
      OAK_DARK,
    ),
    poly(
      [
        [170, 724],
        [1340, 724],
        [1340, 729],
        [170, 729],
      ],
      OAK_LIGHT,
    ),
    ...leg([214, 752], [62, 214]),
    ...leg([1232, 752], [62, 214]),
  ]
}

function seams(): string[] {
  return [stroke('M130 668L1300 668M100 696L1350 696', WALNUT, 1.6, { opacity: 0.5 })]
}

/** A spoke-back chair on the far side: only its back shows above the table. */
function chairBehind(x: number): string {
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
function chairInFront(x: number): string {
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

function onTheTable(luck: Chance): string[] {
  const branches = times(11, (at) => {
    const lean = -150 + at * 30 + luck.between(-12, 12)
    const high = 470 - Math.abs(lean) * 0.5 + luck.between(-50, 40)
    const leaves = times(9, (step) => {
      const part = 0.3 + step * 0.08
      const x = 770 + lean * part * part
      const y = 600 + (high - 230 - 600) * part * 0.62
      return shape('ellipse', {
        cx: x,
        cy: y,
        rx: 15,
        ry: 6.5,
        fill: luck.pick(LEAVES),
        transform: `rotate(${Math.round(luck.between(-70, 70))} ${x.toFixed(0)} ${y.toFixed(0)})`,
      })
    })
    return [
      stroke(`M770 606Q${770 + lean * 0.2} ${high} ${770 + lean} ${high - 90}`, '#5d5a3c', 3),
      ...leaves,
    ].join('')
  })
  const pears = [
    [610, 646],
    [640, 640],
    [576, 644],
    [604, 626],
    [636, 622],
  ] as const
  return [
    ellipse([812, 682], [120, 12], 'url(#below)'),
    ...branches,
    area('M734 588q-8 26 -14 46q-6 40 20 48h60q26 -8 20 -48q-6 -20 -14 -46Z', '#dccdb2'),
    area('M780 588q10 50 4 94h16q26 -8 20 -48q-6 -20 -14 -46Z', SHADE, { opacity: 0.25 }),
    ellipse([770, 588], [36, 8], '#b7a482'),
    ...pears.map(([x, y], at) =>
      circle([x, y - 8], 21, ['#c3a544', '#b58f3b', '#a9a04d', '#cbb05a', '#b7793c'][at] ?? OAK),
    ),
    area('M536 646h148q-8 42 -54 46h-40q-46 -4 -54 -46Z', GREEN),
    area('M640 646h44q-8 42 -54 46h-20q30 -10 30 -46Z', GREEN_DARK, { opacity: 0.6 }),
    rect({ x: 950, y: 676, w: 120, h: 12 }, '#9c5a45', { rx: 2 }),
    rect({ x: 958, y: 664, w: 108, h: 12 }, '#e9dcc3', { rx: 2 }),
    rect({ x: 946, y: 652, w: 112, h: 12 }, '#5d7a80', { rx: 2 }),
  ]
}

function lamp(): string[] {
  return [
    stroke('M770 0V150', INK, 4),
    area('M666 250Q676 150 770 146Q864 150 874 250Z', CREAM),
    area('M790 147Q864 152 874 250H820Q836 180 790 147Z', WALL_DEEP, { opacity: 0.4 }),
    ellipse([770, 250], [104, 12], '#fff3cf'),
    circle([770, 330], 250, 'url(#pool)'),
    rect({ x: 762, y: 140, w: 16, h: 14 }, WALNUT),
  ]
}
