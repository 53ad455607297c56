import {
  type Chance,
  chance,
  clip,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  type Point,
  poly,
  rect,
  soft,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { pinBoard } from './joint-pins.ts'
import { BOARD, iso, prism, TAILS } from './joint-space.ts'
import { aside, benchGrain } from './joint-surface.ts'
import { INK, OAK_DARK, OAK_LIGHT, SUN, WALNUT } from './palette.ts'

const WIDTH = 1400
const HEIGHT = 1000

/** Two boards, about to become the corner of a drawer. */
export function joint(): string {
  const luck = chance(4)
  return drawing({
    title: 'Zinken',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('bench', [1, 1], `0 #7d5a3b, 0.5 #6b4a2f, 1 #4c3421`),
      fade('face', [1, 0], `0 #f0d6a6, 1 ${OAK_LIGHT}`),
      fade('front', [0, 1], `0 #c99a60, 1 #a87642`),
      fade('end', [1, 1], `0 #b98850, 1 #8f6134`),
      fade('light', [1, 1], `0 ${SUN} 0.35, 0.5 ${SUN} 0, 1 ${INK} 0.3`),
      glow('cast', INK, 0.7),
      clip(
        'tail-face',
        poly(
          tailOutline().map(([x, y]) => iso([x, y, 330])),
          INK,
        ),
      ),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#bench)'),
      ...benchGrain(luck),
      ellipse([820, 880], [640, 120], 'url(#cast)'),
      ...pinBoard(luck),
      ...tailBoard(luck),
      ...aside(luck),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#light)'),
    ],
  })
}

/** Outline of the board with the tails, seen on its face; they widen towards the end. */
function tailOutline(): Point[] {
  const { wide, tail } = BOARD
  const step = wide / TAILS
  const end = times(TAILS, (at): Point[] => {
    const from = at * step
    return [
      [tail - tail, from + step * 0.26],
      [tail, from + step * 0.12],
      [tail, from + step * 0.88],
      [tail - tail, from + step * 0.74],
    ]
  }).flat()
  return [[-840, 0], [0, 0], ...end, [0, wide], [-840, wide]]
}

function tailBoard(luck: Chance): string[] {
  const outline = tailOutline()
  const grain = times(26, (at) => {
    const y = (at + luck.between(0.1, 0.9)) * (BOARD.wide / 26)
    const points = times(9, (step) =>
      iso([-860 + step * 122, y + luck.between(-5, 5) + Math.sin(step * 0.8 + at * 0.2) * 6, 330]),
    )
    return stroke(soft(points), OAK_DARK, {
      width: luck.between(1, 2.6),
      opacity: luck.between(0.2, 0.5).toFixed(2),
    })
  })
  const gauge = stroke(
    `M${iso([-4, 0, 330]).join(' ')}L${iso([-4, BOARD.wide, 330]).join(' ')}`,
    WALNUT,
    { width: 1.6, opacity: 0.7 },
  )
  return [
    ...prism(outline, [330 - BOARD.thick, 330], 'url(#end)'),
    poly(
      outline.map(([x, y]) => iso([x, y, 330])),
      'url(#face)',
    ),
    group({ 'clip-path': 'url(#tail-face)' }, ...grain, gauge),
    stroke(
      `M${iso([-840, BOARD.wide, 330]).join(' ')}L${iso([0, BOARD.wide, 330]).join(' ')}`,
      '#fff1cf',
      { width: 2.5, opacity: 0.8 },
    ),
    ...endGrain(luck),
  ]
}

/** Growth rings on the ends of the tails. */
function endGrain(luck: Chance): string[] {
  const { wide, tail, thick } = BOARD
  const step = wide / TAILS
  return times(TAILS, (at) =>
    times(4, (ring) => {
      const [a, b] = [at * step + step * 0.16, at * step + step * 0.84]
      const z = 330 - thick + 10 + ring * 17
      const points = [
        iso([tail, a, z]),
        iso([tail, (a + b) / 2, z + luck.between(6, 16)]),
        iso([tail, b, z]),
      ]
      return stroke(soft(points), WALNUT, { width: 1.6, opacity: 0.45 })
    }).join(''),
  )
}
