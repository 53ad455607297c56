import {
  area,
  type Box,
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
import {
  ASH,
  CREAM,
  GREEN,
  GREEN_DARK,
  INK,
  LEAVES,
  LINEN,
  OAK,
  OAK_DARK,
  SHADE,
  SUN,
  WALL_DEEP,
  WALNUT,
} from './palette.ts'

const WIDTH = 1000
const HEIGHT = 1250
const SPINES = [
  '#8f4f3d',
  '#3d6353',
  '#c8ab78',
  '#5f7a80',
  '#2f3e46',
  '#d9c9a8',
  '#a8763e',
  '#6d5a72',
  '#b65f45',
  '#7d8a62',
  '#e8dcc4',
  '#4e5b4c',
] as const
const COLUMNS = [70, 290, 510, 730] as const
const ROWS = [80, 252, 424, 596] as const
const CELL = { w: 200, h: 154 }

/** A wall of books with a place to read. */
export function bookcase(): string {
  const luck = chance(64)
  return drawing({
    title: 'Bücherwand',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('room', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#e5d8c0'],
          [1, '#cdbb9d'],
        ],
      }),
      fade('ash', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, '#efdcb6'],
          [0.5, ASH],
          [1, '#c9ab79'],
        ],
      }),
      fade('back', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#93795a'],
          [1, '#b89b70'],
        ],
      }),
      fade('cushion', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#a9b8a3'],
          [1, '#7f927c'],
        ],
      }),
      fade('night', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, INK, 0],
          [1, INK, 0.2],
        ],
      }),
      fade('cone', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, SUN, 0.6],
          [1, SUN, 0],
        ],
      }),
      glow('lit', SUN, 0.85),
      glow('foot', INK, 0.55),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 1120 }, 'url(#room)'),
      rect({ x: 36, y: 36, w: 928, h: 1080 }, 'url(#ash)'),
      ...shelves(luck),
      ...niche(luck),
      ...floorPattern(luck),
      ...drawers(),
      ...lampAndLight(),
      ...ladder(),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#night)'),
    ],
  })
}

function shelves(luck: Chance): string[] {
  return ROWS.flatMap((y, row) =>
    COLUMNS.flatMap((x, column) => {
      const isNiche = row > 1 && column > 0 && column < 3
      return isNiche ? [] : [cell({ x, y, ...CELL }, luck, (row + column) % 5 === 3)]
    }),
  )
}

function cell(box: Box, luck: Chance, hasObject: boolean): string {
  const { x, y, w, h } = box
  return [
    rect(box, 'url(#back)'),
    rect({ x, y, w, h: 20 }, INK, { opacity: 0.28 }),
    rect({ x, y, w: 10, h }, INK, { opacity: 0.18 }),
    ...(hasObject ? keepsake(box, luck) : []),
    ...books({ ...box, w: hasObject ? w * 0.48 : w * luck.between(0.82, 0.98) }, luck),
    rect({ x: x - 4, y: y + h, w: w + 8, h: 6 }, '#f3e3c2'),
  ].join('')
}

function books({ x, y, w, h }: Box, luck: Chance): string[] {
  const drawn: string[] = []
  let left = x + 3
  while (left < x + w - 16) {
    const width = Math.min(luck.between(11, 27), x + w - left)
    const height = luck.between(0.62, 0.93) * h
    const top = y + h - height
    const color = luck.pick(SPINES)
    const lean = luck.between(0, 1) > 0.93 ? 7 : 0
    const spine = [
      rect({ x: left, y: top, w: width - 1, h: height }, color),
      rect({ x: left, y: top, w: 3, h: height }, CREAM, { opacity: 0.2 }),
      rect({ x: left + 1, y: top + height * 0.16, w: width - 3, h: 4 }, CREAM, { opacity: 0.55 }),
      rect({ x: left + 1, y: top + height * 0.74, w: width - 3, h: 2 }, CREAM, { opacity: 0.45 }),
    ]
    drawn.push(
      lean
        ? group({ transform: `rotate(${lean} ${left.toFixed(0)} ${y + h})` }, ...spine)
        : spine.join(''),
    )
    left += width + (lean ? 14 : 0.6)
  }
  return drawn
}

function keepsake({ x, y, w, h }: Box, luck: Chance): string[] {
  const foot = y + h
  const middle = x + w * 0.74
  const leaves = times(14, (at) =>
    area(
      `M${middle} ${foot - 46}q${-50 + at * 8} -20 ${-42 + at * 6.4} ${-luck.between(30, 66)}q8 26 ${42 - at * 6.4} 66`,
      luck.pick(LEAVES),
    ),
  )
  return [
    ...leaves,
    area(`M${middle - 26} ${foot - 48}h52l-7 48h-38Z`, '#d8c8ab'),
    rect({ x: middle + 6, y: foot - 48, w: 18, h: 48 }, SHADE, { opacity: 0.2 }),
  ]
}

function niche(luck: Chance): string[] {
  const box = { x: 290, y: 424, w: 420, h: 500 }
  const pillow = (x: number, color: string, tilt: number) =>
    group(
      { transform: `rotate(${tilt} ${x} 850)` },
      rect({ x: x - 62, y: 776, w: 124, h: 116 }, color, { rx: 22 }),
      stroke(`M${x - 40} 792q40 20 80 0`, CREAM, 3, { opacity: 0.4 }),
    )
  const slats = times(11, (at) =>
    stroke(`M${box.x + 20 + at * 38} ${box.y}V890`, OAK_DARK, 2, { opacity: 0.35 }),
  )
  return [
    rect(box, '#cfb284'),
    ...slats,
    rect({ ...box, h: 26 }, INK, { opacity: 0.28 }),
    rect({ ...box, w: 14 }, INK, { opacity: 0.2 }),
    circle([500, 640], 300, 'url(#lit)', { opacity: 0.5 }),
    pillow(362, '#b5634a', -8),
    pillow(632, '#d9c7a4', 9),
    pillow(566, GREEN, -4),
    area('M284 880q216 -22 432 0v52q-216 14 -432 0Z', 'url(#cushion)'),
    ...times(7, (at) => stroke(`M${330 + at * 56} 874v56`, '#6d806a', 2, { opacity: 0.5 })),
    group(
      { transform: 'rotate(-6 450 868)' },
      rect({ x: 410, y: 858, w: 92, h: 10 }, '#f4ead6'),
      rect({ x: 408, y: 866, w: 96, h: 8 }, luck.pick(SPINES)),
    ),
    rect({ x: 278, y: 926, w: 444, h: 18 }, '#f0dfbc'),
  ]
}

function drawers(): string[] {
  const front = (x: number, w: number) => [
    rect({ x, y: 954, w, h: 140 }, OAK, { opacity: 0.32 }),
    stroke(`M${x} 954h${w}v140h${-w}Z`, OAK_DARK, 2.5),
    stroke(`M${x + 14} 968h${w - 28}v112h${28 - w}Z`, OAK_DARK, 1.4, { opacity: 0.5 }),
    rect({ x: x + w / 2 - 26, y: 1012, w: 52, h: 9 }, WALNUT, { rx: 4 }),
  ]
  const doors = [70, 730].flatMap((x) => [
    rect({ x, y: 768, w: 200, h: 176 }, '#e6cfa4'),
    stroke(`M${x} 768h200v176h-200Z`, OAK_DARK, 2.5),
    stroke(`M${x + 100} 768v176`, OAK_DARK, 2.5),
    circle([x + 88, 856], 6, WALNUT),
    circle([x + 112, 856], 6, WALNUT),
  ])
  return [...doors, ...front(70, 200), ...front(290, 205), ...front(505, 205), ...front(730, 200)]
}

function lampAndLight(): string[] {
  return [
    stroke('M500 424V506', INK, 3),
    area('M446 566Q454 508 500 506Q546 508 554 566Z', CREAM),
    area('M512 507Q546 510 554 566H524Q534 530 512 507Z', WALL_DEEP, { opacity: 0.4 }),
    ellipse([500, 566], [54, 8], '#fff4d2'),
    poly(
      [
        [450, 570],
        [550, 570],
        [690, 880],
        [310, 880],
      ],
      'url(#cone)',
    ),
  ]
}

function ladder(): string[] {
  const rungs = times(11, (at) => {
    const part = at / 11
    const y = 1180 - at * 98
    const x = 800 + part * 62
    return rect({ x, y, w: 104, h: 13 }, at % 2 ? OAK_DARK : '#a97845', { rx: 5 })
  })
  return [
    ellipse([872, 1206], [130, 16], 'url(#foot)'),
    poly(
      [
        [826, 1200],
        [790, 1200],
        [856, 60],
        [876, 60],
      ],
      INK,
      { opacity: 0.16 },
    ),
    ...rungs,
    poly(
      [
        [786, 1206],
        [808, 1206],
        [870, 54],
        [854, 54],
      ],
      '#b07f4b',
    ),
    poly(
      [
        [902, 1206],
        [924, 1206],
        [976, 54],
        [960, 54],
      ],
      '#94683a',
    ),
    rect({ x: 36, y: 56, w: 928, h: 9 }, '#51575a', { rx: 4 }),
  ]
}

function floorPattern(luck: Chance): string[] {
  const tones = ['#a27a51', '#ad855a', '#966f48', '#b58d61']
  const blocks = times(4, (row) =>
    times(17, (at) => {
      const x = -40 + at * 66 + (row % 2) * 33
      const y = 1116 + row * 36
      const up = at % 2 ? 1 : -1
      return poly(
        [
          [x, y],
          [x + 66, y + 22 * up],
          [x + 66, y + 22 * up + 36],
          [x, y + 36],
        ],
        luck.pick(tones),
        { stroke: '#7b5836', 'stroke-width': 1 },
      )
    }).join(''),
  )
  return [
    rect({ x: 0, y: 1104, w: WIDTH, h: 146 }, '#9c754d'),
    ...blocks,
    rect({ x: 0, y: 1088, w: WIDTH, h: 32 }, LINEN),
    rect({ x: 0, y: 1118, w: WIDTH, h: 8 }, GREEN_DARK, { opacity: 0.18 }),
  ]
}
