import {
  area,
  type Chance,
  chance,
  drawing,
  fade,
  glow,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { basket, basketDefs } from './basket.ts'
import { baguette, breadDefs, longLoaf, roll, roundLoaf, seeds, tinLoaf } from './breads.ts'
import { crusty, dust, place, shadows, surfaces, varnish } from './paint.ts'
import { CREAM, INK, LINEN, PUTTY, SUN, WOOD, WOOD_DARK, WOOD_DEEP, WOOD_LIGHT } from './palette.ts'

const W = 1600
const H = 1067
const SHELVES = [330, 650, 970] as const

/** What the night's work looks like at half past six. */
export function rack(): string {
  const luck = chance(44)
  return drawing({
    title: 'Brotregal',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...breadDefs,
      ...basketDefs,
      fade('back', [1, 0.3], `0 ${CREAM}, 0.5 ${LINEN}, 1 ${PUTTY}`),
      fade('under', [0, 1], `0 ${INK} 0.5, 1 ${INK} 0`),
      fade('beam', [1, 1], `0 ${SUN} 0.6, 0.5 ${SUN} 0`),
      glow('lamp', SUN, 0.8),
    ],
    body: [
      ...panel(),
      ...SHELVES.flatMap(shelf),
      area(SHELVES.map((y) => `M0 ${y - 6}h${W}v48H0Z`).join(''), 'url(#timber)', {
        opacity: '0.6',
      }),
      ...SHELVES.flatMap((y) => [230, 800, 1370].map((x) => slate(x, y + 16))),
      ...topRow(luck),
      ...middleRow(luck),
      ...lowRow(luck),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#beam)'),
      ...varnish({ w: W, h: H }, '0.45'),
    ],
  })
}

function panel(): string[] {
  return [
    rect({ x: 0, y: 0, w: W, h: H }, 'url(#back)'),
    ...times(14, (at) => stroke(`M${at * 122 + 30} 0V${H}`, PUTTY, { width: 3, opacity: '0.5' })),
    ...times(14, (at) => stroke(`M${at * 122 + 33} 0V${H}`, '#fff', { width: 2, opacity: '0.5' })),
  ]
}

function shelf(y: number): string[] {
  return [
    rect({ x: 0, y: y - 6, w: W, h: 18 }, WOOD_LIGHT),
    rect({ x: 0, y: y + 12, w: W, h: 30 }, WOOD),
    rect({ x: 0, y: y + 12, w: W, h: 4 }, '#ffe7c0', { opacity: '0.6' }),
    rect({ x: 0, y: y + 42, w: W, h: 60 }, 'url(#under)'),
  ]
}

/** A little board for the price, written on with chalk. */
function slate(x: number, y: number): string {
  return [
    rect({ x: x - 62, y, w: 124, h: 56 }, WOOD_DEEP, { rx: 4 }),
    rect({ x: x - 56, y: y + 6, w: 112, h: 44 }, '#38424b', { rx: 2 }),
    stroke(`M${x - 40} ${y + 22}q12 -8 22 0t22 0t24 -1`, CREAM, { width: 3, opacity: '0.85' }),
    stroke(`M${x + 6} ${y + 38}h34`, CREAM, { width: 3, opacity: '0.6' }),
  ].join('')
}

function topRow(luck: Chance): string[] {
  const spots = [150, 400, 655, 905, 1160, 1430]
  const kinds = ['rye', 'wheat', 'rye', 'pale', 'wheat', 'rye'] as const
  const cuts = ['cross', 'leaf', 'bars', 'cross', 'bars', 'leaf'] as const
  const loaves = spots.map((x, at) => {
    const loaf = roundLoaf(kinds[at] ?? 'wheat', cuts[at] ?? 'cross')
    return place({ at: [x, 250], scale: luck.between(1.18, 1.3) }, loaf)
  })
  return [
    shadows(spots.map((x) => `${x},330,150,16`).join(' ')),
    crusty(...loaves),
    ...[150, 655, 1430].map((x) => dust({ luck, at: [x, 210], reach: [105, 58], count: 240 })),
  ]
}

function middleRow(luck: Chance): string[] {
  const tins = [120, 330, 540]
  const back = [850, 1120, 1390].map((x) =>
    place({ at: [x, 540], scale: 0.95 }, longLoaf('wheat', 4)),
  )
  const front = [980, 1255].map((x) => place({ at: [x, 600], scale: 1 }, longLoaf('pale', 4)))
  return [
    shadows('120,648,120,14 330,648,120,14 540,648,120,14 1110,650,440,16'),
    crusty(
      ...tins.map((x, at) => place({ at: [x, 580] }, tinLoaf(at === 1 ? 'wheat' : 'rye'))),
      place({ at: [330, 528] }, seeds([74, 16], '#f4dfae', 46)),
      ...back,
      ...[840, 1390].map((x) => place({ at: [x, 602], scale: 0.98 }, longLoaf('wheat', 4))),
      ...front,
    ),
    dust({ luck, at: [1110, 560], reach: [400, 60], count: 500 }),
  ]
}

const PILE = [
  [-120, 0],
  [0, -8],
  [118, 2],
  [-62, -60],
  [62, -62],
  [0, -112],
] as const

function lowRow(luck: Chance): string[] {
  const pile = (x: number, kind: 'pale' | 'wheat') =>
    PILE.map(([left, up], at) => {
      const grains = at % 2 ? seeds([44, 28], '#f6e3b6', 26) : ''
      return place({ at: [x + left, 850 + up], turn: luck.between(-12, 12) }, roll(kind) + grains)
    })
  const sticks = times(7, (at) =>
    place(
      { at: [1290 + at * 36, 770 + (at % 2) * 20], turn: -86 + at * 3, scale: 0.78 },
      baguette(),
    ),
  )
  return [
    shadows('290,968,270,16 800,968,270,16 1400,968,200,16'),
    crusty(...pile(290, 'pale'), ...pile(800, 'wheat'), ...sticks),
    basket({ at: [290, 900], half: 230, high: 74 }),
    basket({ at: [800, 900], half: 230, high: 74 }),
    basket({ at: [1400, 850], half: 190, high: 124 }),
    rect({ x: 0, y: 1040, w: W, h: 27 }, WOOD_DARK, { opacity: '0.5' }),
  ]
}
