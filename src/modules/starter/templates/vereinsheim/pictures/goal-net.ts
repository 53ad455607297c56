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
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { ball, ballDefs } from './ball.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { blades, cloud, treeline } from './nature.ts'
import { CLUB, SKIES, TURF, TURF_DARK, TURF_LIGHT, WHITE } from './palette.ts'

const WIDTH = 1200
const HEIGHT = 1500
/** Where the ball hits. */
const HIT: Point = [770, 560]

/** From behind the goal: the ball is in the net. */
export function goalNet(): string {
  const luck = chance(3)
  return drawing({
    title: 'Tornetz vor Himmel',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('sky', [0, 1], `0 #2f78c4, 0.5 ${SKIES[0]}, 0.85 ${SKIES[1]}, 1 ${SKIES[2]}`),
      fade('turf', [0, 1], `0 #9cc96a, 0.4 ${TURF_LIGHT}, 1 ${TURF_DARK}`),
      fade('post', [1, 0], '0 #c9d0d6, 0.3 #ffffff, 0.7 #e6eaec, 1 #8f9aa5'),
      glow('sun', '#fff6d8', 1),
      blur('far', 3, 4),
      blur('front', 6),
      ...ballDefs('ball', ['#ffffff', '#1b2b4a']),
      ...vignetteDefs(0.3),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 1100 }, 'url(#sky)'),
      circle([250, 200, 420], 'url(#sun)'),
      ...clouds(luck),
      ...field(luck),
      ...frame(),
      ball({ at: HIT, r: 92, turn: [34, 12], panel: CLUB, id: 'ball' }),
      ...net(),
      ...blades({
        box: { x: -20, y: 1400, w: WIDTH + 40, h: 110 },
        count: 420,
        tall: [40, 110],
        tones: [TURF_DARK, '#3d7a3a', TURF, '#7fb556'],
        luck,
      }),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function clouds(luck: Chance): string[] {
  const heaps: readonly [Point, number][] = [
    [[860, 300], 260],
    [[260, 520], 190],
    [[1060, 720], 200],
    [[500, 850], 240],
  ]
  return [
    group(
      { filter: 'url(#far)' },
      ...heaps.map(([at, size]) => cloud({ at, size, colors: ['#ffffff', '#c7d9ea'], luck })),
    ),
  ]
}

function field(luck: Chance): string[] {
  const stripes = times(8, (at) =>
    poly(
      [
        [600 + (at - 4) * 110, 1080],
        [655 + (at - 4) * 110, 1080],
        [760 + (at - 4) * 420, HEIGHT],
        [560 + (at - 4) * 420, HEIGHT],
      ],
      '#d4ee9a',
      { opacity: '0.2' },
    ),
  )
  return [
    group(
      { filter: 'url(#far)' },
      treeline({ x: -20, y: 960, w: 1240, h: 130 }, '#47703f', luck),
      treeline({ x: -20, y: 1010, w: 1240, h: 90 }, '#2f5a35', luck),
    ),
    rect({ x: 0, y: 1080, w: WIDTH, h: HEIGHT - 1080 }, 'url(#turf)'),
    ...stripes,
    stroke('M-10 1150H1210', WHITE, 6),
    stroke('M360 1080L330 1150M840 1080L870 1150', WHITE, { width: 4, opacity: '0.8' }),
    stroke('M-10 1330H1210', WHITE, 16),
    ...times(3, (at) => ellipse([200 + at * 380, 1270 + at * 34], [120, 26], '#8a7a4a')).map(
      (spot) => group({ opacity: '0.25', filter: 'url(#front)' }, spot),
    ),
  ]
}

/** One post and the bar; the stay that holds the net at the back. */
function frame(): string[] {
  return [
    rect({ x: 96, y: 210, w: 40, h: 1126 }, 'url(#post)'),
    rect({ x: 96, y: 190, w: 1200, h: 40 }, WHITE),
    rect({ x: 96, y: 220, w: 1200, h: 12 }, '#8f9aa5'),
    area('M128 214L-20 80V60L140 196Z', '#aab4bd'),
    ellipse([118, 1338], [60, 12], '#3f5a34'),
  ]
}

/** Meshes that bulge towards the viewer where the ball has struck. */
function net(): string[] {
  const at = (column: number, row: number) =>
    bulge([-60 + column * 58 + (row % 2) * 29, 224 + row * 48])
  const cords: string[] = []
  for (let row = 0; row < 24; row += 1) {
    for (let column = 0; column < 24; column += 1) {
      const here = at(column, row)
      const side = row % 2 ? column + 1 : column
      const sag = 0.5 + row / 40
      cords.push(cord(here, at(side - 1, row + 1), sag), cord(here, at(side, row + 1), sag))
    }
  }
  const d = cords.join('')
  return [
    stroke(d, '#26405f', { width: 3.4, opacity: '0.3', transform: 'translate(4 6)' }),
    stroke(d, '#fdfdfb', 3.2),
  ]
}

function cord([ax, ay]: Point, [bx, by]: Point, sag: number): string {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 + sag * 3]
  return `M${Math.round(ax)} ${Math.round(ay)}Q${Math.round(mx)} ${Math.round(my)} ${Math.round(bx)} ${Math.round(by)}`
}

function bulge([x, y]: Point): Point {
  const [dx, dy] = [x - HIT[0], y - HIT[1]]
  const near = Math.exp(-(dx * dx + dy * dy) / (2 * 190 ** 2))
  const pull = 1 + near * 0.62
  return [HIT[0] + dx * pull - near * 6, HIT[1] + dy * pull + near * 26]
}
