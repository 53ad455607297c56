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
import { bigFlag, fan, scarf } from './fans-people.ts'
import { figure } from './figure.ts'
import { goalFrame } from './goal.ts'
import { guest, home } from './kits.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { cloud, treeline } from './nature.ts'
import { CLUB, CLUB_DEEP, GOLD, TURF, TURF_DARK, TURF_LIGHT, WHITE } from './palette.ts'
import { kick, run, sprint } from './poses.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** Behind the rope: fans with scarves and flags, seen from behind. */
export function fans(): string {
  const luck = chance(612)
  return drawing({
    title: 'Fans mit Schals und Fahnen',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('sky', [0, 1], '0 #4b8fcb, 0.6 #a9d0e6, 1 #f7ead0'),
      fade('turf', [0, 1], `0 #a6cf6c, 0.5 ${TURF_LIGHT}, 1 ${TURF_DARK}`),
      fade(
        'fold',
        [1, 0],
        '0 #000000 0.28, 0.2 #ffffff 0.16, 0.42 #000000 0.22, 0.64 #ffffff 0.2, 0.84 #000000 0.2, 1 #ffffff 0.1',
      ),
      fade('crowd', [0, 1], '0 #0b1733 0, 1 #0b1733 0.62'),
      glow('sun', '#fff4d2', 1),
      glow('confetti', WHITE, 0.5),
      blur('far', 3.2, 6),
      blur('near', 2, 6),
      ...vignetteDefs(0.24),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 600 }, 'url(#sky)'),
      circle([1300, 150, 420], 'url(#sun)'),
      ...beyond(luck),
      ...flags(),
      ...people(luck),
      ...paper(luck),
      rect({ x: 0, y: 620, w: WIDTH, h: 447 }, 'url(#crowd)'),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

/** The match, far off and a little blurred. */
function beyond(luck: Chance): string[] {
  return [
    group(
      { filter: 'url(#far)' },
      cloud({ at: [340, 170], size: 170, colors: ['#ffffff', '#cbdcea'], luck }),
      cloud({ at: [900, 120], size: 120, colors: ['#ffffff', '#d4e2ec'], luck }),
      treeline({ x: -20, y: 380, w: 1640, h: 130 }, '#7ea168', luck),
      treeline({ x: -20, y: 420, w: 1640, h: 100 }, '#4f7a49', luck),
    ),
    rect({ x: 0, y: 510, w: WIDTH, h: 560 }, 'url(#turf)'),
    ...times(6, (at) =>
      rect({ x: 0, y: 516 + at * at * 14, w: WIDTH, h: 6 + at * 12 }, TURF, { opacity: '0.3' }),
    ),
    stroke('M-10 540H1610', WHITE, 3),
    ...times(14, (at) =>
      rect({ x: at * 118, y: 496, w: 112, h: 26 }, [CLUB, WHITE, GOLD, CLUB_DEEP][at % 4] ?? CLUB),
    ),
    matchAction(luck),
  ]
}

function matchAction(luck: Chance): string {
  const shadow = { color: '#1e4426', skew: -50, length: 0.4 }
  const styles = ['short', 'curls'] as const
  return group(
    { filter: 'url(#near)' },
    goalFrame({ at: [800, 600], size: [300, 118], depth: 40 }),
    figure({ at: [560, 640], size: 108, pose: sprint, kit: home(luck, styles), shadow }),
    figure({ at: [720, 650], size: 112, pose: kick, kit: home(luck, styles), shadow }),
    figure({
      at: [830, 620],
      size: 100,
      pose: run,
      kit: guest(luck, styles),
      isMirrored: true,
      shadow,
    }),
    figure({
      at: [1040, 660],
      size: 116,
      pose: run,
      kit: guest(luck, styles),
      isMirrored: true,
      shadow,
    }),
  )
}

function flags(): string[] {
  return [
    bigFlag({ foot: [180, 1000], top: [290, 120], size: [430, 230], isStriped: true }),
    bigFlag({ foot: [1330, 1000], top: [1240, 90], size: [340, 220], isStriped: false }),
  ]
}

/** Three rows, the nearest the largest; some hold up their scarves. */
function people(luck: Chance): string[] {
  const row = (count: number, y: number, size: number) =>
    times(count, (at) =>
      fan({
        at: [((at + 0.5) / count) * WIDTH + luck.between(-24, 24), y + luck.between(-16, 20)],
        size: size * luck.between(0.92, 1.08),
        luck,
      }),
    )
  return [
    stroke('M-10 716H1610', '#e9e2d2', 5),
    ...times(9, (at) => rect({ x: at * 200 - 4, y: 700, w: 9, h: 120 }, '#c9ced0')),
    ...row(15, 800, 0.78),
    scarf([360, 640], [700, 616], 0.8),
    scarf([980, 630], [1250, 650], 0.8),
    ...row(11, 900, 1.05),
    scarf([90, 770], [420, 742], 1.1),
    scarf([700, 742], [1030, 760], 1.15),
    ...row(7, 1050, 1.5),
    scarf([1150, 850], [1560, 880], 1.5),
    area('M-10 1067V1010Q800 960 1610 1010V1067Z', '#0b1733', { opacity: '0.3' }),
  ]
}

function paper(luck: Chance): string[] {
  const bits = times(80, () => {
    const [x, y, size] = [luck.between(0, WIDTH), luck.between(60, 760), luck.between(4, 11)]
    const turn = luck.between(0, 180)
    return poly(
      [
        [x, y],
        [x + size, y + Math.sin(turn) * 4],
        [x + size * 0.9, y + size * 0.6],
        [x - 1, y + size * 0.5],
      ],
      luck.pick([CLUB, WHITE, WHITE, GOLD, '#7aa4ee']),
      { opacity: luck.between(0.6, 1).toFixed(2) },
    )
  })
  return [group({}, ...bits), ellipse([800, 380], [900, 260], 'url(#confetti)')]
}
