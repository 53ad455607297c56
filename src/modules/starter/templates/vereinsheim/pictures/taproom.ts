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
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { crest } from './crest.ts'
import { figure } from './figure.ts'
import { home, visitor } from './kits.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import {
  CLUB,
  CLUB_DEEP,
  GOLD,
  INK,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LIGHT,
  WARM,
  WHITE,
} from './palette.ts'
import { carry, wait } from './poses.ts'
import { backShelf, lampsOver, pitchWindow, tableFootball, taps } from './taproom-things.ts'
import { boards } from './textures.ts'
import { pennant } from './trophies-things.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** The bar of the clubhouse on a Friday evening. */
export function taproom(): string {
  const luck = chance(19)
  return drawing({
    title: 'Gastraum',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(luck),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 820 }, 'url(#wall)'),
      rect({ x: 0, y: 0, w: WIDTH, h: 820 }, INK, { opacity: '0.2' }),
      ...walls(luck),
      ...floor(),
      figure({ at: [560, 800], size: 330, pose: carry, kit: visitor(luck) }),
      ...counter(luck),
      ...guests(luck),
      tableFootball([1310, 990]),
      ...lampsOver([330, 640, 950, 1310], 210),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(luck: Chance): string[] {
  return [
    boards('wall', '#9a6b42', luck),
    boards('front', CLUB_DEEP, luck),
    fade('dusk', [0, 1], '0 #1b2a55, 0.5 #6f5f90, 0.75 #f0a070, 0.8 #3d6b3a, 1 #2b5530'),
    fade('floor', [0, 1], '0 #8a5a34, 1 #4a2d18'),
    fade('top', [0, 1], `0 ${TIMBER_LIGHT}, 0.4 ${TIMBER}, 1 ${TIMBER_DARK}`),
    fade('cone', [0, 1], `0 ${WARM} 0.55, 1 ${WARM} 0`),
    fade('brass', [1, 0], '0 #6d4312, 0.3 #fff0b8, 0.6 #d99b35, 1 #6d4312'),
    fade('cloth', [1, 0], '0 #000000 0.2, 0.3 #ffffff 0.12, 0.6 #000000 0.1, 1 #000000 0.26'),
    fade('table', [0, 1], '0 #5fae4e, 1 #2f6f35'),
    glow('spot', WARM, 0.9),
    glow('under', '#1a0f08', 0.9),
    blur('soft', 16, 8),
    ...vignetteDefs(0.42),
  ]
}

function walls(luck: Chance): string[] {
  return [
    ...pitchWindow({ x: 1060, y: 210, w: 470, h: 330 }),
    ...backShelf(luck),
    pennant([96, 150], 0.9, CLUB),
    pennant([960, 330], 0.8, '#b5392e'),
    crest([480, 130], 1.5),
    rect({ x: 0, y: 796, w: WIDTH, h: 24 }, TIMBER_DARK),
  ]
}

function floor(): string[] {
  const seams = times(15, (at) => `M${800 + (at - 7) * 130} 820L${800 + (at - 7) * 300} ${HEIGHT}`)
  return [
    rect({ x: 0, y: 818, w: WIDTH, h: 250 }, 'url(#floor)'),
    stroke(seams.join(''), '#2f1b0e', { width: 2, opacity: '0.6' }),
    ...[330, 640, 950, 1310].map((x) =>
      group({ opacity: '0.5' }, ellipse([x, 930], [240, 60], 'url(#spot)')),
    ),
  ]
}

/** The counter with its rail, taps and filled glasses. */
function counter(luck: Chance): string[] {
  const glasses = times(7, (at) => {
    const x = 250 + at * 88 + luck.between(-14, 14)
    return (
      rect({ x, y: 620, w: 26, h: 44 }, '#e9b33e', { rx: 4 }) +
      rect({ x, y: 612, w: 26, h: 14 }, '#fffaf0', { rx: 6 }) +
      rect({ x: x + 4, y: 630, w: 4, h: 28 }, WHITE, { opacity: '0.6' })
    )
  })
  return [
    ellipse([490, 950], [560, 36], 'url(#under)'),
    rect({ x: 60, y: 700, w: 860, h: 250 }, 'url(#front)'),
    ...times(4, (at) =>
      poly(
        `${100 + at * 210},740 ${250 + at * 210},740 ${250 + at * 210},920 ${100 + at * 210},920`,
        INK,
        { opacity: '0.18' },
      ),
    ),
    rect({ x: 60, y: 930, w: 860, h: 24 }, TIMBER_DARK),
    rect({ x: 40, y: 660, w: 900, h: 44 }, 'url(#top)', { rx: 6 }),
    rect({ x: 40, y: 660, w: 900, h: 6 }, '#f0cf9a', { opacity: '0.9' }),
    rect({ x: 80, y: 872, w: 820, h: 12 }, GOLD, { rx: 6 }),
    ...taps([680, 660]),
    ...glasses,
  ]
}

function guests(luck: Chance): string[] {
  const stool = (x: number) =>
    ellipse([x, 990], [52, 10], '#1a0f08') +
    stroke(
      `M${x - 26} 986L${x - 14} 800M${x + 26} 986L${x + 14} 800M${x - 22} 910H${x + 22}`,
      TIMBER_DARK,
      8,
    ) +
    area(`M${x - 44} 806q44 -24 88 0v10q-44 14 -88 0Z`, CLUB)
  return [
    stool(200),
    stool(820),
    circle([500, 560, 240], 'url(#spot)', { opacity: '0.3' }),
    figure({ at: [330, 1000], size: 390, pose: wait, kit: visitor(luck) }),
    figure({
      at: [450, 1006],
      size: 380,
      pose: carry,
      kit: home(luck, ['curls']),
      isMirrored: true,
    }),
    figure({ at: [1030, 960], size: 352, pose: carry, kit: home(luck, ['tail']) }),
  ]
}
