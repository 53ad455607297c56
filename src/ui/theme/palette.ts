import type { MantineColorsTuple } from '@mantine/core'

/** Deep ink blue, the one accent of the admin centre; white text is readable on shades 6 to 9. */
export const INK: MantineColorsTuple = [
  '#f3f7fe',
  '#e4edfe',
  '#cadbfd',
  '#a5c1f8',
  '#7ca0eb',
  '#5780d7',
  '#3e64b9',
  '#22408a',
  '#1b3370',
  '#152855',
]

/** Cool neutrals of the light scheme, tinted with the ink hue. */
export const GRAY: MantineColorsTuple = [
  '#f9fafb',
  '#f3f4f6',
  '#e9ebef',
  '#dde0e4',
  '#caced4',
  '#a0a5ac',
  '#6f757e',
  '#505660',
  '#30363f',
  '#1b1f28',
]

/** Neutrals of the dark scheme, from text (0) down to the deepest ground (9). */
export const DARK_GRAY: MantineColorsTuple = [
  '#e6e8ec',
  '#cdd1d8',
  '#a3a8b1',
  '#818690',
  '#333841',
  '#272b34',
  '#1d2229',
  '#171b22',
  '#0e1218',
  '#07090e',
]

export const RED: MantineColorsTuple = [
  '#fef4f3',
  '#fee7e4',
  '#fecdc7',
  '#fea69d',
  '#f5746b',
  '#de4642',
  '#c72d2e',
  '#a92224',
  '#8a201f',
  '#6a1918',
]

export const GREEN: MantineColorsTuple = [
  '#f0faf3',
  '#e0f2e6',
  '#c3e5ce',
  '#98d0ac',
  '#64b685',
  '#2d9a61',
  '#007d49',
  '#026a3d',
  '#005730',
  '#074326',
]

/** Shade used for filled controls, per colour scheme. */
export const FILLED_SHADE = { light: 7, dark: 6 } as const
