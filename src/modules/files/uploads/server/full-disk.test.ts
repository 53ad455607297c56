import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { diskFull } from '#platform/storage/storage.ts'
import { bytesAt, send, startFilesApp } from '../../server/test-files.ts'

const run = promisify(execFile)
const MB = 1024 * 1024

/** A disk of four megabytes where this may be mounted; elsewhere the storage says that it is full. */
const folder = await mkdtemp(join(tmpdir(), 'kontor-small-disk-'))
const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).then(
  () => true,
  () => false,
)
const setup = await startFilesApp({ env: { KONTOR_DATA_DIR: folder } })
const { app, admin, db } = setup
afterAll(async () => {
  await app.close()
  if (isMounted) await run('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

const text = (size: number, mark: string) => Buffer.alloc(size, `${mark} `)

test('on a full disk an upload is 507, nothing of it stays, and nothing else is lost', async () => {
  const kept = await setup.keep({ name: 'klein.txt', bytes: text(MB, 'bleibt') })
  const before = await db.selectFrom('file_blobs').select('key').orderBy('key').execute()
  if (!isMounted) {
    vi.spyOn(app.services.storage, 'put').mockRejectedValueOnce(diskFull())
  }
  const refused = await send(admin, [{ name: 'gross.txt', bytes: text(6 * MB, 'zu viel') }])
  expect(refused).toMatchObject({ status: 507, json: { code: 'disk-full' } })
  expect(await db.selectFrom('file_blobs').select('key').orderBy('key').execute()).toEqual(before)
  const found: string[] = []
  for await (const { key } of app.services.storage.list()) found.push(key)
  expect(found).toEqual(before.map(({ key }) => key))
  const still = await bytesAt(`${app.url}/download/${kept._id}`)
  expect(still.bytes.equals(text(MB, 'bleibt'))).toBe(true)
  const next = await setup.keep({ name: 'passt.txt', bytes: text(MB, 'passt noch') })
  expect((await bytesAt(`${app.url}/download/${next._id}`)).status).toBe(200)
})
