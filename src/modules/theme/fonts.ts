/** The self-hosted fonts a site may choose from; `file` is how the built file's name begins. */
export const FONTS = {
  fraunces: { stack: '"Fraunces","Fraunces Fallback",Georgia,serif', file: 'fraunces-latin-opsz' },
  figtree: { stack: '"Figtree","Figtree Fallback",Arial,sans-serif', file: 'figtree-latin-wght' },
  inter: { stack: '"Inter","Inter Fallback",Arial,sans-serif', file: 'inter-latin-wght' },
} as const

export type FontName = keyof typeof FONTS
export const FONT_NAMES: readonly [FontName, ...FontName[]] = ['fraunces', 'figtree', 'inter']
