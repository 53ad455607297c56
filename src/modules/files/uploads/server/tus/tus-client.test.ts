import { Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { bytesAt, jpeg, startFilesApp } from '../../../server/test-files.ts'
import { TUS_PATH } from '../../tus.calls.ts'
import { Verdict } from '../../upload.calls.ts'

/** The client most websites use, as it comes: it must find nothing here that the protocol does not say. */
const { admin, app } = await startFilesApp()
afterAll(() => app.close())

const who = { userId: admin.userId, isStaff: true, limited: null, ip: '127.0.0.1', agent: 'test' }
const cookie = `kontor_session=${await createSession(app.services.db, who)}`

type Seen = { method: string; status: number; tus: string | undefined }

/** One upload from its start to its end, with every answer it got. */
function run(bytes: Buffer, options: Partial<UploadOptions> = {}) {
  const seen: Seen[] = []
  const ended = Promise.withResolvers<Upload>()
  const upload = new Upload(bytes, {
    endpoint: `${app.url}${TUS_PATH}`,
    chunkSize: 5000,
    retryDelays: null,
    headers: { cookie, origin: app.url },
    metadata: { filename: 'Bild.jpg', folder: 'Fotos' },
    onAfterResponse: (request, response) => {
      const [method, status] = [request.getMethod(), response.getStatus()]
      seen.push({ method, status, tus: response.getHeader('Tus-Resumable') })
    },
    onSuccess: () => ended.resolve(upload),
    onError: (error) => ended.reject(error),
    ...options,
  })
  return { upload, seen, ended: ended.promise }
}

async function verdictAt(url: string | null) {
  const answer = await admin.get(new URL(url ?? '').pathname)
  return answer.parse(z.object({ verdict: Verdict })).verdict
}

test('its pieces become one file; every answer names the protocol, a piece is answered 204', async () => {
  const bytes = await jpeg(900, 700)
  const { upload, seen, ended } = run(bytes)
  upload.start()
  await ended
  const pieces = Math.ceil(bytes.length / 5000)
  expect(seen).toEqual([
    { method: 'POST', status: 201, tus: '1.0.0' },
    ...Array.from({ length: pieces }, () => ({ method: 'PATCH', status: 204, tus: '1.0.0' })),
  ])
  const { result, file } = await verdictAt(upload.url)
  expect([result, file?.folder]).toEqual(['stored', 'Fotos'])
  expect((await bytesAt(`${app.url}/download/${file?._id}`)).bytes.equals(bytes)).toBe(true)
})

test('it goes on where it stopped, and with what was complete it is done at once', async () => {
  const bytes = await jpeg(910, 700)
  const first = run(bytes, { onChunkComplete: () => void first.upload.abort() })
  first.upload.start()
  await expect.poll(() => first.seen.length).toBeGreaterThanOrEqual(2)
  await first.upload.abort()
  const uploadUrl = first.upload.url
  const second = run(bytes, { uploadUrl })
  second.upload.start()
  await second.ended
  expect(second.seen[0]).toEqual({ method: 'HEAD', status: 200, tus: '1.0.0' })
  expect((await verdictAt(uploadUrl)).result).toBe('stored')
  const third = run(bytes, { uploadUrl })
  third.upload.start()
  await third.ended
  expect(third.seen).toEqual([{ method: 'HEAD', status: 200, tus: '1.0.0' }])
})

test('it gives an upload up, and refusals name the protocol too', async () => {
  const given = run(await jpeg(920, 700), { onChunkComplete: () => void given.upload.abort() })
  given.upload.start()
  await expect.poll(() => given.seen.length).toBeGreaterThanOrEqual(2)
  await given.upload.abort()
  const { url } = given.upload
  await Upload.terminate(url ?? '', { headers: { cookie, origin: app.url }, retryDelays: null })
  expect((await admin.get(new URL(url ?? '').pathname)).status).toBe(404)
  const stranger = run(Buffer.from('x'), { headers: { origin: app.url } })
  stranger.upload.start()
  await expect(stranger.ended).rejects.toThrow('response code: 401')
  expect(stranger.seen).toEqual([{ method: 'POST', status: 401, tus: '1.0.0' }])
})

test('whoever asks is told what uploads can do here', async () => {
  const { status, headers } = await app.guest.raw(TUS_PATH, { method: 'OPTIONS' })
  expect(status).toBe(204)
  expect(headers.get('tus-resumable')).toBe('1.0.0')
  expect(headers.get('tus-version')).toBe('1.0.0')
  expect(headers.get('tus-extension')).toBe('creation,termination,expiration')
  expect(Number(headers.get('tus-max-size'))).toBeGreaterThan(1_000_000)
})
