import { FONTS } from './fonts.ts'
import type { Theme } from './theme.ts'
import { COLOURS, type Scheme } from './tokens.ts'

/** The one scale of the house, in px. */
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const
const FACTORS = { compact: 0.8, regular: 1, generous: 1.25 } as const
/** Cards are rounder than controls by this much, and small corners at most twice as round. */
const CARD_EXTRA = 4

type Variable = readonly [name: string, value: string]

/** The configured tokens as CSS variables; light and dark share the same names. */
export function themeCss(theme: Theme): string {
  const light = declare([...shapeVariables(theme), ...colourVariables(theme, 'light')])
  const dark = declare(colourVariables(theme, 'dark'))
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`
}

export function colourVariables(theme: Theme, scheme: Scheme): Variable[] {
  return COLOURS.map((name) => [`--${name.replace('_', '-')}`, theme[scheme][name]])
}

/** What does not depend on the scheme: fonts, roundness, room. */
export function shapeVariables(theme: Theme): Variable[] {
  const { radius, spacing, heading_font, body_font } = theme
  return [
    ['--font-heading', FONTS[heading_font].stack],
    ['--font-body', FONTS[body_font].stack],
    ['--radius', `${radius}px`],
    ['--radius-card', `${radius + Math.min(CARD_EXTRA, radius)}px`],
    ...SPACES.map((px, at): Variable => [`--space-${at + 1}`, rem(px * FACTORS[spacing])]),
  ]
}

function declare(variables: readonly Variable[]): string {
  return variables.map(([name, value]) => `${name}:${value}`).join(';')
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(4))}rem`
}
