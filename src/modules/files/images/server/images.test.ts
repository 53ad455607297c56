import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  bytesAt,
  configure,
  jpeg,
  picture,
  png,
  ROOT,
  startFilesApp,
} from '../../server/test-files.ts'
import { readBytes } from '../../storage/server/read-bytes.ts'
import { isImageName, pickPicture } from '../image-address.ts'
import { HEIC } from './test-heic.ts'

const setup = await startFilesApp()
const { admin, app, keep, read, db, scope } = setup
afterAll(() => app.close())

const at = (id: string, gridref: string) => bytesAt(`${app.url}/download/${id}/${gridref}`)

/** Colours in the middle of the four corners, as letters: r or b. */
async function corners(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number) => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return (data[place] ?? 0) > 100 ? 'r' : 'b'
  }
  return colour(0.1, 0.1) + colour(0.9, 0.1) + colour(0.1, 0.9) + colour(0.9, 0.9)
}

describe('forms of a picture', () => {
  test('come in every width of the ladder it reaches and in its own, narrowest first', async () => {
    const file = await keep({ name: 'a.jpg', bytes: await jpeg(1000, 600) })
    expect(file.gridrefs.map(({ res, type }) => [res.w, res.h, type])).toEqual([
      [320, 192, 'image/jpeg'],
      [480, 288, 'image/jpeg'],
      [640, 384, 'image/jpeg'],
      [800, 480, 'image/jpeg'],
      [1000, 600, 'image/jpeg'],
    ])
    expect(file.gridrefs_ng.map(({ res, type }) => `${res.w} ${type}`)).toEqual(
      [320, 480, 640, 800, 1000].flatMap((w) => [`${w} image/avif`, `${w} image/webp`]),
    )
  })

  test('are what their entry says, and may be kept for ever', async () => {
    const file = await keep({ name: 'b.png', bytes: await png(500, 300) })
    for (const { gridref, res, type } of [...file.gridrefs, ...file.gridrefs_ng]) {
      const { status, headers, bytes } = await at(file._id, gridref)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': expect.stringMatching(/^inline; /),
      })
      expect(await sharp(bytes).metadata()).toMatchObject({ width: res.w, height: res.h })
    }
  })

  test('of a phone are made from what was decoded, and the original is kept as it came', async () => {
    const file = await keep({ name: 'handy.heic', bytes: HEIC })
    expect([file.type, file.res, file.size]).toEqual(['image/heic', { w: 64, h: 48 }, HEIC.length])
    const [form] = file.gridrefs
    const { headers, bytes } = await at(file._id, form?.gridref ?? '')
    expect(headers['content-type']).toBe('image/jpeg')
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 40))).toEqual([5, 3, 1])
    const blob = await db
      .selectFrom('files')
      .select('blob_key')
      .where('id', '=', file._id)
      .execute()
    expect(await readBytes(scope.storage, blob[0]?.blob_key ?? '')).toEqual(HEIC)
  })

  test('of a picture with transparency keep it', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const make = { width: 400, height: 400, channels: 4 as const, background: clear }
    const file = await keep({
      name: 'c.png',
      bytes: await sharp({ create: make }).png().toBuffer(),
    })
    expect(new Set(file.gridrefs.map(({ type }) => type))).toEqual(new Set(['image/png']))
    for (const { gridref } of [...file.gridrefs.slice(0, 1), ...file.gridrefs_ng.slice(0, 2)]) {
      expect((await sharp((await at(file._id, gridref)).bytes).stats()).isOpaque).toBe(false)
    }
  })

  test('of a small film move', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = [await frame('#f00'), await frame('#0f0'), await frame('#00f')]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const file = await keep({ name: 'film.gif', bytes: gif })
    expect(file).toMatchObject({ res: { w: 40, h: 30 } })
    for (const { gridref } of [...file.gridrefs, ...file.gridrefs_ng]) {
      expect((await sharp((await at(file._id, gridref)).bytes).metadata()).pages).toBe(3)
    }
  })

  test('asked for by twenty at once are made once', async () => {
    const file = await keep({ name: 'd.jpg', bytes: await jpeg(1500, 1000) })
    const gridref = file.gridrefs_ng.at(-2)?.gridref ?? ''
    const answers = await Promise.all(Array.from({ length: 20 }, () => at(file._id, gridref)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const blobs = await db
      .selectFrom('file_blobs')
      .select('key')
      .where('key', 'like', 'files/derived/%')
      .execute()
    const rows = await db.selectFrom('file_derivatives').select('gridref').execute()
    expect(blobs).toHaveLength(rows.length)
    expect(rows.filter((row) => row.gridref === gridref)).toHaveLength(1)
  })

  test('tell nothing of where and with what a photo was taken; nor does the public original', async () => {
    const secret = {
      IFD0: { Make: 'Geheim', Artist: 'Erika' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1' },
    }
    const bytes = await picture(900, 700)
      .withExif(secret)
      .withMetadata({ orientation: 6, exif: secret })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const file = await keep({ name: 'e.jpg', bytes })
    expect(file.res).toEqual({ w: 700, h: 900 })
    const whole = await bytesAt(`${app.url}/download/${file._id}`)
    const forms = [...file.gridrefs.slice(0, 1), ...file.gridrefs_ng.slice(0, 2)]
    for (const { gridref } of forms)
      expect((await at(file._id, gridref)).bytes.includes('Geheim')).toBe(false)
    expect(whole.bytes.includes('Geheim') || whole.bytes.includes('Erika')).toBe(false)
    expect((await sharp(whole.bytes).metadata()).orientation).toBe(6)
    const pixels = (from: Buffer) => sharp(from).raw().toBuffer()
    expect((await pixels(whole.bytes)).equals(await pixels(bytes))).toBe(true)
    const staff = await admin.raw(`/download/${file._id}?original=true`, {})
    expect(staff.status).toBe(200)
    expect(Number(staff.headers.get('content-length'))).toBe(bytes.length)
    expect((await app.guest.get(`/download/${file._id}?original=true`)).status).toBe(404)
  })

  test('are asked for anew each time while the setting says so', async () => {
    const file = await keep({ name: 'f.png', bytes: await png(340, 300) })
    const gridref = file.gridrefs[0]?.gridref ?? ''
    await configure(admin, 'components.images', { force_disable_cache: true })
    expect((await at(file._id, gridref)).headers['cache-control']).toBe('no-store')
    await configure(admin, 'components.images', { force_disable_cache: false })
    expect((await at(file._id, gridref)).headers['cache-control']).toContain('immutable')
  })
})

describe('a recipe', () => {
  const crop = (file: { _id: string; version: number }, area: object | null) =>
    admin.post('/api/v0/crop/', { _id: file._id, version: file.version, crop: area })
  const rotate = (file: { _id: string; version: number }, angle: number) =>
    admin.post('/api/v0/rotate/', { _id: file._id, version: file.version, rotate: angle })

  test('turns and cuts what is shown, and the original keeps every byte', async () => {
    const bytes = await jpeg(1000, 600)
    const file = await keep({ name: 'g.jpg', bytes })
    const shown = async () => {
      const now = await read(file._id)
      const form = now.gridrefs[0]
      return {
        size: now.res,
        corners: await corners((await at(file._id, form?.gridref ?? '')).bytes),
      }
    }
    expect(await shown()).toEqual({ size: { w: 1000, h: 600 }, corners: 'rbrb' })
    await rotate(await read(file._id), 90)
    expect(await shown()).toEqual({ size: { w: 600, h: 1000 }, corners: 'rrbb' })
    await crop(await read(file._id), { x: 0, y: 0, width: 600, height: 400 })
    expect(await shown()).toEqual({ size: { w: 600, h: 400 }, corners: 'rrrr' })
    await rotate(await read(file._id), 180)
    expect(await shown()).toEqual({ size: { w: 400, h: 600 }, corners: 'rrrr' })
    await crop(await read(file._id), null)
    expect(await shown()).toEqual({ size: { w: 1000, h: 600 }, corners: 'brbr' })
    await rotate(await read(file._id), 270)
    expect(await shown()).toEqual({ size: { w: 600, h: 1000 }, corners: 'bbrr' })
    const { version } = await read(file._id)
    await admin.post(`${ROOT}/${file._id}/reset`, { version })
    expect(await shown()).toEqual({ size: { w: 1000, h: 600 }, corners: 'rbrb' })
    expect(await read(file._id)).toMatchObject({ gridref: file.gridref, size: bytes.length })
    expect((await at(file._id, file.gridref)).bytes.equals(bytes)).toBe(true)
  })

  test('gives the picture new addresses, and pages still open find the old ones', async () => {
    const file = await keep({ name: 'h.jpg', bytes: await jpeg(700, 500) })
    const [first, second] = file.gridrefs
    expect((await at(file._id, first?.gridref ?? '')).status).toBe(200)
    await rotate(file, 90)
    expect((await read(file._id)).gridrefs.map(({ gridref }) => gridref)).not.toContain(
      first?.gridref,
    )
    expect((await at(file._id, first?.gridref ?? '')).status).toBe(200)
    expect((await at(file._id, second?.gridref ?? '')).status).toBe(404)
  })

  test('outside the picture, of a text, or by a stale hand is refused', async () => {
    const file = await keep({ name: 'i.jpg', bytes: await jpeg(300, 200) })
    const text = await keep({ name: 'i.txt', bytes: 'kein Bild' })
    expect((await crop(file, { x: 250, y: 0, width: 51, height: 10 })).json.code).toBe('outside')
    expect((await crop({ ...file, version: 9 }, null)).json).toMatchObject({
      code: 'stale',
      current: { version: 1 },
    })
    expect((await rotate(text, 90)).json.code).toBe('no-picture')
    expect((await rotate(file, 45)).status).toBe(400)
  })
})

describe('what old callers show', () => {
  const offered = (...sizes: [number, number][]) => sizes.map(([w, h]) => ({ res: { w, h } }))

  test('is the narrowest picture of at least 800 × 1024, else the widest', () => {
    expect(pickPicture(offered([320, 480], [1024, 1536], [800, 1200], [1600, 2400]))?.res.w).toBe(
      800,
    )
    expect(pickPicture(offered([320, 240], [1600, 900], [800, 600]))?.res.w).toBe(1600)
    expect(pickPicture([])).toBeUndefined()
  })

  test.each([
    ['a.JPG', true],
    ['a.jpeg', true],
    ['a.gif', true],
    ['a.png', true],
    ['a.svg', true],
    ['a.webp', false],
    ['jpg', false],
    ['a.jpg.exe', false],
  ])('%s: a picture? %s', (name, is) => {
    expect(isImageName(name)).toBe(is)
  })
})
