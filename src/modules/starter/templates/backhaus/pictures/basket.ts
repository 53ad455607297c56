import {
  area,
  clip,
  fade,
  group,
  type Point,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { WOOD_DARK } from './palette.ts'

export const basketDefs = [
  fade('willow', [1, 0.2], '0 #d9b27c, 0.5 #b9874d, 1 #7f552b'),
  fade('rim', [0, 1], '0 #e6c594, 1 #a5743f'),
]

type Basket = { at: Point; half: number; high: number }

/** A wicker basket from the side, wider above than below. */
export function basket({ at: [x, y], half, high }: Basket): string {
  const low = half * 0.86
  const body = `M${x - half} ${y}H${x + half}L${x + low} ${y + high}H${x - low}Z`
  const id = `b${x}`
  const rows = Math.round(high / 15)
  const strands = times(rows, (row) =>
    times(Math.round(half / 12), (at) => {
      const left = x - half + at * 24 + (row % 2) * 12
      return `M${left} ${y + 10 + row * 15}q12 -9 24 0`
    }).join(''),
  )
  return [
    shape('defs', {}, [clip(id, area(body, '#000'))]),
    area(body, 'url(#willow)'),
    group(
      { 'clip-path': `url(#${id})` },
      stroke(strands.join(''), WOOD_DARK, { width: 4, opacity: '0.55' }),
      stroke(strands.join(''), '#f2d7a8', {
        width: 2,
        opacity: '0.6',
        transform: 'translate(0 -4)',
      }),
    ),
    shape('rect', {
      x: x - half - 8,
      y: y - 10,
      width: 2 * half + 16,
      height: 22,
      rx: 11,
      fill: 'url(#rim)',
    }),
    stroke(
      times(Math.round(half / 9), (at) => `M${x - half + at * 18} ${y - 8}l10 18`).join(''),
      WOOD_DARK,
      { width: 2.5, opacity: '0.5' },
    ),
  ].join('')
}
