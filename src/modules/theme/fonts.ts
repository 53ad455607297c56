/** The self-hosted fonts a site may choose from; `file` is how the built file's name begins. */
export const FONTS = {
  fraunces: {
    label: 'Fraunces',
    stack: '"Fraunces","Fraunces Fallback",Georgia,serif',
    file: 'fraunces-latin-opsz',
  },
  figtree: {
    label: 'Figtree',
    stack: '"Figtree","Figtree Fallback",Arial,sans-serif',
    file: 'figtree-latin-wght',
  },
  inter: {
    label: 'Inter',
    stack: '"Inter","Inter Fallback",Arial,sans-serif',
    file: 'inter-latin-wght',
  },
  barlow: {
    label: 'Barlow Condensed',
    stack: '"Barlow Condensed","Barlow Condensed Fallback","Arial Narrow",sans-serif',
    file: 'barlow-condensed-latin-600',
  },
} as const

export type FontName = keyof typeof FONTS
export const HEADING_FONTS = ['fraunces', 'figtree', 'inter', 'barlow'] as const
/** A condensed face tires the eye in running text, so it is for headings only. */
export const BODY_FONTS = ['figtree', 'inter', 'fraunces'] as const
