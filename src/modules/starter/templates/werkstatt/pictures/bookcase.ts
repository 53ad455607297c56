import { chance, drawing, fade, glow, rect } from '../../../drawing/brush.ts'
import { drawers, floorPattern, ladder } from './bookcase-front.ts'
import { lampAndLight, niche } from './bookcase-seat.ts'
import { shelves } from './bookcase-shelves.ts'
import { ASH, INK, SUN } from './palette.ts'

const WIDTH = 1000
const HEIGHT = 1250

/** A wall of books with a place to read. */
export function bookcase(): string {
  const luck = chance(64)
  return drawing({
    title: 'Bücherwand',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('room', [0, 1], `0 #e5d8c0, 1 #cdbb9d`),
      fade('ash', [1, 0], `0 #efdcb6, 0.5 ${ASH}, 1 #c9ab79`),
      fade('back', [0, 1], `0 #93795a, 1 #b89b70`),
      fade('cushion', [0, 1], `0 #a9b8a3, 1 #7f927c`),
      fade('night', [1, 1], `0 ${INK} 0, 1 ${INK} 0.2`),
      fade('cone', [0, 1], `0 ${SUN} 0.6, 1 ${SUN} 0`),
      glow('lit', SUN, 0.85),
      glow('foot', INK, 0.55),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 1120 }, 'url(#room)'),
      rect({ x: 36, y: 36, w: 928, h: 1080 }, 'url(#ash)'),
      ...shelves(luck),
      ...niche(luck),
      ...floorPattern(luck),
      ...drawers(),
      ...lampAndLight(),
      ...ladder(),
      rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 'url(#night)'),
    ],
  })
}
