import {
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { flourBowl, pin, scraper } from './dough-tools.ts'
import { hand, handDefs, sleeve } from './hands.ts'
import { ball, boards, dust, shadows, surfaces, varnish } from './paint.ts'
import { SUN, WOOD_DEEP, WOOD_LIGHT } from './palette.ts'

const W = 1600
const H = 1067

/** Shaping by hand, seen from above; the baskets wait. */
export function dough(): string {
  const luck = chance(58)
  return drawing({
    title: 'Teig',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...handDefs,
      ball('batter', [0.38, 0.3], '0 #fffaf0, 0.45 #f6e6c8, 0.8 #dfc296, 1 #b8935f'),
      ball('cane', [0.45, 0.4], '0 #e9cd9d, 0.6 #cba26a, 1 #94683a'),
      ball('bowl', [0.4, 0.35], '0 #8399ad, 0.6 #5d758b, 1 #33475a'),
      fade('pin', [0, 1], `0 ${WOOD_LIGHT}, 0.5 #c08a57, 1 ${WOOD_DEEP}`),
      glow('floury', '#fffaf0', 0.8),
      fade('steel', [1, 1], '0 #f2f0ec, 0.5 #b9b6b0, 1 #7d7a76'),
      fade('light', [1, 1], `0 ${SUN} 0.34, 0.6 ${SUN} 0`),
    ],
    body: [
      ...boards({ x: 0, y: 0, w: W, h: H }, '#bd8c5d', 5),
      ellipse([800, 620], [720, 420], 'url(#floury)'),
      dust({ luck, at: [800, 600], reach: [760, 440], count: 1900 }),
      ...proving([290, 300]),
      ...proving([1330, 280]),
      ...pin(),
      ...piece([640, 250], 92),
      ...piece([860, 226], 84),
      ...scraper(),
      ...flourBowl(),
      ...shaping(),
      dust({ luck, at: [800, 690], reach: [330, 260], count: 300 }),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#light)'),
      ...varnish({ w: W, h: H }, '0.45'),
    ],
  })
}

/** A cane basket with dough in it; the flour shows the rings. */
function proving([x, y]: readonly [number, number]): string[] {
  return [
    shadows(`${x + 16},${y + 26},212,206`, '0.6'),
    circle([x, y, 204], 'url(#cane)'),
    ...times(5, (at) =>
      circle([x, y, 200 - at * 9], 'none', {
        stroke: at % 2 ? '#7d5429' : '#f0d9ae',
        'stroke-width': 4,
        opacity: '0.7',
      }),
    ),
    circle([x, y, 156], '#6e4a28', { opacity: '0.6' }),
    circle([x, y, 152], 'url(#batter)'),
    ...times(6, (at) =>
      stroke(spiral([x, y], 20 + at * 22), '#fff', {
        width: 8,
        opacity: '0.55',
        'stroke-linecap': 'round',
      }),
    ),
    ellipse([x - 50, y - 60], [46, 30], 'rgb(255 255 255 / 0.35)'),
  ]
}

function spiral([x, y]: readonly [number, number], radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius * 0.9} ${y + radius * 0.36}`
}

function piece([x, y]: readonly [number, number], r: number): string[] {
  return [
    shadows(`${x + 12},${y + 18},${r + 4},${r}`),
    circle([x, y, r], 'url(#batter)'),
    stroke(
      `M${x - r * 0.3} ${y + r * 0.1}q${r * 0.3} ${-r * 0.16} ${r * 0.34} ${-r * 0.44}`,
      '#c9a673',
      {
        width: 3,
        opacity: '0.45',
      },
    ),
    ellipse([x - r * 0.34, y - r * 0.38], [r * 0.34, r * 0.24], 'rgb(255 255 255 / 0.5)'),
  ]
}

function shaping(): string[] {
  return [
    shadows('812,700,250,176', '0.6'),
    ellipse([800, 670], [240, 172], 'url(#batter)'),
    stroke('M640 640q90 60 180 30t150 10', '#caa775', { width: 4, opacity: '0.5' }),
    sleeve({ at: [470, 1010], turn: 24 }),
    sleeve({ at: [1130, 1010], turn: -24 }),
    hand({ at: [610, 760], turn: 26, isLeft: true }),
    hand({ at: [990, 760], turn: -26, isLeft: false }),
  ]
}
