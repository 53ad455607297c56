import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { cookieFor } from '../../faults/rig/cookie-for.ts'
import { styledFilters, svg } from '../../faults/rig/hostile-documents.ts'
import { startTestApp } from '../test-app.ts'
import { fetchFromOutside, type Seen, uploadFromOutside } from './upload-from-outside.ts'

const app = await startTestApp()
const cookie = await cookieFor(app.services.db)
afterAll(() => app.close())

const upload = (name: string, bytes: Uint8Array): Promise<Seen> =>
  uploadFromOutside({ url: app.url, cookie, name, bytes })

const answeredThroughout = ({ health }: Seen) => new Set(health)

test('two hundred bytes of empty comments hold nobody up', async () => {
  const seen = await upload('a.txt', Buffer.from(`${'<!---->'.repeat(28)}x`))
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
  expect(seen.status).toBe(200)
})

test('a drawing that begins thirty thousand declarations and ends none holds nobody up', async () => {
  const storm = '<!DOCTYPE svg '.repeat(30_000)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><desc>${storm}</desc></svg>`
  const seen = await upload('a.svg', Buffer.from(svg))
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
  expect(seen.status).toBeLessThan(500)
})

test('a PDF of nothing but escaped signs holds nobody up', async () => {
  const pdf = Buffer.alloc(40 * 1024 * 1024, '#41')
  pdf.write('%PDF-1.7\n')
  const seen = await upload('a.pdf', pdf)
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
  expect(seen.status).toBe(200)
})

test('a drawing of a few lines that use one another tenfold is refused before it is drawn', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`,
  )
  const bomb = `<defs><path id="l0" d="M0 0h9"/>${levels.join('')}</defs><use href="#l9"/>`
  const seen = await upload('b.svg', svg(Math.random, bomb))
  expect(seen).toMatchObject({ status: 422, code: 'bomb' })
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
})

test('a drawing that would be drawn for minutes ends at its deadline and leaves nothing', async () => {
  const seen = await upload('c.svg', svg(Math.random, styledFilters(20_000)))
  expect(seen).toMatchObject({ status: 422, code: 'check-timeout' })
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
  const files = tablesOf<FileTables>(app.services.db)
  expect(await files.selectFrom('files').where('name', '=', 'c.svg').execute()).toEqual([])
  const next = await upload('d.svg', svg(Math.random, '<path d="M0 0h9"/>'))
  expect(next.status).toBe(200)
})

/** Half of what walking through the picture takes: whoever waits longer waits for that. */
const WALK_MS = 2000

test('a photo of a hundred megabytes of stuffed bytes is cleaned while everyone is answered', async () => {
  const create = { width: 64, height: 48, channels: 3, background: '#a52' } as const
  const exif = { IFD0: { Artist: 'x' } }
  const photo = await sharp({ create }).withExif(exif).jpeg().toBuffer()
  const stuffed = Buffer.alloc(99 * 1024 * 1024, Buffer.from([0xff, 0]))
  const bytes = Buffer.concat([photo.subarray(0, -2), stuffed, photo.subarray(-2)])
  expect((await upload('e.jpg', bytes)).status).toBe(200)
  const files = tablesOf<FileTables>(app.services.db)
  const { id } = await files
    .selectFrom('files')
    .select('id')
    .where('name', '=', 'e.jpg')
    .executeTakeFirstOrThrow()
  const path = `/download/${id}`
  const seen = await fetchFromOutside({ url: app.url, path, patienceMs: WALK_MS })
  expect(seen.status).toBe(200)
  expect(answeredThroughout(seen)).toEqual(new Set([200]))
})
