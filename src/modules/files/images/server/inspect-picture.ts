import type { Metadata } from 'sharp'
import { fileFailures } from '../../errors.ts'
import { MOST_FRAMES, MOST_PIXELS, openSharp } from './open-sharp.ts'
import { hasStrippable } from './strip-metadata.ts'

export type Inspected = {
  width: number | null
  height: number | null
  frames: number
  has_alpha: boolean
  has_metadata: boolean
  preview: string
}

export const NOTHING_TO_SEE: Inspected = {
  width: null,
  height: null,
  frames: 1,
  has_alpha: false,
  has_metadata: false,
  preview: '',
}

const PREVIEW_WIDTH = 16

/** Reads the header and refuses what is too large; only then one small preview is decoded. */
export async function inspectPicture(bytes: Buffer, type: string): Promise<Inspected> {
  const metadata = await readHeader(bytes)
  const { width, height } = metadata.autoOrient
  const frames = metadata.pages ?? 1
  if (width * height > MOST_PIXELS || frames > MOST_FRAMES) throw fileFailures.tooManyPixels()
  return {
    width,
    height,
    frames,
    has_alpha: metadata.hasAlpha,
    has_metadata: carriesMetadata(metadata) || hasStrippable(bytes, type),
    preview: await previewOf(bytes, metadata.hasAlpha),
  }
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    const picture = await openSharp(bytes, { limitInputPixels: false })
    const metadata = await picture.metadata()
    // Of a film the height is that of all frames; one is meant.
    const height = metadata.pageHeight ?? metadata.autoOrient.height
    return { ...metadata, autoOrient: { ...metadata.autoOrient, height } }
  } catch {
    throw fileFailures.unreadable()
  }
}

function carriesMetadata({ exif, xmp, iptc, comments }: Metadata): boolean {
  return Boolean(exif || xmp || iptc || comments?.length)
}

/** A damaged picture shows here, before anyone relies on it. */
async function previewOf(bytes: Buffer, hasAlpha: boolean): Promise<string> {
  try {
    const picture = await openSharp(bytes)
    const small = picture.autoOrient().resize({ width: PREVIEW_WIDTH })
    const webp = await small.webp({ quality: hasAlpha ? 60 : 40, effort: 4 }).toBuffer()
    return `data:image/webp;base64,${webp.toString('base64')}`
  } catch {
    throw fileFailures.unreadable()
  }
}
