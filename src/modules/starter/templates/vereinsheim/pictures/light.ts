import { type Box, fade, rect, shape } from '../../../drawing/brush.ts'
import { INK } from './palette.ts'

/** Two colours mixed: 0 is the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const [a, b] = [channels(first), channels(second)]
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/**
 * Out of focus by so many units. It takes long where it covers much: group what shares it, and
 * leave large shapes little room around them, in hundredths of their size.
 */
export function blur(id: string, amount: number, room = 30): string {
  const [start, size] = [`-${room}%`, `${100 + 2 * room}%`]
  const place = { x: start, y: start, width: size, height: size }
  return shape('filter', { id, ...place, 'color-interpolation-filters': 'sRGB' }, [
    shape('feGaussianBlur', { stdDeviation: amount }),
  ])
}

/** A blend from above to below in the drawing's own units, so that many shapes share it. */
export function level(id: string, [top, bottom]: readonly [number, number], stops: string): string {
  const parts = stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ')
    return shape('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
  })
  const place = { x1: 0, y1: top, x2: 0, y2: bottom, gradientUnits: 'userSpaceOnUse' }
  return shape('linearGradient', { id, ...place }, parts)
}

/** Blends for `vignette`. */
export function vignetteDefs(strength: number): string[] {
  return [
    fade(
      'edge-x',
      [1, 0],
      `0 ${INK} ${strength}, 0.25 ${INK} 0, 0.75 ${INK} 0, 1 ${INK} ${strength}`,
    ),
    fade(
      'edge-y',
      [0, 1],
      `0 ${INK} ${strength / 4}, 0.3 ${INK} 0, 0.7 ${INK} 0, 1 ${INK} ${strength}`,
    ),
  ]
}

/** Darker towards the edges, as a lens draws it. */
export function vignette(box: Box): string[] {
  return [rect(box, 'url(#edge-x)'), rect(box, 'url(#edge-y)')]
}
