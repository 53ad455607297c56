/** The few strokes all pictures are drawn with. Everything is text, so a picture is a string. */
export type Point = readonly [number, number]
type Value = string | number | undefined
type Attributes = Readonly<Record<string, Value>>

export function shape(name: string, attributes: Attributes, children: string[] = []): string {
  const written = Object.entries(name === 'g' ? attributes : plainly(attributes))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tidy(value) : value}"`)
  const inside = children.join('')
  return inside
    ? `<${name}${written.join('')}>${inside}</${name}>`
    : `<${name}${written.join('')}/>`
}

/**
 * A shape that is only filled, or only drawn, can be transparent by itself; as a whole it would be
 * drawn on a sheet of its own, which takes many times as long.
 */
function plainly({ opacity, ...rest }: Attributes): Attributes {
  if (opacity === undefined) return rest
  if (rest.stroke === undefined) return { ...rest, 'fill-opacity': opacity }
  return rest.fill === 'none' ? { ...rest, 'stroke-opacity': opacity } : { ...rest, opacity }
}

export function group(attributes: Attributes, ...children: string[]): string {
  return shape('g', attributes, children)
}

export type Box = { x: number; y: number; w: number; h: number }

export function rect({ x, y, w, h }: Box, fill: string, more: Attributes = {}): string {
  return shape('rect', { x, y, width: w, height: h, fill, ...more })
}

/** Points as written ('10,20 30,40') or as reckoned. */
export type Outline = string | readonly Point[]

export function poly(points: Outline, fill: string, more: Attributes = {}): string {
  return shape('path', { d: `${through(readOutline(points))}Z`, fill, ...more })
}

export function circle(
  [cx, cy, r]: readonly [number, number, number],
  fill: string,
  more: Attributes = {},
): string {
  return shape('circle', { cx, cy, r, fill, ...more })
}

export function ellipse([cx, cy]: Point, [rx, ry]: Point, fill: string): string {
  return shape('ellipse', { cx, cy, rx, ry, fill })
}

export function area(d: string, fill: string, more: Attributes = {}): string {
  return shape('path', { d, fill, ...more })
}

/** The last one is the width of the stroke, alone or with more. */
export function stroke(
  d: string,
  color: string,
  pen: number | (Attributes & { width: number }),
): string {
  const { width, ...more } = typeof pen === 'number' ? { width: pen } : pen
  return shape('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more })
}

function readOutline(points: Outline): readonly Point[] {
  if (typeof points !== 'string') return points
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** A straight-edged path through points. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('')
}

/** A soft path through points, bending halfway between them. */
export function soft(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? [x, y]
    return `Q${tidy(x)} ${tidy(y)} ${tidy((x + nextX) / 2)} ${tidy((y + nextY) / 2)}`
  })
  return `M${tidy(first[0])} ${tidy(first[1])}${bends.join('')}`
}

/** A straight blend from the upper left corner to `to`; a stop is 'offset colour opacity'. */
export function fade(id: string, [x2, y2]: Point, stops: string): string {
  const parts = stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ')
    return shape('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
  })
  return shape('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, parts)
}

/** A blend from the middle outwards. */
export function glow(id: string, color: string, strength: number): string {
  return shape('radialGradient', { id }, [
    shape('stop', { offset: 0, 'stop-color': color, 'stop-opacity': strength }),
    shape('stop', { offset: 1, 'stop-color': color, 'stop-opacity': 0 }),
  ])
}

export function clip(id: string, ...shapes: string[]): string {
  return shape('clipPath', { id }, shapes)
}

export type Picture = {
  title: string
  width: number
  height: number
  defs: string[]
  body: string[]
}

export function drawing({ title, width, height, defs, body }: Picture): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }
  return `${shape('svg', attributes, [shape('title', {}, [title]), shape('defs', {}, defs), ...body])}\n`
}

/** Numbers that look random and are the same every time. */
export type Chance = {
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
}

export function chance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)]
      if (choice === undefined) throw new Error('nothing to pick from')
      return choice
    },
  }
}

/** 0, 1, 2 … below `count`. */
export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

/** Far from the origin a tenth of a unit is not seen, but it is sent. */
function tidy(value: number): string {
  return String(Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10)
}
