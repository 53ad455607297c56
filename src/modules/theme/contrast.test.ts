import { describe, expect, test } from 'vitest'
import { themeOf } from './config.ts'
import {
  AA,
  contrast,
  contrastOf,
  mendedFront,
  mendedPalette,
  PAIRS,
  weakPairs,
} from './contrast.ts'
import { fromHex, readOklch, toHex, writeOklch } from './oklch.ts'
import { TEMPLATES } from './theme.ts'
import { type Palette, SCHEMES } from './tokens.ts'

const LOOKS = TEMPLATES.flatMap((template) =>
  SCHEMES.map((scheme) => ({ template, scheme, palette: themeOf(template)[scheme] })),
)

describe.each(LOOKS)('$template, $scheme', ({ palette }) => {
  test.each(PAIRS)('$front is readable on $back', (pair) => {
    expect(contrastOf(palette, pair)).toBeGreaterThanOrEqual(AA)
  })

  test('quiet words on a ground of the accent are readable, too', () => {
    // The style sheets mix 86 parts of the words' colour with 14 of the ground.
    const [words, ground] = [readOklch(palette.accent_text), readOklch(palette.accent)]
    const between = (one: number, other: number) => one * 0.86 + other * 0.14
    const muted = { ...words, l: between(words.l, ground.l), c: between(words.c, ground.c) }
    expect(contrast(writeOklch(muted), palette.accent)).toBeGreaterThanOrEqual(AA)
  })
})

test('the measure itself is right: black on white is 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(0.5 0.1 30)', 'oklch(0.5 0.1 30)')).toBeCloseTo(1)
  // As the contrast checkers of others have it.
  const grey = fromHex('#767676')
  expect(grey && contrast(writeOklch(grey), 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
})

test.each(['#2b5f4a', '#ffffff', '#000000', '#c8102e', '#0a58ca', '#808080'])(
  '%s survives the way into the theme and back',
  (hex) => {
    const read = fromHex(hex)
    expect(read && toHex(readOklch(writeOklch(read)))).toBe(hex)
  },
)

test.each(['', '#12', 'rot', '#gggggg', '#12345', 'javascript:'])('%j is no colour', (text) => {
  expect(fromHex(text)).toBeUndefined()
})

test('a weak colour is mended by its lightness alone', () => {
  const { light } = themeOf('werkstatt')
  const weak: Palette = { ...light, accent: 'oklch(0.75 0.1 164)', text_muted: light.surface }
  expect(new Set(weakPairs(weak).map(({ front }) => front))).toEqual(
    new Set(['text_muted', 'accent', 'accent_text']),
  )
  const mended = mendedFront(weak, 'accent') ?? ''
  expect(readOklch(mended)).toMatchObject({ c: 0.1, h: 164 })
  expect(weakPairs({ ...light, accent: mended })).toEqual([])
  expect(weakPairs(mendedPalette(weak))).toEqual([])
  const torn = { surface: 'oklch(0.35 0 0)', surface_raised: 'oklch(0.75 0 0)' }
  expect(mendedFront({ ...light, ...torn }, 'text')).toBeUndefined()
})
