import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeSection } from './config.ts'
import { FONT_NAMES, FONTS } from './fonts.ts'
import { themeCss } from './theme-css.ts'
import { COLOURS } from './tokens.ts'

const chosen = themeSection.defaults

test('every colour is there in light and in dark', () => {
  const [light = '', dark = ''] = themeCss(chosen).split('@media (prefers-color-scheme:dark)')
  for (const name of COLOURS) {
    const variable = `--${name.replace('_', '-')}:oklch(`
    expect(light).toContain(variable)
    expect(dark).toContain(variable)
  }
})

test('fonts, roundness and spacing follow the configuration', () => {
  const css = themeCss({ ...chosen, body_font: 'inter', radius: 0, spacing: 'generous' })
  expect(css).toContain('--font-body:"Inter"')
  expect(css).toContain('--radius:0px;--radius-card:0px')
  expect(css).toContain('--space-4:1.25rem')
})

test.each([
  'red',
  'oklch(0.5 0.1 30)}body{display:none',
  'oklch(0.5 0.1 30);--x:1',
  '</style><script>alert(1)</script>',
  'oklch(1.5 0.1 30)',
  'url(//evil.example)',
])('%j is refused as a colour', (colour) => {
  const theme = { ...chosen, light: { ...chosen.light, accent: colour } }
  expect(themeSection.schema.safeParse(theme).success).toBe(false)
})

test('every font on offer is self-hosted in Latin and Latin extended', () => {
  const css = readFileSync(new URL('./site/styles/fonts.css', import.meta.url), 'utf8')
  for (const name of FONT_NAMES) {
    const { file } = FONTS[name]
    expect(css).toContain(`files/${file}-normal.woff2`)
    expect(css).toContain(`files/${file.replace('latin', 'latin-ext')}-normal.woff2`)
  }
  expect(css).not.toMatch(/https?:/)
})
