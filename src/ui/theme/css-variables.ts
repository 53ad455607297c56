import type { CSSVariablesResolver } from '@mantine/core'
import { DARK, LIGHT, TOKEN_NAMES, type TokenTable } from './tokens.ts'

/** Adds the `--k-…` tokens and lets Mantine's own names point at them. */
export const cssVariablesResolver: CSSVariablesResolver = (theme) => ({
  variables: {
    '--k-hover': 'color-mix(in srgb, var(--k-text) 5%, transparent)',
    '--k-shadow': '0 1px 2px rgb(16 24 40 / 0.06), 0 6px 20px rgb(16 24 40 / 0.08)',
  },
  light: { ...tokenVariables(LIGHT), ...MANTINE_NAMES },
  dark: {
    ...tokenVariables(DARK),
    ...MANTINE_NAMES,
    ...softFills(Object.keys(theme.colors)),
    '--k-shadow': '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.4)',
  },
})

const MANTINE_NAMES = {
  '--mantine-color-text': 'var(--k-text)',
  '--mantine-color-bright': 'var(--k-text)',
  '--mantine-color-dimmed': 'var(--k-text-muted)',
  '--mantine-color-placeholder': 'var(--k-text-muted)',
  '--mantine-color-body': 'var(--k-surface-raised)',
  '--mantine-color-anchor': 'var(--k-link)',
  '--mantine-color-error': 'var(--k-bad)',
  '--mantine-color-success': 'var(--k-good)',
  '--mantine-color-default-color': 'var(--k-text)',
  '--mantine-color-default': 'var(--k-surface-raised)',
  '--mantine-color-ink-filled': 'var(--k-accent)',
  '--mantine-color-ink-light-color': 'var(--k-link)',
  '--mantine-primary-color-contrast': 'var(--k-accent-text)',
}

function tokenVariables(table: TokenTable): Record<string, string> {
  return Object.fromEntries(TOKEN_NAMES.map((name) => [`--k-${name}`, table[name]]))
}

/** Mantine darkens soft fills below the card they stand on; a veil of the colour reads better. */
function softFills(colors: readonly string[]): Record<string, string> {
  const veil = (color: string, percent: number) =>
    `color-mix(in srgb, var(--mantine-color-${color}-5) ${percent}%, transparent)`
  return Object.fromEntries(
    colors.flatMap((color) => [
      [`--mantine-color-${color}-light`, veil(color, 20)],
      [`--mantine-color-${color}-light-hover`, veil(color, 28)],
    ]),
  )
}
