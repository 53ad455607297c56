import { luminance, readOklch, writeOklch } from './oklch.ts'
import type { Colour, Palette } from './tokens.ts'

/** Running text on its ground: WCAG 2.2, level AA. */
export const AA = 4.5

type Pair = { front: Colour; back: Colour }

const GROUNDS: readonly Colour[] = ['surface', 'surface_raised']
const INKS: readonly Colour[] = ['text', 'text_muted', 'accent', 'good', 'warn', 'bad']

/** Every pair that meets somewhere on a site. */
export const PAIRS: readonly Pair[] = [
  ...INKS.flatMap((front) => GROUNDS.map((back) => ({ front, back }))),
  { front: 'accent_text', back: 'accent' },
]

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((value) => luminance(readOklch(value)))
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

export function contrastOf(palette: Palette, { front, back }: Pair): number {
  return contrast(palette[front], palette[back])
}

/** The pairs of a palette that some people could not read. */
export function weakPairs(palette: Palette): Pair[] {
  return PAIRS.filter((pair) => contrastOf(palette, pair) < AA)
}

const STEP = 0.002

/**
 * The front colour with just as much other lightness as all its grounds ask for; hue and strength
 * stay. Undefined where no lightness would do, because the grounds differ too much.
 */
export function mendedFront(palette: Palette, front: Colour): string | undefined {
  const { l, c, h } = readOklch(palette[front])
  const grounds = PAIRS.filter((pair) => pair.front === front).map(({ back }) => palette[back])
  for (let shift = 0; shift <= 1; shift += STEP) {
    for (const lightness of [l - shift, l + shift]) {
      if (lightness < 0 || lightness > 1) continue
      const tried = writeOklch({ l: lightness, c, h })
      if (grounds.every((ground) => contrast(tried, ground) >= AA)) return tried
    }
  }
  return undefined
}

/** The palette with every colour mended that can be; each is judged by what was mended before it. */
export function mendedPalette(palette: Palette): Palette {
  const better = { ...palette }
  for (const pair of PAIRS) {
    if (contrastOf(better, pair) >= AA) continue
    better[pair.front] = mendedFront(better, pair.front) ?? better[pair.front]
  }
  return better
}
