import {
  area,
  type Chance,
  chance,
  circle,
  clip,
  drawing,
  ellipse,
  fade,
  glow,
  poly,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { hollyhock } from './front-door-flowers.ts'
import { door, fanlight } from './front-door-leaf.ts'
import { BRICKS, GREEN, GREEN_DARK, INK, SHADE, SUN } from './palette.ts'

const WIDTH = 1000
const HEIGHT = 1250
const STONE = '#e3d6bd'

/** The restored front door in Arnis, hollyhocks beside it. */
export function frontDoor(): string {
  const luck = chance(1911)
  return drawing({
    title: 'Haustür',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('leaf', [1, 0], `0 #4c7766, 0.5 ${GREEN}, 1 ${GREEN_DARK}`),
      fade('pane', [1, 1], `0 #c9d8d6, 0.5 #8fabad, 1 #5f7f84`),
      fade('stone', [1, 0], `0 #f1e6d0, 1 #cbbb9d`),
      fade('shadow', [1, 0.6], `0 ${SUN} 0.22, 0.5 ${INK} 0, 1 ${INK} 0.3`),
      glow('ground', INK, 0.5),
      glow('flame', SUN, 0.6),
      clip('arch', area('M338 330A162 162 0 0 1 662 330Z', INK)),
    ],
    body: [
      ...bricks(luck),
      rect({ x: 0, y: 1130, w: WIDTH, h: 120 }, '#b9aa90'),
      ...cobbles(luck),
      ...surround(),
      ...door(),
      ...fanlight(),
      ...steps(),
      ...lantern(),
      ellipse([190, 1164], [190, 24], 'url(#ground)'),
      ellipse([830, 1164], [170, 24], 'url(#ground)'),
      ...[70, 128, 182, 232].map((x) => hollyhock(x, luck.between(560, 760), luck)),
      ...[790, 846, 912].map((x) => hollyhock(x, luck.between(640, 820), luck)),
      ...treeShade(luck),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#shadow)'),
    ],
  })
}

function bricks(luck: Chance): string[] {
  const rows = times(36, (row) => {
    const shift = row % 2 ? -34 : 0
    return times(16, (at) =>
      rect({ x: shift + at * 68, y: row * 32, w: 64, h: 28 }, luck.pick(BRICKS), {
        opacity: row % 3 ? undefined : 0.94,
      }),
    ).join('')
  })
  return [rect({ x: 0, y: 0, w: WIDTH, h: 1150 }, '#d3b89f'), ...rows]
}

function cobbles(luck: Chance): string[] {
  return times(70, (at) => {
    const row = Math.floor(at / 14)
    const x = (at % 14) * 76 + (row % 2) * 38 - 20
    return shape('rect', {
      x,
      y: 1150 + row * 24,
      width: luck.between(58, 70),
      height: 19,
      rx: 8,
      fill: luck.pick(['#a4967e', '#b1a38b', '#978a74', '#bcaf98']),
    })
  })
}

function surround(): string[] {
  const joints = times(8, (at) =>
    stroke(`M286 ${380 + at * 92}h52M662 ${380 + at * 92}h52`, SHADE, { width: 2, opacity: 0.4 }),
  )
  const rays = times(9, (at) => {
    const angle = Math.PI + (Math.PI / 8) * at
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(
      `M${500 + dx * 166} ${330 + dy * 166}L${500 + dx * 214} ${330 + dy * 214}`,
      SHADE,
      { width: 2, opacity: 0.4 },
    )
  })
  return [
    area('M272 1120V330A228 228 0 0 1 728 330V1120H662V330A162 162 0 0 0 338 330V1120Z', INK, {
      opacity: 0.25,
      transform: 'translate(12 12)',
    }),
    area(
      'M286 1120V330A214 214 0 0 1 714 330V1120H662V330A162 162 0 0 0 338 330V1120Z',
      'url(#stone)',
    ),
    ...joints,
    ...rays,
    poly('474,110 526,110 518,176 482,176', STONE, { stroke: SHADE, 'stroke-width': 2 }),
    rect({ x: 338, y: 330, w: 324, h: 790 }, '#1f332a'),
  ]
}

function steps(): string[] {
  return [
    rect({ x: 262, y: 1116, w: 476, h: 34 }, STONE),
    rect({ x: 262, y: 1142, w: 476, h: 10 }, SHADE, { opacity: 0.35 }),
    rect({ x: 222, y: 1150, w: 556, h: 40 }, '#d4c5aa'),
    rect({ x: 222, y: 1182, w: 556, h: 10 }, SHADE, { opacity: 0.35 }),
    rect({ x: 404, y: 1098, w: 192, h: 20 }, '#7c6347', { rx: 3 }),
    ...times(18, (at) =>
      stroke(`M${412 + at * 10} 1100v16`, '#5f4a34', { width: 2, opacity: 0.6 }),
    ),
  ]
}

function lantern(): string[] {
  return [
    stroke('M760 300q-4 -40 34 -44', INK, 6),
    poly('768,306 820,306 810,388 778,388', '#ffe9b0', { opacity: 0.9 }),
    stroke('M768 306L820 306L810 388L778 388ZM794 306V388', INK, 5),
    poly('760,306 828,306 810,282 778,282', INK),
    circle([794, 346, 130], 'url(#flame)'),
  ]
}

function treeShade(luck: Chance): string[] {
  const leaves = times(70, () =>
    shape('ellipse', {
      cx: luck.between(520, 1040),
      cy: luck.between(-40, 330),
      rx: luck.between(16, 40),
      ry: luck.between(10, 24),
      fill: INK,
      opacity: 0.1,
    }),
  )
  return leaves
}
