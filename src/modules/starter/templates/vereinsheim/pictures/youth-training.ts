import {
  type Chance,
  chance,
  circle,
  drawing,
  fade,
  glow,
  group,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { ball, ballDefs } from './ball.ts'
import { goalFrame } from './goal.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { blades, cloud, tree, treeline } from './nature.ts'
import { CLUB, TURF, TURF_DARK, TURF_LIGHT, WHITE } from './palette.ts'
import { children, cone } from './youth-training-children.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** Children at training on a Saturday morning: slalom around the cones. */
export function youthTraining(): string {
  const luck = chance(2015)
  return drawing({
    title: 'Jugendtraining',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 560 }, 'url(#sky)'),
      circle([220, 210, 380], 'url(#sun)'),
      group(
        { filter: 'url(#far)' },
        cloud({ at: [980, 170], size: 190, colors: ['#ffffff', '#cfe0ea'], luck }),
        cloud({ at: [1420, 270], size: 130, colors: ['#ffffff', '#d5e4ec'], luck }),
      ),
      treeline({ x: -20, y: 350, w: 1640, h: 160 }, '#a3bf86', luck),
      ...times(9, (at) =>
        tree({
          at: [60 + at * 190 + luck.between(-30, 30), 520],
          size: luck.between(220, 300),
          luck,
          leaves: 48,
        }),
      ),
      group(
        { filter: 'url(#haze)', opacity: '0.7' },
        rect({ x: -40, y: 430, w: 1700, h: 80 }, '#fff3d0'),
      ),
      rect({ x: 0, y: 500, w: WIDTH, h: 567 }, 'url(#turf)'),
      ...pitch(luck),
      ...children(luck),
      ...near(luck),
      poly('-40,-20 420,-20 1500,1090 300,1090', 'url(#ray)', {
        opacity: '0.4',
        filter: 'url(#beam)',
      }),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(): string[] {
  return [
    fade('sky', [0, 1], '0 #6fb0de, 0.6 #bfe0ee, 1 #fdf1d2'),
    fade('turf', [0, 1], `0 #b9d775, 0.3 ${TURF_LIGHT}, 1 ${TURF_DARK}`),
    fade('ray', [1, 1], '0 #fff7d6 0.7, 1 #fff7d6 0'),
    glow('sun', '#fffbe6', 1),
    blur('far', 2.6, 8),
    blur('haze', 20),
    blur('beam', 20, 6),
    ...ballDefs('ball', ['#ffffff', '#17301f']),
    ...vignetteDefs(0.16),
  ]
}

function pitch(luck: Chance): string[] {
  const stripes = times(6, (at) => {
    const y = 512 + at * at * 17
    return rect({ x: 0, y, w: WIDTH, h: 8 + at * 16 }, '#d8ee97', { opacity: '0.2' })
  })
  return [
    ...stripes,
    stroke('M-10 544H1610', WHITE, 3),
    stroke('M-10 760L1610 700', WHITE, { width: 6, opacity: '0.8' }),
    goalFrame({ at: [1250, 590], size: [240, 100], depth: 40 }),
    goalFrame({ at: [300, 566], size: [120, 54], depth: 24 }),
    ...blades({
      box: { x: 0, y: 560, w: WIDTH, h: 300 },
      count: 180,
      tall: [5, 12],
      tones: [TURF_DARK, '#8cc05c'],
      luck,
    }),
  ]
}

/** Cones and balls that lie ready in front. */
function near(luck: Chance): string[] {
  return [
    ...[
      [430, 938],
      [720, 936],
      [1000, 930],
      [1280, 930],
    ].map(([x = 0, y = 0], at) => cone([x, y], 1 + (at % 2) * 0.12)),
    ...[
      [1400, 990],
      [1470, 996],
      [1432, 956],
    ].map(([x = 0, y = 0], at) =>
      ball({
        at: [x, y],
        r: 34,
        turn: [at * 37, at * 51],
        panel: at === 1 ? '#e2b04a' : CLUB,
        id: 'ball',
      }),
    ),
    ...blades({
      box: { x: -20, y: 1000, w: WIDTH + 40, h: 90 },
      count: 260,
      tall: [24, 58],
      tones: [TURF_DARK, '#3b7a3a', TURF, '#88bd58'],
      luck,
    }),
  ]
}
