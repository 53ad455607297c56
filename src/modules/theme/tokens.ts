import { z } from 'zod'

/** Every colour name of a site; each becomes a CSS variable of the same name, `_` written `-`. */
export const COLOURS = [
  'surface',
  'surface_raised',
  'text',
  'text_muted',
  'line',
  'accent',
  'accent_text',
  'good',
  'warn',
  'bad',
] as const
export type Colour = (typeof COLOURS)[number]

/** Lightness 0–1, chroma 0–0.4, hue in degrees. Strict, because it goes into a style element. */
const Oklch = z
  .string()
  .regex(/^oklch\((?:0|1|0?\.\d{1,4}) (?:0|0?\.\d{1,4}) \d{1,3}(?:\.\d{1,2})?\)$/, {
    error: 'colour',
  })

export const Palette = z.strictObject({
  surface: Oklch,
  surface_raised: Oklch,
  text: Oklch,
  text_muted: Oklch,
  line: Oklch,
  accent: Oklch,
  accent_text: Oklch,
  good: Oklch,
  warn: Oklch,
  bad: Oklch,
})
export type Palette = z.infer<typeof Palette>

/** Werkstatt: warm greys like oiled oak in the morning, and the green of the workshop doors. */
export const WERKSTATT_LIGHT: Palette = {
  surface: 'oklch(0.972 0.007 82)',
  surface_raised: 'oklch(0.945 0.012 80)',
  text: 'oklch(0.245 0.014 62)',
  text_muted: 'oklch(0.455 0.018 66)',
  line: 'oklch(0.84 0.014 76)',
  accent: 'oklch(0.4 0.068 164)',
  accent_text: 'oklch(0.985 0.008 90)',
  good: 'oklch(0.43 0.09 152)',
  warn: 'oklch(0.46 0.095 66)',
  bad: 'oklch(0.47 0.165 28)',
}

export const WERKSTATT_DARK: Palette = {
  surface: 'oklch(0.205 0.011 62)',
  surface_raised: 'oklch(0.245 0.013 64)',
  text: 'oklch(0.925 0.012 82)',
  text_muted: 'oklch(0.735 0.018 76)',
  line: 'oklch(0.365 0.016 68)',
  accent: 'oklch(0.79 0.058 160)',
  accent_text: 'oklch(0.2 0.03 164)',
  good: 'oklch(0.79 0.12 152)',
  warn: 'oklch(0.83 0.12 80)',
  bad: 'oklch(0.76 0.13 26)',
}
