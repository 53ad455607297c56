import {
  area,
  type Box,
  type Chance,
  circle,
  fade,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { CREAM, GREEN_DARK, LEAVES, SKY, SKY_HIGH, SUN, WATER, WATER_DEEP } from './palette.ts'

export const landscapeDefs = [
  fade('sky', [0, 1], `0 ${SKY_HIGH}, 0.7 ${SKY}, 1 ${SUN}`),
  fade('water', [0, 1], `0 ${SKY}, 0.3 ${WATER}, 1 ${WATER_DEEP}`),
]

/** The Schlei as one sees it from here: low hills, still water, a sail. */
export function landscape(box: Box, chance: Chance): string {
  const shore = box.y + box.h * 0.56
  const low = box.y + box.h
  const unit = Math.min(box.w, box.h)
  return [
    rect({ ...box, h: box.h * 0.6 }, 'url(#sky)'),
    circle([box.x + box.w * 0.3, shore - box.h * 0.2, unit * 0.075], '#fff6de', { opacity: 0.9 }),
    hills(box, { base: shore, height: 0.2, color: '#b4bfae', waves: 2.2, shift: 0.4 }),
    hills(box, { base: shore, height: 0.12, color: '#93a58b', waves: 3.1, shift: 2 }),
    rect({ x: box.x, y: shore, w: box.w, h: low - shore }, 'url(#water)'),
    ...ripples({ ...box, y: shore, h: low - shore }, chance),
    sail(box.x + box.w * 0.66, shore + box.h * 0.03, unit * 0.26),
    ...reeds({ ...box, y: low - box.h * 0.2, h: box.h * 0.2 }, chance),
  ].join('')
}

type Hills = { base: number; height: number; color: string; waves: number; shift: number }

export function hills(box: Box, { base, height, color, waves, shift }: Hills): string {
  const crest = times(41, (at): [number, number] => {
    const part = at / 40
    const swing = Math.sin(part * Math.PI * waves + shift) + 0.4 * Math.sin(part * 17 + shift * 3)
    return [box.x + part * box.w, base - box.h * height * (0.55 + 0.35 * swing)]
  })
  return poly([[box.x, base + 1], ...crest, [box.x + box.w, base + 1]], color)
}

function ripples({ x, y, w, h }: Box, chance: Chance): string[] {
  return times(34, () => {
    const depth = chance.between(0.04, 0.96)
    const length = chance.between(0.03, 0.14) * w * (0.4 + depth)
    const left = x + chance.between(-0.02, 0.95) * w
    const d = `M${left.toFixed(1)} ${(y + depth * h).toFixed(1)}h${length.toFixed(1)}`
    const opacity = chance.between(0.2, 0.6).toFixed(2)
    return stroke(d, CREAM, { width: 0.8 + depth * 1.6, opacity })
  })
}

function sail(x: number, y: number, size: number): string {
  const hull = `M${x - size * 0.34} ${y}h${size * 0.72}l${-size * 0.12} ${size * 0.12}h${-size * 0.46}Z`
  return [
    poly(
      [
        [x, y - size],
        [x, y - size * 0.08],
        [x + size * 0.42, y - size * 0.08],
      ],
      '#fbf4e6',
    ),
    poly(
      [
        [x - 3, y - size * 0.86],
        [x - 3, y - size * 0.08],
        [x - size * 0.26, y - size * 0.08],
      ],
      '#e9dcc4',
    ),
    area(hull, '#7b4a36'),
    area(
      `M${x - size * 0.2} ${y + size * 0.2}h${size * 0.5}v${size * 0.5}l${-size * 0.5} ${-size * 0.2}Z`,
      CREAM,
      {
        opacity: 0.25,
      },
    ),
  ].join('')
}

function reeds({ x, y, w, h }: Box, chance: Chance): string[] {
  return times(90, () => {
    const left = x + chance.between(0, 1) ** 2 * w * 0.45
    const top = y + chance.between(0, 0.7) * h
    const lean = chance.between(-14, 22)
    const d = `M${left.toFixed(1)} ${(y + h).toFixed(1)}Q${left.toFixed(1)} ${((y + h + top) / 2).toFixed(1)} ${(left + lean).toFixed(1)} ${top.toFixed(1)}`
    return stroke(d, chance.pick([...LEAVES, GREEN_DARK]), chance.between(1.2, 3))
  })
}
