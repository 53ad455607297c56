import { area, circle, ellipse, rect, times } from '../../../drawing/brush.ts'
import { roll } from './breads.ts'
import { bundt, cheesecake, chocolateCake, stand, strawberryCake } from './cakes.ts'
import { crusty, place, shadows } from './paint.ts'
import { croissant } from './pastry.ts'

/** Whole cakes on the upper shelf of the case. */
export function upperCakes(): string[] {
  const cakes = [strawberryCake(), chocolateCake(), cheesecake(), strawberryCake(), bundt()]
  return [
    shadows(cakes.map((_, at) => `${270 + at * 265},702,120,12`).join(' '), '0.4'),
    ...cakes.map((cake, at) => place({ at: [270 + at * 265, 660] }, stand(122, 26), cake)),
  ]
}

/** Rolls, croissants, tartlets and slices on the lower one. */
export function lowerPastry(): string[] {
  const tray = (x: number) => rect({ x: x - 150, y: 842, w: 300, h: 12 }, 'url(#metal)', { rx: 6 })
  return [
    ...[290, 640, 970, 1310].map(tray),
    crusty(
      ...times(4, (at) => place({ at: [190 + at * 66, 800], scale: 0.62 }, roll('pale'))),
      ...times(3, (at) => place({ at: [226 + at * 66, 764], scale: 0.62 }, roll('wheat'))),
      ...times(3, (at) => place({ at: [550 + at * 92, 806], scale: 0.42 }, croissant())),
      ...times(2, (at) => place({ at: [596 + at * 92, 772], scale: 0.42 }, croissant())),
    ),
    ...times(4, (at) => tartlet(872 + at * 66, at % 2 === 0)),
    ...times(4, (at) => slice(1210 + at * 66)),
  ]
}

function tartlet(x: number, isRed: boolean): string {
  return [
    area(`M${x - 30} 812h60l-10 28h-40Z`, 'url(#shell)'),
    ellipse([x, 812], [31, 8], '#fff0d2'),
    ...[-16, 0, 16].map((off) => circle([x + off, 804, 9], `url(#${isRed ? 'berry' : 'blue'})`)),
  ].join('')
}

function slice(x: number): string {
  return [
    rect({ x: x - 27, y: 782, w: 54, h: 58 }, 'url(#sponge)', { rx: 3 }),
    rect({ x: x - 27, y: 800, w: 54, h: 8 }, '#fff4e0'),
    rect({ x: x - 27, y: 820, w: 54, h: 8 }, '#b93a4a'),
    rect({ x: x - 29, y: 774, w: 58, h: 12 }, '#fffaf0', { rx: 5 }),
    circle([x, 768, 9], 'url(#berry)'),
  ].join('')
}
