import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { bytesAt, jpeg, ROOT, send, startFilesApp } from '../../server/test-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'kontor-files-s3-'))
const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'kontor' }] })
await s3.configureBuckets()
const server = createServer(s3.callback())
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const env = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'kontor',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
}
const setup = await startFilesApp({ env })
const { admin, app, keep } = setup
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await rm(directory, { recursive: true, force: true })
})

test('a bucket keeps originals and forms like a folder does', async () => {
  const bytes = await jpeg(900, 500)
  const file = await keep({ name: 'a.jpg', bytes })
  expect((await bytesAt(`${app.url}/download/${file._id}`)).bytes.equals(bytes)).toBe(true)
  const { gridref = '', type } = file.gridrefs_ng[1] ?? {}
  const form = await bytesAt(`${app.url}/download/${file._id}/${gridref}`)
  expect(form).toMatchObject({ status: 200, headers: { 'content-type': type } })
  const rows = await setup.db.selectFrom('file_blobs').select(['key', 'size']).execute()
  expect(rows).toHaveLength(2)
  for (const { key, size } of rows) expect(await app.services.storage.size(key)).toBe(size)
})

test('a large file passes in parts, and a refused one leaves nothing there', async () => {
  const large = Buffer.alloc(12 * 1024 * 1024, 'kontor ')
  const file = await keep({ name: 'gross.txt', bytes: large })
  expect((await bytesAt(`${app.url}/download/${file._id}`)).bytes.equals(large)).toBe(true)
  const before = await setup.db.selectFrom('file_blobs').select('key').execute()
  expect((await send(admin, [{ name: 'noch einmal.txt', bytes: large }])).json.code).toBe('C1')
  expect(await setup.db.selectFrom('file_blobs').select('key').execute()).toEqual(before)
  expect((await admin.remove(`${ROOT}/${file._id}`)).status).toBe(200)
})
