import { shape } from '../../../drawing/brush.ts'

const SNUG = { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }
const WIDE = {
  x: '-40%',
  y: '-40%',
  width: '180%',
  height: '180%',
  'color-interpolation-filters': 'sRGB',
}

/** `pitch` says how fine it is, along and across. */
type Grain = { pitch: string; octaves: number; depth: string }

/** Noise is dear, so a piece whose edges meet is reckoned once and laid side by side. */
const CRUMB = { x: 0, y: 0, width: 560, height: 380, stitchTiles: 'stitch' }

/** Whatever carries it gets hollows and ridges, lit from the upper left. */
export function relief(id: string, grain: Grain): string {
  const mixed = { operator: 'arithmetic', k1: '0.78', k2: '0.27', k3: 0, k4: 0 }
  return shape('filter', { id, ...SNUG }, [
    noise({ ...grain, piece: CRUMB }),
    shape('feTile', {}),
    lit(grain.depth),
    shape('feComposite', { in: 'SourceGraphic', in2: 'lit', ...mixed }),
    shape('feComposite', { operator: 'in', in2: 'SourceGraphic' }),
  ])
}

type Size = readonly [number, number]
type Tile = Grain & { size: Size; color: string }

/** The dark of hollows alone, as a paint: a piece of it is reckoned once and laid again and again. */
export function tile(id: string, { size, color, ...grain }: Tile): string {
  const dark = `${constant(color)} -2.6 0 0 0 2.35`
  return laid(id, size, [noise(grain), lit(grain.depth), shape('feColorMatrix', { values: dark })])
}

/** A fine even noise in one colour, for paper. */
export function paper(id: string, color: string, side: number): string {
  const thin = `${constant(color)} 0 0 0 1.6 -0.66`
  return laid(
    id,
    [side, side],
    [noise({ pitch: '0.7', octaves: 1 }), shape('feColorMatrix', { values: thin })],
  )
}

export function blur(id: string, width: number): string {
  const step = shape('feGaussianBlur', { stdDeviation: width })
  return shape('filter', { id, ...WIDE }, [step])
}

function laid(id: string, [width, height]: Size, steps: string[]): string {
  return [
    shape('filter', { id: `${id}-piece`, ...SNUG }, steps),
    shape('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, [
      shape('rect', { width, height, filter: `url(#${id}-piece)` }),
    ]),
  ].join('')
}

function lit(depth: string): string {
  const light = { surfaceScale: depth, diffuseConstant: '1.22', 'lighting-color': '#fff6e8' }
  const sun = shape('feDistantLight', { azimuth: 235, elevation: 56 })
  return shape('feDiffuseLighting', { ...light, result: 'lit' }, [sun])
}

type Noise = Omit<Grain, 'depth'> & { piece?: Readonly<Record<string, string | number>> }

function noise({ pitch, octaves, piece }: Noise): string {
  return shape('feTurbulence', {
    ...piece,
    type: 'fractalNoise',
    baseFrequency: pitch,
    numOctaves: octaves,
    seed: 7,
  })
}

/** Rows of a colour matrix that make every point one colour. */
function constant(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return parts.map((part) => `0 0 0 0 ${part.toFixed(2)}`).join(' ')
}
