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
import { crest } from './crest.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { CLUB, INK, TIMBER, TIMBER_DARK, TIMBER_LIGHT, WARM } from './palette.ts'
import { boards } from './textures.ts'
import { bowl, cup, medal, pennant, plate, teamPhoto } from './trophies-things.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** The cabinet in the clubhouse: a hundred years on three boards. */
export function trophies(): string {
  const luck = chance(1978)
  return drawing({
    title: 'Pokale im Vereinsheim',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(luck),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#wall)'),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, INK, { opacity: '0.34' }),
      ...lights(),
      ...upper(),
      ...middle(),
      ...lower(luck),
      ...glints(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(luck: Chance): string[] {
  return [
    boards('wall', '#6b4a30', luck),
    fade(
      'gold',
      [1, 0],
      '0 #6d4312, 0.16 #d99b35, 0.34 #fff0b8, 0.48 #e2b04a, 0.72 #9a661f, 0.88 #e8bf63, 1 #6d4312',
    ),
    fade(
      'silver',
      [1, 0],
      '0 #3d454d, 0.16 #a8b3bb, 0.34 #ffffff, 0.5 #c7d0d6, 0.74 #6f7b85, 0.9 #dfe6ea, 1 #4a535b',
    ),
    fade('base', [1, 0], '0 #0e0a08, 0.3 #4a3628, 1 #140e0a'),
    fade('shelf', [0, 1], `0 ${TIMBER_LIGHT}, 0.25 ${TIMBER}, 1 ${TIMBER_DARK}`),
    fade('cone', [0, 1], `0 ${WARM} 0.62, 1 ${WARM} 0`),
    fade('cloth', [1, 0], '0 #000000 0.2, 0.3 #ffffff 0.12, 0.6 #000000 0.1, 1 #000000 0.26'),
    fade('photo', [0, 1], '0 #cfc3a4, 0.5 #a4946f, 1 #6f6147'),
    glow('spot', WARM, 0.9),
    blur('soft', 12, 6),
    blur('drop', 6),
    ...ballDefs('old', ['#fff3d6', '#2a170a']),
    ...vignetteDefs(0.5),
  ]
}

function lights(): string[] {
  const places = times(4, (at) => 220 + at * 387)
  const cones = places.map((x) =>
    poly(
      [
        [x - 24, 14],
        [x + 24, 14],
        [x + 330, 900],
        [x - 330, 900],
      ],
      'url(#cone)',
      { opacity: '0.6' },
    ),
  )
  return [
    ...places.map((x) => rect({ x: x - 26, y: 0, w: 52, h: 16 }, '#1a1410')),
    group({ filter: 'url(#soft)' }, ...cones),
    ...places.map((x) => ellipse([x, 18], [60, 22], 'url(#spot)')),
  ]
}

function shelf(y: number): string {
  return (
    rect({ x: 0, y: y + 26, w: WIDTH, h: 60 }, INK, { opacity: '0.4', filter: 'url(#drop)' }) +
    rect({ x: 0, y, w: WIDTH, h: 28 }, 'url(#shelf)') +
    rect({ x: 0, y, w: WIDTH, h: 4 }, '#e9c795', { opacity: '0.8' })
  )
}

function upper(): string[] {
  return [
    pennant([110, 70], 1.1, CLUB),
    pennant([1460, 64], 1.1, '#b5392e'),
    shelf(392),
    teamPhoto({ x: 250, y: 178, w: 300, h: 212 }, 5),
    cup([660, 392], 1.02, 'gold'),
    crest([835, 286], 1.7),
    cup([1010, 392], 0.92, 'silver'),
    plate([1180, 392], 1),
    cup([1330, 392], 0.66, 'gold'),
  ]
}

function middle(): string[] {
  return [
    shelf(720),
    bowl([150, 720], 1, 'silver'),
    cup([340, 720], 0.86, 'silver'),
    cup([560, 720], 1.24, 'gold'),
    ball({ at: [760, 652], r: 66, turn: [30, 20], panel: '#5b3416', id: 'old' }),
    teamPhoto({ x: 872, y: 520, w: 280, h: 198 }, 9),
    medal([1210, 640], '#e2b04a'),
    medal([1268, 650], '#c7d0d6'),
    cup([1370, 720], 1.06, 'silver'),
    cup([1520, 720], 0.8, 'gold'),
  ]
}

function lower(luck: Chance): string[] {
  const spines = times(26, (at) => {
    const tone = luck.pick(['#1c2f5e', CLUB, '#6b2a22', '#3b4f3d', '#8a6a3c'])
    const h = luck.between(150, 210)
    return (
      rect({ x: 60 + at * 22, y: 1040 - h, w: 20, h }, tone) +
      rect({ x: 63 + at * 22, y: 1056 - h, w: 14, h: 6 }, '#e2b04a', { opacity: '0.7' })
    )
  })
  return [
    ...spines,
    cup([760, 1040], 0.9, 'gold'),
    cup([930, 1040], 0.7, 'silver'),
    pennant([1100, 790], 1, '#2f7a4a'),
    pennant([1250, 790], 1, CLUB),
    bowl([1440, 1040], 1.2, 'gold'),
    shelf(1040),
  ]
}

/** Where metal catches a lamp. */
function glints(luck: Chance): string[] {
  const spots = [
    [632, 210],
    [528, 452],
    [986, 228],
    [1344, 494],
    [1418, 916],
    [316, 552],
  ]
  return spots.flatMap(([x = 0, y = 0]) => [
    circle([x, y, luck.between(20, 32)], 'url(#spot)'),
    stroke(`M${x - 18} ${y}h36M${x} ${y - 18}v36`, '#fffbe6', { width: 1.6, opacity: '0.8' }),
  ])
}
