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
import { figure } from './figure.ts'
import { visitor } from './kits.ts'
import { blur, level, vignette, vignetteDefs } from './light.ts'
import { blades, tree, treeline } from './nature.ts'
import { CLUB, CLUB_DEEP, GOLD, TURF_DARK, WARM, WHITE } from './palette.ts'
import { carry, wait } from './poses.ts'
import { guests } from './summer-party-guests.ts'
import { bunting, lightChain, tent } from './summer-party-things.ts'

const WIDTH = 1600
const HEIGHT = 1067
const DARK_LEAVES = ['#2a3f3a', '#34504a', '#46665a', '#1e2f2e', '#5b7a62'] as const

/** The summer festival, when the lights come on. */
export function summerParty(): string {
  const luck = chance(24)
  return drawing({
    title: 'Sommerfest',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('sky', [0, 1], '0 #1f2f63, 0.4 #6a5b93, 0.7 #e88f72, 1 #ffd08a'),
      level('lawn', [600, HEIGHT], '0 #7f9a52, 0.3 #4f7d40, 1 #1f4a2c'),
      level('canvas', [300, 640], '0 #ffffff, 0.5 #f4e3c4, 1 #d8b98a'),
      level('canvas-blue', [300, 640], `0 ${CLUB}, 1 ${CLUB_DEEP}`),
      fade('inside', [0, 1], '0 #7d5330, 0.5 #ffd58a, 1 #c98a48'),
      glow('bulb', '#fff0b8', 1),
      glow('warm', WARM, 0.6),
      glow('coal', '#ff7a2e', 0.9),
      blur('smoke', 16),
      blur('far', 3),
      ...vignetteDefs(0.36),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 680 }, 'url(#sky)'),
      ...times(40, () =>
        circle([luck.between(0, WIDTH), luck.between(0, 200), luck.between(0.7, 1.6)], WHITE, {
          opacity: '0.6',
        }),
      ),
      treeline({ x: -20, y: 480, w: 1640, h: 150 }, '#57406b', luck),
      treeline({ x: -20, y: 540, w: 1640, h: 110 }, '#3a3355', luck),
      tree({ at: [70, 700], size: 620, tones: DARK_LEAVES, luck, leaves: 130 }),
      tree({ at: [1550, 690], size: 560, tones: DARK_LEAVES, luck, leaves: 120 }),
      rect({ x: 0, y: 620, w: WIDTH, h: 447 }, 'url(#lawn)'),
      ...tents(luck),
      ...guests(luck),
      ...overhead(),
      ...front(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function tents(luck: Chance): string[] {
  return [
    ellipse([800, 700], [800, 120], 'url(#warm)'),
    tent({ x: 250, y: 380, w: 380, h: 300 }, 'canvas'),
    tent({ x: 960, y: 390, w: 360, h: 290 }, 'canvas'),
    tent({ x: 590, y: 340, w: 420, h: 350 }, 'canvas-blue'),
    figure({ at: [730, 690], size: 190, pose: wait, kit: visitor(luck) }),
    figure({ at: [880, 690], size: 182, pose: carry, kit: visitor(luck), isMirrored: true }),
    rect({ x: 640, y: 610, w: 320, h: 74 }, '#8a5f3c'),
    ...times(10, (at) => rect({ x: 642 + at * 32, y: 612, w: 29, h: 70 }, at % 2 ? CLUB : WHITE)),
    rect({ x: 628, y: 600, w: 344, h: 14 }, '#b98a5a'),
    ...times(8, (at) =>
      rect(
        { x: 660 + at * 36, y: 578, w: 13, h: 22 },
        luck.pick([GOLD, '#e9b33e', '#c94a3a', '#f4efe0']),
        { rx: 3 },
      ),
    ),
    rect({ x: 640, y: 614, w: 320, h: 70 }, CLUB_DEEP, { opacity: '0.4' }),
    figure({ at: [570, 704], size: 186, pose: carry, kit: visitor(luck) }),
    figure({ at: [1150, 700], size: 190, pose: wait, kit: visitor(luck), isMirrored: true }),
  ]
}

function overhead(): string[] {
  return [
    stroke('M470 700V250M1110 700V240', '#3a2a1e', 8),
    lightChain([-20, 250], [470, 256], 90),
    lightChain([470, 256], [1110, 246], 120),
    lightChain([1110, 246], [1620, 230], 90),
    bunting([-20, 150], [800, 190], 110),
    bunting([800, 190], [1620, 130], 110),
  ]
}

/** Smoke of the grill, the ball the children play with, grass at the edge. */
function front(luck: Chance): string[] {
  const drift = times(5, (at) =>
    ellipse([1240 + at * 24, 640 - at * 74], [34 + at * 20, 46 + at * 12], '#f4e6da'),
  )
  return [
    group({ filter: 'url(#smoke)', opacity: '0.34' }, ...drift),
    circle([770, 922, 17], WHITE),
    area('M762 912l8 -5l8 5l-3 9h-10Z', CLUB),
    ...blades({
      box: { x: -20, y: 990, w: WIDTH + 40, h: 100 },
      count: 400,
      tall: [24, 66],
      tones: [TURF_DARK, '#2b5c34', '#17402a'],
      luck,
    }),
    poly('0,1067 0,900 400,1067', '#0e1c1c', { opacity: '0.3', filter: 'url(#smoke)' }),
  ]
}
