import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { FONT_NAMES } from './fonts.ts'
import { Palette, WERKSTATT_DARK, WERKSTATT_LIGHT } from './tokens.ts'

export const TEMPLATES = ['werkstatt'] as const

const Theme = z.strictObject({
  template: z.enum(TEMPLATES).default('werkstatt'),
  heading_font: z.enum(FONT_NAMES).default('fraunces'),
  body_font: z.enum(FONT_NAMES).default('figtree'),
  /** Of controls, in px; cards are a little rounder. */
  radius: z.int().min(0).max(24).default(6),
  /** How much room things get. */
  spacing: z.enum(['compact', 'regular', 'generous']).default('regular'),
  light: Palette.default(WERKSTATT_LIGHT),
  dark: Palette.default(WERKSTATT_DARK),
})
export type Theme = z.infer<typeof Theme>

export const themeSection = configSection({
  name: 'theme',
  label: { de: 'Gestaltung', en: 'Design' },
  schema: Theme,
  defaults: Theme.parse({}),
})
