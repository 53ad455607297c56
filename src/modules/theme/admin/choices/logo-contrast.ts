import type { Theme } from '../../config.ts'
import { luminance, readOklch, writeOklch } from '../../oklch.ts'
import { SCHEMES, type Scheme } from '../../tokens.ts'

/** Pictures and signs on their ground: WCAG 2.2, 1.4.11. */
const ENOUGH = 3
/** So much of a logo has to stand out, or it is not seen as a whole. */
const SHARE = 0.25
const SIDE = 64
const NIGHT = 0.37
/** What is fainter than this is no ink. */
const OPAQUE = 96

type Ground = Pick<Theme, Scheme | 'template'>

/** In which colours of the website a logo would hardly be seen in the header. */
export function faintIn(inks: readonly number[], theme: Ground): Scheme[] {
  if (inks.length === 0) return []
  return SCHEMES.filter((scheme) => {
    const ground = luminance(readOklch(groundOf(theme, scheme)))
    const seen = inks.filter((ink) => contrastOf(ink, ground) >= ENOUGH).length
    return seen / inks.length < SHARE
  })
}

/** What the header is drawn on; the club's bar has its colour, at night a deeper one (`base.css`). */
function groundOf(theme: Ground, scheme: Scheme): string {
  const { accent, surface } = theme[scheme]
  if (theme.template !== 'vereinsheim') return surface
  return scheme === 'light' ? accent : writeOklch({ ...readOklch(accent), l: NIGHT })
}

/** How light each opaque place of a picture is; nothing where the browser lets nobody look. */
export async function inksOf(src: string): Promise<number[]> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
  } catch {
    // A picture that cannot be drawn here is judged by nobody.
    return []
  }
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return []
  pen.drawImage(image, 0, 0, SIDE, SIDE)
  return inksIn(pen.getImageData(0, 0, SIDE, SIDE).data)
}

function inksIn(pixels: Uint8ClampedArray): number[] {
  const inks: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    inks.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
  }
  return inks
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
