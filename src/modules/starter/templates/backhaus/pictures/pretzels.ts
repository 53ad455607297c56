import { area, chance, drawing, fade, rect, shape, stroke, times } from '../../../drawing/brush.ts'
import { crusty, dust, lift, place, shadows, surfaces, varnish } from './paint.ts'
import { DUSK, DUSK_DEEP, LINEN, SUN, WOOD_DEEP, WOOD_LIGHT } from './palette.ts'
import { pastryDefs, pretzel } from './pastry.ts'

const W = 1600
const H = 1067
const SPOTS: readonly (readonly [number, number, number, number])[] = [
  [500, 330, -14, 1.35],
  [900, 300, 8, 1.4],
  [700, 620, 172, 1.35],
  [1090, 610, -20, 1.4],
  [330, 700, 24, 1.25],
  [930, 880, 6, 1.3],
  [1310, 360, 30, 1.2],
]

/** Pretzels on the board, salted while still warm. */
export function pretzels(): string {
  const luck = chance(12)
  const below = SPOTS.map(([x, y, , size]) => `${x + 14},${y + 30},${130 * size},${100 * size}`)
  return drawing({
    title: 'Brezeln',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...pastryDefs,
      fade('slab', [1, 1], `0 ${WOOD_LIGHT}, 1 ${WOOD_DEEP}`),
      fade('cloth', [1, 0.8], `0 ${DUSK}, 1 ${DUSK_DEEP}`),
      fade('light', [1, 1], `0 ${SUN} 0.34, 0.6 ${SUN} 0`),
    ],
    body: [
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#cloth)'),
      ...weave(),
      ...board(),
      shadows(below.join(' '), '0.45'),
      crusty(...SPOTS.map(([x, y, turn, scale]) => place({ at: [x, y], scale, turn }, pretzel()))),
      ...bowl(),
      dust({ luck, at: [780, 560], reach: [640, 440], count: 320 }),
      dust({ luck, at: [1330, 830], reach: [230, 160], count: 200 }),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#light)'),
      ...varnish({ w: W, h: H }, '0.5'),
    ],
  })
}

function weave(): string[] {
  const down = times(110, (at) => `M${at * 15} 0v${H}`).join('')
  const along = times(74, (at) => `M0 ${at * 15}h${W}`).join('')
  return [
    stroke(down, '#22303e', { width: 2, opacity: '0.28' }),
    stroke(along, LINEN, { width: 1.4, opacity: '0.16' }),
    stroke('M-20 180q500 -60 900 20t760 -30M-20 960q420 50 800 0t860 24', '#22303e', {
      width: 26,
      opacity: '0.14',
    }),
  ]
}

function board(): string[] {
  return [
    lift({ x: 150, y: 90, w: 1120, h: 920 }, 40),
    rect({ x: 150, y: 96, w: 1120, h: 920 }, '#4d2c14', { rx: 40 }),
    rect({ x: 150, y: 90, w: 1120, h: 910 }, 'url(#slab)', { rx: 40 }),
    rect({ x: 150, y: 90, w: 1120, h: 910 }, 'url(#timber)', { rx: 40, opacity: '0.6' }),
    stroke('M172 130q0 -26 26 -26h1020', '#ffe9c6', { width: 4, opacity: '0.5' }),
    shape('circle', { cx: 1210, cy: 940, r: 24, fill: '#3a2413' }),
  ]
}

/** Coarse salt in a small bowl. */
function bowl(): string[] {
  return [
    shadows('1372,842,150,140', '0.6'),
    shape('circle', { cx: 1360, cy: 820, r: 138, fill: '#efe4d0' }),
    shape('circle', { cx: 1360, cy: 820, r: 118, fill: '#c9b496' }),
    shape('circle', { cx: 1366, cy: 828, r: 106, fill: '#fbf6ea' }),
    ...times(60, (at) => {
      const out = Math.sqrt(at / 60) * 98
      const [x, y] = [1364 + Math.cos(at * 2.4) * out, 826 + Math.sin(at * 2.4) * out]
      return area(`M${x.toFixed(0)} ${y.toFixed(0)}l11 -4l6 9l-11 6Z`, at % 2 ? '#fff' : '#e6dcc9')
    }),
    stroke('M1240 790A124 124 0 0 1 1330 702', '#fff', { width: 6, opacity: '0.8' }),
  ]
}
