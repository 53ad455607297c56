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
  shape,
  stroke,
  times,
} from './brush.ts'
import { hills } from './landscape.ts'
import {
  BRICKS,
  CREAM,
  GREEN,
  GREEN_DARK,
  GREEN_LIGHT,
  INK,
  IRON,
  LEAVES,
  OAK_DARK,
  SKY,
  SKY_HIGH,
  SUN,
  WALNUT,
  WATER,
  WATER_DEEP,
  WOODS,
} from './palette.ts'

const WIDTH = 1800
const HEIGHT = 860
const YARD = 690

/** The old smokehouse by the water, from the yard. */
export function facade(): string {
  const luck = chance(24376)
  return drawing({
    title: 'Werkstattgebäude',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('heaven', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, SKY_HIGH],
          [0.6, SKY],
          [1, '#f3e3c2'],
        ],
      }),
      fade('fjord', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#c5d3cf'],
          [1, WATER_DEEP],
        ],
      }),
      fade('yard', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#c9b795'],
          [1, '#a08a66'],
        ],
      }),
      fade('inside', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#f2c877'],
          [1, '#a8743b'],
        ],
      }),
      fade('roof', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#8a4b38'],
          [1, '#a35d45'],
        ],
      }),
      glow('earth', INK, 0.5),
      glow('warm', SUN, 0.8),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 600 }, 'url(#heaven)'),
      ...clouds(luck),
      ...water(luck),
      rect({ x: 0, y: YARD - 30, w: WIDTH, h: 200 }, 'url(#yard)'),
      ...grass(luck),
      ...gravel(luck),
      ...house(luck),
      ...gate(),
      ...[492, 630, 1276, 1412].flatMap((x) => sash(x)),
      ...loft(),
      ...timber(luck),
      ...bicycle(),
      ...linden(luck),
      ...pots(luck),
    ],
  })
}

function clouds(luck: Chance): string[] {
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

function water(luck: Chance): string[] {
  const box = { x: 0, y: 330, w: WIDTH, h: 340 }
  return [
    hills(box, { base: 540, height: 0.3, color: '#b7c1ad', waves: 3.4, shift: 0.6 }),
    hills(box, { base: 546, height: 0.16, color: '#8fa287', waves: 5.2, shift: 2.4 }),
    rect({ x: 0, y: 540, w: WIDTH, h: 130 }, 'url(#fjord)'),
    ...times(46, () =>
      stroke(
        `M${luck.between(0, WIDTH).toFixed(0)} ${luck.between(552, 656).toFixed(0)}h${luck.between(20, 110).toFixed(0)}`,
        CREAM,
        1.6,
        { opacity: 0.5 },
      ),
    ),
    poly(
      [
        [170, 420],
        [170, 566],
        [250, 566],
      ],
      CREAM,
    ),
    poly(
      [
        [164, 446],
        [164, 566],
        [112, 566],
      ],
      '#e4d6bb',
    ),
    area('M96 570h176l-26 26h-126Z', '#7b4a36'),
    ...times(6, (at) => rect({ x: 1620 + at * 30, y: 600 - (at % 2) * 6, w: 9, h: 80 }, WALNUT)),
    rect({ x: 1590, y: 596, w: 230, h: 12 }, OAK_DARK),
    rect({ x: 0, y: 640, w: WIDTH, h: 8 }, WATER, { opacity: 0.6 }),
  ]
}

function grass(luck: Chance): string[] {
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

function gravel(luck: Chance): string[] {
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

function house(luck: Chance): string[] {
  const wall = { x: 440, y: 330, w: 1080, h: 370 }
  const rows = times(23, (row) =>
    times(32, (at) => {
      const x = wall.x + at * 36 - (row % 2 ? 18 : 0)
      const left = Math.max(wall.x, x)
      const right = Math.min(wall.x + wall.w, x + 33)
      return right > left && luck.between(0, 1) > 0.52
        ? rect({ x: left, y: wall.y + row * 16, w: right - left, h: 13 }, luck.pick(BRICKS), {
            opacity: 0.75,
          })
        : ''
    }).join(''),
  )
  const gable = 'M760 340L980 110L1200 340V700H760Z'
  return [
    ellipse([980, 712], [640, 34], 'url(#earth)'),
    rect(wall, '#a9674f'),
    ...rows,
    poly(
      [
        [400, 340],
        [480, 190],
        [1480, 190],
        [1560, 340],
      ],
      'url(#roof)',
    ),
    ...tiles(),
    rect({ x: 400, y: 336, w: 1160, h: 12 }, '#5f3528'),
    rect({ x: 560, y: 96, w: 60, h: 110 }, '#96543f'),
    rect({ x: 552, y: 88, w: 76, h: 16 }, '#7c4333'),
    area(gable, '#b06d55'),
    ...gableBricks(luck),
    stroke('M742 356L980 106L1218 356', '#5f3528', 20),
    stroke('M742 352L980 100L1218 352', CREAM, 5),
    rect({ x: 440, y: 684, w: 1080, h: 18 }, '#7d6a55'),
  ]
}

function tiles(): string[] {
  return times(9, (row) => {
    const y = 204 + row * 16
    const inset = ((340 - y) / 150) * 80
    return stroke(`M${402 + inset} ${y}H${1558 - inset}`, '#6d382a', 3, {
      'stroke-dasharray': '20 5',
      opacity: 0.6,
    })
  })
}

function gableBricks(luck: Chance): string[] {
  return times(150, () => {
    const y = luck.between(170, 670)
    const half = y < 340 ? (y - 120) * 0.93 : 208
    const x = 980 + luck.between(-half, half)
    return rect(
      { x: Math.round(x / 18) * 18, y: Math.round(y / 16) * 16, w: 33, h: 13 },
      luck.pick(BRICKS),
      { opacity: 0.7 },
    )
  })
}

function gate(): string[] {
  const leaf = (x: number, w: number) => [
    rect({ x, y: 430, w, h: 266 }, GREEN),
    ...times(5, (at) => stroke(`M${x + (w / 5) * at} 430v266`, GREEN_DARK, 3)),
    stroke(
      `M${x + 6} 470h${w - 12}M${x + 6} 650h${w - 12}M${x + 6} 646L${x + w - 6} 474`,
      GREEN_LIGHT,
      10,
    ),
  ]
  return [
    area('M852 700V440Q980 380 1108 440V700Z', '#6b3a2b'),
    rect({ x: 866, y: 430, w: 228, h: 270 }, 'url(#inside)'),
    circle([980, 520], 150, 'url(#warm)', { opacity: 0.8 }),
    rect({ x: 884, y: 596, w: 190, h: 16 }, WALNUT),
    rect({ x: 900, y: 612, w: 18, h: 86 }, WALNUT),
    rect({ x: 1040, y: 612, w: 18, h: 86 }, WALNUT),
    ...times(5, (at) =>
      rect({ x: 930 + at * 26, y: 460 + (at % 2) * 14, w: 8, h: 52 }, WALNUT, { opacity: 0.7 }),
    ),
    ...leaf(760, 104),
    ...leaf(1096, 104),
    stroke('M852 440Q980 380 1108 440', CREAM, 8),
    poly(
      [
        [866, 700],
        [1094, 700],
        [1190, 850],
        [770, 850],
      ],
      SUN,
      { opacity: 0.3 },
    ),
  ]
}

function sash(x: number): string[] {
  return [
    area(`M${x - 10} 430Q${x + 45} 404 ${x + 100} 430V440H${x - 10}Z`, '#7c4333'),
    rect({ x, y: 432, w: 90, h: 150 }, '#7d9698'),
    poly(
      [
        [x, 582],
        [x + 60, 432],
        [x + 90, 432],
        [x + 30, 582],
      ],
      CREAM,
      { opacity: 0.3 },
    ),
    stroke(`M${x} 432h90v150h-90ZM${x + 45} 432v150M${x} 482h90M${x} 532h90`, CREAM, 7),
    rect({ x: x - 10, y: 584, w: 110, h: 12 }, CREAM),
    ...times(9, (at) =>
      circle([x + 2 + at * 11, 580 - (at % 2) * 7], 9, at % 3 ? '#7f9564' : '#c9665a'),
    ),
  ]
}

function loft(): string[] {
  return [
    rect({ x: 938, y: 236, w: 84, h: 110 }, GREEN_DARK),
    stroke('M938 236h84v110h-84ZM980 236v110M938 272h84', CREAM, 6),
    rect({ x: 960, y: 178, w: 40, h: 16 }, WALNUT),
    stroke('M980 190v24', INK, 4),
    ...hangingSign(),
  ]
}

function hangingSign(): string[] {
  return [
    stroke('M1202 356h70M1232 356v16M1262 356v16', INK, 5),
    rect({ x: 1210, y: 372, w: 74, h: 52 }, CREAM, { rx: 6 }),
    area('M1220 410v-10q0 -4 6 -4h12l6 5h24q6 -5 10 0v9Z', GREEN_DARK),
    area('M1240 400l-6 -16h8l8 16Z', IRON),
  ]
}

function timber(luck: Chance): string[] {
  const stack = times(6, (row) =>
    times(4, (at) => {
      const x = 1548 + at * 58 + luck.between(-5, 5)
      const y = 676 - row * 24
      const color = luck.pick(WOODS)
      return [
        rect({ x, y, w: 56, h: 19 }, color),
        stroke(`M${(x + 12).toFixed(0)} ${y + 9}q16 -10 32 0`, WALNUT, 1.6, { opacity: 0.6 }),
      ].join('')
    }).join(''),
  )
  const spacers = times(6, (row) => rect({ x: 1544, y: 695 - row * 24, w: 242, h: 5 }, WALNUT))
  return [
    ellipse([1660, 706], [170, 18], 'url(#earth)'),
    ...stack,
    ...spacers,
    poly(
      [
        [1524, 536],
        [1800, 516],
        [1800, 532],
        [1528, 552],
      ],
      '#6d5641',
    ),
    rect({ x: 1538, y: 540, w: 10, h: 164 }, WALNUT),
    rect({ x: 1780, y: 524, w: 10, h: 180 }, WALNUT),
  ]
}

function bicycle(): string[] {
  const wheel = (x: number) => [
    circle([x, 726], 48, 'none', { stroke: INK, 'stroke-width': 6 }),
    ...times(8, (at) => {
      const angle = (Math.PI / 8) * at
      const [dx, dy] = [Math.cos(angle) * 46, Math.sin(angle) * 46]
      return stroke(`M${x - dx} ${726 - dy}L${x + dx} ${726 + dy}`, IRON, 1)
    }),
    circle([x, 726], 5, INK),
  ]
  return [
    ellipse([640, 778], [140, 12], 'url(#earth)'),
    ...wheel(570),
    ...wheel(712),
    stroke('M570 726L606 652H684L712 726M606 652L640 726L684 652M570 726H640', '#9c4a3a', 7),
    stroke('M684 652L674 618H706', INK, 6),
    stroke('M606 652L598 632', INK, 6),
    rect({ x: 580, y: 622, w: 44, h: 10 }, WALNUT, { rx: 5 }),
    area('M676 622h66l-8 42h-50Z', '#b98a52'),
    stroke('M680 636h58M683 650h52', '#7d5734', 3),
  ]
}

function linden(luck: Chance): string[] {
  const crown = times(110, () => {
    const angle = luck.between(0, Math.PI * 2)
    const reach = Math.sqrt(luck.between(0, 1)) * 190
    return circle(
      [230 + Math.cos(angle) * reach * 1.05, 300 + Math.sin(angle) * reach * 0.86],
      luck.between(24, 52),
      luck.pick(LEAVES),
      { opacity: 0.92 },
    )
  })
  return [
    ellipse([240, 716], [210, 24], 'url(#earth)'),
    area(
      'M206 720Q222 560 214 440L176 372L196 362L232 420L250 340L270 344L256 440Q256 580 282 720Z',
      '#6b5440',
    ),
    ...crown,
    ...times(50, () =>
      circle(
        [230 + luck.between(-150, 110), 270 + luck.between(-140, 60)],
        luck.between(9, 22),
        '#b9c48c',
        { opacity: 0.5 },
      ),
    ),
    rect({ x: 120, y: 668, w: 250, h: 12 }, OAK_DARK),
    rect({ x: 140, y: 680, w: 12, h: 44 }, WALNUT),
    rect({ x: 338, y: 680, w: 12, h: 44 }, WALNUT),
  ]
}

function pots(luck: Chance): string[] {
  return [800, 1150].map((x) =>
    [
      ...times(22, () =>
        circle(
          [x + luck.between(-30, 30), 664 - luck.between(0, 52)],
          luck.between(8, 16),
          luck.pick([...LEAVES, '#d98c86', '#f1d7c9']),
        ),
      ),
      area(`M${x - 26} 666h52l-8 44h-36Z`, '#b4694b'),
      rect({ x: x - 30, y: 660, w: 60, h: 11 }, '#c27a5a'),
    ].join(''),
  )
}
