import {
  area,
  type Chance,
  chance,
  drawing,
  fade,
  glow,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { basketDefs } from './basket.ts'
import { breadDefs } from './breads.ts'
import { brickWall } from './brickwork.ts'
import { surfaces, varnish } from './paint.ts'
import { BRICK, BRICK_DEEP, CREAM, DUSK, DUSK_DEEP, LINEN, NIGHT, PUTTY, SUN } from './palette.ts'
import { pastryDefs } from './pastry.ts'
import { bicycle, planter } from './shop-street.ts'
import { displayWindow, hangingSign, shopDoor } from './shop-windows.ts'

const W = 1600
const H = 1067

const frontDefs = [
  ...surfaces,
  ...breadDefs,
  ...pastryDefs,
  ...basketDefs,
  fade('morning', [1, 0.5], `0 ${SUN} 0.5, 0.5 ${SUN} 0.05, 1 #33211a 0.35`),
  fade('room', [0, 1], '0 #ffdf9e, 0.6 #f2bd73, 1 #b8763c'),
  fade('paint', [1, 0.2], `0 ${DUSK}, 1 ${DUSK_DEEP}`),
  fade('lane', [0, 1], '0 #a08a76, 1 #6d5a4c'),
  fade('shade', [0, 1], '0 #2a1710 0.55, 1 #2a1710 0'),
  fade('sheen', [1, 1], '0 #ffffff 0.35, 0.4 #ffffff 0, 1 #ffffff 0.12'),
  glow('lantern', SUN, 0.9),
]

/** The house in the lane, shortly after opening. */
export function shopFront(): string {
  const luck = chance(31)
  return drawing({
    title: 'Ladenfront',
    width: W,
    height: H,
    defs: frontDefs,
    body: [
      brickWall({
        id: 'front',
        box: { x: 0, y: 0, w: W, h: 900 },
        brick: [84, 32],
        luck,
        joint: '#c3a386',
      }),
      rect({ x: 0, y: 0, w: W, h: 900 }, '#5d2a1e', { opacity: '0.16' }),
      ...[190, 690, 1190].flatMap(upperWindow),
      ...fascia(),
      displayWindow({ x: 110, y: 420, w: 480, h: 360 }, luck),
      displayWindow({ x: 1010, y: 420, w: 480, h: 360 }, luck),
      ...shopDoor(),
      ...awning(90, 520),
      ...awning(990, 520),
      hangingSign(),
      ...lane(luck),
      planter(70, luck),
      planter(960, luck),
      planter(1540, luck),
      bicycle(),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#morning)'),
      ...varnish({ w: W, h: H }, '0.4'),
    ],
  })
}

function upperWindow(x: number): string[] {
  return [
    rect({ x: x - 14, y: -40, w: 248, h: 250 }, '#2a1710', { opacity: '0.25' }),
    rect({ x, y: -40, w: 220, h: 230 }, '#7e93a6'),
    poly(
      [
        [x, 60],
        [x + 120, -40],
        [x + 180, -40],
        [x, 130],
      ],
      '#fff',
      { opacity: '0.25' },
    ),
    rect({ x: x + 14, y: 40, w: 80, h: 150 }, CREAM, { opacity: '0.45' }),
    rect({ x: x + 126, y: 40, w: 80, h: 150 }, CREAM, { opacity: '0.35' }),
    stroke(`M${x} -40v230h220v-230M${x + 110} -40v230M${x} 60h220`, CREAM, 12),
    rect({ x: x - 26, y: 190, w: 272, h: 22 }, LINEN),
    rect({ x: x - 26, y: 212, w: 272, h: 8 }, '#2a1710', { opacity: '0.35' }),
    ...[x - 96, x + 232].flatMap((left) => [
      rect({ x: left, y: -40, w: 84, h: 236 }, 'url(#paint)'),
      ...times(14, (at) =>
        rect({ x: left + 9, y: -30 + at * 16, w: 66, h: 8 }, NIGHT, { opacity: '0.4' }),
      ),
    ]),
  ]
}

/** The board above the shop, with two ears and a line for the name. */
function fascia(): string[] {
  const leaf = (x: number, side: number) =>
    times(6, (at) =>
      area(
        `M${x + side * at * 22} 300q${side * 16} -18 ${side * 30} -4q${-side * 12} 14 ${-side * 30} 4Z`,
        '#e6bd76',
      ),
    )
  return [
    rect({ x: 60, y: 250, w: 1480, h: 104 }, '#2a1710', { opacity: '0.3' }),
    rect({ x: 50, y: 240, w: 1500, h: 104 }, 'url(#paint)'),
    stroke('M66 256h1468v72h-1468Z', '#e6bd76', { width: 3, opacity: '0.9' }),
    rect({ x: 40, y: 226, w: 1520, h: 18 }, CREAM),
    ...leaf(752, -1),
    ...leaf(848, 1),
    stroke('M440 298h320M840 298h320', '#e6bd76', { width: 3 }),
    area('M800 268l22 30l-22 30l-22 -30Z', 'none', { stroke: '#e6bd76', 'stroke-width': 4 }),
    area('M800 282l12 16l-12 16l-12 -16Z', '#e6bd76'),
    rect({ x: 50, y: 344, w: 1500, h: 40 }, 'url(#shade)'),
  ]
}

function awning(x: number, w: number): string[] {
  const stripes = 10
  const step = w / stripes
  return [
    rect({ x: x + 6, y: 466, w: w - 12, h: 60 }, 'url(#shade)'),
    ...times(stripes, (at) => {
      const [top, low] = [x + 14 + at * ((w - 28) / stripes), x + at * step]
      const next = top + (w - 28) / stripes
      const fill = at % 2 ? CREAM : BRICK
      return [
        poly(
          [
            [top, 372],
            [next, 372],
            [low + step, 462],
            [low, 462],
          ],
          fill,
        ),
        area(
          `M${low} 462h${step}v16a${step / 2} 22 0 0 1 ${-step} 0Z`,
          at % 2 ? PUTTY : BRICK_DEEP,
        ),
      ].join('')
    }),
    rect({ x: x + 10, y: 362, w: w - 20, h: 14 }, BRICK_DEEP, { rx: 6 }),
    poly(
      [
        [x + 14, 372],
        [x + w - 14, 372],
        [x + w, 400],
        [x, 400],
      ],
      '#fff',
      { opacity: '0.16' },
    ),
  ]
}

function lane(luck: Chance): string[] {
  const stones = times(9, (row) => {
    const y = 916 + row * row * 2.2
    const w = 56 + row * 7
    return times(Math.ceil(W / w) + 1, (at) => {
      const x = at * w - (row % 2) * w * 0.5
      const box = { x: x + 2, y: y + 2, w: w - 5, h: 12 + row * 4 }
      return rect(box, luck.pick(['#a8937f', '#94806d', '#b7a48f', '#857361']), {
        rx: 5,
        opacity: '0.8',
      })
    }).join('')
  })
  return [
    rect({ x: 0, y: 846, w: W, h: 66 }, '#b9a791'),
    stroke(times(12, (at) => `M${at * 140 + 20} 846l-16 66`).join(''), '#7d6a58', {
      width: 3,
      opacity: '0.6',
    }),
    rect({ x: 0, y: 846, w: W, h: 26 }, 'url(#shade)'),
    rect({ x: 0, y: 908, w: W, h: 10 }, '#5d4c3f'),
    rect({ x: 0, y: 916, w: W, h: 160 }, 'url(#lane)'),
    ...stones,
  ]
}
