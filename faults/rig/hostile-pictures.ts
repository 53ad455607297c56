import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { HEIC } from '#modules/files/images/server/test-heic.ts'
import { gifOfFrames, hugePng } from '#modules/files/uploads/server/test-bombs.ts'
import { type Maker, mark, type Random, some } from './hostile-documents.ts'

const make = { width: 64, height: 48, channels: 3, background: '#a52' } as const
const PNG = await sharp({ create: make }).png().toBuffer()
const WEBP = await sharp({ create: make }).webp().toBuffer()
const AVIF = await sharp({ create: make }).avif({ effort: 0 }).toBuffer()

const JPEG = await sharp({ create: make })
  .withExif({ IFD0: { Artist: 'x' } })
  .jpeg()
  .toBuffer()

/** Some bytes behind the end, so that each is a content of its own. */
const own = (random: Random, bytes: Buffer) => Buffer.concat([bytes, Buffer.from(mark(random))])

export const jpegs: readonly Maker[] = [
  (random) => own(random, stuffed(-2, Buffer.from([0xff, 0]), some(random, 1000, 8_000_000))),
  (random) => own(random, stuffed(2, Buffer.from([0xff, 0xfe, 0, 2]), some(random, 100, 200_000))),
  (random) => own(random, stuffed(-2, Buffer.from([0xff, 0xdb, 0, 2]), some(random, 9, 200_000))),
  (random) => own(random, stuffed(2, Buffer.from([0xff]), some(random, 1000, 8_000_000))),
  (random) => JPEG.subarray(0, 4 + Math.floor(random() * (JPEG.length - 4))),
  (random) => damaged(random, JPEG, 40),
]

/** A photo with so many of these at a place, counted from its end where it is below zero. */
function stuffed(at: number, part: Buffer, count: number): Buffer {
  const storm = Buffer.alloc(part.length * count, part)
  return Buffer.concat([JPEG.subarray(0, at), storm, JPEG.subarray(at)])
}

export const pngs: readonly Maker[] = [
  (random) => own(random, hugePng(some(random, 8000, 20_000), some(random, 8000, 20_000))),
  (random) => own(random, withHeader(random)),
  (random) =>
    own(
      random,
      withChunks(() => chunk('abCd', Buffer.alloc(4)), some(random, 100, 200_000)),
    ),
  (random) =>
    own(
      random,
      withChunks(() => chunk('tEXt', Buffer.from('a\0b')), some(random, 100, 200_000)),
    ),
  (random) =>
    own(
      random,
      withChunks(() => chunk('IDAT', Buffer.alloc(0)), some(random, 100, 200_000)),
    ),
  (random) => PNG.subarray(0, 8 + Math.floor(random() * (PNG.length - 8))),
  (random) => damaged(random, PNG, 40),
]

export const gifs: readonly Maker[] = [
  (random) => own(random, gifOfFrames(some(random, 301, 60_000))),
  (random) => own(random, gifOfFrames(some(random, 10, 300))),
  (random) => {
    const wide = Buffer.from(gifOfFrames(some(random, 2, 250)))
    wide.writeUInt16LE(some(random, 5000, 65_535), 6)
    wide.writeUInt16LE(some(random, 5000, 65_535), 8)
    return own(random, wide)
  },
  (random) => {
    const comment = Buffer.from('!\xfe\x01a\0', 'latin1')
    const gif = gifOfFrames(1)
    const storm = Buffer.alloc(some(random, 500, 2_000_000), comment)
    return own(random, Buffer.concat([gif.subarray(0, 19), storm, gif.subarray(19)]))
  },
  (random) => damaged(random, gifOfFrames(20), 20),
]

export const webps: readonly Maker[] = [
  (random) => WEBP.subarray(0, 12 + Math.floor(random() * (WEBP.length - 12))),
  (random) => giant(random, WEBP, { at: 16, isLittle: true }),
  (random) => damaged(random, WEBP, 20),
  (random) => {
    const storm = Buffer.alloc(
      some(random, 100, 1_000_000),
      Buffer.from('EXIF\x02\0\0\0ab', 'latin1'),
    )
    return own(random, riff(Buffer.concat([WEBP.subarray(12), storm])))
  },
  (random) => {
    const header = Buffer.from('VP8X\x0a\0\0\0\x02\0\0\0\xff\x3f\0\xff\x3f\0', 'latin1')
    const frame = Buffer.from('ANMF\x10\0\0\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0\x01\0\0\0', 'latin1')
    const frames = Buffer.alloc(frame.length * some(random, 2, 20_000), frame)
    return own(random, riff(Buffer.concat([header, frames])))
  },
]

export const avifs: readonly Maker[] = boxed(AVIF)
export const heics: readonly Maker[] = boxed(HEIC)

/** Pictures that are boxes in boxes, each of which says how long it is. */
function boxed(whole: Buffer): Maker[] {
  const meta = whole.indexOf('meta') - 4
  return [
    (random) => whole.subarray(0, 32 + Math.floor(random() * (whole.length - 32))),
    (random) => giant(random, whole, { at: meta }),
    (random) => giant(random, whole, { at: whole.indexOf('iloc') - 4 }),
    (random) => giant(random, whole, { at: whole.indexOf('iinf') - 4 }),
    (random) => giant(random, whole, { at: whole.indexOf('ispe') + 8 }),
    (random) => giant(random, whole, { at: whole.indexOf('ispe') + 12 }),
    (random) => damaged(random, whole, 32),
    (random) => {
      const depth = some(random, 100, 20_000)
      const nested = Buffer.alloc(depth * 8)
      for (let n = 0; n < depth; n += 1) {
        nested.writeUInt32BE((depth - n) * 8, n * 8)
        nested.write('meta', n * 8 + 4)
      }
      return own(random, Buffer.concat([whole.subarray(0, meta), nested, whole.subarray(meta)]))
    },
    (random) => {
      const storm = Buffer.alloc(
        some(random, 100, 800_000),
        Buffer.from('\0\0\0\x08free', 'latin1'),
      )
      return own(random, Buffer.concat([whole.subarray(0, meta), storm, whole.subarray(meta)]))
    },
  ]
}

function giant(
  random: Random,
  whole: Buffer,
  { at, isLittle = false }: { at: number; isLittle?: boolean },
) {
  const bytes = Buffer.from(whole)
  const size = Math.floor(random() * 0xffff_ffff)
  if (isLittle) bytes.writeUInt32LE(size, at)
  else bytes.writeUInt32BE(size, at)
  return own(random, bytes)
}

/** Some bytes behind the head are others. */
function damaged(random: Random, whole: Buffer, head: number): Buffer {
  const bytes = Buffer.from(whole)
  for (let n = 0; n < 8; n += 1)
    bytes[head + Math.floor(random() * (bytes.length - head))] = Math.floor(random() * 256)
  return own(random, bytes)
}

function riff(body: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** A header that promises anything, over the pixels of another picture. */
function withHeader(random: Random): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(some(random, 1, 0x7fff_ffff), 0)
  header.writeUInt32BE(some(random, 1, 0x7fff_ffff), 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([PNG.subarray(0, 8), chunk('IHDR', header), PNG.subarray(33)])
}

function withChunks(one: () => Buffer, count: number): Buffer {
  const bytes = one()
  const storm = Buffer.alloc(bytes.length * count, bytes)
  return Buffer.concat([PNG.subarray(0, 33), storm, PNG.subarray(33)])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
