import { area, circle, group, type Point, shape, stroke } from '../../../drawing/brush.ts'

type Vector = readonly [number, number, number]

export type Ball = {
  at: Point
  r: number
  /** How it has rolled, in degrees about two axes. */
  turn: Point
  panel: string
  /** Name of a blend from `ballDefs`. */
  id: string
}

const GOLDEN = (1 + Math.sqrt(5)) / 2
const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

/** Light from the upper left, shade below. */
export function ballDefs(id: string, [light, dark]: readonly [string, string]): string[] {
  const stops = [
    shape('stop', { offset: 0, 'stop-color': light, 'stop-opacity': 0 }),
    shape('stop', { offset: '0.55', 'stop-color': dark, 'stop-opacity': '0.12' }),
    shape('stop', { offset: '0.82', 'stop-color': dark, 'stop-opacity': '0.5' }),
    shape('stop', { offset: 1, 'stop-color': dark, 'stop-opacity': '0.86' }),
  ]
  return [
    shape('radialGradient', { id, cx: '0.36', cy: '0.3', r: '0.78' }, stops),
    shape('radialGradient', { id: `${id}-shine` }, [
      shape('stop', { offset: 0, 'stop-color': '#ffffff', 'stop-opacity': '0.9' }),
      shape('stop', { offset: 1, 'stop-color': '#ffffff', 'stop-opacity': 0 }),
    ]),
  ]
}

/** A football of twelve pentagons and twenty hexagons, reckoned on the sphere. */
export function ball({ at: [x, y], r, turn, panel, id }: Ball): string {
  const turned = CORNERS.map((corner) => rotate(unit(corner), turn))
  const panels = turned.map((center) => {
    const near = turned.filter((other) => dot(center, other) > 0.4 && other !== center)
    return { center, near }
  })
  const wide = Math.max(0.8, r / 42)
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    circle([0, 0, r], '#f7f6f1'),
    ...panels.flatMap(({ center, near }) => seams(center, near, { r, wide })),
    ...panels.map(({ center, near }) => pentagon(center, near, { r, panel })),
    circle([0, 0, r], `url(#${id})`),
    circle([-r * 0.34, -r * 0.42, r * 0.3], `url(#${id}-shine)`, { opacity: '0.7' }),
  )
}

function pentagon(
  center: Vector,
  near: readonly Vector[],
  look: { r: number; panel: string },
): string {
  if (center[2] < -0.2) return ''
  const corners = around(center, near).map((other) => along(center, other, 1 / 3))
  const rim = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return [0, 0.34, 0.67].map((part) => along(corner, next, part))
  })
  if (rim.every(([, , z]) => z < 0)) return ''
  return area(
    `${rim.map((spot, at) => `${at ? 'L' : 'M'}${flat(spot, look.r)}`).join('')}Z`,
    look.panel,
  )
}

function seams(
  center: Vector,
  near: readonly Vector[],
  look: { r: number; wide: number },
): string[] {
  return near.flatMap((other) => {
    const line = [1 / 3, 0.5, 2 / 3].map((part) => along(center, other, part))
    if (line.some(([, , z]) => z < 0) || dot(center, [1, 2, 3]) > dot(other, [1, 2, 3])) return []
    const d = line.map((spot, at) => `${at ? 'L' : 'M'}${flat(spot, look.r)}`).join('')
    return [stroke(d, '#6d7278', look.wide)]
  })
}

/** Neighbours in the order in which they lie around a centre. */
function around(center: Vector, near: readonly Vector[]): Vector[] {
  const [first] = near
  if (!first) return []
  const side = cross(center, first)
  const angle = (other: Vector) =>
    Math.atan2(dot(other, unit(side)), dot(other, unit(cross(side, center))))
  return [...near].sort((a, b) => angle(a) - angle(b))
}

/** On a spot behind the rim the ball's edge is drawn instead. */
function flat([x, y, z]: Vector, r: number): string {
  const push = z < 0 ? 1 / Math.max(0.001, Math.hypot(x, y)) : 1
  return `${Math.round(x * r * push * 10) / 10} ${Math.round(y * r * push * 10) / 10}`
}

function rotate([x, y, z]: Vector, [a, b]: Point): Vector {
  const [s, c] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
  const [y1, z1] = [y * c - z * s, y * s + z * c]
  const [t, d] = [Math.sin((b * Math.PI) / 180), Math.cos((b * Math.PI) / 180)]
  return [x * d + z1 * t, y1, z1 * d - x * t]
}

function along(from: Vector, to: Vector, part: number): Vector {
  return unit(
    [0, 1, 2].reduce<[number, number, number]>(
      (sum, at) => {
        const [a = 0, b = 0] = [from[at], to[at]]
        sum[at] = a + (b - a) * part
        return sum
      },
      [0, 0, 0],
    ),
  )
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
