import { createTheme, rem } from '@mantine/core'
import { componentDefaults } from './component-defaults.ts'
import { DARK_GRAY, FILLED_SHADE, GRAY, GREEN, INK, RED } from './palette.ts'

const ADMIN_FONT = "'Inter Variable', Inter, 'Segoe UI', system-ui, -apple-system, sans-serif"

const SOFT_SHADOW = 'var(--k-shadow)'

/** The Mantine theme of the admin centre; use it together with `cssVariablesResolver`. */
export const adminTheme = createTheme({
  primaryColor: 'ink',
  primaryShade: FILLED_SHADE,
  colors: { ink: INK, gray: GRAY, dark: DARK_GRAY, red: RED, green: GREEN },
  white: '#fff',
  black: '#1b1f28',
  fontFamily: ADMIN_FONT,
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: ADMIN_FONT,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.25' },
      h2: { fontSize: rem(22), lineHeight: '1.3' },
      h3: { fontSize: rem(18), lineHeight: '1.35' },
      h4: { fontSize: rem(16), lineHeight: '1.4' },
      h5: { fontSize: rem(14), lineHeight: '1.45' },
      h6: { fontSize: rem(12), lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22), xxl: rem(28) },
  spacing: { xxs: rem(4), xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(6), sm: rem(6), md: rem(10), lg: rem(10), xl: rem(9999) },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '100em' },
  shadows: {
    xs: SOFT_SHADOW,
    sm: SOFT_SHADOW,
    md: SOFT_SHADOW,
    lg: SOFT_SHADOW,
    xl: SOFT_SHADOW,
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: componentDefaults,
})
