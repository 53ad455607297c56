import {
  type Box,
  type Chance,
  clip,
  group,
  poly,
  rect,
  shape,
  soft,
  stroke,
  times,
} from '../../../drawing/brush.ts'

export type Plank = Box & {
  id: string
  color: string
  grain: string
  /** How many lines the grain has. */
  lines: number
  chance: Chance
  isUpright?: boolean
}

/** A board with its grain: long lines that wander a little and part around a knot. */
export function plank({ id, color, grain, lines, chance, isUpright, ...box }: Plank): string {
  const across = isUpright ? box.w : box.h
  const along = isUpright ? box.h : box.w
  const knot = { at: chance.between(0.2, 0.8) * along, off: chance.between(0.3, 0.7) * across }
  const strokes = times(lines, (at) => {
    const off = ((at + chance.between(0.2, 0.8)) / lines) * across
    const points = grainLine({ off, along, across, knot, chance }).map(
      ([a, o]): [number, number] => (isUpright ? [box.x + o, box.y + a] : [box.x + a, box.y + o]),
    )
    const opacity = chance.between(0.18, 0.5)
    return stroke(soft(points), grain, {
      width: chance.between(0.8, 2.2),
      opacity: opacity.toFixed(2),
    })
  })
  return [
    shape('defs', {}, [clip(id, rect(box, grain))]),
    rect(box, color),
    group({ 'clip-path': `url(#${id})` }, ...strokes),
  ].join('')
}

type Line = {
  off: number
  along: number
  across: number
  knot: { at: number; off: number }
  chance: Chance
}

function grainLine({ off, along, across, knot, chance }: Line): [number, number][] {
  const steps = Math.max(4, Math.round(along / 130))
  const side = off < knot.off ? -1 : 1
  return times(steps + 1, (at) => {
    const a = (at / steps) * along
    const near = Math.exp(-(((a - knot.at) / (along * 0.09)) ** 2))
    const push = side * near * across * 0.14 * Math.exp(-Math.abs(off - knot.off) / (across * 0.3))
    return [a, off + push + chance.between(-1, 1) * across * 0.02]
  })
}

type Curl = { at: readonly [number, number]; size: number; color: string; turn: number }

/** A plane shaving: a ribbon that has sprung into loops. */
export function curl({ at: [x, y], size, color, turn }: Curl): string {
  const loops = 1.5 + (turn % 1.5)
  const points = times(Math.round(loops * 9), (step): [number, number] => {
    const angle = (step / 9) * Math.PI * 2
    const shrink = 1 - (step / (loops * 9)) * 0.35
    return [
      angle * size * 0.2 - Math.sin(angle) * size * shrink,
      Math.cos(angle) * size * 0.8 * shrink,
    ]
  })
  const tilt = ((turn * 57) % 70) - 35
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(tilt)})`
  return group(
    { transform },
    stroke(soft(points), color, size * 0.42),
    stroke(soft(points), '#9a6d3f', { width: size * 0.06, opacity: 0.6 }),
  )
}

type Floor = { box: Box; vanish: number; colors: readonly string[]; chance: Chance }

/** Boards of a floor, running towards the viewer. */
export function floor({ box, vanish, colors, chance }: Floor): string {
  const count = 26
  const spread = 2.6
  return times(count, (at) => {
    const edge = (part: number) => box.x + box.w * part
    const near = (part: number) => vanish + (edge(part) - vanish) * spread
    const [left, right] = [at / count, (at + 1) / count]
    return poly(
      [
        [edge(left), box.y],
        [edge(right), box.y],
        [near(right), box.y + box.h],
        [near(left), box.y + box.h],
      ],
      chance.pick(colors),
      { stroke: '#6d5138', 'stroke-width': 1, 'stroke-opacity': 0.35 },
    )
  }).join('')
}
