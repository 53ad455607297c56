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
import { ball, ballDefs } from './ball.ts'
import { mastDefs, masts } from './floodlight-masts.ts'
import { match } from './floodlight-match.ts'
import { blur, level, vignette, vignetteDefs } from './light.ts'
import { blades, cloud, treeline } from './nature.ts'
import {
  CHALK,
  CLUB,
  DUSK,
  EMBER,
  INK,
  LAMP,
  NIGHT,
  TURF,
  TURF_DARK,
  TURF_NIGHT,
} from './palette.ts'

const WIDTH = 1600
const HEIGHT = 1067
const HORIZON = 520

/** The evening match under floodlights. */
export function floodlight(): string {
  const luck = chance(1924)
  return drawing({
    title: 'Flutlichtspiel',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 560 }, 'url(#sky)'),
      ...stars(luck),
      ...clouds(luck),
      treeline({ x: -20, y: 420, w: 1640, h: 110 }, '#1c2440', luck),
      ...stand(luck),
      rect({ x: 0, y: HORIZON, w: WIDTH, h: HEIGHT - HORIZON }, 'url(#pitch)'),
      ...mown(),
      ...lines(),
      ellipse([800, 640], [900, 150], 'url(#pool)'),
      ...masts(),
      ...match(luck),
      ...foreground(luck),
      ball({ at: [1130, 968], r: 44, turn: [24, 38], panel: CLUB, id: 'match-ball' }),
      ...blades({
        box: { x: 1060, y: 1000, w: 150, h: 24 },
        count: 60,
        tall: [10, 26],
        tones: [TURF_DARK, '#356f38'],
        luck,
      }),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(): string[] {
  return [
    fade('sky', [0, 1], `0 #0b1329, 0.36 ${NIGHT}, 0.6 ${DUSK}, 0.74 #a8677f, 0.86 ${EMBER}`),
    level('pitch', [HORIZON, HEIGHT], `0 #a9cf72, 0.18 #6fae55, 0.5 ${TURF}, 1 ${TURF_NIGHT}`),
    level('stripe', [HORIZON, HEIGHT], '0 #d9f09a 0.5, 0.4 #a6d672 0.34, 1 #6fb45a 0.22'),
    glow('pool', '#f4ffd8', 0.7),
    blur('far', 2.4, 5),
    blur('near', 5),
    blur('soft', 16, 6),
    ...mastDefs,
    ...ballDefs('match-ball', ['#ffffff', '#16231f']),
    ...vignetteDefs(0.28),
  ]
}

function stars(luck: Chance): string[] {
  return times(70, () =>
    circle([luck.between(0, WIDTH), luck.between(0, 250), luck.between(0.6, 1.7)], LAMP, {
      opacity: luck.between(0.2, 0.8).toFixed(2),
    }),
  )
}

function clouds(luck: Chance): string[] {
  const bands = times(7, (at) => {
    const [x, y] = [luck.between(-100, 1500), 330 + at * 22]
    const w = luck.between(300, 620)
    return area(
      `M${Math.round(x)} ${y}q${Math.round(w * 0.3)} -16 ${Math.round(w * 0.5)} -6t${Math.round(w * 0.5)} 4q${Math.round(-w * 0.4)} 14 ${Math.round(-w)} 2Z`,
      at > 3 ? '#f6b98a' : '#5a5680',
      { opacity: '0.42' },
    )
  })
  return [
    group({ filter: 'url(#far)' }, ...bands),
    group(
      { filter: 'url(#far)' },
      cloud({ at: [1290, 366], size: 150, colors: ['#8d6a86', '#54507c'], luck }),
    ),
  ]
}

/** Spectators under a long roof on the far side, and banners before them. */
function stand(luck: Chance): string[] {
  const heads = times(190, () => {
    const row = Math.floor(luck.between(0, 4))
    const [x, y] = [luck.between(360, 1240), 462 + row * 13]
    const coat = luck.pick(['#23304f', '#2f3d5e', CLUB, CLUB, '#e9e6dc', '#3b3446', '#c9a24a'])
    return (
      rect({ x: x - 4, y: y + 3, w: 8, h: 12 }, coat, { rx: 3 }) +
      circle([x, y, 3.4], luck.pick(['#d9a98a', '#b98566', '#8a5b41']))
    )
  })
  const banners = times(12, (at) => {
    const tone = [CLUB, CHALK, '#e2b04a', '#123a8f'][at % 4] ?? CLUB
    return (
      rect({ x: 300 + at * 84, y: 510, w: 80, h: 20 }, tone) +
      rect({ x: 314 + at * 84, y: 517, w: 52, h: 5 }, at % 4 === 1 ? CLUB : CHALK, {
        opacity: '0.8',
      })
    )
  })
  return [
    poly('330,432 1270,432 1290,512 310,512', '#141c33'),
    group({}, ...heads),
    poly('318,418 1282,418 1300,440 300,440', '#0f1628'),
    rect({ x: 318, y: 438, w: 964, h: 3 }, '#dfeaff', { opacity: '0.55' }),
    ...times(9, (at) => rect({ x: 340 + at * 114, y: 438, w: 5, h: 76 }, '#0f1628')),
    ...banners,
  ]
}

/** Stripes of the mower, running towards the viewer. */
function mown(): string[] {
  return times(9, (at) => {
    const [far, near] = [(at * 2 - 8.5) * 90, (at * 2 - 8.5) * 330]
    return poly(
      [
        [800 + far, HORIZON],
        [890 + far, HORIZON],
        [1130 + near, HEIGHT],
        [800 + near, HEIGHT],
      ],
      'url(#stripe)',
    )
  })
}

function lines(): string[] {
  const chalk = (d: string, width: number) => stroke(d, CHALK, { width, opacity: '0.85' })
  return [
    chalk('M-20 548H1620', 2),
    chalk('M800 548L800 1080', 5),
    chalk(
      'M480 690C480 640 620 614 800 614S1120 640 1120 690S980 782 800 782S480 742 480 690Z',
      4.4,
    ),
    ellipse([800, 690], [9, 5], CHALK),
    chalk('M-20 1010H1620', 11),
  ]
}

/** Grass at the viewer's feet, a little out of focus, and one of the corner flags. */
function foreground(luck: Chance): string[] {
  const tones = ['#163d2b', '#1f5234', '#2c6a3d']
  return [
    group(
      { filter: 'url(#near)', opacity: '0.9' },
      ...blades({
        box: { x: -20, y: 1030, w: 1640, h: 70 },
        count: 420,
        tall: [40, 84],
        tones,
        luck,
      }),
    ),
    stroke('M230 1012V742', '#f4efe2', 7),
    stroke('M233 1012V742', INK, { width: 2, opacity: '0.4' }),
    area('M232 744q40 -14 66 4q26 14 56 2l-8 62q-26 14 -54 0q-30 -14 -60 2Z', CLUB),
    area('M232 744q40 -14 66 4l-4 64q-28 -12 -62 4Z', '#0b2158', { opacity: '0.34' }),
    ellipse([238, 1014], [40, 8], '#0e2a1c'),
  ]
}
