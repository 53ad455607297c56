import {
  type Chance,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  type Point,
  rect,
  shape,
  times,
} from '../../../drawing/brush.ts'
import { ball, ballDefs } from './ball.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { blades } from './nature.ts'
import { CHALK, CLUB, CLUB_LIGHT, EMBER, LAMP, TURF, TURF_DARK, WARM } from './palette.ts'

const WIDTH = 1600
const HEIGHT = 1067
const BALL = { at: [980, 610] as const, r: 290 }

/** The ball on the wet turf after a shower, very near. */
export function wetBall(): string {
  const luck = chance(88)
  return drawing({
    title: 'Ball im nassen Gras',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#dusk)'),
      ...background(luck),
      group(
        { filter: 'url(#mid)' },
        ...grass(luck, { y: 610, h: 130, count: 420, tall: [30, 80] }),
      ),
      ...grass(luck, { y: 700, h: 130, count: 420, tall: [50, 110] }),
      ellipse([1000, 892], [300, 44], '#122c1b'),
      ball({ ...BALL, turn: [16, 28], panel: CLUB, id: 'ball' }),
      ...reflection(),
      ...dropsOnBall(luck),
      ...grass(luck, { y: 846, h: 130, count: 430, tall: [70, 150] }),
      ...dropsInGrass(luck),
      ...spray(luck),
      group(
        { filter: 'url(#front)' },
        ...grass(luck, { y: 1060, h: 90, count: 150, tall: [150, 280] }),
      ),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(): string[] {
  return [
    fade('dusk', [0, 1], `0 #0f1d3d, 0.34 #2a4680, 0.52 #d98d6a, 0.62 #35633c, 1 ${TURF_DARK}`),
    fade('wet', [0, 1], '0 #ffffff 0, 1 #10301c 0.8'),
    glow('bokeh-warm', WARM, 0.8),
    glow('bokeh-cool', LAMP, 0.8),
    blur('far', 14),
    blur('mid', 4, 10),
    blur('front', 7),
    dropDef,
    ...ballDefs('ball', ['#fffdf4', '#12213a']),
    ...vignetteDefs(0.5),
  ]
}

const dropDef = shape('radialGradient', { id: 'drop', cx: '0.4', cy: '0.3', r: '0.8' }, [
  shape('stop', { offset: 0, 'stop-color': '#ffffff', 'stop-opacity': '0.95' }),
  shape('stop', { offset: '0.3', 'stop-color': '#e8f3ff', 'stop-opacity': '0.35' }),
  shape('stop', { offset: '0.8', 'stop-color': '#1c3350', 'stop-opacity': '0.35' }),
  shape('stop', { offset: 1, 'stop-color': '#ffffff', 'stop-opacity': '0.7' }),
])

/** Lamps and banners of the far side, melted by distance. */
function background(luck: Chance): string[] {
  const lamps = times(9, (at) =>
    circle(
      [120 + at * 172, 180 + luck.between(-60, 60), luck.between(46, 84)],
      at % 3 ? 'url(#bokeh-cool)' : 'url(#bokeh-warm)',
    ),
  )
  const rings = times(16, () =>
    circle(
      [luck.between(0, WIDTH), luck.between(330, 520), luck.between(16, 38)],
      luck.pick([EMBER, WARM, CLUB_LIGHT, CHALK]),
      { opacity: luck.between(0.2, 0.5).toFixed(2) },
    ),
  )
  return [
    group(
      { filter: 'url(#far)' },
      rect({ x: 0, y: 520, w: WIDTH, h: 50 }, CLUB),
      rect({ x: 300, y: 520, w: 300, h: 50 }, CHALK),
      rect({ x: 1240, y: 520, w: 210, h: 50 }, '#e2b04a'),
      rect({ x: 0, y: 566, w: WIDTH, h: 60 }, '#8fbf5f'),
    ),
    ...lamps,
    group({ filter: 'url(#mid)' }, ...rings),
  ]
}

type Band = { y: number; h: number; count: number; tall: Point }

function grass(luck: Chance, { y, h, count, tall }: Band): string[] {
  const tones = [TURF_DARK, '#3d7a3a', TURF, '#82b95a', '#1f4a2a']
  return blades({ box: { x: -30, y, w: WIDTH + 60, h }, count, tall, tones, luck })
}

/** The turf mirrored in the ball's underside, and the rim the lamps draw. */
function reflection(): string[] {
  const [x, y] = BALL.at
  const { r } = BALL
  return [
    shape('path', {
      d: `M${x - r * 0.86} ${y + r * 0.5}A${r} ${r} 0 0 0 ${x + r * 0.86} ${y + r * 0.5}Q${x} ${y + r * 0.72} ${x - r * 0.86} ${y + r * 0.5}Z`,
      fill: '#3f8a3f',
      opacity: '0.34',
    }),
    shape('path', {
      d: `M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 1 ${x + r * 0.97} ${y + r * 0.2}`,
      fill: 'none',
      stroke: '#ffdcae',
      'stroke-width': 7,
      opacity: '0.55',
      filter: 'url(#mid)',
    }),
  ]
}

function dropsOnBall(luck: Chance): string[] {
  return times(70, () => {
    const [angle, far] = [luck.between(0, 6.28), Math.sqrt(luck.between(0, 0.86)) * BALL.r]
    const size = luck.between(2.5, 11)
    const spot: Point = [BALL.at[0] + Math.cos(angle) * far, BALL.at[1] + Math.sin(angle) * far]
    return (
      ellipse([spot[0] + 1.5, spot[1] + 3], [size, size * 1.1], 'url(#wet)') +
      ellipse(spot, [size, size * 1.1], 'url(#drop)')
    )
  })
}

function dropsInGrass(luck: Chance): string[] {
  return times(90, () => {
    const y = luck.between(700, 980)
    const size = (y - 560) / 60
    return circle([luck.between(0, WIDTH), y, size * luck.between(0.4, 1.1)], 'url(#drop)')
  })
}

/** Fine water in the air. */
function spray(luck: Chance): string[] {
  return times(60, () =>
    circle([luck.between(380, 1560), luck.between(330, 930), luck.between(1, 3.4)], '#f4faff', {
      opacity: luck.between(0.2, 0.7).toFixed(2),
    }),
  )
}
