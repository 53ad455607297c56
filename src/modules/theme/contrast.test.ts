import { describe, expect, test } from 'vitest'
import { type Colour, type Palette, WERKSTATT_DARK, WERKSTATT_LIGHT } from './tokens.ts'

const AA = 4.5
const SURFACES: readonly Colour[] = ['surface', 'surface_raised']
const TEXTS: readonly Colour[] = ['text', 'text_muted', 'accent', 'good', 'warn', 'bad']
const SCHEMES: readonly { name: string; palette: Palette }[] = [
  { name: 'Werkstatt, light', palette: WERKSTATT_LIGHT },
  { name: 'Werkstatt, dark', palette: WERKSTATT_DARK },
]

describe.each(SCHEMES)('$name', ({ palette }) => {
  const pairs = TEXTS.flatMap((text) => SURFACES.map((surface) => ({ text, surface })))

  test.each(pairs)('$text is readable on $surface', ({ text, surface }) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(AA)
  })

  test('text on the accent is readable', () => {
    expect(contrast(palette.accent_text, palette.accent)).toBeGreaterThanOrEqual(AA)
  })
})

test('the measure itself is right: black on white is 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(0.5 0.1 30)', 'oklch(0.5 0.1 30)')).toBeCloseTo(1)
})

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** OKLCH → linear sRGB (clipped to what a screen shows) → relative luminance. */
function luminance(value: string): number {
  const [l = 0, c = 0, h = 0] = (value.match(/[\d.]+/g) ?? []).map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  const clipped = (channel: number) => Math.min(1, Math.max(0, channel))
  return 0.2126 * clipped(red) + 0.7152 * clipped(green) + 0.0722 * clipped(blue)
}
