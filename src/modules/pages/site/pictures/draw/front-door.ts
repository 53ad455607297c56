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
  poly,
  rect,
  shape,
  stroke,
  times,
} from './brush.ts'
import {
  BRICKS,
  CREAM,
  GREEN,
  GREEN_DARK,
  GREEN_LIGHT,
  INK,
  LEAVES,
  SHADE,
  SUN,
  WALNUT,
} from './palette.ts'

const WIDTH = 1000
const HEIGHT = 1250
const STONE = '#e3d6bd'
const BRASS = '#c9a45c'
const FLOWERS = ['#e9b9b0', '#d98c86', '#f1d7c9', '#b85c63', '#f5e6d3'] as const

/** The restored front door in Arnis, hollyhocks beside it. */
export function frontDoor(): string {
  const luck = chance(1911)
  return drawing({
    title: 'Haustür',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('leaf', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, '#4c7766'],
          [0.5, GREEN],
          [1, GREEN_DARK],
        ],
      }),
      fade('pane', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#c9d8d6'],
          [0.5, '#8fabad'],
          [1, '#5f7f84'],
        ],
      }),
      fade('stone', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, '#f1e6d0'],
          [1, '#cbbb9d'],
        ],
      }),
      fade('shadow', {
        from: [0, 0],
        to: [1, 0.6],
        stops: [
          [0, SUN, 0.22],
          [0.5, INK, 0],
          [1, INK, 0.3],
        ],
      }),
      glow('ground', INK, 0.5),
      glow('flame', SUN, 0.6),
      clip('arch', area('M338 330A162 162 0 0 1 662 330Z', INK)),
    ],
    body: [
      ...bricks(luck),
      rect({ x: 0, y: 1130, w: WIDTH, h: 120 }, '#b9aa90'),
      ...cobbles(luck),
      ...surround(),
      ...door(),
      ...fanlight(),
      ...steps(),
      ...lantern(),
      ellipse([190, 1164], [190, 24], 'url(#ground)'),
      ellipse([830, 1164], [170, 24], 'url(#ground)'),
      ...[70, 128, 182, 232].map((x) => hollyhock(x, luck.between(560, 760), luck)),
      ...[790, 846, 912].map((x) => hollyhock(x, luck.between(640, 820), luck)),
      ...treeShade(luck),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#shadow)'),
    ],
  })
}

function bricks(luck: Chance): string[] {
  const rows = times(36, (row) => {
    const shift = row % 2 ? -34 : 0
    return times(16, (at) =>
      rect({ x: shift + at * 68, y: row * 32, w: 64, h: 28 }, luck.pick(BRICKS), {
        opacity: row % 3 ? undefined : 0.94,
      }),
    ).join('')
  })
  return [rect({ x: 0, y: 0, w: WIDTH, h: 1150 }, '#d3b89f'), ...rows]
}

function cobbles(luck: Chance): string[] {
  return times(70, (at) => {
    const row = Math.floor(at / 14)
    const x = (at % 14) * 76 + (row % 2) * 38 - 20
    return shape('rect', {
      x,
      y: 1150 + row * 24,
      width: luck.between(58, 70),
      height: 19,
      rx: 8,
      fill: luck.pick(['#a4967e', '#b1a38b', '#978a74', '#bcaf98']),
    })
  })
}

function surround(): string[] {
  const joints = times(8, (at) =>
    stroke(`M286 ${380 + at * 92}h52M662 ${380 + at * 92}h52`, SHADE, 2, { opacity: 0.4 }),
  )
  const rays = times(9, (at) => {
    const angle = Math.PI + (Math.PI / 8) * at
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(
      `M${500 + dx * 166} ${330 + dy * 166}L${500 + dx * 214} ${330 + dy * 214}`,
      SHADE,
      2,
      { opacity: 0.4 },
    )
  })
  return [
    area('M272 1120V330A228 228 0 0 1 728 330V1120H662V330A162 162 0 0 0 338 330V1120Z', INK, {
      opacity: 0.25,
      transform: 'translate(12 12)',
    }),
    area(
      'M286 1120V330A214 214 0 0 1 714 330V1120H662V330A162 162 0 0 0 338 330V1120Z',
      'url(#stone)',
    ),
    ...joints,
    ...rays,
    poly(
      [
        [474, 110],
        [526, 110],
        [518, 176],
        [482, 176],
      ],
      STONE,
      { stroke: SHADE, 'stroke-width': 2 },
    ),
    rect({ x: 338, y: 330, w: 324, h: 790 }, '#1f332a'),
  ]
}

function door(): string[] {
  const half = (x: number) => [
    rect({ x, y: 356, w: 156, h: 764 }, 'url(#leaf)'),
    panel(x + 24, 392, [108, 250]),
    carving(x + 78, 516),
    panel(x + 24, 676, [108, 120]),
    panel(x + 24, 830, [108, 240]),
  ]
  return [
    rect({ x: 338, y: 330, w: 324, h: 26 }, GREEN_DARK),
    rect({ x: 330, y: 338, w: 340, h: 12 }, GREEN_LIGHT),
    ...half(342),
    ...half(502),
    rect({ x: 490, y: 356, w: 20, h: 764 }, GREEN),
    rect({ x: 490, y: 356, w: 6, h: 764 }, GREEN_LIGHT),
    ...times(6, (at) => circle([500, 420 + at * 130], 5, GREEN_DARK)),
    circle([530, 770], 16, BRASS),
    circle([526, 766], 6, CREAM, { opacity: 0.7 }),
    rect({ x: 522, y: 792, w: 16, h: 34 }, BRASS, { rx: 5 }),
    rect({ x: 376, y: 724, w: 88, h: 22 }, BRASS, { rx: 3 }),
    rect({ x: 384, y: 731, w: 72, h: 8 }, WALNUT, { rx: 2 }),
  ]
}

function panel(x: number, y: number, [w, h]: readonly [number, number]): string {
  return [
    rect({ x, y, w, h }, GREEN_DARK, { opacity: 0.75 }),
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w - 10, y + 10],
        [x + 10, y + 10],
        [x + 10, y + h - 10],
        [x, y + h],
      ],
      INK,
      { opacity: 0.3 },
    ),
    rect({ x: x + 14, y: y + 14, w: w - 28, h: h - 28 }, GREEN),
    stroke(`M${x + 14} ${y + h - 14}V${y + 14}H${x + w - 14}`, GREEN_LIGHT, 3),
    stroke(`M${x + w - 14} ${y + 14}V${y + h - 14}H${x + 14}`, INK, 3, { opacity: 0.3 }),
  ].join('')
}

/** A carved sun, as they are found on doors along the Schlei. */
function carving(x: number, y: number): string {
  const rays = times(16, (at) => {
    const angle = (Math.PI / 8) * at
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(`M${x + dx * 14} ${y + dy * 14}L${x + dx * 32} ${y + dy * 32}`, GREEN_LIGHT, 4, {
      'stroke-linecap': 'round',
    })
  })
  return [circle([x, y], 37, GREEN_DARK, { opacity: 0.6 }), ...rays, circle([x, y], 9, BRASS)].join(
    '',
  )
}

function fanlight(): string[] {
  const bars = times(7, (at) => {
    const angle = Math.PI + (Math.PI / 8) * (at + 1)
    return stroke(
      `M500 330L${500 + Math.cos(angle) * 162} ${330 + Math.sin(angle) * 162}`,
      CREAM,
      7,
    )
  })
  return [
    group(
      { 'clip-path': 'url(#arch)' },
      rect({ x: 338, y: 168, w: 324, h: 162 }, 'url(#pane)'),
      poly(
        [
          [380, 330],
          [470, 168],
          [530, 168],
          [440, 330],
        ],
        CREAM,
        { opacity: 0.3 },
      ),
      ...bars,
      circle([500, 330], 46, GREEN),
      circle([500, 330], 36, BRASS),
    ),
    stroke('M338 330A162 162 0 0 1 662 330', GREEN_DARK, 10),
  ]
}

function steps(): string[] {
  return [
    rect({ x: 262, y: 1116, w: 476, h: 34 }, STONE),
    rect({ x: 262, y: 1142, w: 476, h: 10 }, SHADE, { opacity: 0.35 }),
    rect({ x: 222, y: 1150, w: 556, h: 40 }, '#d4c5aa'),
    rect({ x: 222, y: 1182, w: 556, h: 10 }, SHADE, { opacity: 0.35 }),
    rect({ x: 404, y: 1098, w: 192, h: 20 }, '#7c6347', { rx: 3 }),
    ...times(18, (at) => stroke(`M${412 + at * 10} 1100v16`, '#5f4a34', 2, { opacity: 0.6 })),
  ]
}

function lantern(): string[] {
  return [
    stroke('M760 300q-4 -40 34 -44', INK, 6),
    poly(
      [
        [768, 306],
        [820, 306],
        [810, 388],
        [778, 388],
      ],
      '#ffe9b0',
      { opacity: 0.9 },
    ),
    stroke('M768 306L820 306L810 388L778 388ZM794 306V388', INK, 5),
    poly(
      [
        [760, 306],
        [828, 306],
        [810, 282],
        [778, 282],
      ],
      INK,
    ),
    circle([794, 346], 130, 'url(#flame)'),
  ]
}

function hollyhock(x: number, top: number, luck: Chance): string {
  const lean = luck.between(-22, 22)
  const foot = 1166
  const leaves = times(9, (at) => {
    const side = at % 2 ? 1 : -1
    const y = foot - 20 - at * 34
    const size = 46 - at * 3
    return area(
      `M${x} ${y}q${side * size * 0.5} ${-size * 0.9} ${side * size} ${-size * 0.2}q${-side * size * 0.2} ${size * 0.6} ${-side * size} ${size * 0.2}Z`,
      luck.pick(LEAVES),
    )
  })
  const color = luck.pick(FLOWERS)
  const blooms = times(12, (at) => {
    const part = at / 12
    const bx = x + lean * (0.4 + part * 0.6) + (at % 2 ? 15 : -15) * (1 - part * 0.6)
    const by = top + 300 - part * 290
    const size = 27 - part * 18
    return [
      circle([bx, by], size, color),
      circle([bx, by], size * 0.55, '#fff3e2', { opacity: 0.45 }),
      circle([bx, by], size * 0.22, '#d9b24c'),
    ].join('')
  })
  return [
    stroke(`M${x} ${foot}Q${x} ${(foot + top) / 2} ${x + lean} ${top}`, '#5c7148', 7),
    ...leaves,
    ...blooms,
  ].join('')
}

function treeShade(luck: Chance): string[] {
  const leaves = times(70, () =>
    shape('ellipse', {
      cx: luck.between(520, 1040),
      cy: luck.between(-40, 330),
      rx: luck.between(16, 40),
      ry: luck.between(10, 24),
      fill: INK,
      opacity: 0.1,
    }),
  )
  return leaves
}
