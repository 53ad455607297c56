import { fileFailures } from '../../errors.ts'
import { MOST_PIXELS } from './open-sharp.ts'

/** The pixels of a HEIC picture as a JPEG of the best quality, from which all else is made. */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await pixelsOf(bytes)
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function pixelsOf(bytes: Buffer) {
  const { default: heic } = await import('heic-decode')
  const pictures = await heic.all({ buffer: bytes })
  try {
    const [picture] = pictures
    if (!picture) throw fileFailures.unreadable()
    if (picture.width * picture.height > MOST_PIXELS) throw fileFailures.tooManyPixels()
    return await picture.decode()
  } finally {
    pictures.dispose()
  }
}
