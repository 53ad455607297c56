/** A colour as people think of it: how light, how strong, which hue. */
export type Oklch = { l: number; c: number; h: number }

type Rgb = readonly [number, number, number]

const PARTS = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

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
  const channels = linearRgb(colour).map((channel) => Math.round(gamma(clip(channel)) * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Undefined for what is no colour: three or six hex digits, with or without the mark. */
export function fromHex(text: string): Oklch | undefined {
  const digits = HEX.exec(text.trim())?.[1]
  if (!digits) return undefined
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => ungamma(Number.parseInt(whole.slice(at, at + 2), 16) / 255)
  return fromLinear([channel(0), channel(2), channel(4)])
}

/** OKLCH → linear sRGB → relative luminance, as the contrast formula wants it. */
export function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour)
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue)
}

function linearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function fromLinear([red, green, blue]: Rgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const c = Math.hypot(a, b)
  // A grey has no hue; whatever the rounding makes of it would jump about.
  if (c < 0.0004) return { l: clip(l), c: 0, h: 0 }
  return { l: clip(l), c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function gamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
}

function ungamma(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fixed(value: number, most: number): number {
  return Number(Math.min(most, Math.max(0, value)).toFixed(4))
}
