import { area, circle, group, type Point, poly, stroke, times } from '../../../drawing/brush.ts'
import { CLUB, CLUB_DEEP, GOLD, INK, WHITE } from './palette.ts'

/** A star of five points around the origin. */
export function star([x, y]: Point, r: number, fill: string): string {
  const points = times(10, (at): Point => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    const far = at % 2 ? r * 0.42 : r
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  return poly(points, fill)
}

/** The club's badge: a star above the waves of the Aller; 100 units high, around the origin. */
export function crest([x, y]: Point, scale: number): string {
  const shield = 'M-40 -50H40V4C40 30 20 44 0 52C-20 44 -40 30 -40 4Z'
  const wave = (top: number) => `M-40 ${top}q10 -8 20 0t20 0t20 0t20 0`
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})` },
    area(shield, INK, { opacity: '0.35', transform: 'translate(3 4)' }),
    area(shield, WHITE),
    area('M-36 -46H36V4C36 27 18 40 0 47C-18 40 -36 27 -36 4Z', CLUB),
    area('M0 -46H36V4C36 27 18 40 0 47Z', CLUB_DEEP, { opacity: '0.45' }),
    star([0, -16], 22, WHITE),
    circle([0, -16, 5], GOLD),
    group(
      { transform: 'scale(.82 1)' },
      stroke(wave(14), WHITE, 4),
      stroke('M-36 24q9 -7 18 0t18 0t18 0t18 0', WHITE, 3.4),
      stroke('M-24 34q8 -6 16 0t16 0t16 0', WHITE, 2.6),
    ),
  )
}
