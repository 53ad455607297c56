import {
  area,
  type Chance,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { landscapeDefs } from './landscape.ts'
import { GREEN, GREEN_DARK, INK, LINEN, SHADE, SUN, WALL, WALL_DEEP } from './palette.ts'
import { floor } from './wood.ts'
import { bench, onTheBench } from './workshop-bench.ts'
import { leaningBoards, toolWall } from './workshop-wall.ts'
import { PANE, windowWithView } from './workshop-window.ts'

const WIDTH = 1600
const HEIGHT = 900

/** The workshop in the morning. */
export function workshop(): string {
  const luck = chance(1987)
  return drawing({
    title: 'Werkstatt',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      ...landscapeDefs,
      fade('wall', [1, 0.3], `0 ${LINEN}, 0.55 ${WALL}, 1 ${WALL_DEEP}`),
      fade('beam', [0.8, 1], `0 ${SUN} 0.75, 1 ${SUN} 0`),
      fade('dusk', [1, 0], `0 ${INK} 0, 0.6 ${INK} 0.06, 1 ${INK} 0.4`),
      glow('lamp', SUN, 0.55),
      glow('under', INK, 0.75),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 780 }, 'url(#wall)'),
      ...wallBoards(luck),
      ...windowWithView(luck),
      ...toolWall(luck),
      ...leaningBoards(luck),
      floor({
        box: { x: -200, y: 772, w: 2000, h: 128 },
        vanish: 800,
        colors: ['#a9835a', '#b38d62', '#9d7850', '#ac875c'],
        chance: luck,
      }),
      rect({ x: 0, y: 766, w: WIDTH, h: 10 }, SHADE, { opacity: 0.5 }),
      ...lightOnFloor(),
      ...bench(luck),
      ...onTheBench(luck),
      ...lamp(),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#dusk)'),
      ...beams(),
      ...dust(luck),
    ],
  })
}

function wallBoards(luck: Chance): string[] {
  return times(23, (at) =>
    stroke(`M${at * 72 + 20} 0V770`, WALL_DEEP, { width: luck.between(1, 2.4), opacity: 0.34 }),
  )
}

function lamp(): string[] {
  return [
    stroke('M880 0V196', INK, 4),
    area('M848 224Q852 196 880 194Q908 196 912 224L950 264H810Z', GREEN),
    area('M880 194Q908 196 912 224L950 264H890Z', GREEN_DARK, { opacity: 0.6 }),
    ellipse([880, 264], [70, 11], '#f8e5b4'),
    circle([880, 300, 190], 'url(#lamp)'),
  ]
}

function lightOnFloor(): string[] {
  return times(4, (at) => {
    const left = 250 + at * 190
    return poly(
      [
        [left, 782],
        [left + 160, 782],
        [left + 250, 896],
        [left + 70, 896],
      ],
      SUN,
      { opacity: 0.28 },
    )
  })
}

function beams(): string[] {
  return times(4, (at) => {
    const left = PANE.x + 16 + at * 172
    return poly(
      [
        [left, 110],
        [left + 146, 110],
        [left + 520, 880],
        [left + 250, 880],
      ],
      'url(#beam)',
      { opacity: 0.34 },
    )
  })
}

function dust(luck: Chance): string[] {
  return times(60, () =>
    circle([luck.between(240, 1240), luck.between(150, 720), luck.between(0.8, 2.4)], '#fff6dd', {
      opacity: luck.between(0.25, 0.8).toFixed(2),
    }),
  )
}
