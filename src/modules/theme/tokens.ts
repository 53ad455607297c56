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

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

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
