import { afterAll, expect, test } from 'vitest'
import { cookieFor } from '../../faults/rig/cookie-for.ts'
import { startTestApp } from '../test-app.ts'
import { type Seen, uploadFromOutside } from './upload-from-outside.ts'

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

test('a drawing that begins a thousand declarations and ends none holds nobody up', async () => {
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
