import {
  clampRgb,
  convertRgbToLrgb,
  formatHex,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as registerMode,
} from 'culori/fn'

/** A colour as people think of it: how light, how strong, which hue. */
export type Oklch = { l: number; c: number; h: number }

const toRgb = registerMode(modeRgb)
const toOklch = registerMode(modeOklch)

const PARTS = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
/** A grey has no hue; whatever the rounding makes of it would jump about. */
const GREY = 0.0004

/** @example readOklch('oklch(0.5 0.1 30)') // { l: 0.5, c: 0.1, h: 30 } */
export function readOklch(value: string): Oklch {
  const [, l = 0, c = 0, h = 0] = (PARTS.exec(value) ?? []).map(Number)
  return { l, c, h }
}

/** In the strict form the configuration takes. */
export function writeOklch({ l, c, h }: Oklch): string {
  const hue = Number((((h % 360) + 360) % 360).toFixed(1))
  return `oklch(${fixed(l, 1)} ${fixed(c, 0.4)} ${hue})`
}

/** What a screen shows of it, clipped where its strength is beyond one. */
export function toHex(colour: Oklch): string {
  return formatHex(onScreen(colour))
}

/** Undefined for what is no colour: three or six hex digits, with or without the mark. */
export function fromHex(text: string): Oklch | undefined {
  const digits = HEX.exec(text.trim())?.[1]
  const { l, c, h = 0 } = toOklch(digits && parseHex(digits)) ?? {}
  if (l === undefined || c === undefined) return undefined
  return c < GREY ? { l, c: 0, h: 0 } : { l, c, h }
}

/** Relative luminance, as the contrast formula wants it. */
export function luminance(colour: Oklch): number {
  const { r, g, b } = convertRgbToLrgb(onScreen(colour))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function onScreen(colour: Oklch) {
  return clampRgb(toRgb({ mode: 'oklch', ...colour }))
}

function fixed(value: number, most: number): number {
  return Number(Math.min(most, Math.max(0, value)).toFixed(4))
}
