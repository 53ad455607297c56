import { type Chance, type Point, poly, soft, stroke, times } from '../../../drawing/brush.ts'
import { BOARD, iso, prism, TAILS } from './joint-space.ts'
import { ASH, OAK, OAK_DARK, WALNUT } from './palette.ts'

/** The upright board whose pins fit between the tails. */
export function pinBoard(luck: Chance): string[] {
  const { wide, tail, thick } = BOARD
  const box: readonly Point[] = [
    [0, 0],
    [tail, 0],
    [tail, wide],
    [0, wide],
  ]
  const shoulder = `M${iso([tail, 0, 0]).join(' ')}L${iso([tail, wide, 0]).join(' ')}`
  return [
    ...prism(box, [-420, 0], 'url(#front)'),
    ...grain(luck),
    poly(lift(box, 0), OAK),
    stroke(shoulder, WALNUT, { width: 1.6, opacity: 0.6 }),
    ...times(TAILS + 1, pinOutline).flatMap((outline) => [
      ...prism(outline, [0, thick], 'url(#front)'),
      poly(lift(outline, thick), ASH, { stroke: OAK_DARK, 'stroke-width': 1 }),
    ]),
  ]
}

function pinOutline(at: number): Point[] {
  const { wide, tail } = BOARD
  const step = wide / TAILS
  const inside = (y: number) => Math.min(wide, Math.max(0, y))
  return [
    [0, inside(at * step - step * 0.26)],
    [tail, inside(at * step - step * 0.12)],
    [tail, inside(at * step + step * 0.12)],
    [0, inside(at * step + step * 0.26)],
  ]
}

function lift(outline: readonly Point[], height: number): Point[] {
  return outline.map(([x, y]) => iso([x, y, height]))
}

function grain(luck: Chance): string[] {
  const { wide, tail } = BOARD
  return times(15, (at) => {
    const y = (at + luck.between(0.2, 0.8)) * (wide / 15)
    const points = times(6, (down) => iso([tail, y + luck.between(-4, 4), -down * 90]))
    return stroke(soft(points), WALNUT, {
      width: luck.between(1, 2.4),
      opacity: luck.between(0.2, 0.45).toFixed(2),
    })
  })
}
