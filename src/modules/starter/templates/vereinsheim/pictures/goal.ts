import { group, type Point, stroke, times } from '../../../drawing/brush.ts'
import { WHITE } from './palette.ts'

type Goal = {
  /** The middle of the goal line. */
  at: Point
  size: Point
  /** How far the net goes back; it is drawn upwards. */
  depth: number
}

/** A goal seen from the front, with its net. */
export function goalFrame({ at: [x, y], size: [w, h], depth }: Goal): string {
  const [left, right, top] = [x - w / 2, x + w / 2, y - h]
  const back = {
    left: left + w * 0.06,
    right: right - w * 0.06,
    top: top + h * 0.16,
    low: y - depth * 0.5,
  }
  const across = Math.max(10, Math.round(w / 9))
  const upright = times(across + 1, (at) => {
    const part = at / across
    const [front, behind] = [left + w * part, back.left + (back.right - back.left) * part]
    return `M${r(front)} ${r(top)}L${r(behind)} ${r(back.top)}V${r(back.low)}`
  })
  const rows = Math.max(6, Math.round(h / 9))
  const level = times(rows + 1, (at) => {
    const rise = (at / rows) * (back.low - back.top)
    const front = top + (at / rows) * h
    return `M${r(left)} ${r(front)}L${r(back.left)} ${r(back.top + rise)}H${r(back.right)}L${r(right)} ${r(front)}`
  })
  const post = Math.max(3, h / 18)
  return group(
    {},
    stroke([...upright, ...level].join(''), WHITE, {
      width: Math.max(0.7, h / 130),
      opacity: '0.5',
    }),
    stroke(`M${r(left)} ${r(y)}V${r(top)}H${r(right)}V${r(y)}`, '#5b6676', {
      width: post,
      transform: `translate(${r(post / 3)} 0)`,
    }),
    stroke(`M${r(left)} ${r(y)}V${r(top)}H${r(right)}V${r(y)}`, WHITE, {
      width: post,
      'stroke-linejoin': 'round',
    }),
  )
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
