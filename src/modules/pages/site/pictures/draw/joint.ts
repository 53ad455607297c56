import {
  type Chance,
  chance,
  clip,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  type Point,
  poly,
  rect,
  soft,
  stroke,
  times,
} from './brush.ts'
import { ASH, INK, OAK, OAK_DARK, OAK_LIGHT, SUN, WALNUT } from './palette.ts'
import { chisel, place } from './tools.ts'
import { curl, plank } from './wood.ts'

const WIDTH = 1400
const HEIGHT = 1000
/** Width of the boards, their thickness, and how long the tails are. */
const BOARD = { wide: 520, thick: 74, tail: 92 }
const TAILS = 4

/** Two boards, about to become the corner of a drawer. */
export function joint(): string {
  const luck = chance(4)
  return drawing({
    title: 'Zinken',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('bench', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#7d5a3b'],
          [0.5, '#6b4a2f'],
          [1, '#4c3421'],
        ],
      }),
      fade('face', {
        from: [0, 0],
        to: [1, 0],
        stops: [
          [0, '#f0d6a6'],
          [1, OAK_LIGHT],
        ],
      }),
      fade('front', {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#c99a60'],
          [1, '#a87642'],
        ],
      }),
      fade('end', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#b98850'],
          [1, '#8f6134'],
        ],
      }),
      fade('light', {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, SUN, 0.35],
          [0.5, SUN, 0],
          [1, INK, 0.3],
        ],
      }),
      glow('cast', INK, 0.7),
      clip(
        'tail-face',
        poly(
          tailOutline().map(([x, y]) => iso([x, y, 330])),
          INK,
        ),
      ),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#bench)'),
      ...benchGrain(luck),
      ellipse([820, 880], [640, 120], 'url(#cast)'),
      ...pinBoard(luck),
      ...tailBoard(luck),
      ...aside(luck),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#light)'),
    ],
  })
}

type Spot = readonly [number, number, number]

/** From the workshop's three directions to the picture's two. */
function iso([x, y, z]: Spot): Point {
  return [720 + (x - y) * 0.86, 560 + (x + y) * 0.46 - z]
}

/** Outline of the board with the tails, seen on its face; they widen towards the end. */
function tailOutline(): Point[] {
  const { wide, tail } = BOARD
  const step = wide / TAILS
  const end = times(TAILS, (at): Point[] => {
    const from = at * step
    return [
      [tail - tail, from + step * 0.26],
      [tail, from + step * 0.12],
      [tail, from + step * 0.88],
      [tail - tail, from + step * 0.74],
    ]
  }).flat()
  return [[-840, 0], [0, 0], ...end, [0, wide], [-840, wide]]
}

function prism(outline: readonly Point[], [low, high]: Point, side: string): string[] {
  return outline.flatMap(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    const facesUs = nextY - y > 0.01 || nextX - x < -0.01
    if (!facesUs) return []
    return [
      poly(
        [iso([x, y, high]), iso([nextX, nextY, high]), iso([nextX, nextY, low]), iso([x, y, low])],
        side,
      ),
    ]
  })
}

function tailBoard(luck: Chance): string[] {
  const outline = tailOutline()
  const grain = times(26, (at) => {
    const y = (at + luck.between(0.1, 0.9)) * (BOARD.wide / 26)
    const points = times(9, (step) =>
      iso([-860 + step * 122, y + luck.between(-5, 5) + Math.sin(step * 0.8 + at * 0.2) * 6, 330]),
    )
    return stroke(soft(points), OAK_DARK, luck.between(1, 2.6), {
      opacity: luck.between(0.2, 0.5).toFixed(2),
    })
  })
  const gauge = stroke(
    `M${iso([-4, 0, 330]).join(' ')}L${iso([-4, BOARD.wide, 330]).join(' ')}`,
    WALNUT,
    1.6,
    { opacity: 0.7 },
  )
  return [
    ...prism(outline, [330 - BOARD.thick, 330], 'url(#end)'),
    poly(
      outline.map(([x, y]) => iso([x, y, 330])),
      'url(#face)',
    ),
    group({ 'clip-path': 'url(#tail-face)' }, ...grain, gauge),
    stroke(
      `M${iso([-840, BOARD.wide, 330]).join(' ')}L${iso([0, BOARD.wide, 330]).join(' ')}`,
      '#fff1cf',
      2.5,
      { opacity: 0.8 },
    ),
    ...endGrain(luck),
  ]
}

/** Growth rings on the ends of the tails. */
function endGrain(luck: Chance): string[] {
  const { wide, tail, thick } = BOARD
  const step = wide / TAILS
  return times(TAILS, (at) =>
    times(4, (ring) => {
      const [a, b] = [at * step + step * 0.16, at * step + step * 0.84]
      const z = 330 - thick + 10 + ring * 17
      const points = [
        iso([tail, a, z]),
        iso([tail, (a + b) / 2, z + luck.between(6, 16)]),
        iso([tail, b, z]),
      ]
      return stroke(soft(points), WALNUT, 1.6, { opacity: 0.45 })
    }).join(''),
  )
}

function pinBoard(luck: Chance): string[] {
  const { wide, tail, thick } = BOARD
  const box: Point[] = [
    [0, 0],
    [tail, 0],
    [tail, wide],
    [0, wide],
  ]
  const step = wide / TAILS
  const pin = (from: number, to: number): Point[] => [
    [0, from - step * 0.26],
    [tail, from - step * 0.12],
    [tail, to + step * 0.12],
    [0, to + step * 0.26],
  ]
  const pins = times(TAILS + 1, (at): Point[] =>
    pin(at * step, at * step).map(([x, y]): Point => [x, Math.min(wide, Math.max(0, y))]),
  )
  const grain = times(15, (at) => {
    const y = (at + luck.between(0.2, 0.8)) * (wide / 15)
    const points = times(6, (stepDown) => iso([tail, y + luck.between(-4, 4), -stepDown * 90]))
    return stroke(soft(points), WALNUT, luck.between(1, 2.4), {
      opacity: luck.between(0.2, 0.45).toFixed(2),
    })
  })
  return [
    ...prism(box, [-420, 0], 'url(#front)'),
    ...grain,
    poly(
      box.map(([x, y]) => iso([x, y, 0])),
      OAK,
    ),
    stroke(`M${iso([tail, 0, 0]).join(' ')}L${iso([tail, wide, 0]).join(' ')}`, WALNUT, 1.6, {
      opacity: 0.6,
    }),
    ...pins.flatMap((outline) => [
      ...prism(outline, [0, thick], 'url(#front)'),
      poly(
        outline.map(([x, y]) => iso([x, y, thick])),
        ASH,
        { stroke: OAK_DARK, 'stroke-width': 1 },
      ),
    ]),
  ]
}

function benchGrain(luck: Chance): string[] {
  const board = (y: number, at: number) =>
    plank({
      x: 0,
      y,
      w: WIDTH,
      h: 250,
      id: `bench-${at}`,
      color: ['#86613f', '#7b5838', '#815c3b', '#745234'][at] ?? OAK_DARK,
      grain: '#3f2a1a',
      lines: 12,
      chance: luck,
    })
  return times(4, (at) => board(at * 250, at))
}

function aside(luck: Chance): string[] {
  const shavings = times(9, () =>
    curl({
      at: [luck.between(1090, 1330), luck.between(700, 930)],
      size: luck.between(16, 32),
      color: luck.pick(['#f0d9ae', '#e8cb97', '#f5e4c3']),
      turn: luck.between(0, 6),
    }),
  )
  return [
    ellipse([1230, 290], [170, 30], 'url(#cast)'),
    place(chisel(330, 15), 1080, 90, 'rotate(-38) scale(1.15)'),
    place(chisel(280, 9), 1200, 80, 'rotate(-33) scale(1.05)'),
    ...shavings,
  ]
}
