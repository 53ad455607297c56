/** Every colour name of the admin centre; each becomes the CSS variable `--k-<name>`. */
export const TOKEN_NAMES = [
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'line',
  'line-strong',
  'accent',
  'accent-text',
  'link',
  'good',
  'warn',
  'bad',
] as const

export type TokenName = (typeof TOKEN_NAMES)[number]
export type TokenTable = Readonly<Record<TokenName, string>>

/** `accent` is a fill, `accent-text` stands on it; `link` is the accent as text or focus ring. */
export const LIGHT: TokenTable = {
  surface: 'oklch(0.972 0.003 262)',
  'surface-raised': 'oklch(1 0 0)',
  text: 'oklch(0.24 0.017 262)',
  'text-muted': 'oklch(0.49 0.018 262)',
  line: 'oklch(0.91 0.006 262)',
  'line-strong': 'oklch(0.63 0.014 262)',
  accent: 'oklch(0.39 0.126 264)',
  'accent-text': 'oklch(1 0 0)',
  link: 'oklch(0.42 0.135 264)',
  good: 'oklch(0.45 0.11 156)',
  warn: 'oklch(0.47 0.1 70)',
  bad: 'oklch(0.48 0.175 26)',
}

export const DARK: TokenTable = {
  surface: 'oklch(0.18 0.014 262)',
  'surface-raised': 'oklch(0.22 0.015 262)',
  text: 'oklch(0.93 0.006 262)',
  'text-muted': 'oklch(0.73 0.014 262)',
  line: 'oklch(0.32 0.017 262)',
  'line-strong': 'oklch(0.55 0.016 262)',
  accent: 'oklch(0.52 0.14 264)',
  'accent-text': 'oklch(1 0 0)',
  link: 'oklch(0.78 0.1 264)',
  good: 'oklch(0.78 0.13 156)',
  warn: 'oklch(0.82 0.13 80)',
  bad: 'oklch(0.75 0.14 24)',
}

export const HIGH_CONTRAST_LIGHT: TokenTable = {
  surface: 'oklch(1 0 0)',
  'surface-raised': 'oklch(1 0 0)',
  text: 'oklch(0 0 0)',
  'text-muted': 'oklch(0.3 0.01 262)',
  line: 'oklch(0.4 0.01 262)',
  'line-strong': 'oklch(0 0 0)',
  accent: 'oklch(0.32 0.13 264)',
  'accent-text': 'oklch(1 0 0)',
  link: 'oklch(0.32 0.13 264)',
  good: 'oklch(0.35 0.09 156)',
  warn: 'oklch(0.36 0.08 70)',
  bad: 'oklch(0.38 0.15 26)',
}

export const HIGH_CONTRAST_DARK: TokenTable = {
  surface: 'oklch(0 0 0)',
  'surface-raised': 'oklch(0.13 0 0)',
  text: 'oklch(1 0 0)',
  'text-muted': 'oklch(0.9 0 0)',
  line: 'oklch(0.75 0 0)',
  'line-strong': 'oklch(1 0 0)',
  accent: 'oklch(0.42 0.16 264)',
  'accent-text': 'oklch(1 0 0)',
  link: 'oklch(0.88 0.07 264)',
  good: 'oklch(0.89 0.13 156)',
  warn: 'oklch(0.91 0.12 90)',
  bad: 'oklch(0.85 0.09 24)',
}

/** Share of a tone in the soft background behind text of that same tone (badges, tinted icons). */
export const TINT_PERCENT = 10
