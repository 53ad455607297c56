import {
  area,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { cupAndSaucer, plateWithCake, tableDefs, vase } from './cafe-things.ts'
import { cakeDefs } from './cakes.ts'
import { ball, blurred, plank, shadows, surfaces, varnish } from './paint.ts'
import { BRICKS, CREAM, DUSK_DEEP, LEAF, LEAF_DEEP, SUN, WOOD, WOOD_DARK } from './palette.ts'

const W = 1200
const H = 1500
const PANE = { x: 120, y: 70, w: 960, h: 800 }

/** The place by the window, three in the afternoon. */
export function cafeTable(): string {
  const luck = chance(15)
  return drawing({
    title: 'Café',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...cakeDefs,
      ...tableDefs,
      fade('sky', [0, 1], '0 #cfdde6, 0.6 #f2e6d2, 1 #f6d9ae'),
      fade('lit', [1, 0.6], `0 ${SUN} 0.75, 0.75 ${SUN} 0`),
      fade('wallside', [1, 0], '0 #e9dac0, 1 #c9b18b'),
      ball('disc', [0.4, 0.3], '0 #d9ab78, 0.6 #b98455, 1 #7d522c'),
      glow('bulb', SUN, 0.9),
    ],
    body: [
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#wallside)'),
      blurred(...street()),
      ...frame(),
      ...bench(),
      ...table(),
      vase(luck),
      plateWithCake(),
      cupAndSaucer(),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#lit)', { opacity: '0.7' }),
      ...steam(),
      ...varnish({ w: W, h: H }, '0.5'),
    ],
  })
}

/** The other side of the street, out of focus. */
function street(): string[] {
  const houses = [
    [130, 300, 250, BRICKS[0]],
    [380, 220, 230, '#d9bf98'],
    [610, 330, 220, BRICKS[2]],
    [830, 250, 260, '#93a3ae'],
  ] as const
  return [
    rect(PANE, 'url(#sky)'),
    ...houses.flatMap(([x, y, w, color]) => [
      area(`M${x} 880V${y + 90}L${x + w / 2} ${y}L${x + w} ${y + 90}V880Z`, color),
      ...times(6, (at) =>
        rect(
          {
            x: x + 36 + (at % 2) * (w / 2 - 10),
            y: y + 130 + Math.floor(at / 2) * 120,
            w: 56,
            h: 76,
          },
          at === 3 ? '#ffe0a0' : '#f3ead8',
          { opacity: '0.85' },
        ),
      ),
    ]),
    ...times(16, (at) =>
      circle([170 + (at % 8) * 22, 430 + ((at * 53) % 170), 46], at % 2 ? LEAF : LEAF_DEEP, {
        opacity: '0.85',
      }),
    ),
    rect({ x: 226, y: 560, w: 26, h: 320 }, '#5f4a36'),
    rect({ x: 100, y: 800, w: 1000, h: 90 }, '#b8a48c'),
    ...[460, 520, 930].map((x) =>
      area(`M${x} 850q-30 -110 0 -150a24 24 0 1 1 24 0q34 50 8 150Z`, DUSK_DEEP, {
        opacity: '0.7',
      }),
    ),
  ]
}

function frame(): string[] {
  const { x, y, w, h } = PANE
  return [
    rect({ x: x + 8, y: y + 8, w: w - 16, h: h - 16 }, '#fff', { opacity: '0.14' }),
    rect({ x: x + w / 2 - 10, y, w: 20, h }, CREAM),
    rect({ x, y: y + 230, w, h: 18 }, CREAM),
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, CREAM, 40),
    stroke(`M${x - 22} ${y - 22}h${w + 44}v${h + 44}h${-44 - w}Z`, '#a58d66', 4),
    stroke(`M${x + 20} ${y + 20}h${w - 40}v${h - 40}h${40 - w}Z`, '#a58d66', {
      width: 3,
      opacity: '0.7',
    }),
    ...plank({ x: x - 70, y: y + h + 16, w: w + 140, h: 34 }, CREAM),
    rect({ x: x - 70, y: y + h + 50, w: w + 140, h: 22 }, WOOD_DARK, { opacity: '0.3' }),
    stroke('M880 0V250', '#3a2a20', 4),
    area('M810 330q6 -80 70 -84q64 4 70 84Z', '#a9503a'),
    ellipse([880, 330], [70, 10], '#fff2cc'),
    circle([880, 390, 200], 'url(#bulb)', { opacity: '0.7' }),
  ]
}

/** Back of the seat under the window, in dusky blue. */
function bench(): string[] {
  return [
    rect({ x: 0, y: 950, w: W, h: 550 }, '#4c6178'),
    ...times(11, (at) => rect({ x: at * 112 + 6, y: 962, w: 100, h: 540 }, '#566d85', { rx: 6 })),
    ...times(11, (at) =>
      stroke(`M${at * 112 + 8} 1500V966h96`, '#a9bccb', { width: 3, opacity: '0.35' }),
    ),
    rect({ x: 0, y: 940, w: W, h: 26 }, WOOD),
    rect({ x: 0, y: 966, w: W, h: 30 }, '#1f2a36', { opacity: '0.3' }),
  ]
}

function table(): string[] {
  return [
    shadows('600,1300,620,150', '0.6'),
    ellipse([600, 1262], [640, 216], WOOD_DARK),
    ellipse([600, 1240], [640, 216], 'url(#disc)'),
    group(
      { opacity: '0.5', 'clip-path': 'url(#round)' },
      rect({ x: -40, y: 1020, w: 1280, h: 440 }, 'url(#timber)'),
    ),
    stroke('M-40 1236A640 216 0 0 1 1240 1236', '#ffe6c0', { width: 4, opacity: '0.5' }),
  ]
}

function steam(): string[] {
  const wisps = [0, 34, 62].map((off, at) =>
    stroke(`M${400 + off} 1010q-30 -50 0 -96t-4 -100`, '#fff', {
      width: 12 - at * 2,
      opacity: '0.6',
      'stroke-linecap': 'round',
    }),
  )
  return [blurred(...wisps)]
}
