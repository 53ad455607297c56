import type { Sharp, SharpOptions } from 'sharp'

/** Pixels of one picture; more is refused before anything is decoded. */
export const MOST_PIXELS = 50_000_000
export const MOST_FRAMES = 300
export const MOST_IMAGE_BYTES = 100 * 1024 * 1024
const SECONDS = 30

/** The library is large and most processes serve pages, so it is loaded on first use. */
export async function openSharp(source: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Two pictures are made side by side at most, each on one thread; nothing is kept for later.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options }).timeout({
    seconds: SECONDS,
  })
}
