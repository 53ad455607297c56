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
import { goalFrame } from './goal.ts'
import { guest, home } from './kits.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { CLUB, CLUB_DEEP, CLUB_LIGHT, GOLD, INK, WHITE } from './palette.ts'
import { block, jumpThrow, ready, run } from './poses.ts'
import { boards } from './textures.ts'

const WIDTH = 1600
const HEIGHT = 1067
const FLOOR = 590

/** A throw from the air: handball in the sports hall. */
export function handball(): string {
  const luck = chance(7)
  return drawing({
    title: 'Handball in der Halle',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('wall', [0, 1], '0 #7f6a52, 0.5 #b99a72, 1 #a5835a'),
      fade('floor', [0, 1], '0 #e7b878, 0.4 #cf9250, 1 #9a5f2c'),
      fade('area', [0, 1], `0 ${CLUB_LIGHT}, 1 ${CLUB_DEEP}`),
      fade('day', [0, 1], '0 #f4fbff, 1 #c9e2f2'),
      fade('beam', [0.3, 1], '0 #ffffff 0.5, 1 #ffffff 0'),
      fade('mirror', [0, 1], '0 #ffffff 0.4, 1 #ffffff 0'),
      glow('under', '#3a1d08', 0.8),
      glow('ball', '#ffe6a0', 0.8),
      boards('panel', '#c29a68', luck),
      blur('soft', 14, 15),
      blur('far', 1.6, 6),
      ...vignetteDefs(0.34),
    ],
    body: [
      ...hall(luck),
      ...court(),
      ...teams(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function hall(luck: Chance): string[] {
  const girders = times(7, (at) =>
    rect({ x: 0, y: at * 16 - 6, w: WIDTH, h: 7 }, at % 2 ? '#8c7a63' : '#54483a'),
  )
  const lights = times(
    6,
    (at) =>
      rect({ x: 90 + at * 256, y: 70, w: 150, h: 12 }, '#ffffff', { rx: 6 }) +
      ellipse([165 + at * 256, 80], [150, 40], 'url(#ball)'),
  )
  const windows = times(
    9,
    (at) =>
      rect({ x: 20 + at * 178, y: 128, w: 160, h: 120 }, 'url(#day)') +
      stroke(`M${100 + at * 178} 128v120M${20 + at * 178} 188h160`, '#5a6670', 4),
  )
  return [
    rect({ x: 0, y: 0, w: WIDTH, h: FLOOR }, 'url(#wall)'),
    rect({ x: 0, y: 280, w: WIDTH, h: 310 }, 'url(#panel)'),
    ...girders,
    ...windows,
    ...lights,
    group({ filter: 'url(#far)' }, ...bench(luck), ...wallBars()),
    rect({ x: 0, y: 268, w: WIDTH, h: 14 }, '#54483a'),
    ...scoreboard(),
  ]
}

function wallBars(): string[] {
  return [80, 1330].flatMap((x) => [
    ...times(13, (at) => rect({ x, y: 300 + at * 18, w: 190, h: 6 }, '#8a5f34')),
    ...[0, 95, 184].map((dx) => rect({ x: x + dx, y: 292, w: 8, h: 250 }, '#74492a')),
  ])
}

/** Spectators on the bench along the wall. */
function bench(luck: Chance): string[] {
  const people = times(22, (at) => {
    const x = 330 + at * 44 + luck.between(-6, 6)
    const coat = luck.pick([CLUB, CLUB_DEEP, '#e9e6dc', '#394660', '#b4574a', GOLD])
    return (
      rect({ x: x - 14, y: 486, w: 28, h: 50 }, coat, { rx: 10 }) +
      circle([x, 474, 12], luck.pick(['#e6b796', '#b98566', '#8a5b41'])) +
      rect({ x: x - 12, y: 460, w: 24, h: 12 }, luck.pick(['#2a1d16', '#7a5430', '#a8803f']), {
        rx: 6,
      })
    )
  })
  return [
    ...people,
    rect({ x: 300, y: 528, w: 1000, h: 14 }, '#5a3b25'),
    ...times(9, (at) => rect({ x: 320 + at * 118, y: 540, w: 8, h: 46 }, '#3f2a1a')),
  ]
}

function scoreboard(): string[] {
  const digits = [700, 748, 824, 872].map((x, at) =>
    stroke(
      at % 2 ? `M${x} 314h26v52h-26Z` : `M${x} 314h26v26h-26M${x + 26} 340v26h-26`,
      '#ffb03a',
      6,
    ),
  )
  return [
    rect({ x: 650, y: 290, w: 300, h: 100 }, INK, { rx: 8 }),
    ...digits,
    circle([800, 330, 4], '#ffb03a'),
    circle([800, 350, 4], '#ffb03a'),
  ]
}

function court(): string[] {
  const seams = times(
    17,
    (at) => `M${800 + (at - 8) * 110} ${FLOOR}L${800 + (at - 8) * 330} ${HEIGHT}`,
  )
  return [
    rect({ x: 0, y: FLOOR, w: WIDTH, h: HEIGHT - FLOOR }, 'url(#floor)'),
    stroke(seams.join(''), '#7d4a1e', { width: 1.6, opacity: '0.4' }),
    rect({ x: 0, y: FLOOR - 16, w: WIDTH, h: 16 }, '#5a3b25'),
    area('M1610 624Q1010 640 1008 790T1610 1032Z', 'url(#area)'),
    stroke('M1610 624Q1010 640 1008 790T1610 1032', WHITE, 7),
    stroke('M1610 604Q800 630 800 800T1610 1090', WHITE, { width: 6, 'stroke-dasharray': '34 26' }),
    group(
      { filter: 'url(#soft)', opacity: '0.7' },
      ...times(9, (at) =>
        poly(
          [
            [60 + at * 180, FLOOR],
            [190 + at * 180, FLOOR],
            [150 + at * 190, 900],
            [-40 + at * 190, 900],
          ],
          'url(#mirror)',
        ),
      ),
    ),
  ]
}

function teams(luck: Chance): string[] {
  const women = ['tail', 'bun', 'curls'] as const
  const keeper = { ...guest(luck, women), shirt: '#e9c23c', shorts: INK, isLong: true }
  const blot = (x: number, y: number, w: number) => ellipse([x, y], [w, w * 0.16], 'url(#under)')
  return [
    goalFrame({ at: [1430, 760], size: [240, 250], depth: 60 }),
    ...times(6, (at) => rect({ x: 1306 + at * 44, y: 506, w: 22, h: 11 }, '#c8102e')),
    ...times(
      6,
      (at) =>
        rect({ x: 1304, y: 530 + at * 42, w: 11, h: 20 }, '#c8102e') +
        rect({ x: 1544, y: 530 + at * 42, w: 11, h: 20 }, '#c8102e'),
    ),
    blot(1400, 800, 90),
    figure({ at: [1400, 806], size: 262, pose: block, kit: keeper, isMirrored: true }),
    blot(300, 720, 70),
    figure({ at: [300, 726], size: 236, pose: run, kit: home(luck, women) }),
    blot(1080, 800, 90),
    figure({ at: [1080, 806], size: 330, pose: block, kit: guest(luck, women), isMirrored: true }),
    blot(560, 800, 90),
    figure({ at: [540, 806], size: 320, pose: ready, kit: guest(luck, women) }),
    blot(790, 990, 150),
    figure({ at: [790, 1000], size: 470, pose: jumpThrow, kit: home(luck, ['tail']) }),
    circle([768, 424, 60], 'url(#ball)'),
    circle([768, 424, 25], '#f4efe0'),
    stroke('M747 414q20 14 42 0M750 438q18 -12 36 2M768 399v50', CLUB, 3),
    poly('0,280 420,280 900,1067 0,1067', 'url(#beam)', { opacity: '0.2', filter: 'url(#soft)' }),
  ]
}
