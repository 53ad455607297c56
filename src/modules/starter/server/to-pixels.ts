/** Marks are drawn small and shown on dense screens. */
const LEAST_WIDTH = 640
const QUALITY = 88
const CHANNELS = 4
const ALPHA = 3
const HALF = 128

export type Pixels = { bytes: Buffer; ext: 'jpg' | 'webp' }

/**
 * A drawing as pixels, in the size it was drawn: filters are reckoned for each point, and what is
 * out of focus gains nothing from more of them. Vectors of this detail would weigh more. Scenes are
 * JPEG, which is written and read again in a fraction of the time; visitors get smaller formats.
 */
export async function toPixels(svg: string): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  // As the files do it: one thread for each picture, and nothing kept for later.
  sharp.concurrency(1)
  sharp.cache(false)
  const [, width] = /viewBox="0 0 ([\d.]+) [\d.]+"/.exec(svg) ?? []
  const scale = Math.max(1, LEAST_WIDTH / Number(width ?? LEAST_WIDTH))
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  if (!isFilled(data, info.channels))
    return { ext: 'webp', bytes: await drawn.webp({ quality: QUALITY, effort: 1 }).toBuffer() }
  const scene = drawn.removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  return { ext: 'jpg', bytes: await scene.toBuffer() }
}

function isFilled(pixels: Buffer, channels: number): boolean {
  if (channels < CHANNELS) return true
  for (let at = ALPHA; at < pixels.length; at += CHANNELS)
    if ((pixels[at] ?? 0) < HALF) return false
  return true
}
