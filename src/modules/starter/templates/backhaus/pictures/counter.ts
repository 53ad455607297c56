import {
  area,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { breadDefs, longLoaf, roundLoaf } from './breads.ts'
import { cakeDefs } from './cakes.ts'
import { caseFront, caseGlass } from './counter-case.ts'
import { lowerPastry, upperCakes } from './counter-goods.ts'
import { onTop } from './counter-top.ts'
import { crusty, place, plank, shadows, surfaces, varnish } from './paint.ts'
import {
  BRICK,
  BRICK_DEEP,
  CREAM,
  DUSK,
  DUSK_DEEP,
  INK,
  LINEN,
  PUTTY,
  SUN,
  WOOD,
  WOOD_DARK,
} from './palette.ts'
import { pastryDefs } from './pastry.ts'

const W = 1600
const H = 1067

/** The counter with everything that needs a fork. */
export function counter(): string {
  return drawing({
    title: 'Kuchentheke',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...breadDefs,
      ...pastryDefs,
      ...cakeDefs,
      fade('tiles', [1, 0.4], `0 ${CREAM}, 0.6 ${LINEN}, 1 ${PUTTY}`),
      fade('panel', [1, 0.3], `0 ${DUSK}, 1 ${DUSK_DEEP}`),
      fade('inside', [0, 1], '0 #fff4d8, 1 #e2c89a'),
      fade('glass', [1, 1], '0 #ffffff 0.5, 0.3 #ffffff 0.05, 0.6 #ffffff 0.2, 1 #ffffff 0'),
      fade('metal', [0, 1], '0 #e9cf9b, 1 #8c6a36'),
      glow('lamp', SUN, 0.85),
    ],
    body: [
      ...wallTiles(),
      ...wallShelf(),
      ...caseFront(),
      ...upperCakes(),
      ...lowerPastry(),
      ...caseGlass(),
      ...onTop(),
      ...[330, 800, 1270].flatMap(lamp),
      ...varnish({ w: W, h: H }, '0.4'),
    ],
  })
}

function wallTiles(): string[] {
  const rows = times(8, (row) =>
    times(15, (at) => `M${at * 116 - (row % 2) * 58} ${row * 54}h110v48h-110Z`).join(''),
  )
  return [
    rect({ x: 0, y: 0, w: W, h: 460 }, 'url(#tiles)'),
    stroke(rows.join(''), '#c8b08a', { width: 2.5, opacity: '0.55' }),
    stroke(rows.join(''), '#fff', { width: 1.6, opacity: '0.5', transform: 'translate(2 2)' }),
  ]
}

function wallShelf(): string[] {
  return [
    shadows('800,300,620,14', '0.4'),
    crusty(
      ...[250, 440].map((x) => place({ at: [x, 200], scale: 0.85 }, roundLoaf('rye', 'cross'))),
      ...[660, 930].map((x) => place({ at: [x, 212], scale: 0.8 }, longLoaf('wheat', 4))),
      ...[1150, 1330].map((x) => place({ at: [x, 200], scale: 0.85 }, roundLoaf('wheat', 'bars'))),
    ),
    ...plank({ x: 120, y: 252, w: 1360, h: 26 }, WOOD),
    rect({ x: 120, y: 274, w: 1360, h: 6 }, WOOD_DARK),
    ...[220, 800, 1380].map((x) => area(`M${x - 8} 280h16v40q-2 16 -16 22Z`, WOOD_DARK)),
  ]
}

function lamp(x: number): string[] {
  return [
    stroke(`M${x} 0V60`, INK, 4),
    area(`M${x - 70} 124Q${x - 62} 62 ${x} 58Q${x + 62} 62 ${x + 70} 124Z`, BRICK),
    area(
      `M${x + 10} 59Q${x + 62} 66 ${x + 70} 124H${x + 34}Q${x + 40} 80 ${x + 10} 59Z`,
      BRICK_DEEP,
    ),
    ellipse([x, 124], [70, 9], '#fff2cc'),
    circle([x, 190, 230], 'url(#lamp)', { opacity: '0.7' }),
  ]
}
