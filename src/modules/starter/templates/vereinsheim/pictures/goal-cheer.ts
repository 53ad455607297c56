import {
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
import { ball, ballDefs } from './ball.ts'
import { figure, type Pose } from './figure.ts'
import { goalFrame } from './goal.ts'
import { guest, home } from './kits.ts'
import { blur, level, vignette, vignetteDefs } from './light.ts'
import { blades, treeline } from './nature.ts'
import { CLUB, CLUB_LIGHT, GOLD, TURF_DARK, TURF_LIGHT, WHITE } from './palette.ts'
import { cheer, run, sprint, wait } from './poses.ts'

const WIDTH = 1600
const HEIGHT = 1067
const WOMEN = ['tail', 'bun', 'curls', 'tail'] as const
const HUG: Pose = {
  lean: 10,
  legs: [
    [-22, -40],
    [30, 4],
  ],
  arms: [
    [96, 120],
    [84, 60],
  ],
  tilt: -6,
}

/** The women's team after the goal that decided it. */
export function goalCheer(): string {
  const luck = chance(31)
  return drawing({
    title: 'Torjubel der Frauen',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('sky', [0, 1], '0 #4f6fa8, 0.5 #d69a86, 1 #ffcf8e'),
      level('turf', [480, HEIGHT], `0 #b8b862, 0.3 ${TURF_LIGHT}, 1 ${TURF_DARK}`),
      glow('sun', '#ffe9b0', 1),
      glow('rim', '#ffd28a', 0.5),
      blur('far', 5, 6),
      blur('mid', 2, 6),
      blur('rain', 1.4, 4),
      ...ballDefs('ball', ['#fff6e0', '#25301f']),
      ...vignetteDefs(0.34),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 520 }, 'url(#sky)'),
      circle([1180, 380, 520], 'url(#sun)'),
      rect({ x: 0, y: 470, w: WIDTH, h: 600 }, 'url(#turf)'),
      ...back(luck),
      ...farPitch(luck),
      ...team(luck),
      ...front(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function back(luck: Chance): string[] {
  const people = times(70, () => {
    const x = luck.between(0, WIDTH)
    return (
      rect(
        { x: x - 11, y: luck.between(428, 440), w: 22, h: 44 },
        luck.pick([CLUB, CLUB, CLUB_LIGHT, '#e9e3d4', '#4a4a5e', GOLD]),
        { rx: 8 },
      ) + circle([x, 424, 9], luck.pick(['#e6b796', '#b98566', '#8a5b41']))
    )
  })
  return [
    group(
      { filter: 'url(#far)' },
      treeline({ x: -60, y: 300, w: 1720, h: 180 }, '#7a6a6e', luck),
      treeline({ x: -60, y: 370, w: 1720, h: 120 }, '#4d5a4c', luck),
    ),
    group(
      { filter: 'url(#mid)' },
      ...people,
      ...times(12, (at) =>
        rect({ x: at * 140 - 30, y: 466, w: 134, h: 34 }, at % 3 ? CLUB : WHITE),
      ),
    ),
  ]
}

/** The goal, the beaten keeper, the grass between. */
function farPitch(luck: Chance): string[] {
  return [
    ...times(6, (at) =>
      poly(
        [
          [-100 + at * 320, 500],
          [60 + at * 320, 500],
          [0 + at * 420, HEIGHT],
          [-260 + at * 420, HEIGHT],
        ],
        '#e2e69a',
        { opacity: '0.16' },
      ),
    ),
    stroke('M-10 520H1610', WHITE, { width: 4, opacity: '0.8' }),
    goalFrame({ at: [330, 640], size: [380, 158], depth: 60 }),
    figure({
      at: [300, 652],
      size: 150,
      pose: wait,
      kit: { ...guest(luck, WOMEN), shirt: '#5fae4e', isLong: true },
    }),
    ball({ at: [410, 630], r: 13, turn: [20, 30], panel: CLUB, id: 'ball' }),
    figure({ at: [580, 690], size: 178, pose: wait, kit: guest(luck, WOMEN), isMirrored: true }),
  ]
}

function team(luck: Chance): string[] {
  const shadow = { color: '#26401f', skew: 52, length: 0.5 }
  return [
    ellipse([980, 700], [520, 380], 'url(#rim)'),
    figure({
      at: [1420, 800],
      size: 330,
      pose: sprint,
      kit: home(luck, WOMEN),
      isMirrored: true,
      shadow,
    }),
    figure({ at: [690, 830], size: 360, pose: run, kit: home(luck, WOMEN), shadow }),
    figure({
      at: [1240, 880],
      size: 430,
      pose: { ...HUG },
      kit: home(luck, WOMEN),
      isMirrored: true,
      shadow,
    }),
    figure({ at: [900, 890], size: 440, pose: HUG, kit: home(luck, WOMEN), shadow }),
    figure({
      at: [1070, 900],
      size: 452,
      pose: { ...cheer, lift: 34 },
      kit: home(luck, ['tail']),
      shadow,
    }),
  ]
}

function front(luck: Chance): string[] {
  const drops = times(40, () =>
    circle([luck.between(300, 1500), luck.between(840, 960), luck.between(2, 5)], '#fff3d6', {
      opacity: '0.6',
    }),
  )
  return [
    group({ filter: 'url(#rain)' }, ...drops),
    ...blades({
      box: { x: -20, y: 960, w: WIDTH + 40, h: 120 },
      count: 520,
      tall: [26, 80],
      tones: [TURF_DARK, '#3b6f35', '#7a9f4a', '#a9b95a'],
      luck,
    }),
  ]
}
