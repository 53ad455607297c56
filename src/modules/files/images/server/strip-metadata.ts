import { fileFailures } from '../../errors.ts'

/** No camera writes nearly as many, whether they are kept or left out. */
const MOST_PARTS = 100_000

/**
 * The picture's own bytes without place, time, camera and names. Nothing is decoded: whole segments
 * are left out, so the picture stays as sharp as it was. Which way up it is shown is kept.
 */
export function stripMetadata(bytes: Buffer, type: string, orientation: number): Buffer {
  if (type === 'image/jpeg') return stripJpeg(bytes, orientation)
  if (type === 'image/png') return stripPng(bytes)
  if (type === 'image/webp') return stripWebp(bytes)
  return bytes
}

/** Whether there is anything that must not leave the house. */
export function hasStrippable(bytes: Buffer, type: string): boolean {
  return stripMetadata(bytes, type, 1).length !== bytes.length
}

/** Called for every part of a file, kept or not: what is left out costs a look as well. */
function countParts(): () => void {
  let count = 0
  return () => {
    count += 1
    if (count > MOST_PARTS) throw fileFailures.bomb()
  }
}

const START_OF_SCAN = 0xda
const EXIF = 0xe1
const ICC = 0xe2
const ADOBE = 0xee
const COMMENT = 0xfe
const END = 0xd9

function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  const note = countParts()
  if (orientation > 1 && orientation <= 8) kept.push(orientationOnly(orientation))
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) break
    note()
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isNeeded(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  kept.push(withoutTrailer(bytes.subarray(at), note))
  return Buffer.concat(kept)
}

/** Application segments hold metadata, except for JFIF, colour profile and the colour transform. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker === ICC) return content.subarray(0, 11).toString('latin1') === 'ICC_PROFILE'
  if (marker === ADOBE) return true
  return marker < EXIF || marker > 0xef
}

/** Phones append whole films and depth maps, with metadata of their own, behind the end mark. */
function withoutTrailer(scans: Buffer, note: () => void): Buffer {
  let at = 0
  while (at + 1 < scans.length) {
    const marker = scans[at + 1] ?? 0
    if (scans[at] !== 0xff || marker === 0xff) at += 1
    else if (marker === END) return scans.subarray(0, at + 2)
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else {
      note()
      at += 2 + (at + 4 > scans.length ? 0 : scans.readUInt16BE(at + 2))
    }
  }
  return scans
}

/** The smallest EXIF block there is: one entry. */
function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(0x0112, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, EXIF, 0, 0])
  const name = Buffer.from('Exif\0\0', 'latin1')
  head.writeUInt16BE(2 + name.length + tiff.length, 2)
  return Buffer.concat([head, name, tiff])
}

const PNG_METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

function stripPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  const note = countParts()
  for (let at = 8; at + 12 <= bytes.length; ) {
    note()
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!PNG_METADATA.includes(name)) kept.push(bytes.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  return Buffer.concat(kept)
}

const WEBP_METADATA = ['EXIF', 'XMP ']
/** Bits of the extended header that promise EXIF and XMP. */
const PROMISES = 0b0000_1100

function unpromising(header: Buffer): Buffer {
  const changed = Buffer.from(header)
  changed[8] = (changed[8] ?? 0) & ~PROMISES
  return changed
}

function stripWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  const note = countParts()
  for (let at = 12; at + 8 <= bytes.length; ) {
    note()
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const name = bytes.toString('latin1', at, at + 4)
    const chunk = bytes.subarray(at, end)
    if (name === 'VP8X') kept.push(unpromising(chunk))
    else if (!WEBP_METADATA.includes(name)) kept.push(chunk)
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
