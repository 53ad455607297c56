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
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { cakeDefs, drum, sprig, stand } from './cakes.ts'
import { ball, boards, dust, place, shadows, surfaces, varnish } from './paint.ts'
import { CREAM, DUSK, DUSK_DEEP, LEAF, LINEN, NIGHT, SUN, WOOD_LIGHT } from './palette.ts'

const W = 1200
const H = 1500
const TIERS = [
  { half: 310, high: 250, y: 1130 },
  { half: 225, high: 215, y: 880 },
  { half: 145, high: 180, y: 665 },
] as const

/** Three tiers, buttercream and roses from the garden. */
export function weddingCake(): string {
  const luck = chance(2019)
  return drawing({
    title: 'Hochzeitstorte',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...cakeDefs,
      fade('drape', [1, 0], `0 ${DUSK}, 0.5 ${DUSK_DEEP}, 1 ${NIGHT}`),
      fade('fold', [1, 0], '0 #dfe8f0 0.35, 0.5 #dfe8f0 0, 1 #101820 0.4'),
      fade('cloth', [0, 1], `0 ${CREAM}, 1 #cdb892`),
      fade('sun', [1, 0.7], `0 ${SUN} 0.6, 0.7 ${SUN} 0`),
      ball('rose', [0.4, 0.35], '0 #fbe3da, 0.5 #eab9ab, 1 #c07f72'),
      ball('peony', [0.4, 0.35], '0 #fffaf2, 0.6 #f5e3cd, 1 #d3b48e'),
      ball('wine', [0.4, 0.35], '0 #c9606a, 0.5 #9c3342, 1 #611a27'),
      glow('halo', SUN, 0.6),
    ],
    body: [
      ...drape(),
      ellipse([520, 700], [620, 640], 'url(#halo)'),
      ...table(),
      place({ at: [600, 1150], scale: [3, 1.9] }, stand(122, 40)),
      ...TIERS.flatMap((tier) => iced(tier, luck)),
      ...flowers(),
      ...candles(),
      dust({ luck, at: [600, 1330], reach: [420, 60], count: 160, color: '#eab9ab' }),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#sun)', { opacity: '0.7' }),
      ...varnish({ w: W, h: H }, '0.55'),
    ],
  })
}

function drape(): string[] {
  return [
    rect({ x: 0, y: 0, w: W, h: 1280 }, 'url(#drape)'),
    ...times(9, (at) => {
      const x = at * 140 - 30
      return area(`M${x} 0h110q-26 640 14 1280h-130q34 -640 6 -1280Z`, 'url(#fold)')
    }),
  ]
}

function table(): string[] {
  return [
    ...boards({ x: 0, y: 1250, w: W, h: 250 }, WOOD_LIGHT, 3),
    area(
      'M60 1236H1140L1200 1420Q1100 1470 1010 1424Q900 1482 800 1430Q690 1486 590 1432Q480 1484 380 1430Q260 1478 170 1424Q80 1466 0 1420Z',
      'url(#cloth)',
    ),
    stroke('M60 1236H1140', '#fff', { width: 4, opacity: '0.8' }),
    ...times(7, (at) =>
      stroke(`M${180 + at * 140} 1250q${(at - 3) * 10} 90 ${(at - 3) * 20} 180`, '#a9946c', {
        width: 4,
        opacity: '0.3',
      }),
    ),
    shadows('620,1262,420,30', '0.5'),
  ]
}

type Tier = (typeof TIERS)[number]

/** Buttercream drawn up with the palette knife: fine level strokes, a bead at the foot. */
function iced({ half, high, y }: Tier, luck: Chance): string[] {
  const strokes = times(15, (at) => {
    const level = -high + 12 + (at * (high - 14)) / 15
    const left = -half + luck.between(0, half * 0.7)
    return `M${left.toFixed(0)} ${level.toFixed(0)}q${(half * 0.4).toFixed(0)} ${luck.between(16, 30).toFixed(0)} ${luck.between(half * 0.6, half * 1.1).toFixed(0)} 8`
  }).join('')
  const beads = times(Math.round(half / 8.5), (at) => {
    const turn = (Math.PI * (at + 0.5)) / Math.round(half / 8.5)
    return circle([-Math.cos(turn) * half, Math.sin(turn) * half * 0.17, 10], '#fff6e4', {
      stroke: '#cdb48c',
      'stroke-width': '1.2',
    })
  })
  return [
    place(
      { at: [600, y] },
      drum([half, high], 'url(#icing)', '#fffaf0'),
      stroke(strokes, '#d3b98f', { width: 3, opacity: '0.4', 'stroke-linecap': 'round' }),
      stroke(strokes, '#fff', { width: 2.4, opacity: '0.8', transform: 'translate(0 -4)' }),
      stroke(`M${-half} ${-high}A${half} ${half * 0.17} 0 0 0 ${half} ${-high}`, '#fff', {
        width: 4,
        opacity: '0.9',
      }),
      ...beads,
    ),
  ]
}

/** A rose from the front: petals around petals. */
function rose(kind: 'rose' | 'peony' | 'wine', size: number): string {
  const ring = (count: number, out: number, r: number) =>
    times(count, (at) => {
      const turn = (at / count) * Math.PI * 2 + out
      return circle([Math.cos(turn) * out, Math.sin(turn) * out, r], `url(#${kind})`, {
        stroke: '#8a4a40',
        'stroke-width': '0.8',
        'stroke-opacity': '0.45',
      })
    })
  return group(
    { transform: `scale(${size})` },
    ...ring(7, 30, 24),
    ...ring(6, 18, 19),
    ...ring(4, 8, 14),
    stroke('M-6 2a7 7 0 1 1 9 6a12 12 0 0 1 -16 -8', '#8a4a40', { width: 2, opacity: '0.5' }),
  )
}

function flowers(): string[] {
  const leaves: readonly (readonly [number, number, number])[] = [
    [470, 470, 200],
    [700, 480, -20],
    [790, 700, 20],
    [810, 800, 60],
    [400, 930, 170],
    [360, 1040, 130],
    [860, 1110, 40],
  ]
  const blooms: readonly (readonly [number, number, number, 'rose' | 'peony' | 'wine'])[] = [
    [560, 462, 1.15, 'peony'],
    [648, 452, 1.2, 'rose'],
    [604, 420, 1, 'wine'],
    [520, 484, 0.7, 'rose'],
    [776, 668, 1.05, 'rose'],
    [812, 738, 0.9, 'wine'],
    [760, 752, 0.8, 'peony'],
    [830, 800, 0.6, 'rose'],
    [402, 890, 1.15, 'peony'],
    [352, 962, 1.05, 'rose'],
    [430, 976, 0.8, 'wine'],
    [380, 1044, 0.7, 'peony'],
    [868, 1120, 1, 'rose'],
    [920, 1160, 0.8, 'peony'],
    [300, 1236, 0.9, 'wine'],
    [372, 1250, 0.7, 'rose'],
  ]
  return [
    ...leaves.map(([x, y, turn]) => place({ at: [x, y], turn, scale: 1.1 }, sprig(110))),
    shadows(blooms.map(([x, y, size]) => `${x + 8},${y + 18},${46 * size},${42 * size}`).join(' ')),
    ...blooms.map(([x, y, size, kind]) => place({ at: [x, y] }, rose(kind, size))),
  ]
}

function candles(): string[] {
  return [150, 1056].flatMap((x, at) => [
    ellipse([x, 930 + at * 60], [170, 190], 'url(#halo)'),
    rect({ x: x - 20, y: 960 + at * 60, w: 40, h: 290 - at * 60 }, LINEN, { rx: 6 }),
    rect({ x: x + 4, y: 960 + at * 60, w: 16, h: 290 - at * 60 }, '#b7a078', { opacity: '0.4' }),
    area(`M${x - 12} ${952 + at * 60}q-6 -26 12 -56q18 30 12 56Z`, '#ffdf92'),
    area(`M${x - 60} 1246h120q-10 26 -60 26t-60 -26Z`, LEAF, { opacity: '0.9' }),
  ])
}
