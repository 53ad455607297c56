import { z } from 'zod'
import { BODY_FONTS, HEADING_FONTS } from './fonts.ts'
import { WERKSTATT } from './templates/werkstatt.ts'
import { Palette } from './tokens.ts'

export const TEMPLATES = ['werkstatt', 'backhaus', 'vereinsheim'] as const
export type Template = (typeof TEMPLATES)[number]
export const SPACINGS = ['compact', 'regular', 'generous'] as const
export const HEADERS = ['left', 'centred', 'overlay'] as const
export const FOOTERS = ['columns', 'compact', 'centred'] as const
export const MAX_RADIUS = 24

/** A picture of the files; its size is kept with it, so that nothing moves when it arrives. */
const Picture = z.strictObject({
  file: z.uuid(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
})

export const Theme = z.strictObject({
  template: z.enum(TEMPLATES).default('werkstatt'),
  heading_font: z.enum(HEADING_FONTS).default(WERKSTATT.heading_font),
  body_font: z.enum(BODY_FONTS).default(WERKSTATT.body_font),
  /** Of controls, in px; cards are a little rounder. */
  radius: z.int().min(0).max(MAX_RADIUS).default(WERKSTATT.radius),
  /** How much room things get. */
  spacing: z.enum(SPACINGS).default(WERKSTATT.spacing),
  header: z.enum(HEADERS).default(WERKSTATT.header),
  footer: z.enum(FOOTERS).default(WERKSTATT.footer),
  /** Stands in the place of the name; none: the name itself. */
  logo: Picture.nullable().default(null),
  /** In tabs and on home screens; none: the logo, if it fits there, or else a letter. */
  icon: Picture.nullable().default(null),
  light: Palette.default(WERKSTATT.light),
  dark: Palette.default(WERKSTATT.dark),
})
export type Theme = z.infer<typeof Theme>
