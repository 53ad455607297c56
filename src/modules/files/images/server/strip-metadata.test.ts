import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const MANY = 100_001
const create = { width: 16, height: 12, channels: 3, background: '#a52' } as const
const exif = { IFD0: { Artist: 'Erika' } }
const JPEG = await sharp({ create }).withExif(exif).jpeg({ progressive: true }).toBuffer()
const PNG = await sharp({ create }).withExif(exif).png().toBuffer()
const WEBP = await sharp({ create }).withExif(exif).webp().toBuffer()

const storm = (part: Buffer, count = MANY) => Buffer.alloc(part.length * count, part)
const bomb = expect.objectContaining({ code: 'bomb' })
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('a picture without its metadata', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('is the same picture: %s', async (type, bytes) => {
    const clean = stripMetadata(bytes, type, 1)
    expect([bytes.includes('Erika'), clean.includes('Erika')]).toEqual([true, false])
    expect(await pixels(clean)).toEqual(await pixels(bytes))
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
  })

  test('ends at its end mark, whatever a phone appended', () => {
    const clean = stripMetadata(JPEG, 'image/jpeg', 1)
    const appended = Buffer.concat([JPEG, Buffer.from('film with a place')])
    expect(stripMetadata(appended, 'image/jpeg', 1)).toEqual(clean)
  })

  test('keeps stuffed, filled and restarted data up to its end mark', () => {
    const data = Buffer.from([0xff, 0, 1, 0xff, 0xff, 0, 0xff, 0xd3, 2, 0xff])
    const whole = Buffer.concat([JPEG.subarray(0, -2), data, Buffer.from([0xff, 0xd9])])
    const clean = stripMetadata(Buffer.concat([whole, data]), 'image/jpeg', 1)
    expect(clean.subarray(-12)).toEqual(whole.subarray(-12))
  })

  test('may end without any mark', () => {
    const cut = JPEG.subarray(0, -2)
    expect(stripMetadata(cut, 'image/jpeg', 1).at(-1)).toBe(cut.at(-1))
    expect(stripMetadata(Buffer.concat([cut, Buffer.from([0xff])]), 'image/jpeg', 1).at(-1)).toBe(
      0xff,
    )
  })
})

describe('more parts than any camera writes are refused, kept or not', () => {
  test.each([
    ['comments of a JPEG', 'image/jpeg', JPEG, 2, Buffer.from([0xff, 0xfe, 0, 2])],
    ['tables of a JPEG', 'image/jpeg', JPEG, 2, Buffer.from([0xff, 0xdb, 0, 2])],
    ['tables between the scans of a JPEG', 'image/jpeg', JPEG, -2, Buffer.from([0xff, 0xdb, 0, 2])],
    ['texts of a PNG', 'image/png', PNG, 8, Buffer.from('\0\0\0\0tEXt\0\0\0\0')],
    ['unknown parts of a PNG', 'image/png', PNG, 8, Buffer.from('\0\0\0\0abCd\0\0\0\0')],
    ['metadata of a WebP', 'image/webp', WEBP, 12, Buffer.from('EXIF\0\0\0\0')],
    ['unknown parts of a WebP', 'image/webp', WEBP, 12, Buffer.from('abcd\0\0\0\0')],
  ] as const)('%s', (...[, type, bytes, at, part]) => {
    const laden = (count: number) =>
      Buffer.concat([bytes.subarray(0, at), storm(part, count), bytes.subarray(at)])
    expect(() => stripMetadata(laden(MANY), type, 1)).toThrow(bomb)
    expect(() => stripMetadata(laden(1000), type, 1)).not.toThrow()
  })
})
