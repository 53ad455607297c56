import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FILLED_SHADE, GREEN, INK, RED } from './palette.ts'
import {
  DARK,
  HIGH_CONTRAST_DARK,
  HIGH_CONTRAST_LIGHT,
  LIGHT,
  TINT_PERCENT,
  TOKEN_NAMES,
  type TokenName,
  type TokenTable,
} from './tokens.ts'

type Rgb = readonly [number, number, number]

const SCHEMES: readonly { name: string; table: TokenTable; least: number }[] = [
  { name: 'light', table: LIGHT, least: 4.5 },
  { name: 'dark', table: DARK, least: 4.5 },
  { name: 'high contrast light', table: HIGH_CONTRAST_LIGHT, least: 7 },
  { name: 'high contrast dark', table: HIGH_CONTRAST_DARK, least: 7 },
]
const SURFACES: readonly TokenName[] = ['surface', 'surface-raised']
const TEXTS: readonly TokenName[] = ['text', 'text-muted', 'link', 'good', 'warn', 'bad']
const TONES: readonly TokenName[] = ['text-muted', 'link', 'good', 'warn', 'bad']

describe.each(SCHEMES)('$name', ({ table, least }) => {
  const pairs = TEXTS.flatMap((text) => SURFACES.map((surface) => ({ text, surface })))

  test.each(pairs)('$text is readable on $surface', ({ text, surface }) => {
    expect(contrast(oklch(table[text]), oklch(table[surface]))).toBeGreaterThanOrEqual(least)
  })

  test('text on the accent is readable', () => {
    const ratio = contrast(oklch(table['accent-text']), oklch(table.accent))
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  test.each(TONES)('%s is readable on its own tint', (tone) => {
    const ground = mix(oklch(table[tone]), oklch(table['surface-raised']))
    expect(contrast(oklch(table[tone]), ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SURFACES)('focus ring and control borders stand out on %s', (surface) => {
    expect(contrast(oklch(table.link), oklch(table[surface]))).toBeGreaterThanOrEqual(3)
    expect(contrast(oklch(table['line-strong']), oklch(table[surface]))).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  { name: 'ink', tuple: INK },
  { name: 'red', tuple: RED },
  { name: 'green', tuple: GREEN },
])('white is readable on filled $name controls', ({ tuple }) => {
  for (const shade of [FILLED_SHADE.light, FILLED_SHADE.dark]) {
    expect(contrast([1, 1, 1], hex(tuple[shade]))).toBeGreaterThanOrEqual(4.5)
  }
})

test('the high contrast style sheet repeats the token table', () => {
  const css = readFileSync(new URL('./high-contrast.css', import.meta.url), 'utf8')
  for (const [scheme, table] of [
    ['light', HIGH_CONTRAST_LIGHT],
    ['dark', HIGH_CONTRAST_DARK],
  ] as const) {
    const rule = css.split(`[data-mantine-color-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? ''
    const lines = rule.split('\n').map((line) => line.trim())
    expect(lines.filter(Boolean)).toEqual(TOKEN_NAMES.map((name) => `--k-${name}: ${table[name]};`))
  }
})

function oklch(value: string): Rgb {
  const [l = 0, c = 0, h = 0] = (value.match(/[\d.]+/g) ?? []).map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function hex(value: string): Rgb {
  const channel = (at: number) => decode(Number.parseInt(value.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function mix(tone: Rgb, ground: Rgb): Rgb {
  const part = TINT_PERCENT / 100
  const channel = (a: number, b: number) => decode(encode(a) * part + encode(b) * (1 - part))
  return [channel(tone[0], ground[0]), channel(tone[1], ground[1]), channel(tone[2], ground[2])]
}

function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
