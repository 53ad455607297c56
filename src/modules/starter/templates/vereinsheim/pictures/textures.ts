import { type Chance, rect, shape, stroke, times } from '../../../drawing/brush.ts'
import { mix } from './light.ts'
import { BRICKS } from './palette.ts'

function pattern(id: string, [w, h]: readonly [number, number], parts: string[]): string {
  return shape('pattern', { id, width: w, height: h, patternUnits: 'userSpaceOnUse' }, parts)
}

/** Courses of brick in their joints. */
export function brickwork(id: string, luck: Chance): string {
  const courses = times(6, (row) =>
    times(7, (at) => {
      const x = at * 34 - (row % 2) * 17 - 17
      return rect({ x, y: row * 14, w: 32, h: 12 }, luck.pick(BRICKS))
    }).join(''),
  )
  return pattern(id, [204, 84], [rect({ x: 0, y: 0, w: 204, h: 84 }, '#cdb49c'), ...courses])
}

/** Rows of pantiles. */
export function tiles(id: string, color: string): string {
  const rows = times(4, (at) => {
    const [x, y] = [(at % 2) * 22 + (at > 1 ? -44 : 0), at > 1 ? 20 : 0]
    return shape('path', {
      d: `M${x} ${y}q11 -5 22 0t22 0v20q-11 5 -22 0t-22 0Z`,
      fill: mix(color, '#000000', at % 2 ? 0.14 : 0),
      stroke: mix(color, '#000000', 0.36),
      'stroke-width': 1.6,
    })
  })
  const more = [22, -22, 0, 44].map((x, at) =>
    stroke(`M${x} ${at > 1 ? 20 : 0}v20`, mix(color, '#ffffff', 0.16), 2),
  )
  return pattern(id, [44, 40], [rect({ x: 0, y: 0, w: 44, h: 40 }, color), ...rows, ...more])
}

/** Upright boards side by side, each with its grain. */
export function boards(id: string, color: string, luck: Chance): string {
  const planks = times(6, (at) => {
    const tone = mix(color, luck.pick(['#000000', '#ffffff']), luck.between(0.02, 0.12))
    const grain = times(3, (line) =>
      stroke(
        `M${at * 30 + 6 + line * 8} 0q${luck.between(-4, 4).toFixed(1)} 60 0 120t0 120`,
        mix(color, '#000000', 0.24),
        { width: 0.9, opacity: '0.5' },
      ),
    )
    return rect({ x: at * 30, y: 0, w: 28, h: 240 }, tone) + grain.join('')
  })
  return pattern(
    id,
    [180, 240],
    [rect({ x: 0, y: 0, w: 180, h: 240 }, mix(color, '#000000', 0.5)), ...planks],
  )
}
