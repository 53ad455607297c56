import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeOf, themeSection } from './config.ts'
import { FONTS, HEADING_FONTS } from './fonts.ts'
import { TEMPLATES } from './theme.ts'
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

test('every template is a whole theme of its own, and an unknown one is the first', () => {
  const themes = TEMPLATES.map((name) => themeOf(name))
  for (const theme of themes) expect(themeSection.schema.parse(theme)).toEqual(theme)
  for (const part of ['light', 'dark', 'heading_font', 'radius', 'header', 'footer'] as const) {
    const values = themes.map((theme) => JSON.stringify(theme[part]))
    expect(new Set(values).size, part).toBe(TEMPLATES.length)
  }
  expect(themeOf('nirgends')).toEqual(themeOf('werkstatt'))
})

test('a theme of before keeps its colours and gets what was added since', () => {
  const { logo, header, footer, ...old } = themeOf('werkstatt')
  expect(themeSection.schema.parse(old)).toEqual({ ...old, logo, header, footer })
})

test('fonts, roundness and spacing follow the configuration', () => {
  const css = themeCss({ ...chosen, body_font: 'inter', radius: 0, spacing: 'generous' })
  expect(css).toContain('--font-body:"Inter"')
  expect(css).toContain('--radius:0px;--radius-card:0px')
  expect(css).toContain('--space-4:1.25rem')
  expect(themeCss({ ...chosen, radius: 2 })).toContain('--radius:2px;--radius-card:4px')
  expect(themeCss({ ...chosen, radius: 16 })).toContain('--radius:16px;--radius-card:20px')
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
  const css = readFileSync(new URL('./looks/fonts.css', import.meta.url), 'utf8')
  for (const name of HEADING_FONTS) {
    const { file } = FONTS[name]
    expect(css).toContain(`files/${file}-normal.woff2`)
    expect(css).toContain(`files/${file.replace('latin', 'latin-ext')}-normal.woff2`)
  }
  expect(css).not.toMatch(/https?:/)
})
