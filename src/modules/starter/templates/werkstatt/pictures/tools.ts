import { area, circle, group, type Point, rect, stroke, times } from '../../../drawing/brush.ts'
import { CREAM, INK, IRON, OAK, OAK_DARK, OAK_LIGHT, STEEL, WALNUT } from './palette.ts'

/** Tools as they hang on the wall; each is drawn around 0/0, its upper end, and then placed. */
export function place(tool: string, [x, y]: Point, more = ''): string {
  return group({ transform: `translate(${x} ${y})${more ? ` ${more}` : ''}` }, tool)
}

export function handsaw(): string {
  return [
    area('M20 60L188 330L150 352L-22 96Z', STEEL),
    area('M20 60L188 330L180 335L10 66Z', CREAM, { opacity: 0.5 }),
    stroke('M-22 96L150 352', IRON, { width: 3, 'stroke-dasharray': '4 4' }),
    area('M-34 20Q-44 -16 -6 -22Q36 -26 46 12L40 66L-26 108Q-52 84 -34 20Z', WALNUT),
    area('M-16 22Q-20 2 2 0Q20 0 22 20L16 46L-10 62Q-22 50 -16 22Z', '#b9a88d'),
    circle([26, 62, 4], CREAM),
    circle([-12, 88, 4], CREAM),
  ].join('')
}

export function chisel(length: number, width: number): string {
  return [
    area(`M-9 0Q-13 34 -8 ${length * 0.4}L8 ${length * 0.4}Q13 34 9 0Q0 -8 -9 0Z`, OAK_LIGHT),
    area(`M2 0Q9 34 5 ${length * 0.4}L8 ${length * 0.4}Q13 34 9 0Z`, OAK_DARK, { opacity: 0.5 }),
    rect({ x: -8, y: length * 0.4, w: 16, h: 9 }, IRON),
    area(
      `M-4 ${length * 0.4 + 9}L${-width} ${length * 0.56}L${-width} ${length}L${width} ${length - 12}L${width} ${length * 0.56}L4 ${length * 0.4 + 9}Z`,
      STEEL,
    ),
    rect({ x: -width, y: length * 0.56, w: width * 0.7, h: length * 0.36 }, CREAM, {
      opacity: 0.45,
    }),
  ].join('')
}

export function trySquare(): string {
  return [
    rect({ x: 0, y: 0, w: 26, h: 120 }, WALNUT),
    rect({ x: 26, y: 0, w: 150, h: 24 }, STEEL),
    rect({ x: 26, y: 0, w: 150, h: 7 }, CREAM, { opacity: 0.5 }),
    ...[18, 60, 102].map((y) => circle([13, y, 3], '#c9a45c')),
  ].join('')
}

export function mallet(): string {
  return [
    rect({ x: -9, y: 40, w: 18, h: 150 }, OAK_LIGHT, { rx: 6 }),
    rect({ x: 2, y: 40, w: 7, h: 150 }, OAK_DARK, { rx: 3, opacity: 0.45 }),
    area('M-56 -6L56 -14L56 52L-56 44Z', OAK),
    area('M-56 24L56 24L56 52L-56 44Z', OAK_DARK, { opacity: 0.5 }),
  ].join('')
}

export function clampTool(length: number): string {
  return [
    rect({ x: -5, y: 0, w: 10, h: length }, IRON),
    rect({ x: -5, y: 0, w: 4, h: length }, STEEL, { opacity: 0.7 }),
    area('M-5 4h64v30h-24l-10 -12h-30Z', IRON),
    area(`M-5 ${length - 90}h64v30h-24l-10 -12h-30Z`, IRON),
    rect({ x: 40, y: length - 96, w: 9, h: 74 }, STEEL),
    rect({ x: 31, y: length - 24, w: 27, h: 46 }, WALNUT, { rx: 10 }),
  ].join('')
}

/** A smoothing plane seen from the side, standing on 0/0 at its left lower corner. */
export function handPlane(): string {
  return [
    area('M0 0L0 -34Q2 -46 16 -46L54 -46L70 -34L196 -34L230 -46Q250 -46 252 -30L252 0Z', IRON),
    rect({ x: 0, y: -9, w: 252, h: 9 }, STEEL),
    area('M112 -34L96 -104L124 -104L146 -34Z', STEEL),
    area('M100 -104L124 -104L146 -34L134 -34Z', CREAM, { opacity: 0.35 }),
    area('M20 -46Q8 -98 40 -104Q70 -100 58 -46Z', WALNUT),
    area('M182 -36Q172 -120 214 -128Q236 -124 220 -100Q206 -70 226 -40Z', WALNUT),
    area('M36 -102Q62 -98 54 -48L46 -48Q52 -90 36 -102Z', INK, { opacity: 0.28 }),
    circle([92, -66, 13], '#c9a45c'),
    circle([92, -66, 6], OAK_DARK),
  ].join('')
}

/** An old wooden plane, as they stand on the shelf. */
export function woodenPlane(length: number, color: string): string {
  return [
    rect({ x: 0, y: -44, w: length, h: 44 }, color, { rx: 3 }),
    rect({ x: 0, y: -14, w: length, h: 14 }, INK, { opacity: 0.16, rx: 3 }),
    area(`M${length * 0.45} -44l-16 -34h18l22 34Z`, STEEL),
    area(`M${length * 0.45 + 8} -44l-10 -26h14l16 26Z`, WALNUT),
    ...times(4, (at) =>
      stroke(`M6 ${-38 + at * 8}h${length - 12}`, OAK_DARK, { width: 1, opacity: 0.4 }),
    ),
  ].join('')
}
