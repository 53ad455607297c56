import {
  type Box,
  type Chance,
  group,
  type Point,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { blur, paper, relief, tile } from './filters.ts'

const SHADOW = shape('radialGradient', { id: 'shadow' }, [
  shape('stop', { offset: '0.4', 'stop-color': '#2f170b' }),
  shape('stop', { offset: '0.75', 'stop-color': '#2f170b', 'stop-opacity': '0.5' }),
  shape('stop', { offset: 1, 'stop-color': '#2f170b', 'stop-opacity': 0 }),
])

/** What every picture is painted with. */
export const surfaces = [
  relief('crust', { pitch: '0.035', octaves: 2, depth: '4.5' }),
  tile('timber', {
    pitch: '0.004 0.13',
    octaves: 2,
    depth: '3',
    size: [1600, 170],
    color: '#4a2710',
  }),
  paper('grain', '#3a2416', 256),
  blur('soft', 9),
  SHADOW,
  ball('corners', [0.5, 0.45], '0.5 #2a1710 0, 1 #2a1710 1'),
]

/** Gives everything inside the roughness of a crust, in one go. */
export function crusty(...children: string[]): string {
  return group({ filter: 'url(#crust)' }, ...children)
}

/** Out of focus. It takes long where it covers much: shadows are cheaper. */
export function blurred(...children: string[]): string {
  return group({ filter: 'url(#soft)' }, ...children)
}

export type Place = { at: Point; scale?: number | Point; turn?: number }

/** Moves what was drawn around the origin to its place. */
export function place({ at: [x, y], scale = 1, turn = 0 }: Place, ...children: string[]): string {
  const size = typeof scale === 'number' ? scale.toFixed(2) : scale.join(' ')
  const moves = [`translate(${Math.round(x)} ${Math.round(y)})`]
  if (turn) moves.push(`rotate(${Math.round(turn)})`)
  if (size !== '1.00') moves.push(`scale(${size})`)
  return group({ transform: moves.join(' ') }, ...children)
}

/** A blend from a bright spot outwards; a stop is 'offset colour opacity'. */
export function ball(id: string, [cx, cy]: Point, stops: string): string {
  const parts = stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ')
    return shape('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
  })
  return shape('radialGradient', { id, cx: `${cx}`, cy: `${cy}`, r: '0.78' }, parts)
}

/** Boards of a table or a wall: a colour with grain, and a joint between each two. */
export function boards(box: Box, fill: string, count: number): string[] {
  const height = box.h / count
  const joints = times(count, (at) => box.y + at * height)
  return [
    rect(box, fill),
    rect(box, 'url(#timber)', { opacity: '0.6' }),
    ...joints.flatMap((y) => [
      rect({ ...box, y, h: 3 }, '#3d200f', { opacity: '0.45' }),
      rect({ ...box, y: y + 3, h: 2 }, '#fff0d2', { opacity: '0.3' }),
    ]),
  ]
}

/** Shadows below things that stand or lie: 'x,y,rx,ry' of each, parted by spaces. */
export function shadows(spots: string, opacity = '0.5'): string {
  const forms = spots.split(' ').map((spot) => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = spot.split(',').map(Number)
    return shape('ellipse', { cx, cy, rx: rx * 1.15, ry: ry * 1.15, fill: 'url(#shadow)' })
  })
  return group({ opacity }, ...forms)
}

/** The shadow of something with corners. */
export function lift({ x, y, w, h }: Box, rx: number): string {
  const rings = times(6, (at) => {
    const out = 4 + at * 7
    const box = { x: x - out, y: y - out, w: w + 2 * out, h: h + 2 * out }
    return rect(box, '#2f170b', { rx: rx + out, opacity: '0.12' })
  })
  return group({ transform: 'translate(14 20)' }, ...rings)
}

/** A single plank, too thin to show its grain. */
export function plank(box: Box, fill: string): string[] {
  return [
    rect(box, fill),
    rect({ ...box, h: 3 }, '#fff0d2', { opacity: '0.5' }),
    rect({ ...box, y: box.y + box.h * 0.62, h: box.h * 0.38 }, '#3d200f', { opacity: '0.22' }),
  ]
}

type Dust = { luck: Chance; at: Point; reach: Point; count: number; color?: string }

/** Flour, sugar or crumbs: dots that grow rare towards the edge, all in one path. */
export function dust({
  luck,
  at: [x, y],
  reach: [rx, ry],
  count,
  color = '#fffaf0',
}: Dust): string {
  const dots = (share: number) =>
    times(Math.round(count * share), () => {
      const turn = luck.between(0, Math.PI * 2)
      const out = luck.between(0, 1) ** 0.75
      const spot = [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out]
      return `M${spot.map((part) => part.toFixed(0)).join(' ')}h0`
    }).join('')
  return [1.6, 3, 5]
    .map((width, at) => sprinkle(dots([0.6, 0.3, 0.1][at] ?? 0), color, width))
    .join('')
}

function sprinkle(d: string, color: string, width: number): string {
  return stroke(d, color, { width, 'stroke-linecap': 'round', opacity: '0.8' })
}

/** The last coat: a fine grain over everything and dark corners. */
export function varnish({ w, h }: Pick<Box, 'w' | 'h'>, corners: string): string[] {
  const all = { x: 0, y: 0, w, h }
  return [
    rect(all, 'url(#corners)', { opacity: corners }),
    rect(all, 'url(#grain)', { opacity: '0.14' }),
  ]
}
