import type { Theme } from './config.ts'
import { FONTS } from './fonts.ts'
import { COLOURS, type Palette } from './tokens.ts'

/** The one scale of the house, in px. */
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const
const FACTORS = { compact: 0.8, regular: 1, generous: 1.25 } as const
const CARD_EXTRA = 4

/** The configured tokens as CSS variables; light and dark share the same names. */
export function themeCss(theme: Theme): string {
  const factor = FACTORS[theme.spacing]
  const sizes = SPACES.map((px, at) => `--space-${at + 1}:${rem(px * factor)}`)
  const fixed = [
    `--font-heading:${FONTS[theme.heading_font].stack}`,
    `--font-body:${FONTS[theme.body_font].stack}`,
    `--radius:${theme.radius}px`,
    `--radius-card:${theme.radius === 0 ? 0 : theme.radius + CARD_EXTRA}px`,
    ...sizes,
    ...colours(theme.light),
  ]
  return `:root{${fixed.join(';')}}@media (prefers-color-scheme:dark){:root{${colours(theme.dark).join(';')}}}`
}

function colours(palette: Palette): string[] {
  return COLOURS.map((name) => `--${name.replace('_', '-')}:${palette[name]}`)
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(4))}rem`
}
